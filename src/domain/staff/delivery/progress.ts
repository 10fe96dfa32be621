import type { OrderMark } from '../orders/order-marks.ts';
import type { Stop } from './delivery-run.ts';
import { runsByTimes } from './stops-before.ts';

/** How far a driver has come. */
interface Progress<S> {
  next: S | undefined;
  /** How many stops the driver still has, with the next one. */
  left: number;
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
  const own = runsByTimes(stops).find((run) => (last ? run.includes(last) : run.every(isAhead)));
  const ahead = own?.filter(isAhead) ?? [];
  const rest = ahead.length > 0 ? ahead : stops.filter(isAhead);
  const next = rest.find(({ place }) => place > (last?.place ?? 0)) ?? rest[0];
  return { next, left: rest.length, last };
}
