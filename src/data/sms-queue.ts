import * as z from 'zod/mini';
import type { Order } from '../domain/order.ts';
import { sendConfirmationText } from './functions-client.ts';
import { logOrderIssue } from './issue-log.ts';
import { persistedQueue } from './persisted-queue.ts';
import { toAppError } from './to-app-error.ts';

const queue = persistedQueue(
  'texts-wanted',
  z.object({
    uid: z.string(),
    name: z.string(),
    dateId: z.string(),
    orderKey: z.string(),
    attemptId: z.string(),
  }),
);

/** A phone that reaches the server for none of its orders must not fill its storage. */
const maxQueued = 30;

/** Tries whose order the server has texted since this page was opened. */
const texted = new Set<string>();

/** Notes that a stored order is to be texted to its customer; kept until the server has dealt with it. */
export function enqueueSms({ dateId, orderKey, attemptId, customerInfo }: Order): void {
  const { uid, name } = customerInfo;
  queue.write(
    [...without(attemptId), { uid, name, dateId, orderKey, attemptId }].slice(-maxQueued),
  );
}

/** Whether the text of an order has gone out. */
export function isTexted({ attemptId }: Order): boolean {
  return texted.has(attemptId);
}

let sending: Promise<void> | undefined;

/** Asks for the texts that this customer's orders still want; what the server cannot be asked stays. */
export function flushSmsQueue(uid: string): Promise<void> {
  sending ??= send(uid).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function send(uid: string): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    // Read again each time: an order may come while another's text is asked for.
    const one = queue.read().find((wanted) => wanted.uid === uid && !tried.has(wanted.attemptId));
    if (!one) return;
    const { name, dateId, orderKey, attemptId } = one;
    tried.add(attemptId);
    try {
      // What failed there is known to the server: it tries again and tells staff.
      if ((await sendConfirmationText(dateId, orderKey)) !== 'failed') texted.add(attemptId);
    } catch (thrown) {
      const { code: error } = toAppError(thrown);
      if (error === 'permission') {
        const order = { dateId, orderKey };
        logOrderIssue(uid, dateId, { name, issue: 'smsUnsent', order, error });
        // An order that is not there was cancelled, or moved by an edit with a text of its own.
      } else if (error !== 'not-found') continue;
    }
    queue.write(without(attemptId));
  }
}

function without(attemptId: string) {
  return queue.read().filter((wanted) => wanted.attemptId !== attemptId);
}
