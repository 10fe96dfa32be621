import { sydneyClock } from '../../dates/sydney-time.ts';
import { atClock, type Stop, windowsFrom } from './delivery-run.ts';

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

/**
 * What staff have typed for the times that these stops have, in driving order: what explains most of them. `usual` where
 * they have none, or where it explains as many: a few stops don't tell how many minutes lie between them.
 */
export function runTimesOf(
  stops: readonly Pick<Stop, 'id' | 'window'>[],
  noon: number,
  usual: RunTimesForm,
): RunTimesForm {
  const timed = stops.flatMap(({ id, window }) => (window ? [{ id, window }] : []));
  const first = timed[0]?.window;
  if (!first) return usual;
  const start = sydneyClock(first.from).slice(11, 16);
  const length = String((first.to - first.from) / 60_000);
  const { min, max } = runTimesRange.minutes;
  const steps = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const guesses = [
    usual,
    ...[usual.minutes, ...steps].map((minutes) => ({ start, minutes, length })),
  ];
  /** How many stops have the time that these would give them. */
  const explained = (form: RunTimesForm): number => {
    const { times } = parseRunTimes(form, noon);
    if (!times) return -1;
    const windows = windowsFrom(timed, times);
    return timed.filter(({ id, window: { from, to } }) => {
      return windows[id]?.from === from && windows[id]?.to === to;
    }).length;
  };
  const counts = guesses.map(explained);
  return guesses[counts.indexOf(Math.max(...counts))] ?? usual;
}

function inRange(text: string, { min, max }: { min: number; max: number }): boolean {
  return /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
}
