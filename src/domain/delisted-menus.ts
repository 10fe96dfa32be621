import type { Basket } from './basket.ts';
import type { CustomerOrders } from './order.ts';

/**
 * The menus that a date no longer names although they are in its basket or in the customer's orders of
 * it, or were `offered` before: sold out early (spec §3), and to be shown as that rather than to vanish. By id.
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
