import { expect, test } from 'vitest';
import { HeadlessCustomer } from '../recovery/support/headless-customer.ts';
import { shopForThisFile } from '../recovery/support/one-shop.ts';
import { customerWithOrder } from './support/customer-with-order.ts';

const { addresses } = await shopForThisFile();

async function customerWithPaidOrder() {
  const { customer, waiting, dateId } = await customerWithOrder(addresses, 2_000_000_004);
  const { body } = await customer.openSession(waiting);
  await customer.tap(String(body.id), 'pay');
  await customer.comeBack(waiting.order);
  return { customer, order: { dateId, orderKey: waiting.order.orderKey } };
}

test('a text to another number, from another sender or with other words is refused', async () => {
  const { customer, order } = await customerWithPaidOrder();
  const [first] = await customer.texts();
  for (const claimed of [{ to: '61491570000' }, { from: 'BANK' }, { text: '당첨되셨어요' }]) {
    const answer = await customer.call('/sendSMS', { ...order, ...claimed });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  const own = { to: customer.recipient, text: first?.text ?? '' };
  expect(await customer.call('/sendSMS', { ...order, ...own })).toMatchObject({
    status: 200,
    body: { result: 'already-sent' },
  });
  expect(await customer.texts()).toHaveLength(1);
  const elsewhere = await fetch(`${addresses.sms}/outbox?to=61491570000`);
  expect(await elsewhere.json()).toEqual([]);
});

test('a text about somebody else’s order, or none, is refused', async () => {
  const { customer, order } = await customerWithPaidOrder();
  const thief = await new HeadlessCustomer(addresses).register();
  expect(await thief.call('/sendSMS', order)).toMatchObject({ status: 404 });
  expect(await customer.texts()).toHaveLength(1);
  expect(await thief.texts()).toEqual([]);
});
