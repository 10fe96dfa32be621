import type { CustomerOrders } from '../order.ts';
import type { Basket } from './basket.ts';

/**
 * Ids of the menus that a date no longer lists although they are in its basket, in an order that the customer
 * has for it, or in `offered` (menus listed before). They are shown as sold out early (spec §3) instead of
 * disappearing.
 */
export function delistedMenus(
  dateMenus: Record<string, boolean>,
  basket: Basket,
  offered: Record<string, unknown>,
  orders: CustomerOrders[string] = {},
): string[] {
  const wanted = [basket, offered, ...Object.values(orders).map(({ menus }) => menus)].flatMap(
    Object.keys,
  );
  return [...new Set(wanted)].filter((menuId) => !Object.hasOwn(dateMenus, menuId)).sort();
}
