import { expect, it } from 'vitest';
import { dateId } from '../../testing/fixtures.ts';
import { cashOrder, staffActor } from '../../testing/staff-actors.ts';
import { findOutcome } from '../actions/function-action.ts';
import { type DeliverySend, sendsCollection, windowVersion } from './delivery-notice.ts';
import { sendDeliveryTimes } from './send-delivery-times.ts';

const window = { from: 1, to: 2 };
const { entryId: attempt, now } = staffActor;

const sent: DeliverySend = {
  uid: 'u1',
  state: 'sent',
  version: windowVersion(window),
  msgId: 'm1',
  attemptId: attempt,
  at: now,
};

/** The outcome of an attempt at three stops: one that got its SMS, and one each with these sends and orders. */
function found(
  sends: Record<string, DeliverySend>,
  orders: readonly string[] = ['b', 'c'],
  resend: 'no' | 'all' = 'no',
) {
  const all: Record<string, DeliverySend> = { a: sent, ...sends };
  const read = async (path: string) => {
    if (path === 'ordersForCustomer/u1') {
      return {
        [dateId]: Object.fromEntries(orders.map((orderId) => [orderId, cashOrder({ orderId })])),
      };
    }
    const key = path.replace(`${sendsCollection(dateId)}/u1_`, '');
    return all[key] as unknown as Record<string, unknown> | undefined;
  };
  const stops = ['a', 'b', 'c'].map((orderId) => ({ uid: 'u1', orderId, window }));
  return findOutcome(sendDeliveryTimes, read, staffActor, { dateId, resend, stops });
}

const before = { ...sent, attemptId: 'earlier' };

it('says for each stop what a lost call did, also where the order is gone or had its SMS already', async () => {
  expect(await found({ b: before }, ['b'])).toEqual({
    kind: 'done',
    result: { u1_a: 'sent', u1_b: 'already-sent', u1_c: 'no-order' },
  });
  expect(await found({ b: { ...sent, state: 'failed' }, c: { ...sent, at: 1 } }, [])).toEqual({
    kind: 'done',
    result: { u1_a: 'sent', u1_b: 'failed', u1_c: 'sent' },
  });
});

it('does not know whether an SMS was sent whose result is missing for a minute', async () => {
  const sending = { ...sent, state: 'sending' as const };
  expect(await found({ b: before, c: { ...sending, at: now - 60_000 } })).toMatchObject({
    result: { u1_c: 'unknown' },
  });
  expect(await found({ b: before, c: sending })).toEqual({ kind: 'pending' });
});

it.each([
  ['has not got its SMS', {}],
  ['got one about another time', { c: { ...sent, version: '5-6' } }],
  ['is to get it again', { c: before }],
])('is pending while a stop %s', async (_, sends) => {
  expect(await found({ b: sent, ...sends }, ['b', 'c'], 'all')).toEqual({ kind: 'pending' });
});

it('knows of a stop that was delivered meanwhile that it got none', async () => {
  const read = async (path: string) => {
    if (path === 'ordersForCustomer/u1') return { [dateId]: { a: cashOrder({ orderId: 'a' }) } };
    return path.startsWith('orderMarks/') ? { uid: 'u1', delivered: { at: 1, by: '' } } : undefined;
  };
  const stops = [{ uid: 'u1', orderId: 'a', window }];
  const input = { dateId, resend: 'no' as const, stops };
  expect(await findOutcome(sendDeliveryTimes, read, staffActor, input)).toEqual({
    kind: 'done',
    result: { u1_a: 'delivered' },
  });
});
