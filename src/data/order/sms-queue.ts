import * as z from 'zod/mini';
import type { Order } from '../../domain/order/order.ts';
import { onceAtATime, persistedQueue } from '../device/persisted-queue.ts';
import { requestConfirmationSms } from '../firebase/functions-client.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { logOrderIssue } from './order-issue-queue.ts';

const queue = persistedQueue(
  'sms-queue',
  z.object({
    uid: z.string(),
    name: z.string(),
    dateId: z.string(),
    orderKey: z.string(),
    attemptId: z.string(),
  }),
  'texts-wanted',
);

/** Limits the storage that is used on a phone that never reaches the server. */
const maxQueued = 30;

/** Ids of the attempts whose order got its SMS since this page was opened. */
const sent = new Set<string>();

/** Queues the confirmation SMS of a stored order until the server has handled it. */
export function enqueueSms({ dateId, orderKey, attemptId, customerInfo }: Order): void {
  const { uid, name } = customerInfo;
  queue.write(
    [...without(attemptId), { uid, name, dateId, orderKey, attemptId }].slice(-maxQueued),
  );
}

/** Whether an order's SMS has been sent. */
export function isSmsSent({ attemptId }: Order): boolean {
  return sent.has(attemptId);
}

/** Requests this customer's queued SMS from the server; a request that fails stays in the queue. */
export const flushSmsQueue = onceAtATime(async (uid) => {
  const tried = new Set<string>();
  for (;;) {
    // Read anew in each round: an order may be stored while another's SMS is requested.
    const next = queue.read().find((queued) => queued.uid === uid && !tried.has(queued.attemptId));
    if (!next) return;
    const { name, dateId, orderKey, attemptId } = next;
    tried.add(attemptId);
    try {
      // On `failed` the server itself retries and reports it to staff.
      if ((await requestConfirmationSms(dateId, orderKey)).endsWith('sent')) sent.add(attemptId);
    } catch (thrown) {
      const { code: error } = toAppError(thrown);
      if (error === 'refused') {
        const order = { dateId, orderKey };
        logOrderIssue(uid, dateId, { name, issue: 'smsUnsent', order, error });
        // An order that is not found was cancelled, or moved by an edit with an SMS of its own.
      } else if (error !== 'not-found') continue;
    }
    queue.write(without(attemptId));
  }
});

function without(attemptId: string) {
  return queue.read().filter((queued) => queued.attemptId !== attemptId);
}
