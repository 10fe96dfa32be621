import { describe, expect, test } from 'vitest';
import { paths } from '../../src/domain/lib/paths.ts';
import { menuId } from '../support/functions/back-shop.ts';
import {
  customerWithOrder,
  expectNothingHappened,
} from '../support/functions/customer-with-order.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';

const addresses = sharedShop();
const victim = () => customerWithOrder(addresses, 2_000_000_001);

test('the pay page says what the shop sells, not what a request wants strangers to read', async () => {
  const { customer, waiting } = await victim();
  const { body } = await customer.openSession(waiting, { title: 'Fine for parking, pay now' });
  const page = await (await fetch(`${addresses.payments}/pay/${body.id}`)).text();
  expect(page).not.toContain('Fine for parking');
  expect(page).toContain(`한상 Hansang · ${waiting.order.deliveryDate}`);
});

describe('a receipt by e-mail', () => {
  /** The address that the provider sends the receipt of a paid session to. */
  const receiptOf = async (customer: HeadlessCustomer, session: unknown) => {
    await customer.tap(String(session), 'pay');
    const all = await (await fetch(`${addresses.payments}/admin/sessions`)).json();
    const { payment_intent } = (all as { id: string; payment_intent: string }[]).find(
      ({ id }) => id === session,
    ) ?? { payment_intent: '' };
    const payment = await fetch(`${addresses.payments}/v1/payment_intents/${payment_intent}`, {
      headers: { authorization: 'Bearer sk_test_x' },
    });
    return ((await payment.json()) as { receipt_email: unknown }).receipt_email;
  };

  test('goes to the customer’s own address, whatever the request says, and only if asked for', async () => {
    for (const [form, expected] of [
      [
        { receipt: 'email', receiptEmail: 'other@example.com', email: 'other@example.com' },
        'own@example.com',
      ],
      [{}, null],
    ] as const) {
      const { customer, waiting } = await victim();
      customer.token = unsignedToken(customer.uid, { email: 'own@example.com' });
      const { body } = await customer.openSession(waiting, form);
      expect(await receiptOf(customer, body.id)).toBe(expected);
    }
    const { customer, waiting } = await victim();
    const named = await customer.openSession(waiting, { receipt: 'other@example.com' });
    expect(named).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });

  test('chosen after a pay page was left opens another one, and the first can no longer be paid', async () => {
    const { customer, waiting } = await victim();
    customer.token = unsignedToken(customer.uid, { email: 'own@example.com' });
    const { body: first } = await customer.openSession(waiting);
    const { body: again } = await customer.openSession(waiting);
    expect(again.id).toBe(first.id);
    const { body: second } = await customer.openSession(waiting, { receipt: 'email' });
    expect(second.id).not.toBe(first.id);
    expect(await customer.tap(String(first.id), 'pay')).toBeNull();
    expect(await receiptOf(customer, second.id)).toBe('own@example.com');
    expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
  });
});

