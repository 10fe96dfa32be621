import * as z from 'zod/mini';
import type { AppErrorCode } from '../../domain/lib/app-error.ts';
import type { CancelledOrder, Order } from '../../domain/order/order.ts';
import { outbox } from '../device/outbox.ts';
import { formerSmsKey, smsKey } from '../device/storage-keys.ts';
import { requestConfirmationSms } from '../firebase/functions-client.ts';
import { logOrderIssue } from './order-issue-queue.ts';

const entrySchema = z.object({
  /** The uid of the user who asks for it. */
  uid: z.string(),
  /** The customer's uid, where staff took the order. */
  customer: z.optional(z.string()),
  /** When staff cancelled the order, epoch ms. */
  cancelledAt: z.optional(z.number()),
  name: z.string(),
  dateId: z.string(),
  orderKey: z.string(),
  attemptId: z.string(),
});

type Entry = z.infer<typeof entrySchema>;

const box = outbox(smsKey, entrySchema, {
  deliver,
  failed,
  nameOf: ({ attemptId }) => attemptId,
  formerKey: formerSmsKey,
});

/** Ids of the attempts whose order got its SMS since this page was opened. */
const sent = new Set<string>();

/**
 * Queues the confirmation SMS of a stored order, or the one about its cancellation by staff, until the server
 * has handled it. `by`: its customer, or the staff who took or cancelled the order.
 */
export function enqueueSms(order: Order | CancelledOrder, by = order.customerInfo.uid): void {
  const { dateId, orderKey, attemptId, customerInfo } = order;
  const { uid, name } = customerInfo;
  const about = { name, dateId, orderKey, attemptId };
  const cancelled = 'cancelledAt' in order && { cancelledAt: order.cancelledAt };
  const entry = { uid: by, ...(by !== uid && { customer: uid }), ...cancelled, ...about };
  box.add(entry);
}

/** Whether an order's SMS has been sent. */
export function isSmsSent({ attemptId }: Order): boolean {
  return sent.has(attemptId);
}

/** Requests this user's queued SMS from the server; a request that fails stays in the queue. */
export const flushSmsQueue = box.flush;

async function deliver({ customer, cancelledAt, dateId, orderKey, attemptId }: Entry) {
  const byStaff = customer === undefined ? undefined : { uid: customer, cancelledAt };
  const result = await requestConfirmationSms({ dateId, orderKey }, byStaff);
  // On `failed` the server itself retries and reports it to staff.
  if (result.endsWith('sent')) sent.add(attemptId);
}

function failed({ uid, name, dateId, orderKey }: Entry, error: AppErrorCode): boolean {
  // An order that is not found was cancelled, or moved by an edit with an SMS of its own.
  if (error !== 'denied') return error === 'not-found';
  logOrderIssue(uid, dateId, { name, issue: 'smsUnsent', order: { dateId, orderKey }, error });
  return true;
}
