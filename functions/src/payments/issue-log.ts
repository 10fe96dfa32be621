import { getFirestore } from 'firebase-admin/firestore';
import type { Checkout, PendingIssue } from '../../../src/domain/card/checkout.ts';
import {
  exceptionNoteWrite,
  type PaymentExceptions,
} from '../../../src/domain/card/exception-notes.ts';
import { orderIssueId } from '../../../src/domain/issues/issues.ts';
import { maxReports, reportBytes, reportedOrder } from '../../../src/domain/issues/reports.ts';
import { maxQuotaBytes } from '../../../src/domain/order/stored/order-quota.ts';
import type { HandledIssues } from '../../../src/domain/staff/inbox/handled-issue.ts';
import { markPayments, moveNotes } from '../../../src/domain/staff/inbox/resolved-payments.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { ReadDocument } from '../../../src/domain/store/transaction.ts';
import { entriesToEvict } from '../customers/own-entries.ts';
import { runPlan } from '../run-plan-as-admin.ts';
import { exceptionalPayments } from './exceptional-payments.ts';

/** Notes the payment exception for the customer who paid. */
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
const room = maxQuotaBytes - maxReports * reportBytes;

/**
 * Reports the `pendingIssue` of a checkout to staff, once: adds an entry to errors/orderIssues under
 * dateId.timestamp, or at the next free millisecond. It has a transaction of its own, because customers also
 * write to that document, and a full document must not prevent an order from being stored. Removes the
 * customer's oldest entries if their share is used up; a payment without an order is still found by its
 * checkout, and stays resolved. Each payment is an entry of its own: the money of several never counts as one. Throws what Firestore throws; the checkout keeps `pendingIssue` until the report succeeds.
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
    const gone = entriesToEvict([added, ...ofPayments(uid, issues)], room);
    const fields = [
      { path, set: entry },
      ...gone.map(({ path }) => ({ path, remove: true as const })),
    ];
    const reported: DocumentWrite = { collection: stores.errors, id: 'orderIssues', fields };
    const done = [{ path: ['pendingIssue'], remove: true as const }];
    return {
      writes: [
        reported,
        ...(gone.length > 0 ? await kept(read, uid, gone) : []),
        { collection: stores.checkouts, id: sessionId, fields: done },
        ...(checkout.state === 'exception' ? [noteFor(checkout, at)] : []),
      ],
    };
  });
}

/** Keeps what staff have resolved of the payments of entries that go, and what their customer is told. */
async function kept(
  read: ReadDocument,
  uid: string,
  gone: readonly { path: readonly string[]; data: object }[],
): Promise<DocumentWrite[]> {
  const orderIssues: Record<string, Record<string, object>> = {};
  for (const { path, data } of gone) {
    const [dateId = '', key = ''] = path;
    orderIssues[dateId] = { ...orderIssues[dateId], [key]: data };
  }
  const stored = { ...(await exceptionalPayments(getFirestore(), uid)), orderIssues };
  const handled = (await read(`${stores.staffInbox}/handled`)) ?? {};
  const told = (await read(`${stores.paymentExceptions}/${uid}`)) ?? {};
  return [
    ...markPayments(stored, handled as HandledIssues),
    ...moveNotes(uid, stored, told as PaymentExceptions),
  ];
}

const uidOf = ({ customerInfo }: OrderIssue['order']): unknown =>
  (customerInfo as { uid?: unknown } | undefined)?.uid;

type OrderIssues = Record<string, Record<string, OrderIssue>>;

/** A customer's payment issues in the list. */
function ofPayments(uid: string, issues: OrderIssues) {
  return Object.entries(issues).flatMap(([dateId, ofDate]) =>
    Object.entries(ofDate)
      .filter(([, { issue, order }]) => issue.startsWith('cardPayment') && uidOf(order) === uid)
      .map(([key, entry]) => ({ path: [dateId, key], time: Number(key), data: { ...entry } })),
  );
}
