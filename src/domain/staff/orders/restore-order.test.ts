import { expect, it } from 'vitest';
import type { Order } from '../../order/order.ts';
import { refOf } from '../../order/order-id.ts';
import { orderWrites, removalWrites } from '../../order/plan/order-writes.ts';
import { ledgerChange } from '../../points/ledger-plan.ts';
import type { Ledger } from '../../points/points.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now, user } from '../../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../../testing/staff-actors.ts';
import { cancelOrder } from './cancel-order.ts';
import { planRestoration, restoreOrder } from './restore-order.ts';

const cancelledAt = now - 60_000;
const day = 86_400_000;

/** A shop whose order was cancelled a minute ago. */
function cancelledShop(order: Order, changes: Documents = {}, balance = 0): Documents {
  const shop = {
    ...{ 'users/u1': user, 'dates/activeDates': { [dateId]: date }, 'manages/menus': menus },
    'pointBalances/u1': { balance },
    ...changes,
  };
  const placed = applyWrites(structuredClone(shop) as never, [
    ...orderWrites(order, undefined, order.orderDate),
    ...ledgerChange(order, undefined, {}, balance, order.orderDate).writes,
  ]);
  const { balance: left = 0 } = (placed['pointBalances/u1'] ?? {}) as { balance?: number };
  return applyWrites(placed, [
    ...removalWrites(order, { orders: { [dateId]: { [order.orderKey]: order } } }, cancelledAt),
    ...ledgerChange(undefined, order, placed['points/u1'] as Ledger, left, cancelledAt).writes,
  ]);
}

const input = (order: Order, changes = {}) => ({
  ...{ dateId, ...refOf(order), cancelledAt, toPay: 6000 },
  ...changes,
});
const storedIn = (store: Documents) =>
  Object.values(
    (store['ordersForCustomer/u1'] as Record<string, Record<string, Order>>)[dateId] ?? {},
  );
const cash = cashOrder({ orderDate: now - day });
const byCard = cashOrder({
  ...{ paymentMethod: 'card', paid: true, payment_intent: 'pi_1', orderDate: now - day },
});

it('a cash order is back as the same order, once, whoever repeats it', async () => {
  const store = await storeAfterAction(restoreOrder, input(cash), cancelledShop(cash));
  expect(storedIn(store)).toMatchObject([
    { orderId: cash.orderId, menus: cash.menus, totalPrice: '60.00', madeByUser: false },
  ]);
  const again = await outcomeOf(restoreOrder, input(cash), store, { actor: otherActor });
  expect(again.kind).toBe('already-done');
});

it('an older order, whose id is its address, comes back beside an edited one of another date', async () => {
  const { orderId: _, ...old } = cash;
  const edited = { ...cash, dateId: '20261127_1', orderId: cash.orderKey, attemptId: 'other' };
  const store = cancelledShop(old as Order);
  const orders = { '20261127_1': { [cash.orderKey]: edited } };
  const beside = { ...store, 'ordersForCustomer/u1': orders } as never;
  const back = await storeAfterAction(restoreOrder, input(old as Order), beside);
  expect(storedIn(back)).toMatchObject([{ orderId: cash.orderKey, dateId }]);
});

it('an order whose card was refunded is back unpaid, as another order', async () => {
  const store = await storeAfterAction(restoreOrder, input(byCard), cancelledShop(byCard));
  const [order] = storedIn(store);
  expect(order).toMatchObject({ paymentMethod: 'cash', paid: false, smsMsgTotal: '60.00' });
  expect(order).not.toHaveProperty('payment_intent');
  expect(order?.orderId).not.toBe(byCard.orderId);
  expect((await outcomeOf(restoreOrder, input(byCard), store)).kind).toBe('already-done');
});

it.each([
  ['failed', undefined, { problem: { code: 'refund-failed' } }],
  ['failed', { way: 'bank' }, { isRefunding: false }],
  ['pending', undefined, { isRefunding: true }],
  ['succeeded', undefined, { isRefunding: false }],
])('an order whose refund is %s, settled %o, comes back so: %o', async (state, settled, found) => {
  const refund = { kind: 'cancellation', dateId, orderId: byCard.orderId, state, settled };
  const store = cancelledShop(byCard, { 'refundsForCustomer/u1': { refunds: { r: refund } } });
  const asked = { dateId, ...refOf(byCard), cancelledAt };
  expect(await planRestoration(async (path) => store[path], asked, now)).toMatchObject(found);
});

