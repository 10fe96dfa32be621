import { expect, it } from 'vitest';
import { linkHolderId } from '../../card/replaced-link.ts';
import type { Order } from '../../order/order.ts';
import { refOf } from '../../order/order-id.ts';
import { orderStatusPath } from '../../order/order-status.ts';
import { orderWrites } from '../../order/plan/order-writes.ts';
import { backupId, ledgerChange } from '../../points/ledger-plan.ts';
import { codeKey } from '../../points/order-code.ts';
import { earnedKey, ledgerKey } from '../../points/points.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now, orderKey, user } from '../../testing/fixtures.ts';
import { linkWith } from '../../testing/pay-link-with.ts';
import { cashOrder, otherActor, staffActor } from '../../testing/staff-actors.ts';
import { cancelOrder } from './cancel-order.ts';
import { moveOrder, planMove } from './move-order.ts';
import { restoreOrder } from './restore-order.ts';

const day = 86_400_000;
const toDateId = '20261127_1763000000001';
const later = { ...date, deliveryDate: date.deliveryDate + 3 * day };

/** A shop with two dates and this order on the first. */
function shopWith(order: Order, changes: Documents = {}, balance = 0): Documents {
  const shop = {
    ...{ 'users/u1': user, 'manages/menus': menus, 'pointBalances/u1': { balance } },
    'dates/activeDates': { [dateId]: date, [toDateId]: later },
    ...changes,
  };
  return applyWrites(structuredClone(shop) as never, [
    ...orderWrites(order, undefined, order.orderDate),
    ...ledgerChange(order, undefined, {}, balance, order.orderDate).writes,
  ]);
}

const cash = cashOrder({ orderDate: now - day });
const input = (changes = {}) => {
  return { dateId, ...refOf(cash), toDateId, toPay: 6000, ...changes };
};
const own = (store: Documents) => store['ordersForCustomer/u1'] as Record<string, object>;

it('stands on the other date as the same order, and is kept as cancelled on the one that it left', async () => {
  const store = await storeAfterAction(moveOrder, input(), shopWith(cash));
  expect(own(store)).toEqual({
    [toDateId]: {
      [orderKey]: expect.objectContaining({
        ...{ dateId: toDateId, orderId: cash.orderId, menus: cash.menus, totalPrice: '60.00' },
        ...{ paid: false, paymentMethod: 'cash', madeByUser: false, orderDate: now - 1 },
        smsMsgBody: expect.stringContaining('주문 변경'),
      }),
    },
  });
  expect(store[`orders2/${toDateId}`]).toEqual({ u1: own(store)[toDateId] });
  expect(store[`orders2/${dateId}`]).toEqual({});
  expect(store[`ordersBackupByTime/${backupId('u1', now)}`]).toMatchObject({
    ...{ dateId, orderId: cash.orderId, cancelledAt: now, movedTo: toDateId },
  });
  expect(store[`ordersBackupByTime/${backupId('u1', now - 1)}`]).toMatchObject({
    dateId: toDateId,
  });
  expect(Object.keys(store['points/u1'] ?? {})).toEqual([earnedKey(toDateId, orderKey)]);
  expect(store['pointBalances/u1']).toMatchObject({
    lastChange: { dateId, at: now, backup: backupId('u1', now) },
  });
  expect(store[`staffLog/${staffActor.entryId}`]).toMatchObject({
    ...{ action: 'order-moved', dateId, orderId: cash.orderId },
    undo: { dateId: toDateId, toDateId: dateId, orderId: cash.orderId, toPay: 6000 },
  });
});

it('is moved and cancelled beside orders that can’t be read, which stay where they are', async () => {
  const bad = { bad: null };
  const store = shopWith(cash, {
    ...{ 'ordersForCustomer/u1': { '20210910_1': null, [dateId]: bad, [toDateId]: bad } },
    ...{ [`orders2/${dateId}`]: { u1: bad }, [`orders2/${toDateId}`]: { u1: bad } },
  } as never);
  const moved = await storeAfterAction(moveOrder, input(), store);
  expect(own(moved)).toMatchObject({ [dateId]: bad, [toDateId]: { ...bad, [orderKey]: {} } });
  expect(moved[`orders2/${dateId}`]).toEqual({ u1: bad });
  const asked = { ...refOf(cash), dateId: toDateId };
  const actor = { ...otherActor, now: now + 60_000 };
  const left = await storeAfterAction(cancelOrder, asked, moved, { actor });
  expect(own(left)).toEqual({ '20210910_1': null, [dateId]: bad, [toDateId]: bad });
  expect(left[`orders2/${toDateId}`]).toEqual({ u1: bad });
});

