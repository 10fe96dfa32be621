import type { Basket } from './basket.ts';

/** The quantities of an order to which a basket is added: menuId → quantity. */
export function withBasket(order: Record<string, number>, basket: Basket): Record<string, number> {
  const sum = { ...order };
  for (const [menuId, q] of Object.entries(basket)) sum[menuId] = (sum[menuId] ?? 0) + q;
  return sum;
}

/**
 * Splits a line's new quantity: the order keeps up to the `ordered` portions that it has, the rest goes into the
 * basket. So a basket is reduced before its order, and the order is filled up before the basket.
 */
export function splitQuantity(
  quantity: number,
  ordered: number,
): { ofOrder: number; ofBasket: number } {
  const wanted = Math.max(0, quantity);
  return { ofOrder: Math.min(ordered, wanted), ofBasket: Math.max(0, wanted - ordered) };
}
