import * as z from 'zod/mini';
import { cutText } from '../../domain/lib/cut-text.ts';
import type { Order } from '../../domain/order/order.ts';
import type { OrderRequest } from '../../domain/order/plan/order-plan.ts';
import {
  planReport,
  type ReportShare,
  reportedOrder,
  reportShares,
} from '../../domain/reports/reports.ts';
import { onceAtATime, persistedQueue } from '../device/persisted-queue.ts';
import { serverNow } from '../device/server-clock.ts';
import { orderIssuesKey } from '../device/storage-keys.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { toAppError } from '../firebase/to-app-error.ts';

/** What could not be written (spec §7). */
export type IssueKind =
  | 'order2'
  | 'refOrdersForCustomer'
  | 'tryCardOrderErrorByClientSide'
  /** The order is stored, but its confirmation SMS was refused. */
  | 'smsUnsent'
  /** The order or profile is stored, but a copy of it for staff was refused. */
  | 'copyMissing'
  /** An entry of the customer's orders or points can't be read, and their screens leave it out. */
  | 'unreadableEntry';

export interface OrderIssue {
  /** The customer's name. */
  name: string;
  issue: IssueKind;
  /** The order as it was to be stored, or the request for it; undefined when the issue concerns neither. */
  order: Partial<Order> | OrderRequest | undefined;
  error: string;
}

const queue = persistedQueue(
  orderIssuesKey,
  z.object({ uid: z.string(), dateId: z.string(), time: z.number(), entry: z.unknown() }),
  // Limits the storage that is used on a phone that is offline for days.
  { most: 30 },
);

/**
 * Logs an order that could not be written to errors/orderIssues. Firestore itself may be unreachable, so the
 * entry is first stored in the browser and sent when possible.
 */
export function logOrderIssue(uid: string, dateId: string, issue: OrderIssue): void {
  const time = Math.round(serverNow());
  const entry = {
    name: cutText(issue.name, 40),
    issue: issue.issue,
    order: reportedOrder(uid, dateId, issue.order),
    error: cutText(issue.error, 100),
    time,
  };
  queue.add({ uid, dateId, time, entry });
  void sendOrderIssues(uid);
}

/**
 * Sends the issues that this customer's failed orders have queued in the browser; those that fail again stay
 * queued.
 */
export const sendOrderIssues = onceAtATime(orderIssuesKey, async (uid) => {
  const tried = new Set<string>();
  // One by one, so that an entry that the rules refuse does not block the others.
  for (;;) {
    // Read anew in each round: an issue may be logged while another is sent.
    const next = queue.read().find(({ id, entry }) => entry.uid === uid && !tried.has(id));
    if (!next) return;
    const { id, entry: one } = next;
    tried.add(id);
    try {
      await runPlan(async (read) => {
        const stored = await read(`${reportShares('orderIssues')}/${uid}`);
        const path = [one.dateId, String(one.time)];
        const report = { uid, list: 'orderIssues', path, report: one.entry } as const;
        // No writes: this customer has reported enough already.
        return { writes: planReport(report, stored as ReportShare | undefined, serverNow()) ?? [] };
      });
    } catch (error) {
      // The rules refuse an entry for good; any other failure is retried later.
      if (toAppError(error).code !== 'denied') return;
      console.error('an order issue was refused', one, error);
    }
    queue.remove(id);
  }
});
