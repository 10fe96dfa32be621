import { dayNumber } from '../dates/date-id.ts';
import { sydneyStamp } from '../dates/sydney-time.ts';
import type { Role } from './roles.ts';

const hourMs = 3_600_000;
/** So that the kitchen can shop for the whole week, Monday to Sunday, and sees no older orders of customers. */
const kitchenLooksBackMs = 6 * 24 * hourMs;
/** Marks that a driver's phone has kept without a connection are still taken until the noon after. */
const marksTakenMs = 12 * hourMs;

/** Whether a role may see the orders of a date now: drivers only on its day, the kitchen those of this week and later. */
export function mayView(role: Role, dateId: string, now: number): boolean {
  if (role === 'driver') return dayNumber(dateId) === dayOf(now);
  return role !== 'kitchen' || dayNumber(dateId) >= dayOf(now - kitchenLooksBackMs);
}

/** Whether a role may mark orders of a date now: those that it may see, and a driver until the noon after. */
export function mayMark(role: Role, dateId: string, now: number): boolean {
  return mayView(role, dateId, now) || mayView(role, dateId, now - marksTakenMs);
}

const dayOf = (time: number): number => dayNumber(sydneyStamp(time));