it('is moved once, whoever repeats it', async () => {
  const store = await storeAfterAction(moveOrder, input(), shopWith(cash));
  const again = await outcomeOf(moveOrder, input(), store, { actor: otherActor });
  expect(again).toMatchObject({ kind: 'already-done', state: { dateId: toDateId } });
});

it('of an older order, whose id is its address, is known as moved until it is cancelled there', async () => {
  const { orderId: _, attemptId: __, ...old } = cash;
  const older = old as Order;
  const asked = { dateId, ...refOf(older) };
  const store = await storeAfterAction(moveOrder, input(asked), shopWith(older));
  const restored = { ...asked, cancelledAt: now, toPay: 6000 };
  const again = { actor: { ...otherActor, now: now + 30_000 } };
  for (const action of [cancelOrder, restoreOrder] as const) {
    const outcome = await outcomeOf(action as typeof restoreOrder, restored, store, again);
    expect(outcome.kind).toBe(action === cancelOrder ? 'refused' : 'already-done');
  }
  const { orderId } = asked;
  const there = { uid: 'u1', dateId: toDateId, orderId };
  const cancelled = await storeAfterAction(cancelOrder, there, store, { actor: otherActor });
  const back = await storeAfterAction(restoreOrder, restored, cancelled, {
    actor: { ...staffActor, entryId: 'entry-3', now: now + 120_000 },
  });
  expect(own(back)).toMatchObject({ [dateId]: { [orderKey]: { orderId } } });
});

it('goes back without a reason to a date that has closed since', async () => {
  const store = await storeAfterAction(moveOrder, input(), shopWith(cash));
  const closed = {
    ...store,
    'dates/activeDates': { [dateId]: { ...date, orderDone: true }, [toDateId]: later },
  } as Documents;
  const { undo } = store[`staffLog/${staffActor.entryId}`] as { undo: ReturnType<typeof input> };
  const actor = { ...otherActor, now: now + 60_000 };
  const back = await storeAfterAction(moveOrder, undo, closed, { actor });
  expect(Object.keys(own(back))).toEqual([dateId]);
});

it('cannot be cancelled on the date that it has left', async () => {
  const store = await storeAfterAction(moveOrder, input(), shopWith(cash));
  const asked = { dateId, ...refOf(cash) };
  expect(await outcomeOf(cancelOrder, asked, store, { actor: otherActor })).toMatchObject({
    problem: { problems: [{ code: 'order-changed' }] },
  });
});

it('tells of the link that waits where it would stand', async () => {
  const link = { ...linkWith({ uid: 'u1', dateId: toDateId, orderKey, amount: 4200 }) };
  const place = { uid: 'u1', dateId: toDateId, orderKey };
  const store = shopWith(cash, {
    [`payLinks/${linkHolderId(place)}`]: { link: 'link' },
    'payLinks/link': link,
  } as unknown as Documents);
  const plan = await planMove(async (path) => store[path], input({ toPay: undefined }), now);
  expect(plan).toMatchObject({ link: { amount: 4200 } });
});

it('takes its points and its percentage code along', async () => {
  const pointCode = { code: 'CHUSEOK', percent: 10, most: 100, point: 6 };
  const order = { ...cash, usePoint: true, usedPoint: 11, smsMsgTotal: '49.00', pointCode };
  const code = { percent: 10, most: 100, until: null };
  const entry = {
    ...{ orderTotal: '60.00', dateId, orderKey, point: 6, usedPoint: 0, type: 'add-code' },
    ...{ confirmed: true, time: 't', nowTime: 1, code },
  };
  const store = shopWith(order, {}, 1100);
  store['points/u1'] = { ...store['points/u1'], [codeKey('CHUSEOK')]: entry };
  const { balance } = store['pointBalances/u1'] as { balance: number };
  const plan = await planMove(async (path) => store[path], input({ toPay: undefined }), now);
  if (!('order' in plan)) throw new Error(JSON.stringify(plan));
  const after = applyWrites(store, plan.writes);
  expect(plan.order.usedPoint).toBe(order.usedPoint);
  expect(after['pointBalances/u1']).toMatchObject({ balance });
  expect(Object.keys(after['points/u1'] ?? {})).not.toContain(ledgerKey(dateId, orderKey));
});

