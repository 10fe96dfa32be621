import { describe, expect, it } from 'vitest';
import { orderKeyOf } from '../../order/order.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { dateId, grant, orderKey, user } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff.ts';
import { namesOthers, orderKeysIn, planErasure, type StoredPart } from './erasure.ts';

const order = { ...cashOrder({ orderRequest: '벨을 눌러 주세요' }), invoice: 7 };
const key = `${dateId}--${orderKey}`;
const earned = { ...grant(1.2), dateId, orderKey, type: 'add-order-cash' };
const other = { [orderKey]: { ...order, customerInfo: { ...order.customerInfo, uid: 'u2' } } };

const stored: Documents = {
  'users/u1': { ...user },
  'users/users': { u1: { deliveryInfo: {} }, u2: { deliveryInfo: {} } },
  'userList/1700': { u1: user, u2: { uid: 'u2' } },
  'points/u1': { [`${key}-a`]: earned, 'admin--늦은 배송': grant(5) },
  'pointBalances/u1': { balance: 620, lastChange: { dateId, orderKey, movedFrom: null, at: 1 } },
  'ordersForCustomer/u1': { [dateId]: { [orderKey]: order } },
  [`orders2/${dateId}`]: { u1: { [orderKey]: order }, u2: other },
  [`invoices/${dateId}`]: { 7: order },
  'invoiceCopies/7': { ...order, issuedBy: 'u1' },
  'ordersBackupByTime/1_u1': { ...order },
  [`orderMarks/${dateId}/orders/u1_${orderKey}`]: {
    uid: 'u1',
    orderKey,
    packed: { at: 1, by: 'boss', version: 'v', address: order.customerInfo.address },
  },
  [`deliveryRuns/${dateId}`]: { stops: [`u2_${orderKey}`, `u1_${orderKey}`], windows: {} },
  [`dayClosings/${dateId}`]: {
    stops: [
      { id: `u2_${orderKey}`, taken: 500 },
      { id: `u1_${orderKey}`, taken: 6000 },
    ],
    counts: [{ by: 'boss', counted: 6000, why: '잔돈' }],
  },
  'staffLog/entry-1': {
    action: 'customer',
    uid: 'u1',
    before: { acName: '' },
    after: { acName: 'Pinewood' },
    paths: ['users/u1#acName'],
    undo: { uid: 'u1', rights: { acName: 'Pinewood' } },
  },
  'blacklist/0412345678': { time: 1, note: 'chargeback' },
};

/** The data found of u1: whole documents of its own, and its parts of shared ones. */
const parts: StoredPart[] = Object.entries(stored).map(([path, data]) => {
  if (path === 'users/users' || path === 'userList/1700' || path.startsWith('orders2')) {
    return { path, field: ['u1'], data: data.u1 };
  }
  return path.startsWith('invoices/') ? { path, field: ['7'], data: data[7] } : { path, data };
});

const { writes, deletes } = planErasure('u1', parts, {
  alias: 'deleted-x',
  orderKeys: orderKeysIn(parts),
});
const after = applyWrites(stored, writes);
for (const path of deletes) delete after[path];

