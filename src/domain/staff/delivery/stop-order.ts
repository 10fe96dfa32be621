import * as z from 'zod/mini';
import { stores } from '../../store/document-write.ts';
import { staffAction } from '../actions/action.ts';
import { parseRun } from './delivery-run.ts';

/** Sets the driving order of a date's suburbs or of its stops (order ids), or both. */
export const orderStops = staffAction({
  name: 'stops',
  who: ['owner'],
  input: z.object({
    dateId: z.string().check(z.minLength(1)),
    areas: z.optional(z.array(z.string())),
    stops: z.optional(z.array(z.string())),
  }),
  about: ({ dateId }) => ({ dateId }),
  plan: async (read, { dateId, ...lists }) => {
    const run = parseRun(await read(`${stores.deliveryRuns}/${dateId}`));
    const { areas, stops } = lists;
    return {
      before: { areas: areas && run.areas, stops: stops && run.stops },
      after: lists,
      writes: [
        {
          collection: stores.deliveryRuns,
          id: dateId,
          fields: [
            ...(areas ? [{ path: ['areas'], set: areas }] : []),
            ...(stops ? [{ path: ['stops'], set: stops }] : []),
          ],
        },
      ],
    };
  },
  undo: ({ dateId }, { before }) => ({ dateId, ...before }),
});
