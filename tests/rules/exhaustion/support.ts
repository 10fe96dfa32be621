import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect } from 'vitest';
import { completePayment } from '../../../functions/src/payments/complete-payment.ts';
import { saveTempOrder } from '../../../functions/src/payments/save-temp-order.ts';
import { confirmationId, sendConfirmation } from '../../../functions/src/sms/send-confirmation.ts';
import { createProfile, saveDeliveryInfo } from '../../../src/data/customer/save-profile.ts';
import { flushCopies } from '../../../src/data/order/copies-queue.ts';
import { cancelCashOrder, placeCashOrder } from '../../../src/data/order/place-order.ts';
import { checkoutOf } from '../../../src/domain/card/checkout.ts';
import { newUser, type User } from '../../../src/domain/customer/user.ts';
import type { CustomerOrders, Order } from '../../../src/domain/order/order.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { planOrder } from '../../../src/domain/order/plan/order-plan.ts';
import { otherInfo, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { actAs, endActing } from '../../support/rules/act-as.ts';
import { type Actor, neighbour, newcomer } from '../../support/rules/actors.ts';
import { requestFor, type Wish } from '../../support/rules/customers-ordering.ts';
import { emptyShop, openId } from '../../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../../support/rules/server.ts';
import { PROJECT_ID } from '../../support/stack.ts';

/** Whether every attack is made as often as it was once done (`npm run soak`). */
export const full = process.env.EXHAUSTION === 'full';

/** A server on which the functions run too, until the end of the calling file; empty before each of its tests. */
export async function shopToExhaust(): Promise<TestServer> {
  const server = await startServer();
  process.env.FIRESTORE_EMULATOR_HOST = server.firestore;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: PROJECT_ID });
  beforeEach(() => server.fill(emptyShop()));
  afterAll(async () => {
    await endActing();
    // Deleting the app leaves its connections open.
    await getFirestore(app).terminate();
    await deleteApp(app);
    await server.close();
  });
  return server;
}

/** A text that fills a document completely. */
export const FULL = 'x'.repeat(1_048_400);

/** Orders by cash as the shop's pages do; returns the plan. */
export async function order(server: TestServer, actor: Actor, wish: Wish = {}) {
  const uid = actor?.sub ?? '';
  const { request } = await requestFor(server.owner.read, uid, wish);
  actAs(server.firestore, actor);
  return placeCashOrder({ uid, name: '', order: request }, request, wish.info);
}

export async function cancel(server: TestServer, actor: Actor, placed: Order): Promise<void> {
  const uid = actor?.sub ?? '';
  const { dateId, attemptId: basedOn } = placed;
  actAs(server.firestore, actor);
  const target = { dateId, orderId: ownOrderId(placed), basedOn };
  await cancelCashOrder({ uid, name: '', order: placed }, target);
}

export async function ordersOf(server: TestServer, uid: string): Promise<Record<string, Order>> {
  const stored = await server.owner.read(`ordersForCustomer/${uid}`);
  return ((stored ?? {}) as unknown as CustomerOrders)[openId] ?? {};
}

/** Registers a new customer and saves an address, as the shop's pages do; returns the profile. */
async function registerAndSaveAddress(server: TestServer): Promise<User> {
  actAs(server.firestore, newcomer);
  const form = { uid: 'u9', email: 'new@example.com', name: '새 손님', lang: 'ko' as const };
  const user = newUser({ ...form, isAgedCare: true, acName: '한빛', provider: '' }, Date.now());
  await createProfile(user);
  await saveDeliveryInfo(user, otherInfo);
  await flushCopies('u9');
  return user;
}

export type Session = NonNullable<Parameters<typeof completePayment>[1]>;

/** Opens a card payment of u2 for an order at the other address; returns the provider's session once paid. */
export async function paidSession(
  server: TestServer,
  id: string,
  wish: Wish = {},
): Promise<Session> {
  const card = { ...wish, paymentMethod: 'card' as const, info: otherInfo };
  const { request, context } = await requestFor(server.owner.read, 'u2', card);
  await saveTempOrder('u2', openId, otherKey, { request, customerInfo: otherInfo });
  const quote = planOrder(request, context);
  if (quote.kind !== 'pay-first') throw new Error(JSON.stringify(quote));
  const checkout = checkoutOf(quote, request, Date.now());
  await server.owner.write([{ path: `checkouts/${id}`, data: { ...checkout } as never }]);
  const paid = {
    payment_status: 'paid',
    payment_intent: `pi_${id}`,
    amount_total: checkout.amount,
  };
  return { id, ...paid } as Session;
}

/**
 * Expects that after an attack others can order by cash and card, register and save an address, and that both orders are
 * confirmed by SMS.
 */
export async function expectOthersToGetOn(server: TestServer, wish: Wish = {}): Promise<void> {
  const placed = await order(server, neighbour, wish);
  if (placed.kind !== 'write') throw new Error(JSON.stringify(placed));
  expect(
    await sendConfirmation({ uid: 'u3', dateId: openId, orderKey: placed.order.orderKey }),
  ).toBe('sent');
  const session = await paidSession(server, 'cs_of_u2', wish);
  expect(await completePayment(session.id, session)).toMatchObject({ state: 'completed' });
  const paid = (await ordersOf(server, 'u2'))[otherKey];
  expect(paid).toMatchObject({ paid: true });
  const sms = await server.owner.read(`smsSent/${confirmationId(paid as Order)}`);
  expect(sms).toMatchObject({ state: 'sent' });
  const { uid } = await registerAndSaveAddress(server);
  expect(await server.owner.read(`users/${uid}`)).toMatchObject({ deliveryInfo: otherInfo });
}
