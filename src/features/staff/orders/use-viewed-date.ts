import { useEffect, useMemo } from 'react';
import { useRead } from '../../../data/staff/common/use-read.ts';
import type { LiveRoute } from '../../../data/staff/delivery/delivery-run.ts';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import { readStaffView } from '../../../data/staff/orders/staff-view.ts';
import { useWithUnsent } from '../../../data/staff/orders/unsent-marks.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { boardId } from '../../../domain/staff/orders/board.ts';
import type { OrderMarks } from '../../../domain/staff/orders/order-marks.ts';
import type { ShownOrder } from '../../../domain/staff/orders/shown-order.ts';
import type { ViewRole } from '../../../domain/staff/roles.ts';
import { type Board, useSeenBoard } from './use-board.ts';

/** The view of a date is asked for again after this time, ms. */
const repeatMs = 20_000;

const noMarks: ReadonlyMap<string, OrderMarks> = new Map();
const noOrders: readonly ShownOrder[] = [];

/** The board and the route of a date for a role that may not read them, as the functions tell them. */
export function useViewedDate(
  role: ViewRole,
  dateId: string,
  by: string,
): {
  board: Board;
  route: LiveRoute;
  /** menuKey → portions that are not paid yet. */
  unpaid: ReadonlyMap<string, number>;
  /** When they were like this, epoch ms; undefined before the first answer. */
  at: number | undefined;
} {
  const read = () => readStaffView(role, dateId);
  const { value, failed, reload } = useRead(`${role}'s view of ${dateId}`, read, { repeatMs });
  const view = value?.view;
  useEffect(() => {
    if (!value) return;
    markQueue.forgetSent((change, at) => change.dateId === dateId && at <= value.askedAt);
    void markQueue.send(by);
  }, [value, dateId, by]);
  const problems = markQueue.use((queue) => queue.problems);
  // They show that somebody else has changed what this phone was told.
  useEffect(() => {
    if (problems.length > 0) reload();
  }, [problems, reload]);
  const stored = useMemo(() => (view ? new Map(Object.entries(view.marks)) : noMarks), [view]);
  const marks = useWithUnsent(dateId, by, stored);
  const priced = useMemo(
    () => view?.orders.map((order) => ({ order, total: 0, due: view.due?.[boardId(order)] ?? 0 })),
    [view],
  );
  const unpaid = useMemo(() => new Map(Object.entries(view?.unpaid ?? {})), [view]);
  const cancelled = view?.cancelled ?? noOrders;
  const orders = useSeenBoard(dateId, priced, marks, cancelled);
  return {
    board: {
      orders,
      cancelled,
      marksKnown: view !== undefined && !failed,
      error: failed && !view ? new AppError('network') : undefined,
      offlineSince: failed ? value?.askedAt : undefined,
    },
    route: { run: view?.run, confirmed: !failed, failed: failed && !view },
    unpaid,
    at: value?.askedAt,
  };
}
