import { expect, test } from 'vitest';
import { menuId, otherMenuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer, type Waiting } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
let dates = 5_000_000_000;

async function newCustomer(profile = {}) {
  const customer = await new HeadlessCustomer(addresses).register(profile);
  dates += 1;
  const dateId = await openDate(customer.store, dates, [menuId, otherMenuId]);
  return { customer, dateId };
}

/** Opens a session, pays and returns to the shop. */
async function pay(customer: HeadlessCustomer, waiting: Waiting): Promise<void> {
  const { body } = await customer.openSession(waiting);
  await customer.tap(String(body.id), 'pay');
  expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
}

/** A $250 order, paid by card. */
async function paidOrder() {
  const { customer, dateId } = await newCustomer();
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  await pay(customer, waiting);
  const stored = async () => (await customer.orders())[dateId]?.[waiting.order.orderKey];
  return { customer, dateId, waiting, stored };
}

test('saves a paid order edited to the same total at once and sends its SMS', async () => {
  const { customer, dateId, stored } = await paidOrder();
  const before = await stored();
  const edit = await customer.prepare(dateId, { [menuId]: 19, [otherMenuId]: 1 });
  expect(edit.toPay).toBe(0);
  expect(await customer.openSession(edit)).toMatchObject({
    status: 200,
    body: { id: null, url: null, completed: true },
  });
  expect(await stored()).toMatchObject({
    paid: true,
    payment_intent: before?.payment_intent,
    menus: { [menuId]: { q: 19 }, [otherMenuId]: { q: 1 } },
  });
  expect(await customer.store.read(`tempOrdersForCard/${customer.uid}`)).toEqual({});
  expect((await customer.receivedSms()).map(({ text }) => text.includes('두부 x1'))).toEqual([
    false,
    true,
  ]);
});

test('a customer with old entries that can’t be read pays, edits and enters a code; the entries stay', async () => {
  const { customer, dateId } = await newCustomer();
  const { uid, store } = customer;
  const orders = { '20210903_1': null, '20210910_1': { home: null } };
  const points = { untyped: { point: 1, usedPoint: 0, nowTime: 1, confirmed: true }, empty: null };
  const old = { ordersForCustomer: orders, points, tempOrdersForCard: orders };
  for (const [collection, entries] of Object.entries(old)) {
    for (const [name, entry] of Object.entries(entries)) {
      await store.setField(`${collection}/${uid}`, [name], entry);
    }
  }
  const placed = await customer.prepare(dateId, { [menuId]: 20 });
  await pay(customer, placed);
  for (const collection of ['ordersForCustomer', 'tempOrdersForCard']) {
    await store.setField(`${collection}/${uid}`, [dateId, 'bad'], null);
  }
  await pay(customer, await customer.prepare(dateId, { [menuId]: 22 }));
  const key = placed.order.orderKey;
  const stored = { ...orders, [dateId]: { bad: null, [key]: { menus: { [menuId]: { q: 22 } } } } };
  expect(await customer.orders()).toMatchObject(stored);
  expect(await store.read(`points/${uid}`)).toMatchObject(points);
  const ended = await customer.call('/app/end-payments', { dateId, orderKey: key });
  expect(ended).toMatchObject({ status: 200 });
  const { body } = await customer.call('/app/redeem-code', { code: 'NOSUCH' });
  expect(body).toMatchObject({ kind: 'refused', problem: 'code-unknown' });
});

test('charges the difference to a higher total and keeps the old order until it is paid', async () => {
  const { customer, dateId, stored } = await paidOrder();
  const before = await stored();
  const edit = await customer.prepare(dateId, { [menuId]: 22 });
  expect(edit.toPay).toBe(2500);
  const { body } = await customer.openSession(edit);
  expect(await customer.comeBack(edit.order)).toMatchObject({ body: { state: 'unpaid' } });
  expect(await stored()).toEqual(before);
  await customer.tap(String(body.id), 'pay');
  await customer.comeBack(edit.order);
  expect(await stored()).toMatchObject({
    paid: true,
    totalPrice: '275.00',
    reOrderDifferenceToPay: 25,
    attemptId: edit.order.attemptId,
  });
  expect((await stored())?.payment_intent).not.toBe(before?.payment_intent);
  expect(await customer.receivedSms()).toHaveLength(2);
});

