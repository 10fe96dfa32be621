import type { OrderMark } from '../orders/order-marks.ts';
import type { Stop } from './delivery-run.ts';
import { runsByTimes } from './stops-ahead.ts';

/** How far a driver has come. */
interface Progress<S> {
  /**
   * The next stop, and how many the driver still has with it. While two drivers have not begun, that of each run: nobody
   * knows yet which of them is asking.
   */
  next: { stop: S; left: number; driver: number }[];
  /** What the driver delivered last. */
  last: S | undefined;
}

/**
 * How far a driver has come on the day's route: the next stop follows the one that they delivered last, and what was skipped
 * comes at the end. Of two drivers each has their own run. `delivered`: by order id, as `OrderMarks`.
 */
export function progressOf<S extends Pick<Stop, 'id' | 'place' | 'window'>>(
  stops: readonly S[],
  delivered: ReadonlyMap<string, Pick<OrderMark, 'at' | 'by'>>,
  driver: string,
): Progress<S> {
  const [last] = stops
    .flatMap((stop) => {
      const mark = delivered.get(stop.id);
      // One that waits on this phone to be sent has no time yet.
      return mark?.by === driver ? [{ stop, at: mark.at || Number.POSITIVE_INFINITY }] : [];
    })
    .sort((a, b) => (a.at === b.at ? b.stop.place - a.stop.place : b.at - a.at))
    .map(({ stop }) => stop);
  const isAhead = ({ id }: S) => !delivered.has(id);
  const own = runsByTimes(stops)
    .filter((run) => (last ? run.includes(last) : run.every(isAhead)))
    .map((run) => run.filter(isAhead))
    .filter((run) => run.length > 0);
  const runs = own.length > 0 ? own : [stops.filter(isAhead)];
  const next = runs.flatMap((run, at) => {
    const stop = run.find(({ place }) => place > (last?.place ?? 0)) ?? run[0];
    return stop ? [{ stop, left: run.length, driver: at + 1 }] : [];
  });
  return { next, last };
}
