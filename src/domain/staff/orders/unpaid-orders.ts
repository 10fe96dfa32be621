import { isUnpaid, ownLines, type PayLink } from '../../card/pay-link.ts';
import { isReplacedBy } from '../../card/replaced-link.ts';
import type { Order } from '../../order/order.ts';
import type { ShownOrder } from './shown-order.ts';

/** An order by phone that is not paid: `late`, its time is over and the shop is ending it; `expired`, nobody can pay it. */
export interface UnpaidOrder {
  id: string;
  link: PayLink;
  state: 'open' | 'late' | 'expired';
}

/**
 * The orders of a date that wait to be paid by a link, or were not paid in time: those to wait for first. What was not paid
 * in time is over once another of these orders of the date stands in its place.
 */
export function unpaidOrders(
  links: ReadonlyMap<string, PayLink>,
  orders: readonly ShownOrder[],
  now: number,
): UnpaidOrder[] {
  const stored = new Map(
    orders.map((order) => [placeOf({ ...order, uid: order.customerInfo.uid }), order]),
  );
  return [...links]
    .flatMap(([id, link]): UnpaidOrder[] => {
      if (link.state === 'expired') {
        return isReplacedBy(link, stored.get(placeOf(link)))
          ? []
          : [{ id, link, state: 'expired' }];
      }
      if (!isUnpaid(link)) return [];
      return [{ id, link, state: now < link.until ? 'open' : 'late' }];
    })
    .sort(
      (a, b) =>
        Number(a.state === 'expired') - Number(b.state === 'expired') ||
        a.link.takenAt - b.link.takenAt,
    );
}

/** The order that waits to be paid by a link where an order of this customer would be stored. */
export function waitingFor(
  links: ReadonlyMap<string, PayLink>,
  order: { uid: string; orderKey: string },
): { id: string; link: PayLink } | undefined {
  const found = [...links].find(([, link]) => isUnpaid(link) && placeOf(link) === placeOf(order));
  return found && { id: found[0], link: found[1] };
}

/**
 * What links keep beside these orders of their date: their orders, with the dishes alone that they add to a paid one. A link
 * whose order was placed in another way keeps nothing.
 */
export function withPortions(
  links: Iterable<PayLink>,
  orders: readonly Pick<ShownOrder, 'customerInfo' | 'orderKey'>[],
): Order[] {
  const stored = new Set(
    orders.map(({ customerInfo, orderKey }) => placeOf({ uid: customerInfo.uid, orderKey })),
  );
  return [...links]
    .filter((link) => isUnpaid(link) && (link.addsTo !== undefined || !stored.has(placeOf(link))))
    .map((link) => {
      const lines = ownLines(link).map((line) => [line.menuKey, line]);
      return { ...link.order, menus: Object.fromEntries(lines) };
    });
}

/** Where an order of a customer is stored: only one can be there. */
function placeOf({ uid, orderKey }: { uid: string; orderKey: string }): string {
  return `${uid}/${orderKey}`;
}

/** How many portions of each dish these links keep beside the orders: menuKey → quantity. */
export function unpaidPortions(
  ...[links, orders]: Parameters<typeof withPortions>
): ReadonlyMap<string, number> {
  const portions = new Map<string, number>();
  for (const { menus } of withPortions(links, orders)) {
    for (const { menuKey, q } of Object.values(menus)) {
      portions.set(menuKey, (portions.get(menuKey) ?? 0) + q);
    }
  }
  return portions;
}
