import { tickBought, tickChangeSchema } from '../../../domain/staff/shopping/bought.ts';
import { staffTicksKey } from '../../device/count-unsent-marks.ts';
import { changeQueue } from '../common/change-queue.ts';
import { runAction } from '../common/run-action.ts';

/** The ticks on shopping lists that staff set, also without a connection: markets have walls. */
export const tickQueue = changeQueue({
  storageKey: staffTicksKey,
  schema: tickChangeSchema,
  stateSchema: tickChangeSchema.shape.seen,
  nameOf: ({ week, key, ticks }) => `${week} ${key} ${Object.keys(ticks).sort()}`,
  placeOf: ({ week }) => week,
  wanted: ({ ticks }) => ticks,
  run: ({ seen, ...input }) => runAction(tickBought, input, seen),
});
