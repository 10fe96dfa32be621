import * as z from 'zod/mini';
import { dateIdShape, orderIdShape, uidShape } from '../../order/id-shapes.ts';
import { orderIdOf } from '../../order/order-id.ts';
import { storedOrder } from '../../order/stored/stored-order.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import type { FunctionAction } from '../actions/function-action.ts';
import { marksCollection, type OrderMarks } from '../orders/order-marks.ts';
import type { StaffActor } from '../staff-log.ts';
import { type DeliverySend, isUnknown, sendsCollection } from './delivery-notice.ts';
import { isRecipient, sendResult, type TimeSent } from './recipient.ts';

/** Stops of one call: each waits for the provider. */
const stopsPerCall = 10;

const window = z.object({ from: z.int(), to: z.int() });

const input = z.object({
  dateId: dateIdShape,
  resend: z.enum(['no', 'unknown', 'all']),
  stops: z.array(z.object({ uid: uidShape, orderId: orderIdShape, window })).check(z.minLength(1)),
});
type Input = z.infer<typeof input>;

/** The time that the customer was told. */
const state = z.nullable(window);

/** The result for each stop, by order id. */
type Results = Record<string, TimeSent>;

/** Tells customers their delivery times by SMS. */
export const sendDeliveryTimes: FunctionAction<
  Input,
  z.infer<typeof state>,
  Results,
  never,
  'delivery-message'
> = {
  name: 'delivery-message',
  runs: 'function',
  allowedRoles: ['owner'],
  input,
  state,
  // Without the stops: those that have got theirs are not among the next ones.
  requestOf: ({ dateId, resend }) => [dateId, resend],
  logSubject: ({ dateId }) => ({ dateId }),
  lookUp: async (read, actor, { stops, ...rest }) => {
    const result: Results = {};
    for (const stop of stops) {
      const found = await foundResult(read, actor, { ...stop, ...rest });
      if (found === undefined) return { kind: 'pending' };
      result[orderIdOf(stop)] = found;
    }
    return { kind: 'done', result };
  },
  parts: {
    of: ({ stops, ...rest }) =>
      Array.from({ length: Math.ceil(stops.length / stopsPerCall) }, (_, at) => ({
        ...rest,
        stops: stops.slice(at * stopsPerCall, (at + 1) * stopsPerCall),
      })),
    join: (results) => Object.assign({}, ...results) as Results,
  },
  undo: 'sms-sent',
};

/** The result for one stop of an attempt; undefined while its SMS is being sent, or could still be. */
async function foundResult(
  read: ReadDocument,
  { entryId: attemptId, now }: StaffActor,
  { dateId, resend, window, ...stop }: Omit<Input, 'stops'> & Input['stops'][number],
): Promise<TimeSent | undefined> {
  const path = `${sendsCollection(dateId)}/${orderIdOf(stop)}`;
  const send = (await read(path)) as DeliverySend | undefined;
  const isNext = isRecipient(send, window, { resend, attemptId }, now);
  if (send && !isNext && send.attemptId === attemptId) {
    const isSending = send.state === 'sending' && !isUnknown(send, now);
    return isSending ? undefined : sendResult(send, attemptId);
  }
  if (!(await storedOrder(read, { ...stop, dateId }))) return 'no-order';
  const marksPath = `${marksCollection(dateId)}/${orderIdOf(stop)}`;
  const marks = (await read(marksPath)) as OrderMarks | undefined;
  if (isNext && marks?.delivered) return 'delivered';
  return send && !isNext ? sendResult(send, attemptId) : undefined;
}
