import * as z from 'zod/mini';
import { parsePointRate } from '../../points/points.ts';
import { stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';

/** Whether a number can be a point rate, percent. */
export function isPercentage(value: number): boolean {
  return value >= 0 && value <= 100;
}

/** Sets the shop's point rate, percent. */
export const changePointRate = plannedAction({
  name: 'point-rate',
  allowedRoles: ['owner'],
  input: z.object({ rate: z.number() }),
  logSubject: () => ({}),
  plan: async (read, { rate }) => ({
    before: parsePointRate(await read('common/point')),
    after: rate,
    writes: [
      { collection: stores.common, id: 'point', fields: [{ path: ['pointRate'], set: rate }] },
    ],
    problem: isPercentage(rate) ? undefined : { code: 'invalid', field: 'pointRate' },
  }),
  undo: (_, { before }) => ({ rate: before }),
});
