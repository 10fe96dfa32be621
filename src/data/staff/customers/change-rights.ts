import { planCustomerRights } from '../../../domain/staff/customers/customer-plan.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { enqueueProfileCopies } from '../../order/copies-queue.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

/**
 * Changes a customer's rights. The copy of the profile is written afterwards, without waiting for it. Throws
 * as `runStaffPlan` does.
 */
export async function changeRights(
  change: Parameters<typeof planCustomerRights>[0],
): Promise<StaffPlan> {
  let changedBy = '';
  const plan = await runStaffPlan<StaffPlan>(async (read, actor) => {
    changedBy = actor.uid;
    return planCustomerRights(change, await read(`users/${change.uid}`), actor);
  });
  if (plan.kind !== 'refused') enqueueProfileCopies(change.uid, changedBy);
  return plan;
}
