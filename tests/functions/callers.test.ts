import { expect, test } from 'vitest';
import {
  customerWithOrder,
  expectNothingHappened,
} from '../support/functions/customer-with-order.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
const victim = () => customerWithOrder(addresses, 2_000_000_003);

test('refuses a caller without a token or with a forged or expired one', async () => {
  const { customer, waiting, dateId } = await victim();
  const { token } = customer;
  const [header, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const old = Buffer.from(JSON.stringify({ ...claims, exp: 1, iat: 0 })).toString('base64url');
  for (const bad of ['', 'rubbish', `${header}.${old}.`]) {
    customer.token = bad;
    for (const path of [
      '/app/create-checkout-session',
      '/app/complete-order',
      '/app/function-action',
      '/app/preview-refund',
      '/sendSMS',
    ]) {
      const answer = await customer.call(path, { dateId, orderKey: waiting.order.orderKey });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    }
  }
  customer.token = token;
  await expectNothingHappened(customer);
});

test.each(['https://evil.example', 'null', 'http://localhost:1'])(
  'refuses a page on %s',
  async (origin) => {
    const { customer, waiting, dateId } = await victim();
    const { orderKey } = waiting.order;
    const answer = await customer.call('/app/complete-order', { dateId, orderKey }, { origin });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const asked = await fetch(`${addresses.functions}/app/create-checkout-session`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(asked.headers.get('access-control-allow-origin')).toBeNull();
    await expectNothingHappened(customer);
  },
);

test('refuses an oversized body', async () => {
  const { customer, waiting } = await victim();
  const answer = await customer.openSession(waiting, { title: 'x'.repeat(30_000) });
  expect(answer).toMatchObject({ status: 413, body: { code: 'too-large' } });
  await expectNothingHappened(customer);
});

test('refuses to complete another customer’s order or an unpaid one', async () => {
  const { customer, waiting } = await victim();
  const { body } = await customer.openSession(waiting);
  const thief = await new HeadlessCustomer(addresses).register();
  expect(await thief.comeBack(waiting.order)).toMatchObject({ status: 404 });
  await customer.tap(String(body.id), 'cancel');
  expect(await customer.comeBack(waiting.order)).toMatchObject({ body: { state: 'unpaid' } });
  expect(await customer.orders()).toEqual({});
  await expectNothingHappened(thief);
});

test("accepts performance figures only from the shop's pages and without other fields", async () => {
  const send = async (body: object, origin = addresses.web) =>
    (
      await fetch(`${addresses.functions}/app/field-figures`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(body),
      })
    ).status;
  const figures = { screen: 'menus', lcp: 1200, inp: 40, cls: 0.01, firstContent: 1900 };
  expect(await send(figures)).toBe(204);
  expect(await send({ screen: 'dates' })).toBe(204);
  expect(await send(figures, 'https://evil.example')).toBe(403);
  expect(await send({ ...figures, uid: 'somebody' })).toBe(400);
  expect(await send({ ...figures, screen: 'elsewhere' })).toBe(400);
  expect(await send({ ...figures, lcp: 'fast' })).toBe(400);
  expect(await send({ ...figures, note: 'x'.repeat(2000) })).toBe(413);
});

test('rate-limits a caller without affecting others', async () => {
  const { customer, waiting } = await victim();
  const other = await new HeadlessCustomer(addresses).register();
  const counts: Record<number, number> = {};
  for (let round = 0; round < 20; round += 1) {
    const calls = Array.from({ length: 50 }, () => customer.comeBack(waiting.order));
    for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1;
  }
  expect(counts).toEqual({ 404: 60, 429: 940 });
  expect((await customer.comeBack(waiting.order)).body).toEqual({ code: 'too-many-requests' });
  expect((await other.comeBack(waiting.order)).status).toBe(404);
  await expectNothingHappened(customer);
});
