import { atClock } from './delivery-run.ts';

/** What staff type to compute the delivery times of a route. */
export interface RunTimesForm {
  /** When the first delivery begins, hh:mm. */
  start: string;
  /** From one stop to the next. */
  minutes: string;
  /** The length of each window, minutes. */
  length: string;
}

/** The least and the most minutes of each field. */
export const runTimesRange = {
  minutes: { min: 0, max: 120 },
  length: { min: 10, max: 480 },
} as const;

/**
 * The typed times as `windowsFrom` takes them, on the day whose noon in Sydney is `noon` (epoch ms), or the
 * fields that are no time of day or no number in range.
 */
export function parseRunTimes(
  { start, minutes, length }: RunTimesForm,
  noon: number,
):
  | { times: { start: number; minutes: number; length: number }; wrong: [] }
  | { times: undefined; wrong: (keyof RunTimesForm)[] } {
  const valid = {
    start: /^([01]\d|2[0-3]):[0-5]\d$/.test(start),
    minutes: inRange(minutes, runTimesRange.minutes),
    length: inRange(length, runTimesRange.length),
  };
  const wrong = (['start', 'minutes', 'length'] as const).filter((field) => !valid[field]);
  if (wrong.length > 0) return { times: undefined, wrong };
  const times = {
    start: atClock(noon, start),
    minutes: Number(minutes),
    length: Number(length),
  };
  return { times, wrong: [] };
}

function inRange(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
