import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseTempOrder } from '../../functions/src/payments/parse-temp-order.ts';
import { saveDeliveryInfo, saveLanguage } from '../../src/data/customer/save-profile.ts';
import { flushCopies } from '../../src/data/order/copies-queue.ts';
import { placeCashOrder } from '../../src/data/order/place-order.ts';
import { deliveryInfoOf, type Order } from '../../src/domain/order/order.ts';
import { planOrder } from '../../src/domain/order/plan/order-plan.ts';
import { readOrderSnapshot } from '../../src/domain/order/plan/order-snapshot.ts';
import { storedRequest } from '../../src/domain/order/plan/stored-request.ts';
import { customerDetails } from '../../src/domain/staff/customers/customer-details.ts';
import { user as anybody, otherInfo } from '../../src/domain/testing/fixtures.ts';
import { type OlderProfile, olderProfiles } from '../../src/domain/testing/older-profiles.ts';
import { staffActor } from '../../src/domain/testing/staff-actors.ts';
import { actAs, endActing } from '../support/rules/act-as.ts';
import { agedCare } from '../support/rules/actors.ts';
import { requestFor } from '../support/rules/customers-ordering.ts';
import { phoneStorage } from '../support/rules/phone-storage.ts';
import { emptyShop, openId } from '../support/rules/rules-shop.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';

vi.mock('../../src/data/documents/load-sdk.ts', () => import('../support/rules/act-as.ts'));

vi.stubGlobal('localStorage', phoneStorage());

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await endActing();
  await server.close();
});

const uid = agedCare?.sub ?? '';
const path = `users/${uid}`;
const user = { ...anybody, uid };

async function fillWith({ change }: OlderProfile): Promise<void> {
  const shop = emptyShop();
  await server.fill({ ...shop, [path]: change({ ...shop[path] }) });
  server.refusals.length = 0;
  actAs(server.firestore, agedCare);
}

describe.each(olderProfiles)('a profile with $title', (older) => {
  test('is ordered to in cash, or asked to be completed', async () => {
    await fillWith(older);
    const { request } = await requestFor(server.owner.read, uid, {});
    const plan = await placeCashOrder({ uid, name: '', order: request }, request).catch(
      (error: unknown) => ({ kind: 'failed', error, why: server.refusals }) as const,
    );
    const problems = plan.kind === 'refused' ? plan.problems.map(({ code }) => code) : plan.kind;
    expect(problems, JSON.stringify(plan)).toEqual(older.asked ? [older.asked] : 'write');
  });

  test('is ordered to by card, or asked to be completed', async () => {
    await fillWith(older);
    const wish = { paymentMethod: 'card' as const };
    const { request, context } = await requestFor(server.owner.read, uid, wish);
    const shown = planOrder(request, context);
    if (shown.kind === 'refused') {
      expect(shown.problems.map(({ code }) => code)).toEqual([older.asked]);
      return;
    }
    const temp = { request: storedRequest(request), customerInfo: deliveryInfoOf(shown.order) };
    const parsed = parseTempOrder(temp, openId);
    const again = await readOrderSnapshot(server.owner.read, {
      ...{ uid, dateId: openId, now: Date.now(), info: parsed.info },
    });
    expect(planOrder(parsed.request, again).kind).toBe('pay-first');
    expect(older.asked).toBeUndefined();
  });

  test('takes other details and another language, from its customer', async () => {
    await fillWith(older);
    await saveLanguage({ uid }, 'en');
    await saveDeliveryInfo(user, otherInfo);
    await flushCopies(uid);
    expect(await server.owner.read(path)).toMatchObject({ lang: 'en', deliveryInfo: otherInfo });
    expect((await server.owner.read('users/users'))?.[uid]).toEqual({ deliveryInfo: otherInfo });
    const { request } = await requestFor(server.owner.read, uid, {});
    const plan = await placeCashOrder({ uid, name: '', order: request }, request);
    expect(plan.kind).toBe('write');
  });

  test('is corrected by an owner', async () => {
    await fillWith(older);
    const ask = { uid, details: { name: '김순자', acName: '한빛요양', info: otherInfo } };
    const { before, problem } = (await customerDetails.plan(
      server.owner.read,
      ask,
      staffActor,
    )) as {
      before: object;
      problem?: object;
    };
    expect(problem).toBeUndefined();
    // What the form shows, and the undo puts back.
    expect(customerDetails.input.safeParse({ uid, details: before }).success).toBe(true);
  });
});

test('an older order without note and unit, and with a field more, is edited by its customer', async () => {
  await server.fill(emptyShop());
  actAs(server.firestore, agedCare);
  const { request } = await requestFor(server.owner.read, uid, {});
  const placed = await placeCashOrder({ uid, name: '', order: request }, request);
  if (placed.kind !== 'write') throw new Error(JSON.stringify(placed));
  const { orderKey, customerInfo } = placed.order;
  const { note: _, addr_unit: _unit, ...older } = { ...customerInfo, addr2: '5' };
  for (const [at, field] of [
    [`ordersForCustomer/${uid}`, openId],
    [`orders2/${openId}`, uid],
  ] as const) {
    const { [field]: ofDate, ...data } = (await server.owner.read(at)) ?? {};
    const order = { ...(ofDate as Record<string, object>)[orderKey], customerInfo: older };
    await server.owner.write([{ path: at, data: { ...data, [field]: { [orderKey]: order } } }]);
  }
  const read = (await server.owner.read(`ordersForCustomer/${uid}`)) ?? {};
  const stored = (read[openId] as unknown as Record<string, Order>)[orderKey];
  const wish = { quantities: { soup: 4 }, info: deliveryInfoOf(stored as Order) };
  const edit = await requestFor(server.owner.read, uid, wish);
  expect(edit.request.basedOn).toBe(placed.order.attemptId);
  const plan = await placeCashOrder(
    { uid, name: '', order: edit.request },
    edit.request,
    wish.info,
  );
  expect(plan).toMatchObject({
    kind: 'write',
    order: { customerInfo: { note: '', addr_unit: '' } },
  });
});
