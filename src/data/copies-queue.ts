import * as z from 'zod/mini';
import type { Order } from '../domain/order.ts';
import { planCustomerCopies, planStaffCopies } from '../domain/order-copies.ts';
import { planListEntry, profileCopies } from '../domain/profile-copies.ts';
import type { User } from '../domain/user.ts';
import { logOrderIssue } from './issue-log.ts';
import { persistedQueue } from './persisted-queue.ts';
import { runPlan } from './run-plan.ts';
import { toAppError } from './to-app-error.ts';

/** What is to be copied for staff: an order as it was stored, or without one the profile as it is then. */
const queue = persistedQueue(
  'copies',
  z.object({
    /** Who copies it. */
    uid: z.string(),
    /** Whose it is, where staff copy what they took down on the phone. */
    customer: z.optional(z.string()),
    order: z.optional(z.unknown()),
    reported: z.optional(z.boolean()),
  }),
);
type Entry = ReturnType<typeof queue.read>[number];

/** A phone whose copies are never taken must not fill its storage. */
const maxQueued = 30;

/** Notes that a stored order is to be copied, by its customer or by who took it on the phone, and copies it. */
export function enqueueOrderCopies(order: Order, by = order.customerInfo.uid): void {
  enqueue({ uid: by, customer: order.customerInfo.uid, order });
}

/** Notes that a changed profile is to be copied, by its customer or by who took it down, and copies it. */
export function enqueueProfileCopies(uid: string, by = uid): void {
  enqueue({ uid: by, customer: uid });
}

function enqueue(entry: Entry): void {
  queue.write([...without(entry), entry].slice(-maxQueued));
  void flushCopies(entry.uid);
}

let sending: Promise<void> | undefined;

/**
 * Writes the copies that this user's orders and profile, or the orders that they took by phone, have left to do. The documents are shared, so a
 * copy may be refused, when one is full: it stays queued for the next visit, staff are told once, and nothing
 * that the customer does waits for it.
 */
export function flushCopies(uid: string): Promise<void> {
  sending ??= flush(uid).finally(() => {
    sending = undefined;
  });
  return sending;
}

async function flush(uid: string): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    // Read again each time: an order may come while another is copied.
    const entry = queue.read().find((one) => one.uid === uid && !tried.has(nameOf(one)));
    if (!entry) return;
    tried.add(nameOf(entry));
    try {
      await copy(entry);
      queue.write(without(entry));
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === 'network') return retryLater(entry.uid);
      report(entry, error.code);
    }
  }
}

/** While the page stays open; a later visit begins by itself. */
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

function report(entry: Entry, error: string): void {
  if (entry.reported) return;
  queue.write([...without(entry), { ...entry, reported: true }]);
  const order = entry.order as Order | undefined;
  const name = order?.customerInfo.name ?? '';
  logOrderIssue(entry.uid, order?.dateId ?? 'profile', {
    name,
    issue: 'copyMissing',
    order,
    error,
  });
}

function without(entry: Entry): Entry[] {
  return queue.read().filter((one) => nameOf(one) !== nameOf(entry));
}

function nameOf({ uid, customer = uid, order }: Entry): string {
  const { attemptId = 'profile' } = (order ?? {}) as Partial<Order>;
  return `${uid} ${customer} ${attemptId}`;
}
