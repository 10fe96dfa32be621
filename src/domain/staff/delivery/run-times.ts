import { sydneyClock } from '../../dates/sydney-time.ts';
import type { Stop } from './delivery-run.ts';
import { atClock, isClockOn, windowsFrom } from './stop-windows.ts';

/** What staff type to compute the delivery times of a route. */
export interface RunTimesForm {
  /** When the first delivery begins, hh:mm. */
  start: string;
  /** From one stop to the next. */
  minutes: string;
  /** The length of each window, minutes. */
  length: string;
  /** When the last delivery has to have ended, hh:mm. */
  last: string;
}

/** The same as numbers: `start` and `last` are epoch ms. */
export interface RunTimes {
  start: number;
  minutes: number;
  length: number;
  last: number;
}

/** The least and the most minutes of each field. */
export const runTimesRange = {
  minutes: { min: 0, max: 120 },
  length: { min: 10, max: 480 },
} as const;

/**
 * The typed times as `windowsFrom` takes them, on the day of `deliveryDate` (epoch ms), or the
 * fields that are no time of day or no number in range.
 */
export function parseRunTimes(
  { start, minutes, length, last }: RunTimesForm,
  deliveryDate: number,
): { times: RunTimes; wrong: [] } | { times: undefined; wrong: (keyof RunTimesForm)[] } {
  const valid = {
    start: isClockOn(deliveryDate, start),
    minutes: inRange(minutes, runTimesRange.minutes),
    length: inRange(length, runTimesRange.length),
    last: isClockOn(deliveryDate, last),
  };
  const wrong = (['start', 'minutes', 'length', 'last'] as const).filter((field) => !valid[field]);
  if (wrong.length > 0) return { times: undefined, wrong };
  const times = {
    start: atClock(deliveryDate, start),
    minutes: Number(minutes),
    length: Number(length),
    last: atClock(deliveryDate, last),
  };
  return { times, wrong: [] };
}

/**
 * What staff have typed for the times that these stops have, in driving order: what explains most of them. `usual` where
 * they have none, or where it explains as many: a few stops don't tell how many minutes lie between them.
 */
export function runTimesOf(
  stops: readonly Pick<Stop, 'id' | 'window'>[],
  deliveryDate: number,
  usual: RunTimesForm,
): RunTimesForm {
  const timed = stops.flatMap(({ id, window }) => (window ? [{ id, window }] : []));
  const first = timed[0]?.window;
  if (!first) return usual;
  const start = sydneyClock(first.from).slice(11, 16);
  const length = String((first.to - first.from) / 60_000);
  const { min, max } = runTimesRange.minutes;
  const steps = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const guessesFrom = (form: RunTimesForm, allMinutes: readonly string[]) => {
    const { times } = parseRunTimes(form, deliveryDate);
    return allMinutes.map((minutes) => ({
      form: { ...form, minutes },
      times: times && { ...times, minutes: Number(minutes) },
    }));
  };
  const guesses = [
    ...guessesFrom(usual, [usual.minutes]),
    ...guessesFrom({ ...usual, start, length }, [usual.minutes, ...steps]),
  ];
  /** How many stops have the time that these would give them. */
  const explained = (times: RunTimes | undefined): number => {
    if (!times) return -1;
    const windows = windowsFrom(timed, times);
    return timed.filter(({ id, window: { from, to } }) => {
      return windows[id]?.from === from && windows[id]?.to === to;
    }).length;
  };
  const counts = guesses.map(({ times }) => explained(times));
  return guesses[counts.indexOf(Math.max(...counts))]?.form ?? usual;
}

function inRange(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