test('stores an order that points cover once, without a payment, however often it is asked for', async () => {
  const { customer, dateId } = await newCustomer();
  await customer.givePoints(250);
  const waiting = await customer.prepare(dateId, { [menuId]: 20 }, { usePoint: true });
  expect(waiting.toPay).toBe(0);
  const { attemptId, usePoint, orderRequest, orderLang } = waiting.order;
  const order = JSON.stringify({
    customerInfo: customer.info,
    request: {
      ...{ attemptId, usePoint, orderRequest, orderLang, basedOn: null },
      quantities: { [menuId]: 20 },
      seen: { total: 25_000, toPay: 0 },
    },
  });
  const answers = await Promise.all([
    customer.openSession(waiting, { order }),
    customer.openSession(waiting, { order }),
  ]);
  answers.push(await customer.openSession(waiting, { order }));
  for (const answer of answers) expect(answer).toMatchObject({ body: { completed: true } });
  const stored = (await customer.orders())[dateId]?.[waiting.order.orderKey];
  expect(stored).toMatchObject({ paid: true, usedPoint: 250, totalPrice: '250.00' });
  expect(await customer.store.read(`pointBalances/${customer.uid}`)).toMatchObject({ balance: 0 });
  expect((await customer.store.read(`orders2/${dateId}`))?.[customer.uid]).toMatchObject({
    [waiting.order.orderKey]: { attemptId },
  });
  expect(await customer.receivedSms()).toHaveLength(1);
  const sessions = Object.values(await customer.store.list('checkouts'));
  expect(sessions.filter(({ uid }) => uid === customer.uid)).toEqual([
    expect.objectContaining({ state: 'completed', amount: 0, settled: true }),
  ]);
});

test('sends one SMS for an edit that the last SMS does not cover, and names it as an edit', async () => {
  const { customer, dateId, stored } = await paidOrder();
  const asked = await customer.prepare(dateId, { [menuId]: 20 }, { orderRequest: '덜 맵게' });
  expect(await customer.openSession(asked)).toMatchObject({ body: { completed: true } });
  expect(await stored()).toMatchObject({ orderRequest: '덜 맵게' });
  const { orderKey } = asked.order;
  expect((await customer.call('/sendSMS', { dateId, orderKey })).body).toEqual({
    result: 'unchanged',
  });
  expect(await customer.receivedSms()).toHaveLength(1);
  const other = await customer.prepare(dateId, { [menuId]: 19, [otherMenuId]: 1 });
  await customer.openSession(other);
  const texts = (await customer.receivedSms()).map(({ text }) => text.includes('주문 변경'));
  expect(texts).toEqual([false, true]);
});

test('ends the open payment sessions of an order before it is cancelled', async () => {
  const { customer, dateId } = await newCustomer({ isCashAvailable: true });
  const cash = await customer.placeByCash(dateId, { [menuId]: 20 });
  const edit = await customer.prepare(dateId, { [menuId]: 21 });
  const { body } = await customer.openSession(edit);
  const order = { dateId, orderKey: cash.orderKey };
  expect((await customer.call('/app/end-payments', order)).status).toBe(200);
  expect(await customer.tap(String(body.id), 'pay')).toBeNull();
  expect(await customer.store.read(`tempOrdersForCard/${customer.uid}`)).toEqual({});
  const again = await customer.prepare(dateId, { [menuId]: 21 });
  const second = String((await customer.openSession(again)).body.id);
  // A webhook that is quicker than the next call would have stored the order by then.
  await fetch(`${addresses.payments}/admin/faults?session=${second}`, {
    method: 'POST',
    body: JSON.stringify({ seed: 1, drop: 1, repeat: 0, delayMs: 0 }),
  });
  await customer.tap(second, 'pay');
  expect(await customer.call('/app/end-payments', order)).toMatchObject({
    status: 409,
    body: { problems: [{ code: 'order-changed' }] },
  });
  expect((await customer.orders())[dateId]?.[cash.orderKey]).toMatchObject({ paid: true });
});

test('stores a payment exception on the temporary order when its payment cannot become an order', async () => {
  const { customer, dateId } = await newCustomer({ isCashAvailable: true });
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  const { body } = await customer.openSession(waiting);
  await customer.placeByCash(dateId, { [menuId]: 21 });
  await customer.tap(String(body.id), 'pay');
  await customer.comeBack(waiting.order);
  const kept = (await customer.store.read(`tempOrdersForCard/${customer.uid}`))?.[dateId];
  expect(kept).toMatchObject({
    [waiting.order.orderKey]: {
      exception: 'order-changed',
      payment_intent: expect.stringMatching(/^pi_test_/),
    },
  });
});

test('refuses a lower total even if the browser accepts it', async () => {
  const { customer, dateId, stored } = await paidOrder();
  const before = await stored();
  const edit = await customer.prepare(dateId, { [menuId]: 22 });
  const request = [dateId, edit.order.orderKey, 'request'];
  const temp = `tempOrdersForCard/${customer.uid}`;
  await customer.store.setField(temp, [...request, 'quantities'], { [menuId]: 10 });
  await customer.store.setField(temp, [...request, 'seen'], { total: 12_500, toPay: -12_500 });
  expect(await customer.openSession(edit, { price: '0' })).toMatchObject({
    status: 409,
    body: { problems: [{ code: 'below-card-payment', paid: 25_000, due: 12_500 }] },
  });
  expect(await stored()).toEqual(before);
});

