import { parseActiveDates } from '../../dates/active-date.ts';
import { sameValue } from '../../lib/same-value.ts';
import { parseCategories, parseMenus } from '../../menus/menu.ts';
import { stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { CurrentCatalogue, Import } from './check-rows.ts';
import type { CatalogueFields } from './import-action.ts';
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
  const { moved } = present;
  return { categories: after('categories'), menus: after('menus'), dates: after('dates'), moved };
}

/** Reads the three lists of the shop that a file can change, and which of its dates have left theirs. */
export async function readCurrentCatalogue(
  read: ReadDocument,
  dateIds: readonly string[],
): Promise<CurrentCatalogue> {
  const [categories = {}, menus = {}, dates = {}] = await Promise.all([
    read('manages/categories'),
    read('manages/menus'),
    read('dates/activeDates'),
  ]);
  const unlisted = dateIds.filter((id) => !Object.hasOwn(dates, id));
  const years = new Set(unlisted.map((id) => id.slice(0, 4)));
  const ofYears = await Promise.all([...years].map((year) => read(`${stores.dates}/${year}`)));
  return {
    moved: unlisted.filter((id) => ofYears.some((ofYear) => Object.hasOwn(ofYear ?? {}, id))),
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

/** What the action `import` is to store for these effects, and what the shop had of it when they were computed. */
export function importChange(effects: readonly ImportEffect[]): {
  entries: CatalogueFields;
  seen: CatalogueFields;
} {
  const entries: CatalogueFields = {};
  const seen: CatalogueFields = {};
  for (const { kind, id, effect, entry, changes } of effects) {
    if (effect === 'same') continue;
    const values = (side: 'before' | 'after') =>
      Object.fromEntries(changes.map((change) => [change.field, change[side] ?? null]));
    entries[kind] = { ...entries[kind], [id]: effect === 'added' ? entry : values('after') };
    seen[kind] = { ...seen[kind], [id]: effect === 'added' ? null : values('before') };
  }
  return { entries, seen };
}

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
