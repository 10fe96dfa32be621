import * as z from 'zod/mini';
import { sameValue } from '../../lib/same-value.ts';
import { dateIdShape, stopIdShape } from '../../order/id-shapes.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { type DeliveryRun, inOrderOf, parseRun } from './delivery-run.ts';

/** The most stops whose order is set at once: the log keeps the whole order three times. */
export const mostOrderedStops = 200;

const most = z.maxLength(mostOrderedStops);

/** The order of all suburbs and of all stops, by their order ids. */
const wholeRoute = z.object({
  areas: z.array(z.string().check(z.maxLength(400))).check(most),
  stops: z.array(stopIdShape).check(most),
});
export type WholeRoute = z.infer<typeof wholeRoute>;

/**
 * Sets the order of all suburbs and stops of a date at once, such as a suggested one. Somebody who moves any of them meanwhile
 * is asked about; what the screen did not show yet follows.
 */
export const setRoute = plannedAction({
  name: 'route',
  allowedRoles: ['owner'],
  input: z.object({
    dateId: dateIdShape,
    route: wholeRoute,
    /** The same suburbs and stops as they were shown: the stored lists need not have all. */
    shown: z.optional(wholeRoute),
    /** As in `changeStopOrder`. */
    places: z.optional(z.record(z.string(), z.string().check(z.maxLength(16)))),
  }),
  logSubject: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, route, shown = route, places = {} }) => {
    for (const list of ['areas', 'stops'] as const) {
      if (!isSameSet(route[list], shown[list]))
        return { problem: { code: 'invalid', field: list } };
    }
    const run = parseRun(await read(`${stores.deliveryRuns}/${dateId}`));
    const whole = (list: 'areas' | 'stops') => {
      const listed = new Set(route[list]);
      return [...route[list], ...run[list].filter((one) => !listed.has(one))];
    };
    return {
      before: routeOf(run, shown),
      after: route,
      writes: [
        {
          collection: stores.deliveryRuns,
          id: dateId,
          fields: [
            { path: ['stops'], set: whole('stops') },
            { path: ['areas'], set: whole('areas') },
            ...Object.entries(places)
              .filter(([id]) => run.places?.[id] === undefined)
              .map(([id, mark]) => ({ path: ['places', id], set: mark })),
          ],
        },
      ],
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, route: before }),
});

/** The order of these suburbs and stops, which were shown, as it is now. */
export function routeOf(run: DeliveryRun, shown: WholeRoute): WholeRoute {
  return {
    areas: inOrderOf(run.areas, shown.areas),
    stops: inOrderOf(run.stops, shown.stops),
  };
}

/** Whether two lists have the same entries, each once. */
function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return new Set(one).size === one.length && sameValue(one.toSorted(), other.toSorted());
}
