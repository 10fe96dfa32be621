import { Timestamp } from 'firebase-admin/firestore';
import { logWrites, type StaffActor } from '../../../src/domain/staff/staff-log.ts';
import type { Backend } from '../backend.ts';
import { Failure } from '../failure.ts';
import { runPlanIn } from '../run-plan.ts';
import { accountOf } from './customer-account.ts';
import { findPersonalData } from './find-personal-data.ts';

/** Everything stored about a customer, as JSON; adds an entry to staffLog. Throws `not-found`. */
export async function exportCustomerData(
  { db, auth }: Backend,
  uid: string,
  actor: StaffActor,
): Promise<object> {
  const [parts, account] = await Promise.all([findPersonalData(db, uid), accountOf(auth, uid)]);
  if (parts.length === 0 && !account) throw new Failure('not-found');
  const entry = { action: 'customer-exported' as const, uid, before: '–', after: 'exported' };
  await runPlanIn(db)(async () => ({ writes: logWrites(actor, entry) }));
  return {
    exportedAt: new Date(actor.now).toISOString(),
    login: account && {
      email: account.email,
      createdAt: account.metadata.creationTime,
      lastSignIn: account.metadata.lastSignInTime,
    },
    documents: parts.map(({ path, field, data }) => ({ path, field, data: forFile(data) })),
  };
}

/** Converts stored values for the file: timestamps to ISO strings. */
function forFile(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(forFile);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, forFile(one)]));
}
