import type { Checkout, PendingIssue } from '../../src/domain/card-plan.ts';
import { type DocumentWrite, stores } from '../../src/domain/document-write.ts';
import { orderIssueId } from '../../src/domain/issues.ts';
import { maxShareBytes } from '../../src/domain/order-share.ts';
import { exceptionNoteWrite } from '../../src/domain/payment-exceptions.ts';
import { maxReports, reportBytes, reportedOrder } from '../../src/domain/reports.ts';
import { withoutRoom } from './own-entries.ts';
import { runPlan } from './run-plan.ts';

/** The same for its customer, who has paid for it. */
function noteFor({ uid, dateId, orderKey, amount }: Checkout, at: number): DocumentWrite {
  return exceptionNoteWrite(uid, orderIssueId(dateId, String(at)), {
    dateId,
    orderKey,
    amount,
    at,
  });
}

/** One entry of errors/orderIssues (spec §7). */
interface OrderIssue extends PendingIssue {
  name: string;
  order: ReturnType<typeof reportedOrder>;
}

/** What the customer's own reports leave of a hundredth of the document, bytes. */
const room = maxShareBytes - maxReports * reportBytes;

/**
 * Tells staff, once, what a payment's settlement left to tell: an entry of errors/orderIssues under
 * dateId.timestamp, at the next free millisecond when two come at once. Never part of the order's own
 * transaction: customers write to that document too, and a full one must not keep an order from being
 * stored. Where a customer's entries have used up their share, the oldest make room; a payment without its order
 * is found by its checkout. Throws what Firestore throws; the checkout keeps it as `pendingIssue` until then.
 */
export async function reportOrderIssue(sessionId: string): Promise<void> {
  await runPlan(async (read) => {
    const checkout = (await read(`checkouts/${sessionId}`)) as unknown as Checkout;
    const { pendingIssue, order, dateId, uid } = checkout;
    if (!pendingIssue) return {};
    const issues = ((await read(`${stores.errors}/orderIssues`)) ?? {}) as OrderIssues;
    let at = pendingIssue.time;
    while (issues[dateId]?.[at]) at += 1;
    const entry: OrderIssue = {
      ...pendingIssue,
      name: order.customerInfo.name.slice(0, 40),
      order: reportedOrder(uid, dateId, order),
    };
    const path = [dateId, String(at)];
    const added = { path, time: Infinity, data: { ...entry } };
    const gone = withoutRoom([added, ...ofPayments(uid, issues)], room);
    const fields = [
      { path, set: entry },
      ...gone.map(({ path }) => ({ path, remove: true as const })),
    ];
    const reported: DocumentWrite = { collection: stores.errors, id: 'orderIssues', fields };
    const done = [{ path: ['pendingIssue'], remove: true as const }];
    return {
      writes: [
        reported,
        { collection: stores.checkouts, id: sessionId, fields: done },
        ...(checkout.state === 'exception' ? [noteFor(checkout, at)] : []),
      ],
    };
  });
}

const uidOf = ({ customerInfo }: OrderIssue['order']): unknown =>
  (customerInfo as { uid?: unknown } | undefined)?.uid;

type OrderIssues = Record<string, Record<string, OrderIssue>>;

/** What payments of a customer have left in the list. */
function ofPayments(uid: string, issues: OrderIssues) {
  return Object.entries(issues).flatMap(([dateId, ofDate]) =>
    Object.entries(ofDate)
      .filter(([, { issue, order }]) => issue.startsWith('cardPayment') && uidOf(order) === uid)
      .map(([key, entry]) => ({ path: [dateId, key], time: Number(key), data: { ...entry } })),
  );
}
