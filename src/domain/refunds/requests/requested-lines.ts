import { ownValue } from '../../lib/own-value.ts';
import type { Menus } from '../../menus/menu.ts';
import {
  type LineTitle,
  type Order,
  type OrderLine,
  orderLine,
  quantitiesOf,
} from '../../order/order.ts';
import type { CustomerRequest, RequestedChange, RequestedLine } from './refund-request.ts';

/** The lines of the order that a wish changes; menus that it adds have the catalogue's title. */
export function requestedLines(
  order: Order,
  wish: RequestedChange,
  menus: Menus,
): Record<string, RequestedLine> {
  const wanted = wish === 'cancel' ? {} : wish.quantities;
  const keys = new Set([...Object.keys(order.menus), ...Object.keys(wanted)]);
  const lines = [...keys].flatMap((menuKey) => {
    const before = ownValue(order.menus, menuKey)?.q ?? 0;
    const after = ownValue(wanted, menuKey) ?? 0;
    const menu = ownValue(menus, menuKey);
    const titled = ownValue(order.menus, menuKey) ?? (menu && orderLine(menuKey, menu, after));
    if (before === after || !titled) return [];
    return [[menuKey, { ...titleOf(titled), before, after }] as const];
  });
  return Object.fromEntries(lines);
}

function titleOf(line: OrderLine): LineTitle {
  const { menuKey: _, price: __, q: ___, subTotal: ____, ...title } = line;
  return title;
}

/**
 * The quantities of the order as it is now with the changes that a request names, and only those; what it
 * reduces never grows.
 */
export function quantitiesAsRequested(
  order: Pick<Order, 'menus'>,
  { lines }: Pick<CustomerRequest, 'lines'>,
): Record<string, number> {
  const present = quantitiesOf(order);
  const changed = Object.entries(lines).map(([menuKey, { before, after }]) => [
    menuKey,
    after < before ? Math.min(after, ownValue(present, menuKey) ?? 0) : after,
  ]);
  return { ...present, ...Object.fromEntries(changed) };
}
