import { describe, expect, it } from 'vitest';
import type { Order } from '../../order/order.ts';
import type { OrderSnapshot } from '../../order/plan/order-plan.ts';
import { ledgerKey } from '../../points/points.ts';
import { documentsAfter, outcomeOf } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import {
  contextWith,
  date,
  dateId,
  grant,
  info,
  orderKey,
  otherInfo,
  user,
} from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { cancelOrder } from './cancel-order.ts';
import { type OrderState, orderStateOf } from './order-state.ts';
import { type PhoneOrderRequest, phoneOrderTotals, takeOrder } from './phone-order.ts';

const request: Omit<PhoneOrderRequest, 'toPay'> = {
  uid: 'u1',
  isNew: false,
  attemptId: 'call-1',
  dateId,
  quantities: { soup: 3 },
  info,
  orderRequest: '',
  orderLang: 'ko',
};

/** The documents of a snapshot. */
function storeOf({ user, date, menus, orders, ledger, balance }: OrderSnapshot): Documents {
  return structuredClone({
    // Staff can enter cash orders for every customer.
    'users/u1': { ...user, isCashAvailable: false },
    'dates/activeDates': date ? { [dateId]: date } : {},
    'manages/menus': menus,
    'ordersForCustomer/u1': orders,
    'points/u1': ledger,
    ...(balance === undefined ? {} : { 'pointBalances/u1': { balance } }),
  }) as unknown as Documents;
}

/**
 * Takes an order with these changes, once staff have seen the order `seen`; the form showed the amount as it is
 * now, unless `toPay` says otherwise.
 */
function take(
  changes: Partial<PhoneOrderRequest> = {},
  snapshot = contextWith(),
  seen: OrderState = orderStateOf(snapshot.orders[dateId]?.[orderKey]),
) {
  const asked = { ...request, ...changes };
  const edited = snapshot.orders[dateId]?.[orderKey];
  const known = Number.isInteger(asked.quantities.soup ?? 0);
  const toPay = changes.toPay ?? (known ? phoneOrderTotals(asked, edited, snapshot).toPay : 0);
  return outcomeOf(takeOrder, { ...asked, toPay }, storeOf(snapshot), { seen });
}

/** The stored order, its documents and its log entry. Throws if it is not stored. */
async function taken(...call: Parameters<typeof take>) {
  const outcome = await take(...call);
  if (outcome.kind !== 'write' || !outcome.order) throw new Error(JSON.stringify(outcome));
  const documents = documentsAfter({}, outcome);
  return { order: outcome.order, documents, entry: documents['staffLog/entry-1'] };
}

/** The codes of the problems for which an order is refused, with whether staff may override them. */
async function refusal(...call: Parameters<typeof take>) {
  const outcome = await take(...call);
  if (outcome.kind !== 'refused' || outcome.problem.code !== 'order') {
    throw new Error(JSON.stringify(outcome));
  }
  const { problems, overridable } = outcome.problem;
  return { codes: problems.map(({ code }) => code), overridable, problems };
}

const existing = cashOrder();
const withOrder = (order: Order) => contextWith({ orders: { [dateId]: { [orderKey]: order } } });
const ordered = withOrder(existing);