it('its points are used again as far as they are left', async () => {
  const used = { ...cash, usePoint: true, usedPoint: 5, smsMsgTotal: '55.00' };
  const store = cancelledShop(used, {}, 500);
  const whole = await storeAfterAction(restoreOrder, input(used, { toPay: 5500 }), store);
  expect(storedIn(whole)).toMatchObject([{ usedPoint: 5, smsMsgTotal: '55.00' }]);
  expect(whole['pointBalances/u1']).toMatchObject({ balance: 0 });
  const spent = { ...store, 'pointBalances/u1': { balance: 200 } };
  expect(await outcomeOf(restoreOrder, input(used, { toPay: 5500 }), spent)).toMatchObject({
    problem: { problems: [{ code: 'amount-changed', total: 6000, toPay: 5800 }] },
  });
});

it('what has sold out, a limit and a closed date ask for a reason', async () => {
  const closed = { ...date, orderDone: true, menus: { ...date.menus, soup: false } };
  const store = { ...cancelledShop(cash), 'dates/activeDates': { [dateId]: closed } } as Documents;
  expect(await outcomeOf(restoreOrder, input(cash), store)).toMatchObject({
    problem: {
      problems: [{ code: 'date-closed' }, { code: 'sold-out', menuKey: 'soup' }],
      overridable: true,
    },
  });
  const reason = '손님이 잘못 누르심';
  const after = await storeAfterAction(restoreOrder, input(cash, { reason }), store);
  expect(storedIn(after)).toHaveLength(1);
  expect(after[`staffLog/${staffActor.entryId}`]).toMatchObject({ reason, orderId: cash.orderId });
});

it('nothing comes back once the day is over, or where another order stands at its address', async () => {
  const later = { ...staffActor, now: now + 60 * day };
  const over = await outcomeOf(restoreOrder, input(cash, { reason: 'x' }), cancelledShop(cash), {
    actor: later,
  });
  expect(over).toMatchObject({
    problem: { problems: [{ code: 'date-closed' }], overridable: false },
  });
  const other = cashOrder({ orderId: 'other', attemptId: 'other' });
  const taken = applyWrites(cancelledShop(cash), orderWrites(other, undefined, now));
  expect(await outcomeOf(restoreOrder, input(cash, { reason: 'x' }), taken)).toMatchObject({
    problem: { problems: [{ code: 'order-exists-at-address' }] },
  });
});

it('a version that was not cancelled is not restored, and one that moved, to another date too, is there already', async () => {
  const store = cancelledShop(cash);
  const version = input(cash, { cancelledAt: cash.orderDate });
  expect(await outcomeOf(restoreOrder, version, store)).toMatchObject({
    problem: { code: 'unknown-order' },
  });
  const moved = cashOrder({ orderKey: 'elsewhere', attemptId: 'later', orderId: cash.orderId });
  const there = applyWrites(store, orderWrites(moved, undefined, now));
  expect((await outcomeOf(restoreOrder, input(cash), there)).kind).toBe('already-done');
  const onOtherDate = { ...cash, dateId: '20270901_2' };
  const later = applyWrites(store, orderWrites(onOtherDate, undefined, now));
  expect((await outcomeOf(restoreOrder, input(cash), later)).kind).toBe('already-done');
});

it('an order that was restored can be cancelled and restored once more', async () => {
  const back = await storeAfterAction(restoreOrder, input(cash), cancelledShop(cash));
  const [order] = storedIn(back);
  if (!order) throw new Error('not restored');
  const named = { dateId, ...refOf(order) };
  const gone = await storeAfterAction(cancelOrder, named, back, { actor: otherActor });
  const [backup] = Object.values(gone).filter(
    (one) =>
      (one.cancelledAt as number | undefined) !== undefined && one.cancelledAt !== cancelledAt,
  );
  const again = input(order, { cancelledAt: backup?.cancelledAt });
  const third = { ...otherActor, now: now + 120_000, entryId: 'entry-3' };
  const store = await storeAfterAction(restoreOrder, again, gone, { actor: third });
  expect(storedIn(store)).toMatchObject([{ orderId: cash.orderId }]);
});
