import { expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { dateId } from '../../testing/fixtures.ts';
import { type CustomerRefunds, requestKey } from '../customer-refunds.ts';
import { outdatedRequestWrites } from './outdated-requests.ts';

const order = { uid: 'u1', dateId, orderId: 'first' };
const requested = (state: string, named: object = { orderId: 'first' }): CustomerRefunds => ({
  requests: { [requestKey(order)]: { id: 'q1', ...named, state } as never },
});

it.each([{ orderId: 'first' }, { orderKey: 'first' }])(
  'ends a waiting request when the dishes of its order change, named %o',
  (named) => {
    const stored = requested('waiting', named);
    const before = {
      'refundRequests/q1': { uid: 'u1', ...named, state: 'waiting' },
      'refundsForCustomer/u1': { ...stored },
    };
    expect(applyWrites(before, outdatedRequestWrites(stored, order))).toEqual({
      'refundRequests/q1': { uid: 'u1', ...named, state: 'outdated' },
      'refundsForCustomer/u1': requested('outdated', named),
    });
  },
);

it('leaves an answered request as it is, and one about another order at the same door', () => {
  expect(outdatedRequestWrites(requested('declined'), order)).toEqual([]);
  expect(outdatedRequestWrites(requested('waiting'), { ...order, orderId: 'second' })).toEqual([]);
  expect(outdatedRequestWrites({}, order)).toEqual([]);
});
