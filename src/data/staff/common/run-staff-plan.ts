import type { StaffActor } from '../../../domain/staff/staff-log.ts';
import type { Plan } from '../../../domain/store/transaction.ts';
import { serverNow } from '../../device/server-clock.ts';
import { loadAuth } from '../../documents/load-sdk.ts';
import { runPlan } from '../../firebase/run-plan.ts';

/**
 * Runs a staff plan in one transaction. The plan receives the staff member and `entryId`, the id of the log entry that
 * its writes must refer to. Throws AppError and what Firestore throws.
 */
export async function runStaffPlan<T extends object>(
  plan: (read: Parameters<Plan<T>>[0], actor: StaffActor) => ReturnType<Plan<T>>,
  entryId: string,
): Promise<T> {
  const user = (await loadAuth()).auth.currentUser;
  const actor = {
    uid: user?.uid ?? '',
    name: user?.email ?? '',
    now: Math.round(serverNow()),
    entryId,
  };
  return runPlan((read) => plan(read, actor));
}
