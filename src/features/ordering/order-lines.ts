import type { ActiveDate } from '../../domain/dates.ts';
import type { Language } from '../../domain/language.ts';
import { type Menus, menuTitle } from '../../domain/menu.ts';
import { type Cents, toCents } from '../../domain/money.ts';
import { lineTitle, type Order } from '../../domain/order.ts';
import { sells } from '../../domain/order-checks.ts';

/** One line of an order that is being put together. */
export interface FormLine {
  menuKey: string;
  title: string;
  /** Of one piece. */
  price: Cents;
  /** How many the order will have. */
  q: number;
  /** How many the existing order has. */
  was: number;
  /** The date sells it now; what it does not sell can be kept and reduced only. */
  onSale: boolean;
}

/** A menu's title by its key: the catalogue's, else as it was ordered, else the key itself. */
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

/** The lines to show: those of the existing order first, also when they have been taken out. */
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
