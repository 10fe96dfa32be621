import { expect, it } from 'vitest';
import { applyWrites } from '../testing/apply-writes.ts';
import { dateId, orderKey, otherKey } from '../testing/fixtures.ts';
import { type CustomerRefunds, requestKey } from './customer-refunds.ts';
import { editedOrderWrites } from './edited-order.ts';
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
const move = { uid: 'u1', dateId, from: orderKey, to: otherKey, menusChanged: false };
const edit = { ...move, to: orderKey, menusChanged: true };

it("moves an order’s refunds and its request to the order's new key", () => {
  const before = {
    'refunds/r1': { ...refund, actor: 'boss' },
    'refundRequests/q1': { uid: 'u1', orderKey },
    'refundsForCustomer/u1': { ...stored },
  };
  expect(applyWrites(before, editedOrderWrites(stored, move))).toEqual({
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

it('ends a waiting request when the menus of its order change', () => {
  const before = {
    'refundRequests/q1': { uid: 'u1', orderKey, state: 'waiting' },
    'refundsForCustomer/u1': { ...stored },
  };
  const stateAfter = (to: string) => {
    const after = applyWrites(before, editedOrderWrites(stored, { ...edit, to }));
    const own = after['refundsForCustomer/u1'] as CustomerRefunds;
    return [after['refundRequests/q1'], own.requests?.[requestKey(dateId, to)]];
  };
  const outdated = { state: 'outdated' };
  expect(stateAfter(orderKey)).toMatchObject([outdated, outdated]);
  expect(stateAfter(otherKey)).toMatchObject([
    { ...outdated, orderKey: otherKey },
    { ...outdated, orderKey: otherKey },
  ]);
});

it('leaves an answered request as it is, and a waiting one of an order that keeps its menus', () => {
  const answered = {
    requests: {
      [requestKey(dateId, orderKey)]: { id: 'q1', orderKey, state: 'declined' } as never,
    },
  };
  expect(editedOrderWrites(answered, edit)).toEqual([]);
  expect(editedOrderWrites(stored, { ...edit, menusChanged: false })).toEqual([]);
});

it('writes nothing for an order without refunds and requests', () => {
  expect(editedOrderWrites({}, move)).toEqual([]);
  expect(editedOrderWrites(stored, { ...move, from: 'nowhere' })).toEqual([]);
});
