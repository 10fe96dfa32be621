import { isUnpaid, type PayLink } from '../../card/pay-link.ts';

/** An order by phone that is not paid: `late`, its time is over and the shop is ending it; `expired`, nobody can pay it. */
export interface UnpaidOrder {
  id: string;
  link: PayLink;
  state: 'open' | 'late' | 'expired';
}

/** The orders of a date that wait to be paid by a link, or were not paid in time: those to wait for first. */
export function unpaidOrders(links: ReadonlyMap<string, PayLink>, now: number): UnpaidOrder[] {
  return [...links]
    .flatMap(([id, link]): UnpaidOrder[] => {
      if (link.state === 'expired') return [{ id, link, state: 'expired' }];
      if (!isUnpaid(link)) return [];
      return [{ id, link, state: now < link.until ? 'open' : 'late' }];
    })
    .sort(
      (a, b) =>
        Number(a.state === 'expired') - Number(b.state === 'expired') ||
        a.link.takenAt - b.link.takenAt,
    );
}

/** How many portions of each dish these links keep: menuKey → quantity. */
export function unpaidPortions(links: Iterable<PayLink>): ReadonlyMap<string, number> {
  const portions = new Map<string, number>();
  for (const { order } of [...links].filter(isUnpaid)) {
    for (const { menuKey, q } of Object.values(order.menus)) {
      portions.set(menuKey, (portions.get(menuKey) ?? 0) + q);
    }
  }
  return portions;
}