describe('refuses to open a payment', () => {
  test('for another customer’s order', async () => {
    const { customer, waiting, dateId } = await victim();
    const thief = await new HeadlessCustomer(addresses).register();
    expect(await thief.openSession(waiting)).toMatchObject({ status: 404 });
    const { orderLang, orderKey } = waiting.order;
    const back = paths.dateDetailReturn(orderLang, dateId, orderKey, customer.uid);
    expect(await thief.openSession(waiting, { succeed: addresses.web + back })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    await expectNothingHappened(customer);
    await expectNothingHappened(thief);
  });

  test('at another price, or with changed prices, sums and roles in the temporary order', async () => {
    const { customer, waiting, dateId } = await victim();
    expect(await customer.openSession(waiting, { price: '100' })).toMatchObject({
      status: 409,
      body: { code: 'refused', problems: [{ code: 'amount-changed', toPay: waiting.toPay }] },
    });
    const set = (field: string[], value: string | number | boolean | { [key: string]: number }) =>
      customer.store.setField(
        `tempOrdersForCard/${customer.uid}`,
        [dateId, waiting.order.orderKey, ...field],
        value,
      );
    await set(['menus', menuId, 'price'], 0.01);
    await set(['totalPrice'], '50.00');
    await set(['paid'], true);
    await set(['customPointRate'], 90);
    await set(['request', 'seen'], { total: 5000, toPay: 5000 });
    expect(await customer.openSession(waiting, { price: '5000' })).toMatchObject({ status: 409 });
    await expectNothingHappened(customer);
  });

  test.each([
    ['quantities of text', ['request', 'quantities'], { soup: '3' }],
    ['no request', ['request'], null],
    ['a phone as long as a book', ['customerInfo', 'phone'], '0'.repeat(2001)],
    ['a note as long as a book', ['customerInfo', 'note'], 'ㅋ'.repeat(501)],
    ['another address than its key', ['customerInfo', 'address'], '9 King Rd, Ryde'],
  ])('with a temporary order that has %s', async (_, field, value) => {
    const { customer, waiting, dateId } = await victim();
    const path = [dateId, waiting.order.orderKey, ...field];
    await customer.store.setField(`tempOrdersForCard/${customer.uid}`, path, value);
    expect(await customer.openSession(waiting)).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    });
    await expectNothingHappened(customer);
  });

  test.each([
    ['a digit too many', '0412-345-6789'],
    ['no area code', '9123 4567'],
    ['a country that there is not', '+061 491 570 006'],
    ['two codes for abroad', '0011 00 61 491 570 006'],
  ])('with a phone that has %s, and asks for the details again', async (_, phone) => {
    const { customer, waiting, dateId } = await victim();
    const path = [dateId, waiting.order.orderKey, 'customerInfo', 'phone'];
    await customer.store.setField(`tempOrdersForCard/${customer.uid}`, path, phone);
    expect(await customer.openSession(waiting)).toMatchObject({
      status: 409,
      body: { code: 'refused', problems: [{ code: 'no-delivery-info' }] },
    });
    await expectNothingHappened(customer);
  });

  test.each([
    ['succeed', 'https://evil.example/date-detail/ko/{dateId}/{key}/{uid}'],
    ['succeed', 'javascript:alert(1)//date-detail/ko/{dateId}/{key}/{uid}'],
    ['succeed', '//evil.example/date-detail/ko/{dateId}/{key}/{uid}'],
    ['succeed', '{web}@evil.example/date-detail/ko/{dateId}/{key}/{uid}'],
    ['succeed', '{web}.evil.example/date-detail/ko/{dateId}/{key}/{uid}'],
    ['succeed', '{web}/view-invoice/{dateId}/{uid}/1'],
    ['cancelled', 'https://evil.example/date-detail/ko/{dateId}/cardCancelled'],
    ['cancelled', '{web}/date-detail/ko/{dateId}/cardCompleted'],
  ])('with a foreign return address: %s %s', async (field, pattern) => {
    const { customer, waiting, dateId } = await victim();
    const address = pattern
      .replace('{web}', addresses.web)
      .replace('{dateId}', dateId)
      .replace('{key}', waiting.order.orderKey)
      .replace('{uid}', customer.uid);
    const answer = await customer.openSession(waiting, { [field]: address });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    await expectNothingHappened(customer);
  });

  test('with a blacklisted phone', async () => {
    const { customer, waiting } = await victim();
    const { phone2 } = customer.info;
    await customer.store.write([{ path: `blacklist/${phone2}`, data: { note: '' } }]);
    expect(await customer.openSession(waiting)).toMatchObject({ status: 403 });
    const asked = await fetch(`${addresses.functions}/app/getCompareBl?phoneNumber=${phone2}`, {
      headers: { authorization: `Bearer ${customer.token}` },
    });
    expect(await asked.json()).toBe(false);
    await expectNothingHappened(customer);
  });
});

test('builds the return URLs on the server, whatever the request appends to them', async () => {
  const { customer, waiting, dateId } = await victim();
  const { orderLang, orderKey } = waiting.order;
  const own = addresses.web + paths.dateDetailReturn(orderLang, dateId, orderKey, customer.uid);
  const { body } = await customer.openSession(waiting, { succeed: `${own}?next=//evil.example` });
  const sessions = (await (await fetch(`${addresses.payments}/admin/sessions`)).json()) as {
    id: string;
    success_url: string;
  }[];
  expect(sessions.find(({ id }) => id === body.id)?.success_url).toBe(own);
});

test('opens no second payment for an order that was paid in another tab a moment ago', async () => {
  const { customer, waiting, dateId } = await victim();
  const home = customer.address;
  const { body } = await customer.openSession(waiting);
  for (const address of ['1 Other St, Epping', '2 Other St, Epping']) {
    customer.address = address;
    await customer.openSession(await customer.prepare(dateId, { [menuId]: 5 }));
  }
  customer.address = home;
  const again = await customer.prepare(dateId, { [menuId]: 20 });
  await fetch(`${addresses.payments}/admin/faults?session=${body.id}`, {
    method: 'POST',
    body: JSON.stringify({ seed: 1, drop: 1, repeat: 0, delayMs: 0 }),
  });
  await customer.tap(String(body.id), 'pay-and-close');
  expect(await customer.openSession(again)).toMatchObject({
    status: 409,
    body: { code: 'refused', problems: [{ code: 'order-changed' }] },
  });
  const stored = (await customer.orders())[dateId]?.[waiting.order.orderKey];
  expect(stored).toMatchObject({ paid: true, attemptId: waiting.order.attemptId });
});
