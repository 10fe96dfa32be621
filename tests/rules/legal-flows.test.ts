import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reportAddressIssue } from '../../src/data/customer/report-address-issue.ts';
import { runPlan } from '../../src/data/firebase/run-plan.ts';
import { enqueueOrderCopies, flushCopies } from '../../src/data/order/copies-queue.ts';
import { cancelCashOrder, placeCashOrder } from '../../src/data/order/place-order.ts';
import { runAction } from '../../src/data/staff/common/run-action.ts';
import type { User } from '../../src/domain/customer/user.ts';
import { type InvoiceCounter, planInvoice } from '../../src/domain/invoices/invoice.ts';
import type { Menu } from '../../src/domain/menus/menu.ts';
import type { CustomerOrders } from '../../src/domain/order/order.ts';
import { ownOrderId } from '../../src/domain/order/order-id.ts';
import { onDeliveryMethods } from '../../src/domain/order/payment-methods.ts';
import { maxOrderLines } from '../../src/domain/order/plan/order-limits.ts';
import { orderVersion } from '../../src/domain/order/plan/order-plan.ts';
import { customerRights } from '../../src/domain/staff/customers/customer-rights.ts';
import { grant, menus, orderKey, otherInfo, otherKey } from '../../src/domain/testing/fixtures.ts';
import { actAs, endActing } from '../support/rules/act-as.ts';
import {
  type Actor,
  agedCare,
  customer,
  invoiceUser,
  neighbour,
  staff,
  unconfirmed,
} from '../support/rules/actors.ts';
import { requestFor, type Wish } from '../support/rules/customers-ordering.ts';
import { phoneStorage } from '../support/rules/phone-storage.ts';
import { closedId, emptyShop, inactiveId, openId, people } from '../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

vi.mock('../../src/data/documents/load-sdk.ts', () => import('../support/rules/act-as.ts'));

vi.stubGlobal('localStorage', phoneStorage());

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  await server.fill(emptyShop());
  server.refusals.length = 0;
});
afterAll(async () => {
  await endActing();
  await server.close();
});

/** Orders as the order dialog does; fails if the plan writes nothing. */
async function order(actor: Actor, wish: Wish = {}) {
  const uid = actor?.sub ?? '';
  const { request } = await requestFor(server.owner.read, uid, wish);
  actAs(server.firestore, actor);
  const plan = await placeCashOrder({ uid, name: '', order: request }, request, wish.info).catch(
    explain,
  );
  expect(plan).toMatchObject({ kind: 'write' });
  return plan;
}

async function ordersOf(uid: string): Promise<CustomerOrders> {
  return ((await server.owner.read(`ordersForCustomer/${uid}`)) ?? {}) as unknown as CustomerOrders;
}

async function cancel(actor: Actor, key: string, dateId = openId): Promise<void> {
  const uid = actor?.sub ?? '';
  const existing = (await ordersOf(uid))[dateId]?.[key];
  if (!existing) throw new Error('nothing to cancel');
  actAs(server.firestore, actor);
  const target = {
    dateId,
    orderId: ownOrderId(existing),
    basedOn: orderVersion(existing),
  };
  const plan = await cancelCashOrder({ uid, name: '', order: existing }, target).catch(explain);
  expect(plan).toMatchObject({ kind: 'write' });
}

/** Rethrows a refusal with the rules' reasons. */
function explain(error: unknown): never {
  throw new Error(`${String(error)}\n${server.refusals.join('\n')}`, { cause: error });
}

const balanceOf = async (uid: string) => (await server.owner.read(`pointBalances/${uid}`))?.balance;

test('a cash customer orders, and every document holds the same order', async () => {
  await order(customer);
  const mine = (await ordersOf('u1'))[openId]?.[orderKey];
  if (!mine) throw new Error('no order');
  enqueueOrderCopies(mine);
  await flushCopies('u1');
  expect(mine).toMatchObject({ totalPrice: '60.00', paid: false });
  expect((await server.owner.read(`orders2/${openId}`))?.u1).toEqual({ [orderKey]: mine });
  expect(
    Object.values((await server.owner.read(`ordersBackupByKey/${openId}_${orderKey}`)) ?? {}),
  ).toEqual([mine]);
  expect(Object.values(await server.owner.list('ordersBackupByTime'))).toEqual([mine]);
});

