import type { Menus } from '../../menus/menu.ts';
import type { DateCheck } from '../dates/date-checks.ts';
import { staffPaths } from '../staff-paths.ts';

type Code = DateCheck['code'];

/** Where each gap is mended, if not on the page of the date itself, which names all its menus without price or English. */
const screens: Partial<Record<Code, (dateId: string) => string>> = {
  'menu-sold-out': staffPaths.dishes,
  'menu-over': staffPaths.dishes,
  'no-menus': staffPaths.dateMenus,
  'menu-photo': () => staffPaths.menus('?show=no-photo'),
  'menu-category': () => staffPaths.menus(),
  // The area of a date that is there changes by a file only.
  'no-area': staffPaths.importFile,
};

/** URL of the screen where a date's gap is mended, or where all dishes with the same gap are listed. */
export function mendPath(dateId: string, code: Code): string {
  return (screens[code] ?? staffPaths.date)(dateId);
}

/** URL of the screen where a dish's gap on a date is mended; a dish that the catalogue lacks is taken off the date. */
export function dishMendPath(dateId: string, code: Code, menuId: string, menus: Menus): string {
  if (screens[code] === staffPaths.dishes) return staffPaths.dishes(dateId);
  return Object.hasOwn(menus, menuId) ? staffPaths.menu(menuId) : staffPaths.dateMenus(dateId);
}
