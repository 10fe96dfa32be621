import * as z from 'zod/mini';
import type { FunctionAction } from '../actions/function-action.ts';
import { orderIdOf } from '../orders/order-marks.ts';
import { type DeliverySend, sendsCollection, windowVersion } from './delivery-notice.ts';

/** Stops of one call: each waits for the provider. */
const stopsPerCall = 10;

const window = z.object({ from: z.int(), to: z.int() });

const input = z.object({
  dateId: z.string().check(z.regex(/^\d{8}_\d{1,16}$/)),
  resend: z.enum(['no', 'unknown', 'all']),
  stops: z
    .array(
      z.object({
        uid: z.string().check(z.minLength(1), z.maxLength(128)),
        orderKey: z.string().check(z.minLength(1), z.maxLength(400)),
        window,
      }),
    )
    .check(z.minLength(1)),
});

/** The time that the customer was told. */
const state = z.nullable(window);

/** `already-sent`: by another attempt; `unknown`: nobody knows whether it was sent. */
export type TimeSent = 'sent' | 'already-sent' | 'failed' | 'unknown' | 'no-order';

/** What became of the SMS of an attempt. */
export const sendResult = ({ state }: Pick<DeliverySend, 'state'>): TimeSent =>
  state === 'sending' ? 'unknown' : state;

/** What became of each stop, by order id. */
type Results = Record<string, TimeSent>;

/** Tells customers their delivery times by SMS. */
export const sendDeliveryTimes: FunctionAction<
  z.infer<typeof input>,
  z.infer<typeof state>,
  Results,
  never,
  'delivery-message'
> = {
  name: 'delivery-message',
  who: ['owner'],
  input,
  state,
  // Without the stops: those that have got theirs are not among the next ones.
  wish: ({ dateId, resend }) => [dateId, resend],
  became: async (read, attempt, { dateId, stops }) => {
    const results: Results = {};
    for (const stop of stops) {
      const id = orderIdOf(stop);
      const send = (await read(`${sendsCollection(dateId)}/${id}`)) as DeliverySend | undefined;
      if (send?.attemptId !== attempt || send.version !== windowVersion(stop.window)) {
        return undefined;
      }
      results[id] = sendResult(send);
    }
    return results;
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
  offline: 'refused',
};