test('a customer without ledger and balance places a first order', async () => {
  await order(neighbour);
  expect(await balanceOf('u3')).toBe(0);
});

test.each(onDeliveryMethods)(
  'a customer places an order to be paid by %s on delivery',
  async (paymentMethod) => {
    await order(customer, { paymentMethod });
    expect((await ordersOf('u1'))[openId]?.[orderKey]).toMatchObject({
      paymentMethod,
      paid: false,
    });
  },
);

test('an aged-care customer orders by cash', async () => {
  await order(agedCare);
});

describe('a new account whose address is not confirmed', () => {
  const refusal = { kind: 'refused', problems: [{ code: 'open-cash-orders' }] };
  const tries = async (wish: Wish, actor = unconfirmed) => {
    const { request } = await requestFor(server.owner.read, 'u4', wish);
    actAs(server.firestore, actor);
    return placeCashOrder({ uid: 'u4', name: '', order: request }, request, wish.info);
  };

  test('has one open order of a date, which it edits, moves and cancels, and then orders again', async () => {
    await order(unconfirmed);
    await order(unconfirmed, { quantities: { soup: 4 } });
    expect(await tries({ info: otherInfo })).toMatchObject(refusal);
    await order(unconfirmed, { info: otherInfo, previousOrderKey: orderKey });
    expect(await tries({})).toMatchObject(refusal);
    await cancel(unconfirmed, otherKey);
    await order(unconfirmed);
  });

  test('orders again once the day of its order is over', async () => {
    await order(unconfirmed);
    const mine = await ordersOf('u4');
    await server.owner.write([
      { path: 'ordersForCustomer/u4', data: { '20260101_1': mine[openId] } as never },
      { path: `orders2/${openId}`, data: {} },
    ]);
    await server.owner.setField('orderChecks/u4_date', ['dateId'], '20260101_1');
    await order(unconfirmed, { info: otherInfo });
  });

  test('orders for two dates, edits both, and for a third once one of them is cancelled', async () => {
    const [first, second, third] = [openId, closedId, inactiveId];
    const dates = (await server.owner.read('dates/activeDates')) ?? {};
    for (const dateId of [second, third]) {
      const open = { ...(dates[dateId] as object), active: true, orderDone: false };
      await server.owner.setField('dates/activeDates', [dateId], open);
    }
    await order(unconfirmed, { dateId: first });
    await order(unconfirmed, { dateId: second });
    expect(await tries({ dateId: third })).toMatchObject(refusal);
    await order(unconfirmed, { dateId: first, quantities: { soup: 4 } });
    await order(unconfirmed, { dateId: second, quantities: { soup: 4 } });
    expect(await tries({ dateId: third })).toMatchObject(refusal);
    expect(await tries({ dateId: first, info: otherInfo })).toMatchObject(refusal);
    await cancel(unconfirmed, orderKey, first);
    await order(unconfirmed, { dateId: third });
    expect(await tries({ dateId: first })).toMatchObject(refusal);
    await cancel(unconfirmed, orderKey, third);
    await order(unconfirmed, { dateId: first });
    const stored = await server.owner.read('orderChecks/u4_date');
    expect(stored).toMatchObject({ dateId: first, alsoOpen: second });
  });

  test('orders more once its address is confirmed', async () => {
    await order(unconfirmed);
    expect(await tries({ info: otherInfo })).toMatchObject(refusal);
    expect(await tries({ info: otherInfo }, agedCare)).toMatchObject({ kind: 'write' });
  });

  test.each([
    ['add-order-cash', true],
    ['add-order-card', false],
  ])(
    'orders more once it has an order with an entry of %s, confirmed: %s',
    async (type, confirmed) => {
      const entry = { ...grant(0), type, confirmed };
      await server.owner.write([{ path: 'points/u4', data: { [`${closedId}--k-a`]: entry } }]);
      await order(unconfirmed);
      await order(unconfirmed, { info: otherInfo });
    },
  );

  test('orders more once staff have lifted its limits with one tap', async () => {
    await order(unconfirmed);
    actAs(server.firestore, staff);
    const lifted = await runAction(customerRights, { uid: 'u4', rights: { isTrusted: true } });
    expect(lifted).toMatchObject({ kind: 'write', before: { isTrusted: false } });
    await order(unconfirmed, { info: otherInfo });
  });

  test('orders more in a shop without such limits', async () => {
    const data = { limitNewAccounts: false };
    await server.owner.write([{ path: 'common/registration', data }]);
    await order(unconfirmed);
    expect(await tries({ info: otherInfo })).toMatchObject({ kind: 'write' });
  });

  test('reports one address a month, and more once its address is confirmed', async () => {
    actAs(server.firestore, unconfirmed);
    const user = people.u4 as User;
    await reportAddressIssue(user, '주소').catch(explain);
    const again = () => reportAddressIssue(user, '또 주소');
    await expect(again()).rejects.toMatchObject({ code: 'new-account' });
    actAs(server.firestore, agedCare);
    await again();
    expect(Object.keys((await server.owner.read('errors/addressIssues')) ?? {})).toHaveLength(2);
  });
});

