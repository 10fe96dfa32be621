import { expect, it } from 'vitest';
import { applyWrites } from '../testing/apply-writes.ts';
import { dateId, orderKey, otherKey } from '../testing/fixtures.ts';
import { type CustomerRefunds, requestKey } from './customer-refunds.ts';
import { movedRefundWrites } from './moved-refunds.ts';
import type { CustomerRefund } from './refund.ts';

const refund = { id: 'r1', dateId, orderKey, kind: 'goodwill', amount: 500 } as CustomerRefund;
const stored: CustomerRefunds = {
  refunds: {
    r1: refund,
    exception: { ...refund, id: 'exception', kind: 'exception' },
    elsewhere: { ...refund, id: 'elsewhere', orderKey: 'ElsewhereStEpping' },
    otherDate: { ...refund, id: 'otherDate', dateId: '20261201_1' },
  },
  requests: { [requestKey(dateId, orderKey)]: { id: 'q1', orderKey, state: 'waiting' } as never },
};
const move = { uid: 'u1', dateId, from: orderKey, to: otherKey };

it("moves an order’s refunds and its request to the order's new key", () => {
  const before = {
    'refunds/r1': { ...refund, actor: 'boss' },
    'refundRequests/q1': { uid: 'u1', orderKey },
    'refundsForCustomer/u1': { ...stored },
  };
  expect(applyWrites(before, movedRefundWrites(stored, move))).toEqual({
    'refunds/r1': { ...refund, actor: 'boss', orderKey: otherKey },
    'refundRequests/q1': { uid: 'u1', orderKey: otherKey },
    'refundsForCustomer/u1': {
      refunds: { ...stored.refunds, r1: { ...refund, orderKey: otherKey } },
      requests: {
        [requestKey(dateId, otherKey)]: { id: 'q1', orderKey: otherKey, state: 'waiting' },
      },
    },
  });
});

it('writes nothing for an order without refunds and requests', () => {
  expect(movedRefundWrites({}, move)).toEqual([]);
  expect(movedRefundWrites(stored, { ...move, from: 'nowhere' })).toEqual([]);
});
