import { dayNumber } from '../dates/date-id.ts';
import { dayAfter, sydneyClock, sydneyDay } from '../dates/sydney-time.ts';
import type { Role } from './roles.ts';

/** So that the kitchen can shop for the whole week, Monday to Sunday, and sees no older orders of customers. */
const kitchenLooksBack = 6;
/** Until then marks of the day before, which a driver's phone has kept without a connection, are still taken. */
const marksTakenUntil = '12:00';

/** Whether a role may see the orders of a date now: drivers only on its day, the kitchen those of this week and later. */
export function mayView(role: Role, dateId: string, now: number): boolean {
  return isViewedOn(sydneyDay(now), role, dateId);
}

/** Whether a role may mark orders of a date now: those that it may see, and a driver until the noon after. */
export function mayMark(role: Role, dateId: string, now: number): boolean {
  const isMorning = sydneyClock(now).slice(11, 16) < marksTakenUntil;
  const dayBefore = dayAfter(sydneyDay(now), -1);
  return mayView(role, dateId, now) || (isMorning && isViewedOn(dayBefore, role, dateId));
}

/** `day`: a day in Sydney, `2026-11-21`. */
function isViewedOn(day: string, role: Role, dateId: string): boolean {
  if (role === 'driver') return dayNumber(dateId) === numberOf(day);
  return role !== 'kitchen' || dayNumber(dateId) >= numberOf(dayAfter(day, -kitchenLooksBack));
}

const numberOf = (day: string): number => Number(day.replaceAll('-', ''));
