import { createHash, randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { unpaidStates } from '../../../src/domain/card/pay-link.ts';
import { endLogInsForGood } from '../../../src/domain/customer/ended-log-ins.ts';
import type { User } from '../../../src/domain/customer/user.ts';
import { dayNumber } from '../../../src/domain/dates/date-id.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { openDisputeStates } from '../../../src/domain/refunds/payments/dispute.ts';
import { functionLog, isLogged } from '../../../src/domain/staff/actions/function-action.ts';
import {
  aliasStart,
  type ErasedNames,
  isKept,
  planErasure,
  type StoredPart,
} from '../../../src/domain/staff/customers/erasure.ts';
import {
  type DeletionProblem,
  deleteCustomer,
} from '../../../src/domain/staff/customers/personal-data-actions.ts';
import type { HandledIssues } from '../../../src/domain/staff/inbox/handled-issue.ts';
import {
  markPayments,
  type StoredPayments,
  unresolvedPayments,
} from '../../../src/domain/staff/inbox/resolved-payments.ts';
import { type StaffActor, withoutLogHead } from '../../../src/domain/staff/staff-log.ts';
import { type DocumentWrite, setFields, stores } from '../../../src/domain/store/document-write.ts';
import type { Backend } from '../backend.ts';
import { Failure } from '../failure.ts';
import { exceptionalPayments } from '../payments/exceptional-payments.ts';
import { openRefunds } from '../refunds/open-refunds.ts';
import { runPlanIn } from '../run-plan-as-admin.ts';
import { accountOf, deleteLogin } from './customer-account.ts';
import { findPersonalData, isStored } from './find-personal-data.ts';
import { furtherSheetsOf, read } from './stored-parts.ts';

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
  const [hasData, account] = await Promise.all([isStored(db, uid), accountOf(auth, uid)]);
  const logged = by !== 'customer' && (await isAttemptLogged(db, by));
  if (!hasData && !account && !logged) throw new Failure('not-found');
  if (account?.customClaims?.staff === true) throw new Failure('forbidden');
  if (hasData) {
    // What the customer has stored since the deletion that is logged already.
    const deleter = logged ? { ...by, entryId: randomUUID() } : by;
    const blocker = (await deletionBlocker(db, uid)) ?? (await eraseData(db, uid, deleter));
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
  const { mark, hasProfile } = await runPlan(async (read) => {
    const profile = (await read(profilePath)) as Partial<User> | undefined;
    const mark = {
      deletedAs: profile?.deletedAs ?? `${aliasStart}${randomUUID().slice(0, 13)}`,
      erasureSalt: profile?.erasureSalt ?? randomUUID(),
    };
    const writes = [
      { collection: stores.users, id: uid, fields: setFields(mark) },
      endLogInsForGood(uid, Date.now()),
    ];
    return { mark, hasProfile: profile !== undefined, writes };
  });
  // Looked at again: until then, the customer could still order.
  const blocker = await deletionBlocker(db, uid);
  if (blocker) {
    const fields = Object.keys(mark).map((name) => ({ path: [name], remove: true as const }));
    const goesOn: DocumentWrite = {
      collection: stores.endedLogIns,
      id: uid,
      fields: [{ path: ['until'], remove: true }],
    };
    await runPlan(async () =>
      hasProfile
        ? { writes: [{ collection: stores.users, id: uid, fields }, goesOn] }
        : { writes: [goesOn], deletes: [profilePath] },
    );
    return blocker;
  }
  await keepResolved(db, uid);
  const names = { uid, alias: mark.deletedAs, keyName: keyNames(mark) };
  for await (const parts of findPersonalData(db, uid)) {
    await erase(
      db,
      parts.filter(({ path }) => path !== profilePath),
      names,
    );
  }
  const kept = await datesOf(db, mark.deletedAs);
  await runPlan(async () => ({
    writes: deletionLog(by, mark.deletedAs, kept),
    deletes: [profilePath],
  }));
  return undefined;
}

/** Keeps resolved what staff have resolved: the entries in errors/orderIssues go, the checkouts of the payments stay. */
async function keepResolved(db: Firestore, uid: string): Promise<void> {
  const payments = await exceptionalPayments(db, uid);
  if (Object.keys(payments.checkouts).length === 0) return;
  await runPlanIn(db)(async (read) => {
    const { stored, handled } = await paymentIssues(payments, read);
    return { writes: markPayments(stored, handled) };
  });
}

/** Issues of payments as they are stored, and what staff have resolved. */
async function paymentIssues(
  payments: Omit<StoredPayments, 'orderIssues'>,
  read: (path: string) => Promise<unknown>,
) {
  const [orderIssues, handled = {}] = await Promise.all([
    read(`${stores.errors}/orderIssues`),
    read(`${stores.staffInbox}/handled`),
  ]);
  return { stored: { ...payments, orderIssues }, handled: handled as HandledIssues };
}

/**
 * Names an order key by a salt that is deleted with the profile: the same in every document, also once a broken-off
 * deletion goes on, and nobody can try addresses afterwards.
 */
function keyNames({ deletedAs, erasureSalt }: { deletedAs: string; erasureSalt: string }) {
  const start = deletedAs.replace(/[^a-z0-9]/gi, '');
  return (orderKey: string) => {
    const hash = createHash('sha256').update(`${erasureSalt}\n${orderKey}`).digest('hex');
    return `${start}x${hash.slice(0, 16)}`;
  };
}

/** Erases some of the customer's data in one transaction, which reads what stays as it is now. */
async function erase(
  db: Firestore,
  parts: readonly StoredPart[],
  names: ErasedNames,
): Promise<void> {
  if (parts.length === 0) return;
  await runPlanIn(db)(async (read) => {
    const now = parts.map(async (part) => {
      if (part.field || !isKept(part, names.uid)) return [part];
      const data = await read(part.path);
      return data ? [{ ...part, data }] : [];
    });
    return planErasure((await Promise.all(now)).flat(), names);
  });
}

/** How many dates have orders of the customer, after they have got another name. */
async function datesOf(db: Firestore, alias: string): Promise<number> {
  const [further, ...stored] = await Promise.all([
    furtherSheetsOf(db, stores.ordersForCustomerBackup, alias).get(),
    db.doc(`${stores.ordersForCustomer}/${alias}`).get(),
    db.doc(`${stores.ordersForCustomerBackup}/${alias}`).get(),
  ]);
  return new Set([...stored, ...further.docs].flatMap((orders) => Object.keys(orders.data() ?? {})))
    .size;
}

/** The log entry of a deletion, which never says whose data it was. */
function deletionLog(by: Deleter, alias: string, datesKept: number): DocumentWrite[] {
  const entry = { before: null, after: { datesKept } };
  if (by !== 'customer') return functionLog(deleteCustomer, by, entry);
  const actor = { uid: alias, name: 'customer', now: Date.now(), entryId: randomUUID() };
  return withoutLogHead(functionLog(deleteCustomer, actor, entry));
}

/** Why the customer cannot be deleted yet. */
async function deletionBlocker(db: Firestore, uid: string): Promise<DeletionProblem | undefined> {
  const [orders, checkouts, links, disputes, refunds, exceptions] = await Promise.all([
    db.doc(`${stores.ordersForCustomer}/${uid}`).get(),
    db
      .collection(stores.checkouts)
      .where('uid', '==', uid)
      .where('settled', '==', false)
      .limit(1)
      .get(),
    db
      .collection(stores.payLinks)
      .where('uid', '==', uid)
      .where('state', 'in', unpaidStates)
      .limit(1)
      .get(),
    db
      .collection(stores.disputes)
      .where('uid', '==', uid)
      .where('state', 'in', openDisputeStates)
      .limit(1)
      .get(),
    openRefunds(db, uid),
    exceptionsOf(db, uid),
  ]);
  const today = Number(sydneyStamp(Date.now()).slice(0, 8));
  const isAhead = ([dateId, ofDate]: [string, object | null]) =>
    dayNumber(dateId) >= today && Object.keys(ofDate ?? {}).length > 0;
  if (Object.entries(orders.data() ?? {}).some(isAhead)) return 'order-ahead';
  const areSettled = [checkouts, links, disputes].every(({ empty }) => empty);
  return areSettled && refunds.length + exceptions.length === 0 ? undefined : 'payment-open';
}

/**
 * Payments without an order that staff still have to settle. As the inbox lists them, not as their customer is told
 * (`paymentExceptions`): what no screen shows could never be resolved, and would keep the account for good.
 */
async function exceptionsOf(db: Firestore, uid: string) {
  const payments = await exceptionalPayments(db, uid);
  const { stored, handled } = await paymentIssues(payments, (path) => read(db, path));
  return unresolvedPayments(uid, stored, handled);
}