test('a customer pays part of an order with points, uses more in an edit and gets all back by cancelling', async () => {
  await order(customer, { usePoint: true });
  expect(await balanceOf('u1')).toBe(0);
  await order(customer, { usePoint: true, quantities: { soup: 4, kimchi: 1 } });
  expect(await balanceOf('u1')).toBe(0);
  await order(customer, { quantities: { soup: 4 } });
  expect(await balanceOf('u1')).toBe(2500);
  await cancel(customer, orderKey);
  expect(await balanceOf('u1')).toBe(2500);
  expect(await ordersOf('u1')).toEqual({});
  const kept = Object.values(await server.owner.list('ordersBackupByTime'));
  expect(kept.filter((one) => 'cancelledAt' in one)).toMatchObject([
    { orderKey, totalPrice: '80.00', cancelledAt: expect.any(Number) },
  ]);
});

describe('a customer with old entries that can’t be read', () => {
  const old = '20210910_1';
  const { type: _, ...untyped } = grant(1);
  const orders = { '20210903_1': null, [old]: { home: null, away: { orderKey: 'away' } } };
  const points = { untyped: { ...untyped }, empty: null };
  beforeEach(async () => {
    for (const [path, entries] of Object.entries({ ordersForCustomer: orders, points })) {
      for (const [name, entry] of Object.entries(entries)) {
        await server.owner.setField(`${path}/u1`, [name], entry);
      }
    }
  });

  test('orders, edits, moves and cancels, and is told so where the answer was lost; the entries stay', async () => {
    await order(customer, { usePoint: true });
    await order(customer, { quantities: { soup: 4 } });
    await order(customer, { info: otherInfo, previousOrderKey: orderKey });
    const moved = (await ordersOf('u1'))[openId]?.[otherKey];
    if (!moved) throw new Error('no order');
    await cancel(customer, otherKey);
    const target = { dateId: openId, orderId: ownOrderId(moved), basedOn: orderVersion(moved) };
    const asked = await cancelCashOrder({ uid: 'u1', name: '', order: moved }, target);
    expect(asked).toEqual({ kind: 'already-done' });
    await order(customer, { restores: ownOrderId(moved) });
    await cancel(customer, orderKey);
    expect(await ordersOf('u1')).toEqual(orders);
    expect(await server.owner.read('points/u1')).toMatchObject(points);
    expect(await balanceOf('u1')).toBe(2500);
  });

  test('reports an address', async () => {
    actAs(server.firestore, customer);
    await reportAddressIssue(people.u1 as User, '주소').catch(explain);
    expect(Object.keys((await server.owner.read('errors/addressIssues')) ?? {})).toHaveLength(1);
  });
});

test('a customer pays a whole order with points', async () => {
  await server.owner.setField('pointBalances/u1', ['balance'], 9000);
  await order(customer, { usePoint: true });
  expect(await balanceOf('u1')).toBe(3000);
});

test('cents and points of every size are summed correctly', async () => {
  await order(customer, { usePoint: true, quantities: { kimchi: 4, tofu: 999, set: 1 } });
  await order(customer, { quantities: { kimchi: 3, tofu: 7, soup: 13 } });
});

