import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { isUnpaid, type PayLink } from '../../../src/domain/card/pay-link.ts';
import { endLogInsForGood } from '../../../src/domain/customer/ended-log-ins.ts';
import { dayNumber } from '../../../src/domain/dates/date-id.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { functionLog, isLogged } from '../../../src/domain/staff/actions/function-action.ts';
import {
  aliasStart,
  orderKeysIn,
  planErasure,
  type StoredPart,
} from '../../../src/domain/staff/customers/erasure.ts';
import {
  type DeletionProblem,
  deleteCustomer,
} from '../../../src/domain/staff/customers/personal-data.ts';
import { type StaffActor, withoutLogHead } from '../../../src/domain/staff/staff-log.ts';
import { type DocumentWrite, stores } from '../../../src/domain/store/document-write.ts';
import type { Backend } from '../backend.ts';
import { Failure } from '../failure.ts';
import { runPlanIn } from '../run-plan.ts';
import { accountOf, deleteLogin } from './customer-account.ts';
import { findPersonalData } from './find-personal-data.ts';

/** Writes per commit; Firestore allows 500. */
const writesPerCommit = 300;

export type DeletionResult = 'deleted' | DeletionProblem;

/** Who deletes: a member of staff, or the customer. */
type Deleter = StaffActor | 'customer';

/**
 * Removes a customer's personal data from all documents and deletes their login. What accounting needs is
 * kept under a random alias. The login is deleted last, after the profile, and the profile after all other
 * data: an interrupted deletion can be repeated by its customer as well as by staff, and continues under the
 * same alias. From the first commit on, the profile's `deletedAs` keeps the customer from ordering, and their log-ins are
 * ended: a token lives on after its login, and could otherwise make a new profile. A repeated call of staff's attempt
 * whose log entry is written deletes what is left, such as the login, and succeeds if nothing is. Throws `not-found`,
 * and `forbidden` for an account of staff.
 */
export async function deleteCustomerData(
  { db, auth }: Backend,
  uid: string,
  by: Deleter,
): Promise<DeletionResult> {
  const [parts, account] = await Promise.all([findPersonalData(db, uid), accountOf(auth, uid)]);
  const logged = by !== 'customer' && (await isAttemptLogged(db, by));
  if (parts.length === 0 && !account && !logged) throw new Failure('not-found');
  if (account?.customClaims?.staff === true) throw new Failure('forbidden');
  if (parts.length > 0) {
    // What the customer has stored since the deletion that is logged already.
    const deleter = logged ? { ...by, entryId: randomUUID() } : by;
    const blocker = deletionBlockerOf(parts) ?? (await eraseData(db, uid, deleter));
    if (blocker) return blocker;
  }
  // A login without data: of somebody who never gave any, or left over from an interrupted deletion.
  else if (account) {
    const log = by === 'customer' || logged ? [] : deletionLog(by, uid, 0);
    await runPlanIn(db)(async () => ({ writes: [endLogInsForGood(uid, Date.now()), ...log] }));
  }
  if (account) await deleteLogin(auth, uid);
  return 'deleted';
}

function isAttemptLogged(db: Firestore, actor: StaffActor): Promise<boolean> {
  return isLogged(deleteCustomer.name, async (path) => (await db.doc(path).get()).data(), actor);
}

/** Deletes or anonymises all documents of a customer; returns why it can't. */
async function eraseData(
  db: Firestore,
  uid: string,
  by: Deleter,
): Promise<DeletionResult | undefined> {
  const runPlan = runPlanIn(db);
  const profilePath = `${stores.users}/${uid}`;
  const mark = (change: { set: string } | { remove: true }): DocumentWrite => ({
    collection: stores.users,
    id: uid,
    fields: [{ path: ['deletedAs'], ...change }],
  });
  const { alias, hasProfile } = await runPlan(async (read) => {
    const profile = (await read(profilePath)) as { deletedAs?: string } | undefined;
    const alias = profile?.deletedAs ?? `${aliasStart}${randomUUID().slice(0, 13)}`;
    const writes = [mark({ set: alias }), endLogInsForGood(uid, Date.now())];
    return { alias, hasProfile: profile !== undefined, writes };
  });
  // Read again: until then, the customer could still order and store what was not there before.
  const parts = await findPersonalData(db, uid);
  const blocker = deletionBlockerOf(parts);
  if (blocker) {
    await runPlan(async () =>
      hasProfile ? { writes: [mark({ remove: true })] } : { deletes: [profilePath] },
    );
    return blocker;
  }
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
  await runPlan(async () => ({
    writes: deletionLog(by, alias, kept),
    deletes: [profilePath],
  }));
  return undefined;
}

/** The log entry of a deletion, which never says whose data it was. */
function deletionLog(by: Deleter, alias: string, datesKept: number): DocumentWrite[] {
  const entry = { before: null, after: { datesKept } };
  if (by !== 'customer') return functionLog(deleteCustomer, by, entry);
  const actor = { uid: alias, name: 'customer', now: Date.now(), entryId: randomUUID() };
  return withoutLogHead(functionLog(deleteCustomer, actor, entry));
}

/** Why the customer cannot be deleted yet. */
function deletionBlockerOf(parts: readonly StoredPart[]): DeletionResult | undefined {
  const today = Number(sydneyStamp(Date.now()).slice(0, 8));
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
  const links = partsIn(stores.payLinks).some(({ data }) => isUnpaid(data as PayLink));
  return open || links ? 'payment-open' : undefined;
}
