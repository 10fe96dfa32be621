import type { StaffPlan } from '../../domain/staff/staff-plan.ts';
import { planStatement } from '../../domain/staff/statement-plan.ts';
import { runStaffPlan } from './run-staff-plan.ts';

/** Saves a menu's allergens and diet. Throws as `runStaffPlan` does. */
export function changeStatement(change: Parameters<typeof planStatement>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planStatement(change, await read('manages/menus'), actor),
  );
}
