import { useMemo } from 'react';
import { useClock } from '../../../data/device/use-clock.ts';
import { usePayLinks } from '../../../data/staff/orders/use-pay-links.ts';
import { unpaidOrders, unpaidPortions } from '../../../domain/staff/orders/unpaid-orders.ts';
import type { WholeBoard } from './use-board.ts';

const minuteMs = 60_000;

/**
 * A date's payment links, live, and of these the orders that are not paid and the portions that they keep beside the orders
 * of its board; none for staff who may not read them.
 */
export function useUnpaid(dateId: string, allowed: boolean, board: WholeBoard | undefined) {
  const links = usePayLinks(dateId, allowed);
  const minute = useClock((now) => Math.floor(now / minuteMs));
  const orders = board?.orders;
  return useMemo(
    () => ({
      links,
      unpaid: unpaidOrders(links ?? new Map(), standing(orders), minute * minuteMs),
      portions: unpaidPortions(links?.values() ?? [], standing(orders)),
    }),
    [links, minute, orders],
  );
}

const standing = (orders: WholeBoard['orders'] = []) =>
  orders.filter(({ cancelled }) => !cancelled).map(({ order }) => order);
