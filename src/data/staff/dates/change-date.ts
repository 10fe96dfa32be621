import { planCutOff, planDateMenus } from '../../../domain/staff/dates/date-details-plan.ts';
import { type NewDate, planNewDate } from '../../../domain/staff/dates/new-date.ts';
import type { StaffPlan } from '../../../domain/staff/staff-plan.ts';
import type { ReadDocument } from '../../../domain/store/transaction.ts';
import { runStaffPlan } from '../common/run-staff-plan.ts';

const path = 'dates/activeDates';

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
