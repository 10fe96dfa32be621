import type { ShownOrder } from '../orders/shown-order.ts';
import { type DeliveryRun, type Stop, stopsOf } from './delivery-run.ts';

/**
 * The stops of each driver, as the times of the stops tell: two drivers begin at the same time (`runWindows`), so the second
 * one's first stop is as early as the first of all.
 */
export function runsByTimes<S extends Pick<Stop, 'window'>>(stops: readonly S[]): S[][] {
  const starts = stops.flatMap(({ window }) => (window ? [window.from] : []));
  const first = Math.min(...starts);
  const runs: S[][] = [[]];
  let last = first;
  for (const stop of stops) {
    const from = stop.window?.from ?? last;
    if (from === first && last > first) runs.push([]);
    runs.at(-1)?.push(stop);
    last = from;
  }
  return runs;
}

/**
 * How many stops their driver still has before each stop, by order id: for a customer who waits. Of a run that has
 * begun, and only where staff have used the route: without it nobody knows in which order is driven.
 */
export function stopsBefore(
  orders: readonly ShownOrder[],
  run: DeliveryRun,
  delivered: ReadonlySet<string>,
): Map<string, number> {
  const before = new Map<string, number>();
  const isUsed =
    run.areas.length > 0 || run.stops.length > 0 || Object.keys(run.windows).length > 0;
  if (!isUsed) return before;
  for (const stops of runsByTimes(stopsOf(orders, run))) {
    const ahead = stops.filter(({ id }) => !delivered.has(id));
    if (ahead.length === stops.length) continue;
    ahead.forEach(({ id }, at) => {
      before.set(id, at);
    });
  }
  return before;
}