describe('an order by phone', () => {
  it('is stored as a cash order of its customer, and logged', async () => {
    const { order, documents, entry } = await taken();
    expect(order).toMatchObject({ madeByUser: false, paid: false, totalPrice: '60.00' });
    expect(documents[`orders2/${dateId}`]).toEqual({ u1: { [orderKey]: order } });
    const lines = [{ menuTitle: '곰탕', menuTitleEn: 'Beef soup', q: 3 }];
    expect(entry).toMatchObject({
      action: 'order',
      uid: 'u1',
      orderId: order.orderId,
      before: null,
    });
    expect(entry?.after).toMatchObject({ due: 6000, lines, address: info.address });
  });

  it('leaves the shared documents to a later commit', async () => {
    const paths = Object.keys((await taken()).documents);
    expect(paths.filter((path) => /^(ordersBackupByKey|userList)/.test(path))).toEqual([]);
  });

  it('waits for a reason below the minimum, over a limit, sold out or closed', async () => {
    const closed = contextWith({ date: { ...date, orderDone: true, menus: { kimchi: true } } });
    expect(await refusal({ quantities: { kimchi: 1, soup: 1 } }, closed)).toMatchObject({
      codes: ['date-closed', 'sold-out', 'below-minimum'],
      overridable: true,
    });
    expect(await refusal({ quantities: { kimchi: 5 } })).toMatchObject({ codes: ['over-limit'] });
    const call = { quantities: { kimchi: 5, soup: 1 }, reason: ' 단골 ' };
    expect((await taken(call, closed)).entry).toMatchObject({ reason: '단골' });
  });

  it('is refused for problems that a reason cannot override', async () => {
    const reason = '단골';
    const fixed = (code: string) => ({ codes: [code], overridable: false });
    expect(await refusal({ reason, quantities: {} })).toMatchObject(fixed('order-empty'));
    expect(await refusal({ reason, quantities: { soup: 1.5 } })).toMatchObject(
      fixed('bad-quantity'),
    );
    const gone = contextWith({ date: undefined });
    expect(await refusal({ reason }, gone)).toMatchObject(fixed('date-closed'));
    const nowhere = { ...info, address: '우리집', addressFull: null };
    expect(await refusal({ reason, info: nowhere })).toMatchObject(fixed('address-incomplete'));
    const card = withOrder({ ...existing, paymentMethod: 'card', paid: true });
    expect(await refusal({ reason }, card)).toMatchObject(fixed('already-paid-by-card'));
  });

  it('changes an order, and moves it to a new address', async () => {
    const changed = await taken({ quantities: { soup: 4 } }, ordered);
    expect(changed.order.totalPrice).toBe('80.00');
    const moved = await taken({ orderId: existing.orderId, info: otherInfo }, ordered);
    expect(moved.order).toMatchObject({ orderKey: '9KingRdRyde', orderId: existing.orderId });
    const both = contextWith({
      orders: { [dateId]: { [orderKey]: existing, '9KingRdRyde': { ...existing, orderId: 'b' } } },
    });
    expect(await refusal({ orderId: existing.orderId, info: otherInfo }, both)).toMatchObject({
      codes: ['order-exists-at-address'],
    });
  });

  it('asks about an order at the same address that the screen did not show', async () => {
    expect(await take({}, ordered, null)).toMatchObject({
      kind: 'conflict',
      now: { due: 6000, version: 'try-1' },
    });
  });

  it('goes on using points, and refuses an amount that the form did not show', async () => {
    const context = contextWith({
      orders: { [dateId]: { [orderKey]: { ...existing, usePoint: true, usedPoint: 5 } } },
      ledger: { [ledgerKey(dateId, orderKey)]: { ...grant(0), usedPoint: 5 } },
      balance: 0,
    });
    expect((await taken({}, context)).order).toMatchObject({ totalPrice: '60.00', usedPoint: 5 });
    expect(await refusal({ toPay: 6000 }, context)).toMatchObject({
      problems: [{ code: 'amount-changed', total: 6000, toPay: 5500 }],
    });
  });

  it('has its SMS in the language asked for, which is kept for a customer without an account', async () => {
    const byPhone = contextWith({ user: { ...user, provider: 'phone' } });
    const english = await taken({ orderLang: 'en' }, byPhone);
    expect(english.order.smsMsgBody).toContain('Thank you!');
    expect(english.order.customerInfo.lang).toBe('en');
    expect(english.documents['users/u1']).toEqual({ lang: 'en' });
    for (const [orderLang, context] of [
      ['ko', byPhone],
      ['en', contextWith()],
    ] as const) {
      expect((await taken({ orderLang }, context)).documents['users/u1']).toBeUndefined();
    }
  });

  it('is stored once when the same request is repeated', async () => {
    const again = await take({ attemptId: 'try-1' }, ordered);
    expect(again).toMatchObject({ kind: 'already-done', order: { attemptId: 'try-1' } });
  });

  it('stores the profile of a new customer with it, and refuses an unknown one', async () => {
    const { 'users/u1': _, ...others } = storeOf(contextWith());
    const call = { ...request, toPay: 6000 };
    expect(await outcomeOf(takeOrder, call, others)).toEqual({
      kind: 'refused',
      problem: { code: 'unknown-customer' },
    });
    const stored = await outcomeOf(takeOrder, { ...call, isNew: true }, others);
    if (stored.kind !== 'write') throw new Error(JSON.stringify(stored));
    expect(documentsAfter({}, stored)['users/u1']).toMatchObject({
      ...{ uid: 'u1', email: '', name: info.name, lang: 'ko', provider: 'phone' },
      deliveryInfo: { ...info, phone2: '0412345678' },
    });
  });
});

