import { describe, expect, it } from 'vitest';
import { backupId } from '../../points/ledger-plan.ts';
import { earnedKey, ledgerKey } from '../../points/points.ts';
import { setFields } from '../../store/document-write.ts';
import {
  contextWith,
  date,
  dateId,
  endOfDay,
  grant,
  now,
  orderKey,
  otherInfo,
  requestWith,
} from '../../testing/fixtures.ts';
import type { Order } from '../order.ts';
import { planCancellation, planRemoval } from './cancellation-plan.ts';
import { planOrder } from './order-plan.ts';

function ordered(...args: Parameters<typeof planOrder>): Order {
  const plan = planOrder(...args);
  if (plan.kind !== 'write') throw new Error(`not written: ${JSON.stringify(plan)}`);
  return plan.order;
}

const order = ordered(
  requestWith({ usePoint: true, seen: { total: 6000, toPay: 5500 } }),
  contextWith({ ledger: { g: grant(5) }, balance: 500 }),
);
const ledger = {
  g: grant(5),
  [ledgerKey(dateId, orderKey)]: { ...grant(0), usedPoint: 5, type: 'use-order-cash' },
  [earnedKey(dateId, orderKey)]: { ...grant(1.1), type: 'add-order-cash', confirmed: false },
};
const context = contextWith({ orders: { [dateId]: { [orderKey]: order } }, ledger, balance: 0 });
const target = { dateId, orderId: 'try-1', basedOn: 'try-1' };

describe('cancelling a cash order', () => {
  it('leaves an order of the date that can’t be read where it is', () => {
    const plan = planCancellation(target, { ...context, unreadable: [`${dateId}/bad`] });
    expect(plan).toMatchObject({
      writes: [
        { collection: 'ordersForCustomer', fields: [{ path: [dateId, orderKey], remove: true }] },
        { collection: 'orders2', fields: [{ path: ['u1', orderKey], remove: true }] },
        {},
        {},
        {},
      ],
    });
    expect(planCancellation(target, { ...context, unreadable: ['20210910_1/bad'] })).toEqual(
      planCancellation(target, context),
    );
  });

  it('deletes the order and both ledger entries, keeps it for staff, and returns the points', () => {
    expect(planCancellation(target, context)).toEqual({
      kind: 'write',
      writes: [
        { collection: 'ordersForCustomer', id: 'u1', fields: [{ path: [dateId], remove: true }] },
        { collection: 'orders2', id: dateId, fields: [{ path: ['u1'], remove: true }] },
        {
          collection: 'ordersBackupByTime',
          id: backupId('u1', now),
          fields: setFields({ ...order, cancelledAt: now }),
        },
        {
          collection: 'points',
          id: 'u1',
          fields: [
            { path: [ledgerKey(dateId, orderKey)], remove: true },
            { path: [earnedKey(dateId, orderKey)], remove: true },
          ],
        },
        {
          collection: 'pointBalances',
          id: 'u1',
          fields: [
            { path: ['balance'], set: 500 },
            {
              path: ['lastChange'],
              set: { dateId, orderKey, movedFrom: null, at: now, backup: backupId('u1', now) },
            },
          ],
        },
      ],
    });
  });

  it('keeps the order at another address', () => {
    const there = ordered(requestWith({ attemptId: 'try-9' }), contextWith({ info: otherInfo }));
    const orders = { [dateId]: { [orderKey]: order, [there.orderKey]: there } };
    const plan = planCancellation(target, { ...context, orders });
    expect(plan.kind === 'write' && plan.writes.slice(0, 2).map(({ fields }) => fields)).toEqual([
      [{ path: [dateId, orderKey], remove: true }],
      [{ path: ['u1', orderKey], remove: true }],
    ]);
  });

  it('works without a balance document', () => {
    const plain = ordered(requestWith(), contextWith());
    const orders = { [dateId]: { [orderKey]: plain } };
    const plan = planCancellation(target, contextWith({ orders }));
    expect(plan.kind === 'write' && plan.writes.at(-1)?.fields[0]).toEqual({
      path: ['balance'],
      set: 0,
    });
  });

  it('changes nothing the second time, even after the date has closed', () => {
    expect(planCancellation(target, { ...context, orders: {} })).toEqual({ kind: 'already-done' });
    const orders = { [dateId]: {} };
    expect(planCancellation(target, { ...context, orders, date: undefined })).toEqual({
      kind: 'already-done',
    });
  });

  it('is refused for an order that has moved to another address meanwhile', () => {
    const orders = { [dateId]: { elsewhere: { ...order, attemptId: 'try-2' } } };
    expect(planCancellation(target, { ...context, orders })).toEqual({
      kind: 'refused',
      problems: [{ code: 'order-changed' }],
    });
  });

  it('is done already where another order has come in its place', () => {
    const orders = { [dateId]: { [orderKey]: { ...order, orderId: 'try-2', attemptId: 'try-2' } } };
    expect(planCancellation(target, { ...context, orders })).toEqual({ kind: 'already-done' });
  });

  it.each([
    ['packed', { packed: 1 }],
    ['paid', { packed: 1, 'cash-taken': 2 }],
    ['delivered', { packed: 1, 'cash-taken': 2, delivered: 3 }],
  ] as const)('is refused once the order is %s, and not to staff', (step, status) => {
    const begun = { ...context, status: { uid: 'u1', ...status } };
    expect(planCancellation(target, begun)).toEqual({
      kind: 'refused',
      problems: [{ code: 'order-under-way', step }],
    });
    expect(planRemoval(target, begun)).toEqual(planCancellation(target, context));
  });

  it('is refused once the day is over, and not to staff', () => {
    const late = { ...context, now: endOfDay };
    expect(planCancellation(target, { ...late, now: endOfDay - 1 }).kind).toBe('write');
    expect(planCancellation(target, late)).toEqual({
      kind: 'refused',
      problems: [{ code: 'date-closed' }],
    });
    expect(planRemoval(target, late).kind).toBe('write');
  });

  const refusals: [string, Partial<typeof context>, { basedOn?: string | null }, string][] = [
    ['on a closed date', { date: { ...date, orderDone: true } }, {}, 'date-closed'],
    ['without a date', { date: undefined }, {}, 'date-closed'],
    [
      'of a card order',
      { orders: { [dateId]: { [orderKey]: { ...order, paymentMethod: 'card', paid: true } } } },
      {},
      'card-order-not-cancellable',
    ],
    ['of another version', {}, { basedOn: 'try-0' }, 'order-changed'],
    ['of no version', {}, { basedOn: null }, 'order-changed'],
    [
      'that takes back confirmed points already spent',
      {
        ledger: {
          [earnedKey(dateId, orderKey)]: { ...grant(1.1), type: 'add-order-cash' },
        },
        balance: 50,
      },
      {},
      'points-unavailable',
    ],
  ];
  it.each(refusals)('is refused %s', (_, changes, otherTarget, code) => {
    const plan = planCancellation({ ...target, ...otherTarget }, { ...context, ...changes });
    expect(plan).toEqual({ kind: 'refused', problems: [{ code }] });
  });
});

