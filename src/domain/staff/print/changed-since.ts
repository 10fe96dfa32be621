import { textHash } from '../../lib/text-hash.ts';
import { type DeliveryRun, stopsOf } from '../delivery/delivery-run.ts';
import type { BoardOrder } from '../orders/board.ts';

/** order id → hash of what papers say of the order. */
export type PrintedOrders = Record<string, string>;

/**
 * What papers say of the orders of a date, to be compared with what they say later; with the `run` on those that have its
 * stops, in their order and with their times.
 */
export function printedOrders(orders: readonly BoardOrder[], run?: DeliveryRun): PrintedOrders {
  const stops = run
    ? stopsOf(
        orders.map(({ order }) => order),
        run,
      )
    : [];
  const stopOf = new Map(stops.map(({ id, number, window }) => [id, [number, window]]));
  return Object.fromEntries(
    orders.map(({ id, order, due }) => {
      const { name, acName, phone, address, addr_unit, note } = order.customerInfo;
      const lines = Object.values(order.menus).map(({ menuKey, q }) => [menuKey, q]);
      const said = [
        name,
        acName,
        phone,
        address,
        addr_unit,
        note,
        order.orderRequest,
        due,
        stopOf.get(id),
      ];
      return [id, textHash(JSON.stringify([...said, ...lines.sort()]))];
    }),
  );
}

/** How many orders are new, gone or say something else than when they were printed. */
export function countChanged(printed: PrintedOrders, now: PrintedOrders): number {
  return [...new Set([...Object.keys(printed), ...Object.keys(now)])].filter(
    (id) => printed[id] !== now[id],
  ).length;
}
