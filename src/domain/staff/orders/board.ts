import { type Cents, toCents } from '../../lib/money.ts';
import {
  type ContentChanges,
  changesSincePacked,
  orderTimeline,
} from '../../order/history/order-timeline.ts';
import type { Order } from '../../order/order.ts';
import { orderIdOf, refOf } from '../../order/order-id.ts';
import { orderVersion } from '../../order/plan/order-plan.ts';
import { type DateOrders, ordersOf, portionsOf, toCollect } from './date-orders.ts';
import type { MarkKind } from './mark-table.ts';
import { cashTaken, type MarkContent, markOf, type OrderMarks } from './order-marks.ts';
import type { ShownOrder } from './shown-order.ts';

/** How an order differs from the version that this browser has shown. */
export type OrderChange = 'new' | 'changed' | 'cancelled';

/** One order on the day's board. */
export interface BoardOrder<O extends ShownOrder = ShownOrder> {
  id: string;
  order: O;
  marks: OrderMarks | undefined;
  packed: boolean;
  /** What has changed since the order was packed. */
  repack: ContentChanges | undefined;
  delivered: boolean;
  /** Its sum before points, cents; 0 if it is cancelled. */
  total: Cents;
  /** What the order costs at the door, cents; 0 if it is paid or cancelled. */
  due: Cents;
  /** What has been collected of it, cents. */
  taken: Cents;
  /** What is still to be collected, cents; negative: the customer gets that much back. */
  collect: Cents;
  cancelled: boolean;
  change: OrderChange | undefined;
}

/** order id → `seenVersion` of what was last seen of it in this browser. */
export type SeenOrders = Record<string, string>;

/** The filters of the board. */
export const boardFilters = ['all', 'to-pack', 'to-deliver', 'to-collect', 'news'] as const;
export type BoardFilter = (typeof boardFilters)[number];

/** What `SeenOrders` keeps of an order on the board, or of its cancellation. */
export function seenVersion(order: ShownOrder): string {
  const { cancelledAt } = order;
  return cancelledAt === undefined ? (orderVersion(order) ?? '') : `${gone}${cancelledAt}`;
}

/** Marks the versions of cancelled orders. */
const gone = 'cancelled ';

/** An order with what a board needs to know of its money, cents: its sum before points, and what it costs at the door. */
export interface PricedOrder<O extends ShownOrder> {
  order: O;
  total: Cents;
  due: Cents;
}

/** A date's orders with their sums, by suburb and address. */
export function pricedOrders(orders: DateOrders): PricedOrder<Order>[] {
  return ordersOf(orders).map((order) => {
    return { order, total: toCents(order.totalPrice), due: toCollect(order) };
  });
}

/**
 * Builds the board from the date's orders, in their order, the marks and the date's cancellations. Cancelled orders
 * come first, until they have been seen and the cash taken for them is given back.
 */
export function boardFrom<O extends ShownOrder>(
  orders: readonly PricedOrder<O>[],
  marks: ReadonlyMap<string, OrderMarks>,
  seen: SeenOrders,
  cancelled: readonly O[],
): BoardOrder<O>[] {
  const live = orders.map((one) => boardOrder(one, marks, false));
  const ids = new Set(live.map(({ id }) => id));
  const withNews = (one: BoardOrder<O>): BoardOrder<O> => {
    const known = seen[one.id];
    if (known === seenVersion(one.order)) return one;
    if (one.cancelled) return { ...one, change: 'cancelled' };
    return { ...one, change: known === undefined || known.startsWith(gone) ? 'new' : 'changed' };
  };
  return [
    ...lastCancellations(cancelled)
      .map((order) => withNews(boardOrder({ order, total: 0, due: 0 }, marks, true)))
      // An order that was placed again is no longer cancelled.
      .filter(({ id, change, taken }) => !ids.has(id) && (change || taken > 0)),
    ...live.map(withNews),
  ];
}

/** The last cancellation of each order: one may be placed and cancelled several times. */
export function lastCancellations<O extends ShownOrder>(cancelled: readonly O[]): O[] {
  const inOrder = cancelled.toSorted((a, b) => (a.cancelledAt ?? 0) - (b.cancelledAt ?? 0));
  return [...new Map(inOrder.map((order) => [boardId(order), order])).values()];
}

function boardOrder<O extends ShownOrder>(
  { order, total, due }: PricedOrder<O>,
  marks: ReadonlyMap<string, OrderMarks>,
  cancelled: boolean,
): BoardOrder<O> {
  const id = boardId(order);
  const own = marks.get(id);
  const repack = changesSincePacked(orderTimeline({ order, packed: own?.packed }));
  const taken = cashTaken(own);
  return {
    id,
    order,
    marks: own,
    packed: own?.packed !== undefined && (!repack || repack.onlyAddress),
    repack,
    delivered: own?.delivered !== undefined,
    total,
    due,
    taken,
    collect: due - taken,
    cancelled,
    change: undefined,
  };
}

export function boardId(order: ShownOrder): string {
  return orderIdOf(refOf(order));
}

/** The mark that a tap on a mark's button sets; null if the tap removes the mark. */
export function markAfterTap(
  { order, marks, repack, due, collect }: BoardOrder,
  kind: MarkKind,
): MarkContent | null {
  // An order that changed after packing is packed again; one with other cash than it costs is settled.
  const again =
    kind === 'packed' ? repack !== undefined : kind === 'cash-taken' && collect !== 0 && due > 0;
  return marks?.[kind] && !again ? null : markOf(order, kind, due);
}

/** Whether a filter shows an order. */
export function matchesFilter(filter: BoardFilter, one: BoardOrder): boolean {
  switch (filter) {
    case 'to-pack':
      return !one.cancelled && !one.packed;
    case 'to-deliver':
      return !one.cancelled && !one.delivered;
    case 'to-collect':
      return one.collect > 0;
    case 'news':
      return one.change !== undefined;
    default:
      return true;
  }
}

export interface BoardCounts {
  orders: number;
  portions: number;
  /** Cents. */
  total: Cents;
  toPack: number;
  toDeliver: number;
  toCollect: number;
  /** Amount still to be collected at the door, cents. */
  collect: Cents;
  /** Amount that customers get back, because more was taken than their orders cost now, cents. */
  giveBack: Cents;
  changes: number;
}

/** Counts and sums of a board; cancelled orders count only in `changes`. */
export function boardCounts(board: readonly BoardOrder[]): BoardCounts {
  const live = board.filter(({ cancelled }) => !cancelled);
  const count = (filter: BoardFilter) => board.filter((one) => matchesFilter(filter, one)).length;
  const open = live.filter((one) => matchesFilter('to-collect', one));
  return {
    orders: live.length,
    portions: live.reduce((sum, { order }) => sum + portionsOf(order), 0),
    total: live.reduce((sum, one) => sum + one.total, 0),
    toPack: count('to-pack'),
    toDeliver: count('to-deliver'),
    toCollect: open.length,
    collect: open.reduce((sum, one) => sum + one.collect, 0),
    giveBack: board.reduce((sum, one) => sum + Math.max(0, -one.collect), 0),
    changes: count('news'),
  };
}
