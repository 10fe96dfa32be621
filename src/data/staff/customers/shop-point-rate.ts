import { planPointRate } from '../../../domain/staff/customers/point-rate-plan.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

/** Sets the shop's point rate. Throws as `runStaffPlan` does. */
export function changePointRate(change: Parameters<typeof planPointRate>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planPointRate(change, await read('common/point'), actor),
  );
}
