import { parseActiveDates } from '../../dates/active-date.ts';
import { sameValue } from '../../lib/same-value.ts';
import { parseCategories, parseMenus } from '../../menus/menu.ts';
import { documentBytes } from '../../store/document-size.ts';
import {
  type DocumentWrite,
  setFields,
  stores,
  withoutUndefined,
} from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import type { CurrentCatalogue, Import } from './check-rows.ts';
import { entryWrites, fieldWrites, type ImportRecord } from './import-record.ts';
import { mergeCategory, mergeDate, mergeMenu } from './merge-rows.ts';
import { type RowKind, rowKinds } from './read-rows.ts';

/** What an import does to one entry of the shop. */
export interface ImportEffect {
  kind: RowKind;
  id: string;
  effect: 'added' | 'changed' | 'same';
  /** The entry as it will be stored. */
  entry: Fields;
  changes: FieldChange[];
}

/** A field of an existing entry that changes; `after` is undefined if the file removes it. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

type Fields = Record<string, unknown>;

/** Whether a change removes a value, or all items of a list or map in it: the allergens that a menu contains. */
export function empties({ before, after }: FieldChange): boolean {
  if (after === undefined || (hasItems(before) && !hasItems(after))) return true;
  if (typeof before !== 'object' || before === null) return false;
  return Object.entries(before).some(
    ([part, value]) => hasItems(value) && !hasItems((after as Fields)[part]),
  );
}

const hasItems = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** The lists of the shop after an import. */
export function catalogueAfter(
  effects: readonly ImportEffect[],
  present: CurrentCatalogue,
): CurrentCatalogue {
  const after = (kind: RowKind) => {
    const entries = effects.filter((one) => one.kind === kind).map(({ id, entry }) => [id, entry]);
    return { ...present[kind], ...Object.fromEntries(entries) };
  };
  return { categories: after('categories'), menus: after('menus'), dates: after('dates') };
}

/** Reads the three lists of the shop that a file can change. */
export async function readCurrentCatalogue(read: ReadDocument): Promise<CurrentCatalogue> {
  const [categories = {}, menus = {}, dates = {}] = await Promise.all([
    read('manages/categories'),
    read('manages/menus'),
    read('dates/activeDates'),
  ]);
  return {
    categories: parseCategories(categories),
    menus: parseMenus(menus),
    dates: parseActiveDates(dates),
  };
}

/** What an import would do to each entry. */
export function importEffects(data: Import, present: CurrentCatalogue): ImportEffect[] {
  const next = entriesToStore(data, present);
  return rowKinds.flatMap((kind) =>
    Object.entries(next[kind]).map(([id, entry]) => {
      const known = present[kind][id];
      const changes = known ? fieldChanges({ ...known }, entry) : [];
      const effect = !known ? 'added' : changes.length > 0 ? 'changed' : 'same';
      return { kind, id, effect, entry, changes };
    }),
  );
}

/**
 * Writes what a file adds or changes, in one commit, so that a date's menus and its catalogue appear
 * together, and keeps what it overwrites. `source` names the file; `seen` is the data of the shop that the
 * rows were checked against.
 */
export async function planImport(
  change: { data: Import; source: string; seen: CurrentCatalogue },
  read: ReadDocument,
  actor: StaffActor,
): Promise<StaffPlan> {
  const { data, source, seen } = change;
  const effects = importEffects(data, await readCurrentCatalogue(read));
  const moved = effects.filter(({ effect }) => effect !== 'same');
  if (moved.length === 0) return { kind: 'already-done' };
  if (!sameValue(effects, importEffects(data, seen))) {
    return refusedPlan({ code: 'changed-meanwhile', state: '' });
  }
  const record = importRecord(moved, source, actor);
  if (documentBytes({ ...record }) > maxRecordBytes) {
    return refusedPlan({ code: 'import-too-large' });
  }
  const subject = moved.map(({ id }) => id).join(', ');
  const entry = { action: 'import' as const, before: '', after: source, subject };
  return loggedPlan(actor, entry, [
    ...moved.flatMap(effectWrites),
    { collection: stores.imports, id: actor.entryId, fields: setFields(record) },
  ]);
}

/** Below the limit of a document, which counts its name too. */
const maxRecordBytes = 1_000_000;

function entriesToStore(
  { categories, menus, dates }: Import,
  present: CurrentCatalogue,
): Record<RowKind, Record<string, Fields>> {
  return {
    categories: mapValues(categories, (row, id) => mergeCategory(row, present.categories[id])),
    menus: mapValues(menus, (row, id) => mergeMenu(row, present.menus[id])),
    dates: mapValues(dates, (date, id) => ({ ...mergeDate(date, present.dates[id]) })),
  };
}

function effectWrites({ kind, id, effect, entry, changes }: ImportEffect): DocumentWrite[] {
  if (effect === 'added' || kind === 'dates') return entryWrites(kind, id, entry);
  return [
    fieldWrites(
      kind,
      id,
      changes.map(({ field, after }) => [field, after]),
    ),
  ];
}

function importRecord(
  effects: readonly ImportEffect[],
  source: string,
  actor: StaffActor,
): ImportRecord {
  return {
    at: actor.now,
    actorName: actor.name,
    source,
    changes: effects.map(({ kind, id, effect, entry, changes }) => {
      if (effect === 'added') return { kind, id, before: null, after: entry };
      const values = (side: 'before' | 'after') =>
        withoutUndefined(Object.fromEntries(changes.map((one) => [one.field, one[side]])));
      return { kind, id, before: values('before'), after: values('after') };
    }),
  };
}

function fieldChanges(before: Fields, after: Fields): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !sameValue(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

function mapValues<T, R>(
  entries: Record<string, T>,
  change: (value: T, id: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(entries).map(([id, value]) => [id, change(value, id)]));
}