describe('planErasure', () => {
  it('leaves nothing that identifies the customer', () => {
    const { 'blacklist/0412345678': _, ...rest } = after;
    const text = JSON.stringify(rest)
      .replaceAll(JSON.stringify(other), '')
      .replaceAll(`u2_${orderKey}`, '');
    for (const word of [
      'u1',
      orderKey,
      '김하늘',
      '0412',
      'Smith',
      '문 앞에',
      '벨을',
      '늦은',
      'Pinewood',
    ]) {
      expect(text).not.toContain(word);
    }
  });

  it('keeps orders, points and invoices with their sums, so that they still add up', () => {
    const mine = after[`orders2/${dateId}`]?.['deleted-x'] as Record<string, typeof order>;
    const [kept] = Object.values(mine);
    expect(kept).toMatchObject({
      menus: order.menus,
      totalPrice: order.totalPrice,
      orderDate: order.orderDate,
      customerInfo: { uid: 'deleted-x', name: '' },
    });
    expect(kept && orderKeyOf(kept.customerInfo, 'deleted-x')).toBe(kept?.orderKey);
    expect(after['ordersForCustomer/deleted-x']).toEqual({ [dateId]: mine });
    expect(after['points/deleted-x']).toMatchObject({
      [`${dateId}--${kept?.orderKey}-a`]: { point: 1.2, orderKey: kept?.orderKey },
      'admin--1': { point: 5 },
    });
    expect(after['pointBalances/deleted-x']).toMatchObject({ balance: 620 });
    expect(after['invoiceCopies/7']).toMatchObject({ invoice: 7, issuedBy: 'deleted-x' });
    expect(after[`orderMarks/${dateId}/orders/deleted-x_${kept?.orderKey}`]).toMatchObject({
      packed: { by: 'boss', address: '' },
    });
    expect(after[`deliveryRuns/${dateId}`]).toMatchObject({
      stops: [`u2_${orderKey}`, `deleted-x_${kept?.orderKey}`],
    });
    expect(after[`dayClosings/${dateId}`]).toEqual({
      stops: [
        { id: `u2_${orderKey}`, taken: 500 },
        { id: `deleted-x_${kept?.orderKey}`, taken: 6000 },
      ],
      counts: [{ by: 'boss', counted: 6000, why: '잔돈' }],
    });
  });

  it("deletes the profile and copies of orders, and changes nobody else's data", () => {
    expect(deletes).toContain('users/u1');
    expect(deletes).toContain('ordersBackupByTime/1_u1');
    expect(after['users/users']).toEqual({ u2: { deliveryInfo: {} } });
    expect(after['userList/1700']).toEqual({ u2: { uid: 'u2' } });
    expect(after[`orders2/${dateId}`]).toMatchObject({ u2: other });
  });

  it('keeps the log, but nothing that could bring the data back', () => {
    expect(after['staffLog/entry-1']).toEqual({
      action: 'customer',
      uid: 'deleted-x',
      before: '',
      after: '',
    });
  });

  it('leaves a number stopped, under the alias, and forgets one that only they were texted at', () => {
    const numbers: StoredPart[] = [
      { path: 'reminderNumbers/61400000001', data: { stop: 'a', uids: ['u1'], stopped: 5 } },
      { path: 'reminderNumbers/61400000002', data: { stop: 'b', uids: ['u1', 'u2'] } },
      { path: 'reminderNumbers/61400000003', data: { stop: 'c', uids: ['u1'] } },
    ];
    const erasure = planErasure('u1', numbers, { alias: 'deleted-x', orderKeys: [] });
    const stored = Object.fromEntries(numbers.map(({ path, data }) => [path, data as object]));
    expect(applyWrites(stored as Documents, erasure.writes)).toMatchObject({
      'reminderNumbers/61400000001': { stop: 'a', uids: ['deleted-x'], stopped: 5 },
      'reminderNumbers/61400000002': { stop: 'b', uids: ['deleted-x', 'u2'] },
    });
    expect(erasure.deletes).toEqual(['reminderNumbers/61400000003']);
  });
  it('forgets a number once the last of those whom it was shared by is deleted', () => {
    const shared = { stop: 'a', uids: ['deleted-y', 'u1'] };
    const parts = [{ path: 'reminderNumbers/61400000001', data: shared }];
    const erasure = planErasure('u1', parts, { alias: 'deleted-x', orderKeys: [] });
    expect(erasure).toEqual({ writes: [], deletes: ['reminderNumbers/61400000001'] });
  });
  it('hands out no stop page of a number', () => {
    expect(namesOthers({ path: 'reminderNumbers/61400000001', data: {} })).toBe(true);
    expect(namesOthers({ path: 'consents/u1', data: {} })).toBe(false);
  });
  it('leaves a phone blocked', () => {
    expect(after['blacklist/0412345678']).toEqual({ time: 1, note: 'chargeback' });
  });
});