it('asks for a reason where the other date has a dish no more or is closed, and asks again for another price', async () => {
  const sold = { ...later, orderDone: true, menus: { ...later.menus, soup: false } };
  const dates = { 'dates/activeDates': { [dateId]: date, [toDateId]: sold } } as Documents;
  const closed = shopWith(cash, dates);
  expect(await outcomeOf(moveOrder, input(), closed)).toMatchObject({
    problem: {
      problems: [{ code: 'date-closed' }, { code: 'sold-out', menuKey: 'soup' }],
      overridable: true,
    },
  });
  const reason = '손님이 금요일에 받으심';
  const after = await storeAfterAction(moveOrder, input({ reason }), closed);
  expect(after[`staffLog/${staffActor.entryId}`]).toMatchObject({ reason });

  const dearer = { ...menus, soup: { ...menus.soup, price: 22 } };
  const priced = shopWith(cash, { 'manages/menus': dearer } as Documents);
  expect(await outcomeOf(moveOrder, input(), priced)).toMatchObject({
    problem: { problems: [{ code: 'amount-changed', total: 6600, toPay: 6600 }] },
  });
});

it.each([
  ['card', cashOrder({ paymentMethod: 'card', paid: true }), {}],
  ['invoice', cashOrder({ invoice: 7 }), {}],
  ['paid', cash, { 'cash-taken': now }],
  ['delivered', cash, { delivered: now, 'cash-taken': now }],
])('stays where it is: %s', async (why, order, status) => {
  const path = orderStatusPath({ dateId, ...refOf(order) });
  const store = shopWith(order, { [path]: { uid: 'u1', ...status } });
  expect(await outcomeOf(moveOrder, input(), store)).toMatchObject({
    problem: { code: 'order-stays', why },
  });
});

it('moves although it is packed: the food goes by the other date', async () => {
  const path = orderStatusPath({ dateId, ...refOf(cash) });
  const store = shopWith(cash, { [path]: { uid: 'u1', packed: now } });
  expect((await outcomeOf(moveOrder, input(), store)).kind).toBe('write');
});

it('replaces no other order, nor itself where its customer has it again', async () => {
  const there = (changes: Partial<Order>) =>
    applyWrites(
      shopWith(cash),
      orderWrites(cashOrder({ dateId: toDateId, ...changes }), undefined, now - 1),
    );
  for (const store of [
    there({ orderId: 'other', attemptId: 'other' }),
    there({ orderId: cash.orderId, orderKey: 'elsewhere' }),
  ]) {
    expect(await outcomeOf(moveOrder, input({ reason: 'x' }), store)).toMatchObject({
      problem: { problems: [{ code: 'order-exists-at-address' }], overridable: false },
    });
  }
});

it('goes from no day that is over, to none, and not to where it is', async () => {
  const over = { code: 'date-closed' };
  const actor = { ...staffActor, now: now + 30 * day };
  for (const [given, by] of [
    [input({ reason: 'x' }), actor],
    [input({ toDateId: dateId }), staffActor],
  ] as const) {
    expect(await outcomeOf(moveOrder, given, shopWith(cash), { actor: by })).toMatchObject({
      problem: { problems: [over], overridable: false },
    });
  }
});

it('is refused where there is no such order, customer or date', async () => {
  expect(await outcomeOf(moveOrder, input({ orderId: 'x' }), shopWith(cash))).toMatchObject({
    problem: { code: 'unknown-order' },
  });
  const deleted = shopWith(cash, { 'users/u1': { ...user, deletedAs: 'deleted-1' } } as Documents);
  const nobody = shopWith(cash);
  delete nobody['users/u1'];
  for (const store of [deleted, nobody]) {
    expect(await outcomeOf(moveOrder, input(), store)).toMatchObject({
      problem: { code: 'unknown-customer' },
    });
  }
  expect(
    await outcomeOf(moveOrder, input({ toDateId: '20261125_1' }), shopWith(cash)),
  ).toMatchObject({ problem: { problems: [{ code: 'date-closed' }] } });
});

it('a change of the order meanwhile is a conflict', async () => {
  const store = shopWith(cash);
  const seen = { dateId, order: null };
  const outcome = await outcomeOf(moveOrder, input(), store, { seen });
  expect(outcome).toMatchObject({ kind: 'conflict', now: { dateId, order: { due: 6000 } } });
});
