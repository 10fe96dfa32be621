import type { DeliveryWindow } from '../../dates/delivery-window.ts';
import type { Area, Stop } from './delivery-run.ts';
import { type RunTimes, runTimesRange } from './run-times.ts';
import { windowsFrom } from './stop-windows.ts';

/**
 * The stops of each driver in driving order: all of one, or of two whole suburbs each, so that the longer run has as few
 * stops as can be. One suburb is one driver's.
 */
export function driverRuns<A extends Pick<Area, 'stops'>>(
  areas: readonly A[],
  drivers: number,
): A['stops'][] {
  const stopsOf = (part: readonly A[]) => part.flatMap(({ stops }) => stops) as A['stops'];
  if (drivers < 2 || areas.length < 2) return [stopsOf(areas)];
  const splits = areas.slice(1).map((_, at) => {
    return [stopsOf(areas.slice(0, at + 1)), stopsOf(areas.slice(at + 1))];
  });
  const longest = (runs: A['stops'][]) => Math.max(...runs.map(({ length }) => length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best));
}

/** The window of each stop; the drivers begin at the same time. */
export function runWindows(
  runs: readonly (readonly Pick<Stop, 'id'>[])[],
  times: RunTimes,
): Record<string, DeliveryWindow> {
  return Object.assign({}, ...runs.map((stops) => windowsFrom(stops, times)));
}

/** When the first of these windows begins and the last one ends; undefined without any. */
export function spanOf(windows: Record<string, DeliveryWindow>): DeliveryWindow | undefined {
  const all = Object.values(windows);
  if (all.length === 0) return undefined;
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  };
}

/** The most minutes for a stop with which every run ends in time; undefined if not even one minute would do. */
export function minutesThatFit(
  runs: readonly { length: number }[],
  { start, length, last }: Omit<RunTimes, 'minutes'>,
): number | undefined {
  const steps = Math.max(...runs.map((stops) => stops.length)) - 1;
  const minutes = Math.floor(((last - start) / 60_000 - length) / steps);
  return minutes >= 1 && Number.isFinite(minutes)
    ? Math.min(minutes, runTimesRange.minutes.max)
    : undefined;
}
