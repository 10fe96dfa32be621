import * as z from 'zod/mini';
import {
  planReport,
  type ReportShare,
  reportedOrder,
  reportShares,
} from '../../domain/issues/reports.ts';
import type { AppErrorCode } from '../../domain/lib/app-error.ts';
import { cutText } from '../../domain/lib/cut-text.ts';
import type { Order } from '../../domain/order/order.ts';
import type { OrderRequest } from '../../domain/order/plan/order-plan.ts';
import { outbox } from '../device/outbox.ts';
import { serverNow } from '../device/server-clock.ts';
import { orderIssuesKey } from '../device/storage-keys.ts';
import { runPlan } from '../firebase/run-plan.ts';

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

const entrySchema = z.object({
  uid: z.string(),
  dateId: z.string(),
  time: z.number(),
  entry: z.looseObject({
    issue: z.string(),
    order: z.looseObject({ orderKey: z.optional(z.unknown()) }),
  }),
});

type Entry = z.infer<typeof entrySchema>;

const box = outbox(orderIssuesKey, entrySchema, { deliver, failed });

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
  box.add({ uid, dateId, time, entry });
  void sendOrderIssues(uid);
}

/**
 * Sends the issues that this customer's failed orders have queued in the browser; those that fail again stay
 * queued.
 */
export const sendOrderIssues = box.flush;

async function deliver({ uid, dateId, time, entry }: Entry): Promise<void> {
  await runPlan(async (read) => {
    const stored = await read(`${reportShares('orderIssues')}/${uid}`);
    const path = [dateId, String(time)];
    const about = [entry.issue, dateId, entry.order.orderKey].join(' ');
    const report = { uid, list: 'orderIssues', path, report: entry, about } as const;
    // No writes: this customer has reported enough already.
    return { writes: planReport(report, stored as ReportShare | undefined, serverNow()) ?? [] };
  });
}

/** The rules refuse an entry for good. */
function failed(issue: Entry, code: AppErrorCode): boolean {
  const isRefused = code === 'denied';
  if (isRefused) console.error('a report was refused', issue);
  return isRefused;
}
