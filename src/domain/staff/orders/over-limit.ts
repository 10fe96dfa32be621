import type { LineTitle } from '../../order/order.ts';
import type { BoardOrder } from './board.ts';

/** A dish of which a person has ordered more on a date than one may. */
export interface OverLimit {
  menuKey: string;
  line: LineTitle;
  /** Over all orders of this person on the date. */
  ordered: number;
  limit: number;
}

/**
 * The dishes over their limit a person, by the order id of each order that has them. The shop's pages and the rules keep
 * an order within it; several addresses of one person, and staff with a reason, can exceed it.
 */
export function overLimits(
  orders: readonly BoardOrder[],
  limits: Readonly<Record<string, number>>,
): ReadonlyMap<string, readonly OverLimit[]> {
  const live = orders.filter(({ cancelled }) => !cancelled);
  const ordered = new Map<string, number>();
  const keyOf = (uid: string, menuKey: string) => `${uid} ${menuKey}`;
  for (const { order } of live) {
    for (const { menuKey, q } of Object.values(order.menus)) {
      const key = keyOf(order.customerInfo.uid, menuKey);
      ordered.set(key, (ordered.get(key) ?? 0) + q);
    }
  }
  return new Map(
    live.flatMap(({ id, order }) => {
      const over = Object.values(order.menus).flatMap((line): OverLimit[] => {
        const limit = limits[line.menuKey];
        const all = ordered.get(keyOf(order.customerInfo.uid, line.menuKey)) ?? 0;
        if (limit === undefined || all <= limit) return [];
        return [{ menuKey: line.menuKey, line, ordered: all, limit }];
      });
      return over.length > 0 ? [[id, over] as const] : [];
    }),
  );
}
