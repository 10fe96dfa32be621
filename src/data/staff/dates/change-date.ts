import { planCutOff, planDateMenus } from '../../../domain/staff/dates/date-details-plan.ts';
import { planDateState } from '../../../domain/staff/dates/date-state-plan.ts';
import { type NewDate, planNewDate } from '../../../domain/staff/dates/new-date.ts';
import { planLimit, planSoldOut } from '../../../domain/staff/dates/stock-plan.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import type { ReadDocument } from '../../../domain/store/transaction.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

const path = 'dates/activeDates';

/** Opens, closes or hides a date. Throws as `runStaffPlan` does. */
export function changeDateState(change: Parameters<typeof planDateState>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planDateState(change, await datesAndMenus(read), actor),
  );
}

/** Marks menus of a date as sold out or as available again. Throws as `runStaffPlan` does. */
export function changeSoldOut(change: Parameters<typeof planSoldOut>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planSoldOut(change, await read(path), actor));
}

/** Sets how many of a menu one person may order. Throws as `runStaffPlan` does. */
export function changeLimit(change: Parameters<typeof planLimit>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planLimit(change, await read(path), actor));
}

/** Adds a date as a copy of an earlier one; the plan contains its id. Throws as `runStaffPlan` does. */
export function addDate(change: NewDate): Promise<ReturnType<typeof planNewDate>> {
  return runStaffPlan(async (read, actor) => planNewDate(change, await datesAndMenus(read), actor));
}

/** Moves a date's cut-off. Throws as `runStaffPlan` does. */
export function changeCutOff(change: Parameters<typeof planCutOff>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planCutOff(change, await read(path), actor));
}

/** Adds menus to a date and removes others from it. Throws as `runStaffPlan` does. */
export function changeDateMenus(change: Parameters<typeof planDateMenus>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planDateMenus(change, await datesAndMenus(read), actor),
  );
}

async function datesAndMenus(read: ReadDocument) {
  const [dates, menus] = await Promise.all([read(path), read('manages/menus')]);
  return { dates, menus };
}
