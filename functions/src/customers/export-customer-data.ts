import { functionLog } from '../../../src/domain/staff/actions/function-action.ts';
import { namesOthers, type StoredPart } from '../../../src/domain/staff/customers/erasure.ts';
import { exportCustomer } from '../../../src/domain/staff/customers/personal-data-actions.ts';
import type { StaffActor } from '../../../src/domain/staff/staff-log.ts';
import type { Backend } from '../backend.ts';
import { Failure } from '../failure.ts';
import { runPlanIn } from '../run-plan-as-admin.ts';
import { accountOf } from './customer-account.ts';
import { type ExportedData, exportedData } from './exported-data.ts';
import { findPersonalData } from './find-personal-data.ts';

/**
 * Everything stored about a customer, as JSON, but for what names other customers too; adds an entry to staffLog.
 * Throws `not-found`.
 */
export async function exportCustomerData(
  { db, auth }: Backend,
  uid: string,
  actor: StaffActor,
): Promise<ExportedData> {
  const account = await accountOf(auth, uid);
  const isFor = (part: StoredPart) => !namesOthers(part);
  const data = await exportedData(findPersonalData(db, uid), isFor, account, actor.now);
  if (!data) throw new Failure('not-found');
  const entry = { uid, before: false, after: true };
  await runPlanIn(db)(async () => ({ writes: functionLog(exportCustomer, actor, entry) }));
  return data;
}
