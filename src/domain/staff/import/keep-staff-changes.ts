import type { ActiveDate } from '../../dates/dates.ts';
import type { Menu } from '../../menus/menu.ts';
import type { ImportedDate } from './row-schemas.ts';

/**
 * The date to store. If it exists already, it keeps the changes that staff have made since: closing, hiding,
 * early sell-outs, and limits unless the row has its own.
 */
export function keepStaffChanges(date: ImportedDate, known: ActiveDate | undefined): ActiveDate {
  const menuLimitForPerson = date.menuLimitForPerson ?? known?.menuLimitForPerson ?? {};
  if (!known) return { ...date, menuLimitForPerson };
  const menus = { ...date.menus };
  for (const menuId of Object.keys(menus)) {
    if (known.menus[menuId] === false) menus[menuId] = false;
  }
  const { orderDone, active } = known;
  return { ...date, menus, menuLimitForPerson, orderDone, active };
}

/**
 * The menu to store. An existing one keeps its photos and its allergen and diet statements unless the row has
 * its own.
 */
export function keepStatements(menu: Menu, known: Menu | undefined): Menu {
  const { allergens, diet, photos } = known ?? {};
  return {
    ...(allergens ? { allergens } : {}),
    ...(diet ? { diet } : {}),
    ...(photos ? { photos } : {}),
    ...menu,
  };
}