test('turns a cash order into a card order once it is paid', async () => {
  const { customer, dateId } = await newCustomer({ isCashAvailable: true });
  const cash = await customer.placeByCash(dateId, { [menuId]: 20 });
  const edit = await customer.prepare(dateId, { [menuId]: 20 });
  expect(edit.toPay).toBe(25_000);
  await pay(customer, edit);
  const own = (await customer.orders())[dateId];
  expect(Object.keys(own ?? {})).toEqual([cash.orderKey]);
  expect(own?.[cash.orderKey]).toMatchObject({ paymentMethod: 'card', paid: true });
});

test('records points spent elsewhere as a shortfall and charges them with the next edit', async () => {
  const { customer, dateId } = await newCustomer();
  await customer.givePoints(10);
  const waiting = await customer.prepare(dateId, { [menuId]: 20 }, { usePoint: true });
  expect(waiting.toPay).toBe(24_000);
  const { body } = await customer.openSession(waiting);
  await customer.givePoints(0);
  await customer.tap(String(body.id), 'pay');
  await customer.comeBack(waiting.order);
  const { orderKey } = waiting.order;
  const short = (await customer.orders())[dateId]?.[orderKey];
  expect(short).toMatchObject({ paid: true, usedPoint: 0, pointShortfall: 10 });
  const edit = await customer.prepare(dateId, { [menuId]: 20 });
  expect(edit.toPay).toBe(1000);
  await pay(customer, edit);
  const whole = (await customer.orders())[dateId]?.[orderKey];
  expect(whole).toMatchObject({ paid: true, totalPrice: '250.00' });
  expect(whole).not.toHaveProperty('pointShortfall');
});

test('opens no session for an order that has changed, and gives the reason', async () => {
  const { customer, dateId } = await newCustomer();
  await customer.givePoints(10);
  const menus = 'manages/menus';
  const date = 'dates/activeDates';
  const { store, uid } = customer;
  const waiting = await customer.prepare(dateId, { [menuId]: 20 }, { usePoint: true });
  const codes = async () => {
    const { status, body } = await customer.openSession(waiting);
    expect(status).toBe(409);
    return (body.problems as { code: string }[]).map(({ code }) => code);
  };
  await store.setField(date, [dateId, 'orderDone'], true);
  expect(await codes()).toEqual(['date-closed']);
  await store.setField(date, [dateId, 'orderDone'], false);
  await store.setField(date, [dateId, 'menus', menuId], false);
  expect(await codes()).toEqual(['sold-out']);
  await store.setField(date, [dateId, 'menus', menuId], true);
  await store.setField(date, [dateId, 'menuLimitForPerson', menuId], 5);
  expect(await codes()).toEqual(['over-limit']);
  await store.removeField(date, [dateId, 'menuLimitForPerson', menuId]);
  await store.setField(menus, [menuId, 'price'], 13);
  expect(await codes()).toEqual(['amount-changed']);
  await store.setField(menus, [menuId, 'price'], 12.5);
  await customer.givePoints(5);
  expect(await codes()).toEqual(['amount-changed']);
  await customer.givePoints(10);
  expect((await customer.openSession(waiting)).status).toBe(200);
  expect(await customer.store.read(`ordersForCustomer/${uid}`)).toBeUndefined();
});

test('ends the session of the first order when another one is placed for the same address', async () => {
  const { customer, dateId } = await newCustomer();
  const first = await customer.prepare(dateId, { [menuId]: 20 });
  const one = await customer.openSession(first);
  const { orderKey } = first.order;
  const waits = `tempOrdersForCard/${customer.uid}`;
  await customer.store.removeField(waits, [dateId, orderKey, 'sessionId']);
  expect((await customer.openSession(first)).body.id).toBe(one.body.id);
  expect((await customer.store.read(waits))?.[dateId]).toMatchObject({
    [orderKey]: { sessionId: one.body.id },
  });
  const second = await customer.prepare(dateId, { [menuId]: 21 });
  const two = await customer.openSession(second);
  expect(two.body.id).not.toBe(one.body.id);
  expect(await customer.tap(String(one.body.id), 'pay')).toBeNull();
  await customer.tap(String(two.body.id), 'pay');
  expect((await customer.comeBack(second.order)).body).toMatchObject({ state: 'completed' });
  expect((await customer.orders())[dateId]?.[second.order.orderKey]?.totalPrice).toBe('262.50');
});

