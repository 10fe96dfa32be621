import { randomUUID } from 'node:crypto';
import { dayNumber } from '../../../src/domain/dates/date-id.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import {
  orderKeysIn,
  planErasure,
  type StoredPart,
} from '../../../src/domain/staff/customers/erasure.ts';
import { logWrites, type StaffActor } from '../../../src/domain/staff/staff-log.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { Backend } from '../backend.ts';
import { Failure } from '../failure.ts';
import { runPlanIn } from '../run-plan.ts';
import { accountOf } from './customer-account.ts';
import { findPersonalData } from './find-personal-data.ts';

/** Writes per commit; Firestore allows 500. */
const writesPerCommit = 300;

export type DeletionResult =
  | 'deleted'
  /** An order is still to be delivered. */
  | 'order-ahead'
  /** A card payment is not finished. */
  | 'payment-open';

/**
 * Removes a customer's personal data from all documents and deletes their login. What accounting needs is
 * kept under a random alias. The profile is deleted last, together with the log entry, so that an
 * interrupted deletion can be repeated with the same alias. Throws `not-found`, and `forbidden` for an
 * account of staff.
 */
export async function deleteCustomerData(
  { db, auth }: Backend,
  uid: string,
  actor: StaffActor,
): Promise<DeletionResult> {
  const runPlan = runPlanIn(db);
  const [parts, account] = await Promise.all([findPersonalData(db, uid), accountOf(auth, uid)]);
  if (parts.length === 0 && !account) throw new Failure('not-found');
  if (account?.customClaims?.staff === true) throw new Failure('forbidden');
  const blocker = deletionBlockerOf(parts, actor.now);
  if (blocker) return blocker;

  const profilePath = `${stores.users}/${uid}`;
  const profile = parts.find(({ path }) => path === profilePath)?.data as
    | { deletedAs?: string }
    | undefined;
  const alias = profile?.deletedAs ?? `deleted-${randomUUID().slice(0, 13)}`;
  const begun: DocumentWrite = {
    collection: stores.users,
    id: uid,
    fields: [{ path: ['deletedAs'], set: alias }],
  };
  await runPlan(async () => ({ writes: [begun] }));
  // Deleted first, so that the customer cannot sign in and order during the deletion.
  if (account) await auth.deleteUser(uid);

  const { writes, deletes } = planErasure(uid, parts, { alias, orderKeys: orderKeysIn(parts) });
  const others = deletes.filter((path) => path !== profilePath);
  for (let at = 0; at < Math.max(writes.length, others.length); at += writesPerCommit / 2) {
    const end = at + writesPerCommit / 2;
    await runPlan(async () => ({
      writes: writes.slice(at, end),
      deletes: others.slice(at, end),
    }));
  }
  const kept = parts.filter(({ path }) => path.startsWith(`${stores.orders2}/`)).length;
  const entry = { action: 'customer-deleted' as const, before: '–', after: `${kept} dates kept` };
  await runPlan(async () => ({ writes: logWrites(actor, entry), deletes: [profilePath] }));
  return 'deleted';
}

/** Why the customer cannot be deleted yet. */
function deletionBlockerOf(parts: readonly StoredPart[], now: number): DeletionResult | undefined {
  const today = Number(sydneyStamp(now).slice(0, 8));
  const partsIn = (store: string) => parts.filter(({ path }) => path.startsWith(`${store}/`));
  const ordered = partsIn(stores.ordersForCustomer).flatMap(({ data }) =>
    Object.entries(data as Record<string, object>),
  );
  if (ordered.some(([id, orders]) => dayNumber(id) >= today && Object.keys(orders).length > 0)) {
    return 'order-ahead';
  }
  const open = partsIn(stores.checkouts).some(
    ({ data }) => (data as { settled?: unknown }).settled === false,
  );
  return open ? 'payment-open' : undefined;
}
