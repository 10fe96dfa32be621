import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { customerWithOrder } from '../support/functions/customer-with-order.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';

const { addresses, functions } = await shopForThisFile();

/** Starts the functions anew with these settings. */
async function startWith(settings: Record<string, string>): Promise<void> {
  await functions.kill();
  await functions.start(settings);
}

/** Pays an order by card and comes back to the shop; the provider's webhook says so too. */
async function pay(stamp: number) {
  const { customer, waiting } = await customerWithOrder(addresses, stamp);
  const { status, body } = await customer.openSession(waiting);
  expect(status).toBe(200);
  await customer.tap(String(body.id), 'pay');
  expect(await customer.comeBack(waiting.order)).toMatchObject({
    status: 200,
    body: { state: 'completed' },
  });
  const { dateId, orderKey, attemptId } = waiting.order;
  expect((await customer.orders())[dateId]?.[orderKey]).toMatchObject({ attemptId });
  return { customer, dateId, orderKey };
}

const log = () => readFileSync(join(addresses.dataDir, 'functions.log'), 'utf8');

test('a mail server whose address cannot be read stops no order, payment or text', async () => {
  await startWith({ SMTP_URL: 'smtps://user:pass#word@mail.example:465' });
  const { customer } = await pay(2_000_000_001);
  expect(await customer.receivedSms()).toHaveLength(1);
});

test('without a sender of texts payments are taken, and the log says once what is wrong', async () => {
  await startWith({ SMS_SENDER: '' });
  const { customer, dateId, orderKey } = await pay(2_000_000_002);
  for (let call = 0; call < 2; call += 1) {
    const asked = await customer.call('/sendSMS', { dateId, orderKey });
    expect(asked).toMatchObject({ status: 500, body: { code: 'internal' } });
  }
  expect(await customer.receivedSms()).toEqual([]);
  expect(log().match(/WRONG SETTINGS.*SMS_SENDER: is missing/g)).toHaveLength(1);
});

test('the provider hears that a webhook failed, and repeats it, while its secret is missing', async () => {
  await startWith({ STRIPE_WEBHOOK_SECRET: '' });
  const response = await fetch(`${addresses.functions}/app/stripe-webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  expect(response.status).toBe(500);
  expect(log()).toMatch(/WRONG SETTINGS.*STRIPE_WEBHOOK_SECRET: is missing/);
});
