import { planAnnouncement } from '../../domain/staff/announcement-plan.ts';
import {
  type DateWords,
  dateWordsContent,
  dateWordsId,
  planCutOff,
  planDateMenus,
} from '../../domain/staff/date-details-plan.ts';
import { planDateState, planLimit, planSoldOut } from '../../domain/staff/date-plan.ts';
import { type NewDate, planNewDate } from '../../domain/staff/new-date.ts';
import type { StaffPlan } from '../../domain/staff/staff-plan.ts';
import type { ReadDocument } from '../../domain/transaction.ts';
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

/** Adds a date as a copy of an earlier one; the plan names its id. Throws as `runStaffPlan` does. */
export function addDate(change: NewDate): Promise<ReturnType<typeof planNewDate>> {
  return runStaffPlan(async (read, actor) => planNewDate(change, await datesAndMenus(read), actor));
}

/** Moves a date's cut-off. Throws as `runStaffPlan` does. */
export function changeCutOff(change: Parameters<typeof planCutOff>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) => planCutOff(change, await read(path), actor));
}

/** Puts menus on a date and takes others off it. Throws as `runStaffPlan` does. */
export function changeDateMenus(change: Parameters<typeof planDateMenus>[0]): Promise<StaffPlan> {
  return runStaffPlan(async (read, actor) =>
    planDateMenus(change, await datesAndMenus(read), actor),
  );
}

/** Writes a day's promotional words, or with null takes them away. Throws as `runStaffPlan` does. */
export function changeDateWords(change: {
  dateId: string;
  words: DateWords | null;
  seen: DateWords | null;
}): Promise<StaffPlan> {
  const { dateId, words, seen } = change;
  const content = (of: DateWords | null) => of && dateWordsContent(dateId, of);
  return runStaffPlan(async (read, actor) =>
    planAnnouncement(
      { id: dateWordsId(dateId), content: content(words), seen: content(seen) },
      await read('common/gongji'),
      actor,
    ),
  );
}

async function datesAndMenus(read: ReadDocument) {
  const [dates, menus] = await Promise.all([read(path), read('manages/menus')]);
  return { dates, menus };
}