test('an order moves to another address and back', async () => {
  await order(customer, { usePoint: true });
  await order(customer, { info: otherInfo, previousOrderKey: orderKey, usePoint: true });
  expect(Object.keys((await ordersOf('u1'))[openId] ?? {})).toEqual([otherKey]);
  await order(customer, { previousOrderKey: otherKey });
  expect(await balanceOf('u1')).toBe(2500);
});

test('a customer orders to two addresses on one date and cancels one', async () => {
  await order(customer);
  await order(customer, { info: otherInfo });
  await cancel(customer, orderKey);
  expect(Object.keys((await ordersOf('u1'))[openId] ?? {})).toEqual([otherKey]);
});

test('two customers at one address have separate orders', async () => {
  await order(neighbour);
  await order(customer, { info: otherInfo });
  expect(Object.keys((await server.owner.read(`orders2/${openId}`)) ?? {}).sort()).toEqual([
    'u1',
    'u3',
  ]);
});

test('an edit keeps a delisted line at its old price', async () => {
  await order(customer, { quantities: { soup: 2, kimchi: 2 } });
  await server.owner.removeField('manages/menus', ['kimchi']);
  await order(customer, { quantities: { soup: 3, kimchi: 1 } });
});

test('an edit keeps or reduces a dish that has sold out since, or is above its new limit', async () => {
  await order(customer, { quantities: { soup: 3, kimchi: 3 } });
  await server.owner.setField('dates/activeDates', [openId, 'menus', 'soup'], false);
  await server.owner.setField('dates/activeDates', [openId, 'menuLimitForPerson', 'kimchi'], 1);
  await order(customer, { quantities: { soup: 3, kimchi: 3, set: 1 } });
  await order(customer, { quantities: { soup: 2, kimchi: 2, set: 1 } });
});

test('a customer orders as much of a dish as its limit allows, in several orders', async () => {
  await server.owner.setField('dates/activeDates', [openId, 'menuLimitForPerson', 'soup'], 7);
  await order(customer, { quantities: { soup: 3 } });
  await order(customer, { info: otherInfo, quantities: { soup: 4 } });
});

test('an order for a date without limits, as older dates are stored', async () => {
  await server.owner.removeField('dates/activeDates', [openId, 'menuLimitForPerson']);
  await order(customer, { quantities: { soup: 3 } });
});

test('cancelling an order removes earned points that staff have confirmed', async () => {
  await order(customer);
  const key = `${openId}--${orderKey}-a`;
  await server.owner.setField('points/u1', [key, 'confirmed'], true);
  await server.owner.setField('pointBalances/u1', ['balance'], 2620);
  await cancel(customer, orderKey);
  expect(await balanceOf('u1')).toBe(2500);
});

test('a customer orders as many lines as the shop allows', async () => {
  const many = Object.fromEntries(
    Array.from({ length: maxOrderLines }, (_, i) => [
      `menu${i}`,
      { title: `반찬 ${i}`, titleEn: `Dish ${i}`, price: 1.35 + i, cat: 'home', active: true },
    ]),
  );
  await server.owner.write([{ path: 'manages/menus', data: many }]);
  const open = Object.fromEntries(Object.keys(many).map((key) => [key, true]));
  await server.owner.setField('dates/activeDates', [openId, 'menus'], open);
  await order(customer, {
    quantities: Object.fromEntries(Object.keys(many).map((key) => [key, 2])),
  });
});

test('an order with an invoice can be edited and keeps its number', async () => {
  await order(invoiceUser);
  actAs(server.firestore, invoiceUser);
  const issued = await runPlan(async (read) =>
    planInvoice(
      { dateId: openId, orderKey },
      {
        now: Date.now(),
        user: (await read('users/u5')) as unknown as User,
        orders: (await read('ordersForCustomer/u5')) as unknown as CustomerOrders,
        counter: (await read('common/invoice')) as unknown as InvoiceCounter,
        share: undefined,
        menus: { soup: { ...(menus.soup as Menu), gstFree: true } },
      },
    ),
  ).catch(explain);
  expect(issued).toMatchObject({
    kind: 'write',
    invoice: { invoice: 42, invoiceType: 'comm15', gstFree: ['soup'] },
  });
  await order(invoiceUser, { quantities: { soup: 5 } });
  expect((await ordersOf('u5'))[openId]?.[orderKey]).toMatchObject({
    invoice: 42,
    totalPrice: '100.00',
  });
});
