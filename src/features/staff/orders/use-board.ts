import { useEffect, useMemo } from 'react';
import { markSeen, useSeenOrders } from '../../../data/staff/orders/seen-orders.ts';
import { useCancelledOrders } from '../../../data/staff/orders/use-cancelled-on-board.ts';
import { type LiveDateOrders, useDateOrders } from '../../../data/staff/orders/use-date-orders.ts';
import { useOrderMarks } from '../../../data/staff/orders/use-order-marks.ts';
import type { CancelledOrder, Order } from '../../../domain/order/order.ts';
import { readableDateOrders } from '../../../domain/order/stored/readable-orders.ts';
import {
  type BoardOrder,
  boardFrom,
  boardId,
  type PricedOrder,
  pricedOrders,
  seenVersion,
} from '../../../domain/staff/orders/board.ts';
import type { OrderMarks } from '../../../domain/staff/orders/order-marks.ts';
import type { ShownOrder } from '../../../domain/staff/orders/shown-order.ts';

export interface Board<O extends ShownOrder = ShownOrder> extends Omit<LiveDateOrders, 'orders'> {
  /** Undefined until the orders are loaded. */
  orders: readonly BoardOrder<O>[] | undefined;
  /** Every cancellation, also those that the board no longer lists because they have been seen. */
  cancelled: readonly O[];
  /** Whether the marks are those of the server. */
  marksKnown: boolean;
}

/** A board of orders as they are stored. */
export type WholeBoard = Omit<Board<Order>, 'cancelled'> & {
  cancelled: readonly CancelledOrder[];
  /** Where orders of the date can't be read, uid/order key: the board has the others. */
  unreadable?: readonly string[];
};

const nothingSeen = {};

/** A date's board, live. It has no orders before their marks: all would be to pack and to collect for a moment. */
export function useBoard(dateId: string, by: string): WholeBoard {
  const { orders: stored, error, offlineSince } = useDateOrders(dateId);
  const { cancelled, error: otherError } = useCancelledOrders(dateId);
  const { marks, known: marksKnown, settled } = useOrderMarks(dateId, by);
  const priced = useMemo(
    () => (stored && settled ? pricedOrders(stored) : undefined),
    [stored, settled],
  );
  const orders = useSeenBoard<Order>(dateId, priced, marks, cancelled);
  const { unreadable } = useMemo(() => readableDateOrders(stored ?? {}), [stored]);
  return { orders, unreadable, cancelled, marksKnown, error: error ?? otherError, offlineSince };
}

/**
 * The board of a date's orders with what is news on this phone. On the first visit with it all present orders count as
 * viewed, but no cancellation does.
 */
export function useSeenBoard<O extends ShownOrder>(
  dateId: string,
  orders: readonly PricedOrder<O>[] | undefined,
  marks: ReadonlyMap<string, OrderMarks>,
  cancelled: readonly O[],
): readonly BoardOrder<O>[] | undefined {
  const seen = useSeenOrders(dateId);
  useEffect(() => {
    if (orders && !seen) markSeen(dateId, versionsOf(orders.map(({ order }) => order)));
  }, [dateId, orders, seen]);
  const board = useMemo(
    () => orders && boardFrom(orders, marks, seen ?? nothingSeen, cancelled),
    [orders, marks, seen, cancelled],
  );
  return seen ? board : undefined;
}

/** The argument with which `markSeen` marks these orders as viewed. */
export function versionsOf(orders: readonly ShownOrder[]): Record<string, string> {
  return Object.fromEntries(orders.map((order) => [boardId(order), seenVersion(order)]));
}
