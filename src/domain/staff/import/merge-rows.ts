import type { ActiveDate } from '../../dates/active-date.ts';
import { sameValue } from '../../lib/same-value.ts';
import { type AllergenInfo, allergensOf } from '../../menus/allergens.ts';
import { type DietInfo, dietOf } from '../../menus/diet.ts';
import type { Category, Menu } from '../../menus/menu.ts';
import { withoutUndefined } from '../../store/document-write.ts';
import type { CategoryRow, ImportedDate, MenuRow } from './row-schemas.ts';

/** The category to store. A new one may lack required fields. */
export function mergeCategory(row: CategoryRow, known: Category | undefined): Partial<Category> {
  return withFields(known, row);
}

/**
 * The menu to store: `known` with the row's fields; what the row lacks is kept, what is null is removed. A
 * new one may lack required fields.
 */
export function mergeMenu(row: MenuRow, known: Menu | undefined): Partial<Menu> {
  const {
    id: _,
    active,
    photos,
    contains,
    mayContain,
    allergensChecked,
    diet,
    spicy,
    ...fields
  } = row;
  const knownPhoto = (url: string) =>
    known?.photos?.find(({ downloadURL }) => downloadURL === url) ?? { downloadURL: url };
  return withFields<Menu>(known ?? { active: true }, {
    ...fields,
    // A menu is on sale or not: an empty cell changes nothing.
    active: active ?? undefined,
    photos: photos && (photos.length > 0 ? photos.map(knownPhoto) : null),
    allergens: mergeAllergens({ contains, mayContain, checked: allergensChecked }, known),
    diet: mergeDiet({ marks: diet, spicy }, known),
  });
}

/** Fields of a row: undefined changes nothing, null empties. */
type Changes<T> = { [Field in keyof T]?: T[Field] | null | undefined };

/** When the lists of a statement change, somebody must check the recipe again, unless the row says it. */
function mergeAllergens(
  change: Changes<AllergenInfo>,
  known: Menu | undefined,
): AllergenInfo | null | undefined {
  const before = allergensOf(known);
  const parts = withFields<AllergenInfo>(before, change);
  if (isEmpty(change)) return undefined;
  const { contains, mayContain, checked } = parts;
  if ((contains ?? mayContain ?? checked) === undefined) return null;
  const lists = { contains: contains ?? [], mayContain: mayContain ?? [] };
  const isSame =
    sameValue(lists.contains, before?.contains) && sameValue(lists.mayContain, before?.mayContain);
  return { ...lists, checked: (change.checked ?? (isSame && checked)) === true };
}

function mergeDiet(
  change: Changes<DietInfo>,
  known: Menu | undefined,
): DietInfo | null | undefined {
  if (isEmpty(change)) return undefined;
  const { marks, spicy } = withFields<DietInfo>(dietOf(known), change);
  if ((marks ?? spicy) === undefined) return null;
  return { marks: marks ?? [], spicy: spicy ?? 0 };
}

const isEmpty = (change: object) => Object.values(change).every((value) => value === undefined);

function withFields<T extends object>(known: Partial<T> | undefined, changes: Changes<T>) {
  const set = withoutUndefined({ ...known, ...withoutUndefined(changes) });
  return Object.fromEntries(
    Object.entries(set).filter(([, value]) => value !== null),
  ) as Partial<T>;
}

/**
 * The date to store. If it exists already, it keeps the changes that staff have made since: closing (by
 * itself or not), hiding and early sell-outs; and its area and limits unless the row has its own.
 */
export function mergeDate(date: ImportedDate, known: ActiveDate | undefined): ActiveDate {
  const {
    area = known?.area,
    menuLimitForPerson = known?.menuLimitForPerson ?? {},
    menuLimitInAll: inAll = known?.menuLimitInAll ?? {},
    ...row
  } = date;
  const menus = { ...row.menus };
  for (const menuId of Object.keys(menus)) {
    if (known?.menus[menuId] === false) menus[menuId] = false;
  }
  const { orderDone, active, soldOutAtLimit, closesByItself, closedAtCutOff } = known ?? row;
  const { closesByItself: _, ...fields } = row;
  return {
    ...fields,
    ...withoutUndefined({ closesByItself, closedAtCutOff }),
    menus,
    menuLimitForPerson,
    ...(Object.keys(inAll).length > 0 ? { menuLimitInAll: inAll } : {}),
    ...(soldOutAtLimit ? { soldOutAtLimit } : {}),
    orderDone,
    active,
    ...(area ? { area } : {}),
  };
}
