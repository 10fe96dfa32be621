import { sydneyStamp } from './sydney-time.ts';

/** The form of a dateId, `{yyyymmdd}_{timestamp}`. */
export const dateIdPattern = /^\d{8}_\d{1,16}$/;

/** Whether a string has the form of a dateId. */
export function isDateId(value: string): boolean {
  return dateIdPattern.test(value);
}

/**
 * `20261124_1764000000000` for a delivery date; `stamp` is the time at which the date was created, epoch ms.
 */
export function dateIdOf(deliveryDate: number, stamp: number): string {
  return `${sydneyStamp(deliveryDate).slice(0, 8)}_${stamp}`;
}

/**
 * The yyyymmdd part of a dateId as a number, for sorting and for rules that apply from a certain day (spec
 * §9).
 */
export function dayNumber(dateId: string): number {
  return Number(dateId.slice(0, 8));
}
