import { planStatement } from '../../../domain/staff/menus/statement-plan.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

/** Saves a menu's allergens and diet. Throws as `runStaffPlan` does. */
export function changeStatement(change: Parameters<typeof planStatement>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planStatement(change, await read('manages/menus'), actor),
  );
}
