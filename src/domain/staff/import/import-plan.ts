import { parseActiveDates } from '../../dates/active-date.ts';
import { type ActiveDates, sydneyStamp } from '../../dates/dates.ts';
import { sameValue } from '../../lib/same-value.ts';
import { parseCategories, parseMenus } from '../../menus/menu.ts';
import { type DocumentWrite, setFields } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { compareEntries } from '../dates/catalogue-checks.ts';
import type { StaffActor } from '../staff-log.ts';
import { loggedPlan, refusedPlan, type StaffPlan } from '../staff-plan.ts';
import type { CurrentCatalogue, Import } from './check-rows.ts';
import { keepStaffChanges, keepStatements } from './keep-staff-changes.ts';
import { type RowKind, rowKinds } from './read-rows.ts';

/** What an import does to one entry of the shop. */
export interface ImportEffect {
  kind: RowKind;
  id: string;
  effect: 'added' | 'changed' | 'same';
  /** Fields that change. */
  fields: string[];
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
  return rowKinds.flatMap((kind) => {
    const { added, changed } = compareEntries(next[kind], present[kind]);
    return Object.entries(next[kind]).map(([id, entry]) => ({
      kind,
      id,
      effect: added.includes(id) ? 'added' : changed.includes(id) ? 'changed' : 'same',
      fields: changed.includes(id) ? changedFields(present[kind][id], entry) : [],
    }));
  });
}

/**
 * Writes what a file adds or changes, in one commit, so that a date's menus and its catalogue appear
 * together. `source` names the file in the log; `seen` is the data of the shop that the preview was made
 * from, undefined if there was no preview (the command line).
 */
export async function planImport(
  change: { data: Import; source: string; seen?: CurrentCatalogue },
  read: ReadDocument,
  actor: StaffActor,
): Promise<StaffPlan> {
  const { data, source, seen } = change;
  const present = await readCurrentCatalogue(read);
  const effects = importEffects(data, present);
  if (seen && effects.some(({ kind, id }) => !sameValue(seen[kind][id], present[kind][id]))) {
    return refusedPlan({ code: 'changed-meanwhile', state: '' });
  }
  const moved = effects.filter(({ effect }) => effect !== 'same');
  if (moved.length === 0) return { kind: 'already-done' };
  const subject = moved.map(({ id }) => id).join(', ');
  const entry = { action: 'import' as const, before: '', after: source, subject };
  return loggedPlan(actor, entry, importWrites(entriesToStore(data, present)));
}

function entriesToStore(
  { categories, menus, dates }: Import,
  present: CurrentCatalogue,
): CurrentCatalogue {
  return {
    categories,
    menus: mapValues(menus, (menu, id) => keepStatements(menu, present.menus[id])),
    dates: mapValues(dates, (date, id) => keepStaffChanges(date, present.dates[id])),
  };
}

function importWrites({ categories, menus, dates }: CurrentCatalogue): DocumentWrite[] {
  const years = new Set(Object.values(dates).map((date) => yearOf(date.deliveryDate)));
  const ofYear = (year: string): ActiveDates =>
    Object.fromEntries(Object.entries(dates).filter(([dateId]) => dateId.startsWith(year)));
  return [
    { collection: 'manages', id: 'categories', fields: setFields(categories) },
    { collection: 'manages', id: 'menus', fields: setFields(menus) },
    { collection: 'dates', id: 'activeDates', fields: setFields(dates) },
    ...[...years].map((year) => ({
      collection: 'dates',
      id: year,
      fields: setFields(ofYear(year)),
    })),
  ].filter(({ fields }) => fields.length > 0);
}

const yearOf = (deliveryDate: number) => sydneyStamp(deliveryDate).slice(0, 4);

function changedFields(before: object | undefined, after: object): string[] {
  const old = (before ?? {}) as Record<string, unknown>;
  const next = after as Record<string, unknown>;
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (field) => !sameValue(old[field], next[field]),
  );
}

function mapValues<T, R>(
  entries: Record<string, T>,
  change: (value: T, id: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(entries).map(([id, value]) => [id, change(value, id)]));
}
