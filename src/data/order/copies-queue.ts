import * as z from 'zod/mini';
import { planProfileCopies, profileCopies } from '../../domain/customer/profile-copies.ts';
import type { User } from '../../domain/customer/user.ts';
import type { AppErrorCode } from '../../domain/lib/app-error.ts';
import type { Order } from '../../domain/order/order.ts';
import { planCustomerCopies, planStaffCopies } from '../../domain/order/stored/order-copies.ts';
import { outbox } from '../device/outbox.ts';
import { copiesKey } from '../device/storage-keys.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { logOrderIssue } from './order-issue-queue.ts';

/**
 * What is still to be copied for staff: an order as it was stored, or without `order` the profile as it is
 * when it is copied.
 */
const entrySchema = z.object({
  /** The uid of the user who writes the copy. */
  uid: z.string(),
  /** The customer's uid, where staff entered the order or the profile. */
  customer: z.optional(z.string()),
  order: z.optional(z.unknown()),
  reported: z.optional(z.boolean()),
});
type Entry = z.infer<typeof entrySchema>;

const box = outbox(copiesKey, entrySchema, { deliver: copy, failed, nameOf });

/** The copy is sent this long after it was queued, ms, when the order's confirmation is on the screen. */
const sendAfterMs = 100;

/**
 * Queues the copy of a stored order and sends it. `by`: its customer, or the staff who took the order by
 * phone.
 */
export function enqueueOrderCopies(order: Order, by = order.customerInfo.uid): void {
  enqueue({ uid: by, customer: order.customerInfo.uid, order });
}

/** Queues the copy of a changed profile and sends it. `by`: its customer, or the staff who entered it. */
export function enqueueProfileCopies(uid: string, by = uid): void {
  enqueue({ uid: by, customer: uid });
}

function enqueue(entry: Entry): void {
  box.add(entry);
  setTimeout(() => void flushCopies(entry.uid), sendAfterMs);
}

/**
 * Writes the queued copies of this user: of their own orders and profile, or of the orders that they took by
 * phone. A copy may be refused because the documents are shared and one can be full: it then stays queued for
 * the next visit, staff are informed once, and the customer does not wait for it.
 */
export const flushCopies = box.flush;

function failed(entry: Entry, code: AppErrorCode, id: string): boolean {
  if (code === 'network') retryLater(entry.uid);
  else if (code !== 'signed-out') report(entry, id, code);
  return false;
}

/** How often it retries while the page stays open, ms; a later visit starts by itself. */
const retryMs = 10_000;
let retry: ReturnType<typeof setTimeout> | undefined;

function retryLater(uid: string): void {
  clearTimeout(retry);
  retry = setTimeout(() => void flushCopies(uid), retryMs);
}

async function copy({ uid, customer = uid, order }: Entry): Promise<void> {
  const byStaff = customer !== uid;
  await runPlan(async (read) => {
    if (order) {
      const planCopies = byStaff ? planStaffCopies : planCustomerCopies;
      return { writes: await planCopies(order as Order, read) };
    }
    const user = (await read(`users/${customer}`)) as User | undefined;
    if (!user) return { writes: [] };
    return { writes: byStaff ? await planProfileCopies(user, read) : profileCopies(user) };
  });
}

function report(entry: Entry, id: string, error: string): void {
  if (entry.reported) return;
  box.replace(id, { ...entry, reported: true });
  const order = entry.order as Order | undefined;
  const name = order?.customerInfo.name ?? '';
  logOrderIssue(entry.uid, order?.dateId ?? 'profile', {
    name,
    issue: 'copyMissing',
    order,
    error,
  });
}

/** The order or profile that an entry is about. */
function nameOf({ uid, customer = uid, order }: Entry): string {
  const { attemptId = 'profile' } = (order ?? {}) as Partial<Order>;
  return `${uid} ${customer} ${attemptId}`;
}
