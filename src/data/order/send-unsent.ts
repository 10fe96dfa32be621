import { flushCopies } from './copies-queue.ts';
import { sendOrderIssues } from './order-issue-queue.ts';
import { flushSmsQueue } from './sms-queue.ts';

/** Sends what this user's orders have left in the phone's queues: reports of what failed, requests for texts, copies. */
export async function sendUnsent(uid: string): Promise<void> {
  await Promise.all([sendOrderIssues(uid), flushSmsQueue(uid), flushCopies(uid)]);
}
