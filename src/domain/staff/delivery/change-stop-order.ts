import * as z from 'zod/mini';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { type DeliveryRun, parseRun } from './delivery-run.ts';

/**
 * Sets the driving order of a date's suburbs or of its stops (order ids), or both, and for which addresses the places of stops
 * are decided (`DeliveryRun.places`); null takes that back.
 */
export const changeStopOrder = plannedAction({
  name: 'stops',
  who: ['owner'],
  input: z.object({
    dateId: z.string().check(z.minLength(1)),
    areas: z.optional(z.array(z.string())),
    stops: z.optional(z.array(z.string())),
    places: z.optional(z.record(z.string(), z.nullable(z.string().check(z.maxLength(16))))),
  }),
  about: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, ...lists }) => {
    const run = parseRun(await read(`${stores.deliveryRuns}/${dateId}`));
    const { areas, stops, places } = lists;
    const gone = Object.keys(run.places ?? {}).filter(
      (id) => stops?.includes(id) === false && places?.[id] === undefined,
    );
    return {
      before: {
        areas: areas && run.areas,
        stops: stops && run.stops,
        places: places && placesBefore(run, places),
      },
      after: lists,
      writes: [
        {
          collection: stores.deliveryRuns,
          id: dateId,
          fields: [
            ...(areas ? [{ path: ['areas'], set: areas }] : []),
            ...(stops ? [{ path: ['stops'], set: stops }] : []),
            ...gone.map((id) => ({ path: ['places', id], remove: true as const })),
            ...Object.entries(places ?? {}).map(([id, mark]) => {
              const path = ['places', id];
              return mark === null ? { path, remove: true as const } : { path, set: mark };
            }),
          ],
        },
      ],
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, ...before }),
});

/** For which addresses the places of these stops are decided now. */
export function placesBefore(
  run: DeliveryRun,
  places: Readonly<Record<string, unknown>>,
): Record<string, string | null> {
  return Object.fromEntries(Object.keys(places).map((id) => [id, run.places?.[id] ?? null]));
}
