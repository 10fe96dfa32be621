import { useEffect, useMemo, useState } from 'react';
import { useRead } from '../../../data/documents/use-read.ts';
import type { LiveRoute } from '../../../data/staff/delivery/use-delivery-run.ts';
import { markQueue } from '../../../data/staff/orders/mark-queue.ts';
import {
  readStaffView,
  useWhenOutdated,
  type ViewReading,
} from '../../../data/staff/orders/read-staff-view.ts';
import { useWithUnsent } from '../../../data/staff/orders/use-with-unsent.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { boardId } from '../../../domain/staff/orders/board.ts';
import type { OrderMarks } from '../../../domain/staff/orders/order-marks.ts';
import type { ShownOrder } from '../../../domain/staff/orders/shown-order.ts';
import type { ViewRole } from '../../../domain/staff/roles.ts';
import { viewSchemas } from '../../../domain/staff/view/staff-view.ts';
import { draftOf, forgetDraft, keepDraft } from '../../../screen-state/drafts.ts';
import { type Board, useSeenBoard } from './use-board.ts';

/** The view of a date is asked for again after this time, ms. */
const repeatMs = 20_000;

const noMarks: ReadonlyMap<string, OrderMarks> = new Map();
const noOrders: readonly ShownOrder[] = [];

/** What this tab was told last, kept until it is closed or its user leaves: a phone may reload where it has no connection. */
const keptName = 'staff-view';

/** Forgets it: the role was taken away. */
export const forgetView = () => forgetDraft(keptName);

function keptView(role: ViewRole, dateId: string): ViewReading | undefined {
  const kept = draftOf<ViewReading>(keptName);
  if (kept?.role !== role || kept.dateId !== dateId) return undefined;
  // An earlier version of the shop may have kept it.
  return viewSchemas[role].safeParse(kept.view).success ? (kept as ViewReading) : undefined;
}

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
  const read = async () => {
    const told = await readStaffView(role, dateId, keptView(role, dateId));
    keepDraft(keptName, told);
    return told;
  };
  const reading = useRead(`${role}'s view of ${dateId}`, read, { repeatMs });
  const { failed, reload } = reading;
  const [kept] = useState(() => keptView(role, dateId));
  const value = reading.value ?? (kept?.dateId === dateId ? kept : undefined);
  const confirmed = reading.value !== undefined && !failed;
  const view = value?.view;
  useEffect(() => {
    if (!reading.value) return;
    const { askedAt } = reading.value;
    markQueue.forgetSent((change, at) => change.dateId === dateId && at <= askedAt);
    void markQueue.send(by);
  }, [reading.value, dateId, by]);
  useWhenOutdated(reload);
  const problems = markQueue.use((queue) => queue.problems);
  // They show that somebody else has changed what this phone was told.
  useEffect(() => {
    if (problems.length > 0) reload();
  }, [problems, reload]);
  const stored = useMemo(() => (view ? new Map(Object.entries(view.marks)) : noMarks), [view]);
  const marks = useWithUnsent(dateId, stored);
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
      marksKnown: confirmed,
      error: failed && !view ? new AppError('network') : undefined,
      offlineSince: failed ? value?.askedAt : undefined,
    },
    route: { run: view?.run, confirmed, failed: failed && !view },
    unpaid,
    at: value?.askedAt,
  };
}