describe('the cancellation of an order by staff', () => {
  const target = { uid: 'u1', dateId, orderId: existing.orderId ?? '' };

  it('cancels a cash order, also on a closed date, and logs it', async () => {
    const closed = storeOf({ ...ordered, date: { ...date, orderDone: true } });
    const outcome = await outcomeOf(cancelOrder, target, closed, { seen: orderStateOf(existing) });
    if (outcome.kind !== 'write') throw new Error(JSON.stringify(outcome));
    const documents = documentsAfter(closed, outcome);
    expect(documents['ordersForCustomer/u1']).not.toHaveProperty([dateId, orderKey]);
    expect(documents['staffLog/entry-1']).toMatchObject({
      action: 'order-cancelled',
      orderId: existing.orderId,
      before: { due: 6000 },
      after: null,
    });
  });

  it('cancels an order of half a year ago that has moved to the backup, and leaves it in neither place', async () => {
    const store = storeOf({ ...ordered, orders: {} });
    store['ordersForCustomerBackup/u1'] = { [dateId]: { [orderKey]: existing } };
    const seen = { seen: orderStateOf(existing) };
    const outcome = await outcomeOf(cancelOrder, target, store, seen);
    if (outcome.kind !== 'write') throw new Error(JSON.stringify(outcome));
    const documents = documentsAfter(store, outcome);
    expect(documents['ordersForCustomerBackup/u1']).not.toHaveProperty([dateId, orderKey]);
    expect(documents['orders2/20261124_1'] ?? {}).not.toHaveProperty(['u1', orderKey]);
    expect(documents['staffLog/entry-1']).toMatchObject({ before: { due: 6000 }, after: null });
  });

  it('asks about an order that its customer has moved meanwhile, and knows one that is cancelled', async () => {
    const customerInfo = { ...existing.customerInfo, address: otherInfo.address };
    const moved = { ...existing, orderKey: 'elsewhere', attemptId: 'moved', customerInfo };
    const store = storeOf({ ...ordered, orders: { [dateId]: { elsewhere: moved } } });
    const seen = { seen: orderStateOf(existing) };
    expect(await outcomeOf(cancelOrder, target, store, seen)).toMatchObject({
      kind: 'conflict',
      now: { address: otherInfo.address },
    });
    const another = { ...moved, orderId: 'another' };
    const placedAgain = storeOf({ ...ordered, orders: { [dateId]: { elsewhere: another } } });
    expect(await outcomeOf(cancelOrder, target, placedAgain, seen)).toMatchObject({
      kind: 'already-done',
    });
  });

  it('refuses a card order and an unknown customer', async () => {
    const card = storeOf(withOrder({ ...existing, paymentMethod: 'card', paid: true }));
    expect(await outcomeOf(cancelOrder, target, card)).toMatchObject({
      kind: 'refused',
      problem: { problems: [{ code: 'card-order-not-cancellable' }] },
    });
    expect(await outcomeOf(cancelOrder, target, {})).toMatchObject({
      problem: { code: 'unknown-customer' },
    });
  });
});
