import { describe, expect, it } from 'vitest';
import { orderTimeline } from '../../order/history/order-timeline.ts';
import type { Order } from '../../order/order.ts';
import { refOf } from '../../order/order-id.ts';
import { paidVersion } from '../../order/plan/order-plan.ts';
import { earnedKey } from '../../points/points.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { dateId, otherInfo } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { paid, paidStore } from '../actions/testing/order-cases.ts';
import { type Correction, correctable, correctOrder } from './correct-order.ts';

const details = correctable(paid);
const inputOf = (changes: Partial<Correction>) => ({
  ...{ dateId, ...refOf(paid) },
  details: { ...details, ...changes },
});
const corrected = (changes: Partial<Correction>) =>
  storeAfterAction(correctOrder, inputOf(changes), paidStore);
const ordersIn = (store: Documents) =>
  (store['ordersForCustomer/u1'] as Record<string, Record<string, Order>>)[dateId] ?? {};
const moneyOf = (order: Order | undefined) => {
  const { menus, totalPrice, usedPoint, point, paid, paymentMethod, payment_intent } =
    order as Order;
  return { menus, totalPrice, usedPoint, point, paid, paymentMethod, payment_intent };
};

describe('an order that is paid by card', () => {
  it('gets another name, phone, note and request; its dishes and its money stay', async () => {
    const changes = { name: '김바다', phone: '0498-765-432', note: '벨', request: '덜 맵게' };
    const store = await corrected(changes);
    const order = ordersIn(store)[paid.orderKey];
    expect(order).toMatchObject({
      orderId: paid.orderId,
      orderRequest: '덜 맵게',
      customerInfo: { name: '김바다', phone: '0498-765-432', note: '벨' },
      madeByUser: false,
    });
    expect(moneyOf(order)).toEqual(moneyOf(paid));
    expect(order?.attemptId).not.toBe(paid.attemptId);
    expect(paidVersion(order?.attemptId ?? null)).toBe(paid.attemptId);
    expect(order?.smsMsgBody).toContain('벨');
    expect(store[`orders2/${dateId}`]).toEqual({ u1: ordersIn(store) });
    expect(store['pointBalances/u1']?.balance).toBe(paidStore['pointBalances/u1']?.balance);
  });

  it('keeps an address whose unit stays, however it is written', async () => {
    const customerInfo = { ...paid.customerInfo, addr_unit: '５' };
    const wide = { ...paid, customerInfo };
    const held = { [dateId]: { [paid.orderKey]: wide } };
    const store = { ...paidStore, 'ordersForCustomer/u1': held };
    const input = { ...inputOf({}), details: { ...correctable(wide), note: '벨' } };
    const after = await storeAfterAction(correctOrder, input, store);
    const [order] = Object.values(ordersIn(after));
    expect(order?.customerInfo).toMatchObject({ address: paid.customerInfo.address, note: '벨' });
  });

  it('is left as it is where nothing is corrected', async () => {
    const outcome = await outcomeOf(correctOrder, inputOf({}), paidStore);
    expect(outcome).toMatchObject({ kind: 'already-done', order: paid });
  });

  it('moves to the key of its unit, with its points and its id', async () => {
    const store = await corrected({ unit: '7' });
    const [[key, order] = []] = Object.entries(ordersIn(store));
    expect(Object.keys(ordersIn(store))).toEqual(['712SmithStEpping']);
    expect(order).toMatchObject({
      orderKey: key,
      orderId: paid.orderId,
      customerInfo: { address: '7 / 12 Smith St, Epping', addr_unit: '7' },
    });
    expect(moneyOf(order)).toEqual(moneyOf(paid));
    expect(Object.keys(store['points/u1'] ?? {})).toEqual([earnedKey(dateId, '712SmithStEpping')]);
    expect(store['pointBalances/u1']).toMatchObject({
      balance: paidStore['pointBalances/u1']?.balance,
      lastChange: { orderKey: key, movedFrom: paid.orderKey },
    });
  });

  it('tells of the correction in its story, by the shop', async () => {
    const store = await corrected({ name: '김바다', unit: '' });
    const [order] = Object.values(ordersIn(store));
    const story = orderTimeline({ order: order as Order, versions: [paid, order as Order] });
    expect(story.filter(({ by }) => by?.who === 'shop')).toMatchObject([
      { kind: 'changed', lines: [], other: true },
      { kind: 'moved', from: '5 / 12 Smith St, Epping', to: '12 Smith St, Epping' },
    ]);
  });
});

describe('refuses', () => {
  const refused = async (changes: Partial<Correction>, store: Documents = paidStore) => {
    const outcome = await outcomeOf(correctOrder, inputOf(changes), store);
    return outcome.kind === 'refused' ? outcome.problem : outcome.kind;
  };
  const withOrders = (orders: Order[]) => ({
    ...paidStore,
    'ordersForCustomer/u1': {
      [dateId]: Object.fromEntries(orders.map((order) => [order.orderKey, order])),
    },
  });

  it('a unit where another order of the customer stands', async () => {
    const other = { ...paid, orderKey: '712SmithStEpping', orderId: 'other', attemptId: 'other' };
    expect(await refused({ unit: '7' }, withOrders([paid, other]))).toEqual({
      code: 'order',
      problems: [{ code: 'order-exists-at-address' }],
      overridable: false,
    });
  });

  it.each([
    [{ name: ' ' }, 'details.name'],
    [{ name: '가'.repeat(81) }, 'details.name'],
    [{ unit: '1'.repeat(21) }, 'details.unit'],
    [{ note: '가'.repeat(301) }, 'details.note'],
    [{ phone: '12' }, 'phone'],
  ])('%j', async (changes, field) => {
    expect(await refused(changes)).toEqual({ code: 'invalid', field });
  });

  it('an order in cash, which is changed by phone, and one that is gone', async () => {
    const cash = cashOrder({ customerInfo: { ...paid.customerInfo, ...otherInfo } });
    expect(await refused({ note: '벨' }, withOrders([cash]))).toEqual({ code: 'unknown-order' });
    expect(await refused({ note: '벨' }, withOrders([]))).toEqual({ code: 'unknown-order' });
  });
});
