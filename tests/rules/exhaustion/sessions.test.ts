/** One customer keeps opening payments, and another can still pay. */
import { beforeEach, expect, test, vi } from 'vitest';
import { openCheckout } from '../../../functions/src/payments/open-checkout.ts';
import type { Checkout } from '../../../src/domain/card/checkout.ts';
import type { TempOrders } from '../../../src/domain/card/temp-order.ts';
import type { DeliveryInfo } from '../../../src/domain/customer/delivery-info.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import {
  maxOrdersOfDate,
  maxQuotaBytes,
  orderBytes,
} from '../../../src/domain/order/stored/order-quota.ts';
import { documentBytes } from '../../../src/domain/store/document-size.ts';
import { info, otherInfo, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { requestFor, type Wish } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';
import { expectOthersToGetOn, full, shopToExhaust } from './support.ts';

const provider = vi.hoisted(() => ({
  sessions: new Map<string, { id: string; status: string }>(),
}));
vi.mock('../../../functions/src/payments/payment-session.ts', () => ({
  createSession: async () => {
    const session = {
      id: `cs_${provider.sessions.size}`,
      status: 'open',
      payment_status: 'unpaid',
    };
    provider.sessions.set(session.id, session);
    return session;
  },
  retrieveSession: async (id: string) => provider.sessions.get(id),
  expireSession: async (id: string) =>
    Object.assign(provider.sessions.get(id) ?? {}, { status: 'expired' }),
  paymentIntentOf: () => null,
}));

vi.mock('../../../src/data/documents/load-sdk.ts', () => import('../../support/rules/act-as.ts'));
vi.mock('../../../functions/src/sms/sms.ts', () => import('./functions-alone.ts'));
vi.mock('../../../functions/src/settings.ts', () => import('./functions-alone.ts'));

const server = await shopToExhaust();
beforeEach(() => {
  provider.sessions.clear();
});

/** Opens a card payment for an order to this address, as the shop's page does. */
async function pay(uid: string, where: DeliveryInfo, wish: Wish = {}, price?: number) {
  const { request } = await requestFor(server.owner.read, uid, {
    paymentMethod: 'card',
    info: where,
    ...wish,
  });
  const { phone2: _, ...customerInfo } = where;
  return openCheckout({
    uid,
    dateId: openId,
    orderKey: orderKeyOf(where, uid),
    price: price ?? request.seen.toPay,
    origin: 'http://shop.example',
    order: { request, customerInfo },
  });
}

const house = (number: number): DeliveryInfo => ({
  ...info,
  address: `${number} Filler St, Epping`,
});

async function checkouts(): Promise<Checkout[]> {
  return Object.values(await server.owner.list('checkouts')) as unknown as Checkout[];
}

test('a customer who keeps opening payments has at most three open, and the next customer can pay', async () => {
  const times = full ? 30 : 7;
  for (let number = 1; number <= times; number += 1) await pay('u2', house(number));
  const all = await checkouts();
  expect(all).toHaveLength(times);
  expect(all.filter(({ state }) => state === 'open').map(({ orderKey }) => orderKey)).toEqual(
    [times - 2, times - 1, times].map((number) => orderKeyOf(house(number), 'u2')),
  );
  expect([...provider.sessions.values()].filter(({ status }) => status === 'open')).toHaveLength(3);
  for (const checkout of all) expect(documentBytes({ ...checkout })).toBeLessThan(12_288);
  const waiting = await server.owner.read('tempOrdersForCard/u2');
  expect(Object.keys((waiting?.[openId] ?? {}) as object)).toEqual(
    Array.from({ length: maxOrdersOfDate }, (_, i) =>
      orderKeyOf(house(times - 5 + i), 'u2'),
    ).sort(),
  );
  expect(await pay('u3', otherInfo)).toMatchObject({ completed: false });
  await expectOthersToGetOn(server);
});

test("a customer's open payments count towards their share of the date", async () => {
  const wordy = (number: number): DeliveryInfo => ({ ...house(number), note: '가'.repeat(300) });
  const wish = { orderRequest: '가'.repeat(300) };
  await pay('u2', wordy(1), wish);
  await pay('u2', wordy(2), wish);
  await expect(pay('u2', wordy(3), wish)).rejects.toMatchObject({
    code: 'refused',
    problems: [{ code: 'orders-too-large' }],
  });
  const open = (await checkouts()).filter(({ state }) => state === 'open');
  const taken = open.reduce((sum, { order }) => sum + orderBytes(order), 0);
  expect(taken).toBeLessThanOrEqual(maxQuotaBytes);
});

test('orders that a customer does not pay take no more than their share of the date', async () => {
  const wordy = { orderRequest: '가'.repeat(300) };
  for (let number = 1; number <= 7; number += 1) {
    const where = { ...house(number), note: '가'.repeat(300) };
    // At another price no payment is opened, which could be limited.
    await expect(pay('u2', where, wordy, 1)).rejects.toMatchObject({ code: 'refused' });
  }
  const stored = await server.owner.read('tempOrdersForCard/u2');
  const waiting = stored as unknown as TempOrders;
  const taken = Object.values(waiting[openId] ?? {}).reduce(
    (sum, order) => sum + orderBytes(order),
    0,
  );
  expect(taken).toBeLessThanOrEqual(maxQuotaBytes);
});

test('a customer can open at most forty payments for a date', async () => {
  await server.owner.write(
    Array.from({ length: 40 }, (_, i) => ({
      path: `checkouts/old_${i}`,
      data: {
        uid: 'u2',
        dateId: openId,
        orderKey: `k${i}`,
        state: 'expired',
        createdAt: i,
        request: {},
      },
    })),
  );
  await expect(pay('u2', house(1))).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await pay('u3', otherInfo)).toMatchObject({ completed: false });
  expect((await server.owner.read('tempOrdersForCard/u3'))?.[openId]).toHaveProperty(otherKey);
});
