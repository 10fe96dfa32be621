import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { customerWithOrder } from '../support/functions/customer-with-order.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { LOCAL_SECRETS } from '../support/stack.ts';

const addresses = sharedShop();
const victim = () => customerWithOrder(addresses, 2_000_000_002);
const secret = LOCAL_SECRETS.STRIPE_WEBHOOK_SECRET ?? '';

function paidEvent(id: unknown): string {
  const session = { id, object: 'checkout.session', payment_status: 'paid', status: 'complete' };
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  });
}

function signature(body: string, key: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', key).update(`${at}.${body}`).digest('hex')}`;
}

async function send(body: string, signed: string | undefined): Promise<number> {
  const response = await fetch(`${addresses.functions}/app/stripe-webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signed === undefined ? {} : { 'stripe-signature': signed }),
    },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

test('refuses a forged, unsigned, modified or late replayed webhook', async () => {
  const { customer, waiting } = await victim();
  const { body } = await customer.openSession(waiting);
  const event = paidEvent(body.id);
  const hourAgo = Math.floor(Date.now() / 1000) - 3600;
  const bad = [
    undefined,
    't=1,v1=00',
    signature(event, 'guess'),
    signature(event, secret, hourAgo),
  ];
  for (const signed of bad) expect(await send(event, signed)).toBe(403);
  expect(await send(event.replace('evt_', 'evt-'), signature(event, secret))).toBe(403);
  expect(await customer.orders()).toEqual({});
});

test('verifies a correctly signed webhook with the provider', async () => {
  const { customer, waiting } = await victim();
  const { body } = await customer.openSession(waiting);
  const event = paidEvent(body.id);
  expect(await send(event, signature(event, secret))).toBe(200);
  const foreign = paidEvent('cs_test_of_another_shop');
  expect(await send(foreign, signature(foreign, secret))).toBe(200);
  expect(await customer.orders()).toEqual({});
  expect(await customer.receivedSms()).toEqual([]);
});

test('creates one order and one SMS from a webhook repeated a hundred times', async () => {
  const { customer, waiting, dateId } = await victim();
  const { body } = await customer.openSession(waiting);
  await customer.tap(String(body.id), 'pay');
  const event = paidEvent(body.id);
  const statuses = new Set<number>();
  for (let round = 0; round < 10; round += 1) {
    const sent = Array.from({ length: 10 }, () => send(event, signature(event, secret)));
    for (const status of await Promise.all(sent)) statuses.add(status);
  }
  expect([...statuses]).toEqual([200]);
  const backups = await customer.store.read(
    `ordersBackupByKey/${dateId}_${waiting.order.orderKey}`,
  );
  const mine = Object.values(backups ?? {}).filter(
    (order) => (order as { attemptId?: string }).attemptId === waiting.order.attemptId,
  );
  expect(mine).toHaveLength(1);
  expect(await customer.receivedSms()).toHaveLength(1);
});