test('ends the session of another edit before saving an edit with the same total', async () => {
  const { customer, dateId, stored } = await paidOrder();
  const dearer = await customer.prepare(dateId, { [menuId]: 22 });
  const one = await customer.openSession(dearer);
  const same = await customer.prepare(dateId, { [menuId]: 19, [otherMenuId]: 1 });
  expect(await customer.openSession(same)).toMatchObject({ body: { completed: true } });
  expect(await customer.tap(String(one.body.id), 'pay')).toBeNull();
  expect(await stored()).toMatchObject({ attemptId: same.order.attemptId });
  const paidFirst = await customer.prepare(dateId, { [menuId]: 22 });
  const two = await customer.openSession(paidFirst);
  const late = await customer.prepare(dateId, { [menuId]: 18, [otherMenuId]: 2 });
  await customer.tap(String(two.body.id), 'pay');
  expect(await customer.openSession(late)).toMatchObject({
    status: 409,
    body: { problems: [{ code: 'order-changed' }] },
  });
  expect(await stored()).toMatchObject({ attemptId: paidFirst.order.attemptId, paid: true });
});

test('ends the session opened at the old address when an order moves', async () => {
  const { customer, dateId, waiting } = await paidOrder();
  const here = await customer.prepare(dateId, { [menuId]: 22 });
  const one = await customer.openSession(here);
  const basedOn = waiting.order.attemptId;
  const { orderKey: previousOrderKey } = waiting.order;
  customer.address = '9 King Rd, Ryde';
  const moved = await customer.prepare(dateId, { [menuId]: 21 }, { basedOn, previousOrderKey });
  const two = await customer.openSession(moved);
  expect(two.status).toBe(200);
  expect(await customer.tap(String(one.body.id), 'pay')).toBeNull();
  customer.address = '5 / 12 Smith St, Epping';
  const back = await customer.prepare(dateId, { [menuId]: 23 });
  expect((await customer.openSession(back)).status).toBe(200);
  expect(await customer.tap(String(two.body.id), 'pay')).toBeNull();
});

test('opens no session while a payment exception is unacknowledged', async () => {
  const { customer, dateId } = await newCustomer();
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  const place = [dateId, waiting.order.orderKey, 'exception'];
  await customer.store.setField(`tempOrdersForCard/${customer.uid}`, place, 'already-paid');
  expect(await customer.openSession(waiting)).toMatchObject({
    status: 409,
    body: { problems: [{ code: 'exception-unacknowledged' }] },
  });
});

/** The issues reported to staff about a customer's SMS. */
async function unsentOf({ store, uid }: HeadlessCustomer) {
  const all = Object.values((await store.read('errors/smsUnsent')) ?? {}) as { uid: string }[];
  return all.filter((text) => text.uid === uid);
}

test('logs an SMS that the provider refuses and tries it three times', async () => {
  const { customer, dateId } = await newCustomer();
  customer.phone = '0400-000-000';
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  await pay(customer, waiting);
  const order = { dateId, orderKey: waiting.order.orderKey };
  const tries = async () => {
    const texts = Object.values(await customer.store.list('smsSent'));
    return texts
      .filter(({ uid }) => uid === customer.uid)
      .map(({ tries, state }) => [tries, state]);
  };
  // Return page and webhook have both been handled; neither causes a second attempt.
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'failed' });
  expect(await tries()).toEqual([[1, 'failed']]);
  const minute = 60_000;
  await reconcileNow(addresses, 2 * minute);
  expect(await tries()).toEqual([[2, 'failed']]);
  await reconcileNow(addresses, 4 * minute);
  expect(await tries()).toEqual([[3, 'given-up']]);
  await reconcileNow(addresses, 6 * minute);
  expect(await tries()).toEqual([[3, 'given-up']]);
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'already-sent' });
  expect(await unsentOf(customer)).toEqual([
    expect.objectContaining({ uid: customer.uid, to: '61400000000' }),
  ]);
  // Three attempts at one text are one problem.
  expect((await unsentOf(customer))[0]).not.toHaveProperty('times');
});

test('reports an SMS with an unknown outcome and does not send it again', async () => {
  const { customer, dateId } = await newCustomer();
  // The first one makes the reconciliation job throw, which must not stop it from handling the rest.
  const broken = { uid: '', dateId: '', orderKey: '', state: 'failed', at: 0, tries: 1 };
  await customer.store.write([{ path: 'smsSent/0-broken', data: broken }]);
  customer.phone = '0400-000-001';
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  await pay(customer, waiting);
  const order = { dateId, orderKey: waiting.order.orderKey };
  const minute = 60_000;
  await reconcileNow(addresses, 2 * minute);
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'already-sent' });
  await reconcileNow(addresses, 6 * minute);
  await reconcileNow(addresses, 8 * minute);
  expect(await customer.receivedSms()).toHaveLength(1);
  expect(await unsentOf(customer)).toHaveLength(1);
});
