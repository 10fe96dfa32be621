import { planDateState, planLimit, planSoldOut } from '../../domain/staff/date-plan.ts';
import type { StaffPlan } from '../../domain/staff/staff-plan.ts';
import { runStaffPlan } from './run-staff-plan.ts';

const path = 'dates/activeDates';

/** Opens, closes or hides a date. Throws as `runStaffPlan` does. */
export function changeDateState(change: Parameters<typeof planDateState>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planDateState(change, await read(path), actor));
}

/** Takes menus off a date's sale, or sells them again. Throws as `runStaffPlan` does. */
export function changeSoldOut(change: Parameters<typeof planSoldOut>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planSoldOut(change, await read(path), actor));
}

/** Limits a menu per person. Throws as `runStaffPlan` does. */
export function changeLimit(change: Parameters<typeof planLimit>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planLimit(change, await read(path), actor));
}
