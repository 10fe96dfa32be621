import * as z from 'zod/mini';
import { orderIdOf, ownOrderId } from '../../../domain/order/order-id.ts';
import {
  type MarkChange,
  markActions,
  markChangeSchema,
} from '../../../domain/staff/orders/order-marks.ts';
import { staffMarksKey } from '../../device/storage-keys.ts';
import { changeQueue, type QueueProblem, type SentChange } from '../common/change-queue.ts';
import { runAction } from '../common/run-action.ts';

export type SentMark = SentChange<MarkChange>;
export type MarkProblem = QueueProblem<MarkChange>;

/** What an older version of this page has kept names the order by its key. */
function namedById(kept: unknown): unknown {
  return { ...(kept as object), orderId: ownOrderId(kept as { orderKey?: string }) };
}

/** The marks of orders that staff make, also without a connection; marks-with-unsent.ts shows them until they are stored. */
export const markQueue = changeQueue({
  storageKey: staffMarksKey,
  schema: z.pipe(z.transform(namedById), markChangeSchema),
  stateSchema: markChangeSchema.shape.seen,
  nameOf: (change) => `${change.dateId} ${orderIdOf(change)} ${change.kind}`,
  placeOf: ({ dateId }) => dateId,
  wanted: ({ mark }) => mark,
  run: ({ kind, seen, ...input }) => runAction(markActions[kind], input, seen),
});
