import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../../lib/app-error.ts';
import {
  date,
  dateId,
  grant,
  info,
  menus,
  now,
  orderKey,
  otherInfo,
  requestWith,
  user,
} from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/planned-orders.ts';
import { planCancellation } from './cancellation-plan.ts';
import { planOrder } from './order-plan.ts';
import { readCustomerSnapshot, readOrderSnapshot } from './order-snapshot.ts';

const ask = { uid: 'u1', dateId, now: now + 0.4 };

afterEach(() => {
  vi.restoreAllMocks();
});

function reader(documents: Record<string, Record<string, unknown>>) {
  return async (path: string) => documents[path];
}

it('reads every document that an order plan needs', async () => {
  const orders = { [dateId]: {} };
  const context = await readOrderSnapshot(
    reader({
      'users/u1': { ...user, deliveryInfo: info },
      'dates/activeDates': { [dateId]: date },
      'manages/menus': menus,
      'ordersForCustomer/u1': orders,
      'points/u1': {},
      'pointBalances/u1': { balance: 750 },
      'common/point': { pointRate: 3 },
    }),
    ask,
  );
  expect(context).toMatchObject({ now, info, date, menus, orders, balance: 750, pointRate: 3 });
  expect(context.user).toMatchObject(user);
});

it('needs of the shop’s documents only the date and the dishes that are ordered', async () => {
  const read = vi.fn(reader({ 'users/u1': { ...user } }));
  await readOrderSnapshot(read, { ...ask, menuKeys: ['soup', 'kimchi'] });
  expect(read.mock.calls.filter(([, , fields]: unknown[]) => fields)).toEqual([
    ['dates/activeDates', 'unlocked', [dateId]],
    ['manages/menus', 'unlocked', ['soup', 'kimchi']],
  ]);
});

it('treats missing documents as empty and prefers given delivery details', async () => {
  const read = reader({ 'users/u1': { ...user, deliveryInfo: info } });
  expect(await readOrderSnapshot(read, { ...ask, info: otherInfo })).toEqual({
    now,
    user: { ...user, deliveryInfo: info },
    info: otherInfo,
    date: undefined,
    menus: {},
    orders: {},
    unreadable: [],
    ledger: {},
    balance: undefined,
    pointRate: 2,
    sheet: { open: 1, place: 1 },
  });
});

it('is later than the last change of the customer, which a phone with a fast clock made', async () => {
  const lastChange = { at: now + 60_000 };
  const context = await readOrderSnapshot(
    reader({
      'users/u1': user as object as Record<string, unknown>,
      'pointBalances/u1': { balance: 0, lastChange },
    }),
    ask,
  );
  expect(context.now).toBe(now + 60_001);
});

it('reads how far the order has come that a customer changes, at the address or under its key', async () => {
  const status = { uid: 'u1', packed: 1 };
  const read = reader({
    'users/u1': { ...user, deliveryInfo: info },
    'ordersForCustomer/u1': { [dateId]: { [orderKey]: { ...cashOrder, orderId: 'first' } } },
    [`orderStatus/${dateId}/orders/u1_first`]: status,
  });
  const of = async (more: { orderKey?: string; info?: typeof info }) =>
    (await readCustomerSnapshot(read, { ...ask, orderKey: undefined, ...more })).status;
  expect(await of({})).toEqual(status);
  expect(await of({ info: otherInfo, orderKey })).toEqual(status);
  expect(await of({ info: otherInfo })).toBeUndefined();
});

it('knows of no status without delivery details, or without an order', async () => {
  const read = reader({ 'users/u1': { ...user, deliveryInfo: undefined } });
  const snapshot = await readCustomerSnapshot(read, { ...ask, orderKey: undefined });
  expect(snapshot.status).toBeUndefined();
});

it('does not sell menus that cannot be parsed', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = reader({
    'users/u1': { ...user },
    'dates/activeDates': { [dateId]: { ...date, finishDate: 'soon' } },
    'manages/menus': { ...menus, bad: { title: 'no price' } },
  });
  const context = await readOrderSnapshot(read, ask);
  expect(context.date).toBeUndefined();
  expect(Object.keys(context.menus)).toEqual(Object.keys(menus));
  expect(complain).toHaveBeenCalledTimes(2);
});

it('leaves out what can’t be read in orders and points, so that no plan stumbles or writes over it', async () => {
  const [old, older] = ['20210910_1', '20210903_1'];
  const past = { ...cashOrder, orderId: 'past', attemptId: 'past' };
  const read = (ofDate: object) =>
    readCustomerSnapshot(
      reader({
        'users/u1': { ...user, deliveryInfo: info },
        'dates/activeDates': { [dateId]: date },
        'manages/menus': menus,
        'ordersForCustomer/u1': {
          [older]: null,
          [old]: { a: null, b: past },
          [dateId]: ofDate,
        },
        'points/u1': { empty: null, untyped: { ...grant(5), type: undefined }, g: grant(5) },
      }),
      { ...ask, orderId: 'try-1' },
    );
  const snapshot = await read({ bad: null });
  expect(snapshot.orders).toEqual({ [old]: { b: past }, [dateId]: {} });
  expect(snapshot.unreadable).toEqual([older, `${old}/a`, `${dateId}/bad`]);
  expect(snapshot.ledger).toEqual({ g: grant(5) });
  const limited = { ...snapshot, applyNewAccountLimits: true };
  expect(planOrder(requestWith(), limited)).toMatchObject({ kind: 'write' });
  const target = { dateId, orderId: 'try-1', basedOn: 'try-1' };
  expect(planCancellation(target, snapshot)).toEqual({ kind: 'already-done' });
  const taken = await read({ [orderKey]: { ...cashOrder, orderDate: undefined, sheet: 2 } });
  expect(taken.sheet?.place).toBe(2);
  expect(planOrder(requestWith(), taken)).toEqual({
    kind: 'refused',
    problems: [{ code: 'order-exists-at-address' }],
  });
});

it('requires a profile', async () => {
  const reading = readOrderSnapshot(reader({}), ask);
  await expect(reading).rejects.toBeInstanceOf(AppError);
  await expect(reading).rejects.toMatchObject({ code: 'not-found' });
});
