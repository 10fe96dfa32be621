import * as z from 'zod/mini';
import { planListEntry, profileCopies } from '../../domain/customer/profile-copies.ts';
import type { User } from '../../domain/customer/user.ts';
import type { Order } from '../../domain/order/order.ts';
import { planCustomerCopies, planStaffCopies } from '../../domain/order/stored/order-copies.ts';
import { onceAtATime, persistedQueue, type Queued } from '../device/persisted-queue.ts';
import { copiesKey } from '../device/storage-keys.ts';
import { runPlan } from '../firebase/run-plan.ts';
import { toAppError } from '../firebase/to-app-error.ts';
import { logOrderIssue } from './order-issue-queue.ts';

/**
 * What is still to be copied for staff: an order as it was stored, or without `order` the profile as it is
 * when it is copied.
 */
const queue = persistedQueue(
  copiesKey,
  z.object({
    /** The uid of the user who writes the copy. */
    uid: z.string(),
    /** The customer's uid, where staff entered the order or the profile. */
    customer: z.optional(z.string()),
    order: z.optional(z.unknown()),
    reported: z.optional(z.boolean()),
  }),
  // Limits the storage that is used on a phone whose copies are never accepted.
  { most: 30 },
);
type Entry = ReturnType<typeof queue.read>[number]['entry'];

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
  remove(entry);
  queue.add(entry);
  setTimeout(() => void flushCopies(entry.uid), sendAfterMs);
}

/**
 * Writes the queued copies of this user: of their own orders and profile, or of the orders that they took by
 * phone. A copy may be refused because the documents are shared and one can be full: it then stays queued for
 * the next visit, staff are informed once, and the customer does not wait for it.
 */
export const flushCopies = onceAtATime(copiesKey, async (uid) => {
  const tried = new Set<string>();
  for (;;) {
    // Read anew in each round: an order may be queued while another is copied.
    const next = queue.read().find(({ id, entry }) => entry.uid === uid && !tried.has(id));
    if (!next) return;
    const { id, entry } = next;
    tried.add(id);
    try {
      await copy(entry);
      queue.remove(id);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'network') return retryLater(entry.uid);
      report(next, error.code);
    }
  }
});

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
    return { writes: byStaff ? await planListEntry(user, read) : profileCopies(user) };
  });
}

function report({ id, entry }: Queued<Entry>, error: string): void {
  if (entry.reported) return;
  queue.replace(id, { ...entry, reported: true });
  const order = entry.order as Order | undefined;
  const name = order?.customerInfo.name ?? '';
  logOrderIssue(entry.uid, order?.dateId ?? 'profile', {
    name,
    issue: 'copyMissing',
    order,
    error,
  });
}

/** Removes an earlier entry about the same order or profile. */
function remove(entry: Entry): void {
  for (const one of queue.read()) if (nameOf(one.entry) === nameOf(entry)) queue.remove(one.id);
}

function nameOf({ uid, customer = uid, order }: Entry): string {
  const { attemptId = 'profile' } = (order ?? {}) as Partial<Order>;
  return `${uid} ${customer} ${attemptId}`;
}