it('an order that staff have moved to another date is neither cancelled nor brought back on its old one', () => {
  const moved = { ...order, dateId: '20261127_1', orderId: 'try-1' };
  const elsewhere = { ...context, orders: { '20261127_1': { [orderKey]: moved } } };
  const changed = { kind: 'refused', problems: [{ code: 'order-changed' }] };
  expect(planCancellation(target, elsewhere)).toEqual(changed);
  expect(planOrder(requestWith({ restores: 'try-1', attemptId: 'again' }), elsewhere)).toEqual(
    changed,
  );
  // Nor placed again by the attempt whose answer was lost.
  expect(planOrder(requestWith({ attemptId: 'try-1' }), elsewhere)).toEqual(changed);
});

describe('of older orders, whose id is their address, on two dates', () => {
  const otherDate = '20261127_1';
  // An edit stores the id; it keeps it at another address.
  const edited = { ...order, dateId: otherDate, orderId: orderKey, attemptId: 'other' };
  const { orderId: _, ...unedited } = edited;
  const withOther = (other: Order, key = orderKey) =>
    contextWith({ orders: { [otherDate]: { [key]: other } }, ledger, balance: 0 });
  const older = { ...target, orderId: orderKey };

  it.each([
    ['as it was', withOther(unedited)],
    ['edited', withOther(edited)],
    ['edited at another address', withOther({ ...edited, orderKey: 'elsewhere' }, 'elsewhere')],
  ])('one that was cancelled is cancelled and can come back, with the other %s', (_, there) => {
    expect(planCancellation(older, there)).toEqual({ kind: 'already-done' });
    const again = requestWith({ restores: orderKey, attemptId: 'again' });
    expect(planOrder(again, there)).toMatchObject({ kind: 'write', order: { orderId: orderKey } });
  });

  it('one that staff have moved is neither cancelled nor brought back', () => {
    const moved = { ...edited, attemptId: `${orderKey}-${now}`, orderDate: now };
    const changed = { kind: 'refused', problems: [{ code: 'order-changed' }] };
    expect(planCancellation(older, withOther(moved))).toEqual(changed);
    const again = requestWith({ restores: orderKey, attemptId: 'again' });
    expect(planOrder(again, withOther(moved))).toEqual(changed);
  });
});
