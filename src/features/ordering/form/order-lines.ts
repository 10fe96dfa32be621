import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { type Cents, toCents } from '../../../domain/lib/money.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { lineTitle, type Order } from '../../../domain/order/order.ts';
import { sells } from '../../../domain/order/plan/order-problems.ts';

/** One line of an order form. */
export interface FormLine {
  menuKey: string;
  title: string;
  /** Price of one piece. */
  price: Cents;
  /** Quantity in the new order. */
  q: number;
  /** Quantity in the existing order. */
  was: number;
  /** The date sells it now; a menu that is not on sale can only be kept or reduced. */
  onSale: boolean;
}

/** A menu's title: from the catalogue, else from the order, else its key. */
export function titleOf(
  menuKey: string,
  menus: Menus,
  existing: Order | undefined,
  language: Language,
): string {
  const menu = menus[menuKey];
  if (menu) return menuTitle(menu, language);
  const line = existing?.menus[menuKey];
  return line ? lineTitle(line, language) : menuKey;
}

/** The lines to show: those of the existing order first, including removed ones. */
export function formLines(
  quantities: Record<string, number>,
  existing: Order | undefined,
  menus: Menus,
  date: ActiveDate | undefined,
  language: Language,
): FormLine[] {
  const keys = new Set([...Object.keys(existing?.menus ?? {}), ...Object.keys(quantities)]);
  return [...keys].map((menuKey) => {
    const line = existing?.menus[menuKey];
    return {
      menuKey,
      title: titleOf(menuKey, menus, existing, language),
      price: toCents(menus[menuKey]?.price ?? line?.price ?? 0),
      q: quantities[menuKey] ?? 0,
      was: line?.q ?? 0,
      onSale: date !== undefined && sells(date, menus, menuKey),
    };
  });
}
