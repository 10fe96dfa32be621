import { expect, test } from 'vitest';
import { smsLimits } from '../../src/domain/messages/sms-limits.ts';
import {
  askAsStaff,
  cancelAsStaff,
  customerWithCashOrder,
} from '../support/functions/cash-order.ts';
import { customerWithOrder } from '../support/functions/customer-with-order.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { callAction } from '../support/functions/run-function-action.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();

async function customerWithPaidOrder() {
  const { customer, waiting, dateId } = await customerWithOrder(addresses, 2_000_000_004);
  const { body } = await customer.openSession(waiting);
  await customer.tap(String(body.id), 'pay');
  await customer.comeBack(waiting.order);
  return {
    customer,
    order: { dateId, orderKey: waiting.order.orderKey, orderId: waiting.order.orderId ?? '' },
  };
}

test('refuses an SMS to another number, from another sender or with another text', async () => {
  const { customer, order } = await customerWithPaidOrder();
  const [first] = await customer.receivedSms();
  for (const claimed of [{ to: '61491570000' }, { from: 'BANK' }, { text: '당첨되셨어요' }]) {
    const answer = await customer.call('/sendSMS', { ...order, ...claimed });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  const own = { to: customer.recipient, text: first?.text ?? '' };
  expect(await customer.call('/sendSMS', { ...order, ...own })).toMatchObject({
    status: 200,
    body: { result: 'already-sent' },
  });
  expect(await customer.receivedSms()).toHaveLength(1);
  const elsewhere = await fetch(`${addresses.sms}/outbox?to=61491570000`);
  expect(await elsewhere.json()).toEqual([]);
});

test('refuses an SMS about another customer’s order or no order', async () => {
  const { customer, order } = await customerWithPaidOrder();
  const thief = await new HeadlessCustomer(addresses).register();
  expect(await thief.call('/sendSMS', order)).toMatchObject({ status: 404 });
  const named = { ...order, orderKey: 'constructor' };
  expect(await customer.call('/sendSMS', named)).toMatchObject({ status: 404 });
  expect(await customer.receivedSms()).toHaveLength(1);
  expect(await thief.receivedSms()).toEqual([]);
});

test('sends the SMS of an order by phone for staff, and for nobody else', async () => {
  const { customer, order } = await customerWithCashOrder(addresses);
  const asked = { ...order, uid: customer.uid };
  const other = await new HeadlessCustomer(addresses).register();
  expect(await other.call('/sendSMS', asked)).toMatchObject({ status: 403 });
  expect(await customer.receivedSms()).toEqual([]);
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'sent' });
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'already-sent' });
  expect(await customer.receivedSms()).toHaveLength(1);
});

test('tells a customer once that staff have cancelled their order', async () => {
  const { customer, order } = await customerWithCashOrder(addresses);
  const asked = await cancelAsStaff(customer, order);
  const other = String(Number(asked.cancelledAt) + 1);
  expect(await customer.call('/sendSMS', asked)).toMatchObject({ status: 403 });
  expect(await askAsStaff(addresses, { ...asked, cancelledAt: other })).toEqual({
    code: 'not-found',
  });
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'sent' });
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'already-sent' });
  expect(await customer.receivedSms()).toEqual([
    expect.objectContaining({ text: expect.stringMatching(/^\[한상\] 주문 취소 배송 /) }),
  ]);
});

/** Stores a number of orders or edits one after the other and requests the SMS of each. */
async function textEach(
  customer: HeadlessCustomer,
  versions: { dateId: string; orderKey: string }[],
): Promise<unknown[]> {
  const results: unknown[] = [];
  for (const [at, { dateId, orderKey }] of versions.entries()) {
    const path = `ordersForCustomer/${customer.uid}`;
    const [placed] = Object.values(await customer.orders()).flatMap(Object.values);
    const order = {
      ...{ ...placed, dateId, orderKey, orderId: orderKey },
      attemptId: `version-${at}`,
    };
    await customer.store.setField(path, [dateId, orderKey], order as never);
    const { body } = await customer.call('/sendSMS', { dateId, orderKey });
    results.push(body.result);
  }
  return results;
}

test('sends at most five SMS a day for an order that is edited repeatedly, and reports the rest to staff', async () => {
  const { customer, order, unsent } = await customerWithCashOrder(addresses);
  const results = await textEach(customer, Array(8).fill(order));
  expect(results).toEqual([...Array(5).fill('sent'), ...Array(3).fill('failed')]);
  expect(await customer.receivedSms()).toHaveLength(5);
  expect(await unsent()).toEqual([
    expect.objectContaining({ to: customer.recipient, error: 'more texts than a day allows' }),
  ]);
});

test.each([
  ['a customer whom the shop knows', 'ten', true, smsLimits.known.pair],
  ['a new account', 'three', false, smsLimits.fresh.pair],
])('sends %s at most %s SMS a day to one number', async (_, __, isCashAvailable, most) => {
  const { customer, order } = await customerWithCashOrder(addresses, undefined, isCashAvailable);
  const many = Array.from({ length: most + 2 }, (_, at) => ({ ...order, orderKey: `house${at}` }));
  const results = await textEach(customer, many);
  expect(results.filter((result) => result === 'sent')).toHaveLength(most);
  expect(await customer.receivedSms()).toHaveLength(most);
});

test('sends no SMS to a number that is not a mobile', async () => {
  const { customer, order, unsent } = await customerWithCashOrder(addresses, '1900-654-321');
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'failed' });
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'already-sent' });
  expect(await customer.receivedSms()).toEqual([]);
  expect(await unsent()).toHaveLength(1);
});

test('counts what happens to a customer again, at once too, in one entry', async () => {
  const { customer, order, unsent } = await customerWithCashOrder(addresses, '1900-654-321');
  await textEach(customer, [order]);
  expect((await unsent())[0]).not.toHaveProperty('times');
  const others = ['house1', 'house2'].map((orderKey) => ({ ...order, orderKey }));
  await Promise.all(others.map((one) => textEach(customer, [one])));
  expect(await unsent()).toEqual([expect.objectContaining({ uid: customer.uid, times: 3 })]);
});

/** Sends the order's delivery time as staff do, and resolves to the result. */
async function sendDeliveryTime(
  customer: HeadlessCustomer,
  { dateId, orderId }: { dateId: string; orderId: string },
  resend: 'no' | 'unknown' | 'all',
  attemptId: string = crypto.randomUUID(),
): Promise<string | undefined> {
  const window = { from: 1_764_000_000_000, to: 1_764_003_600_000 };
  const { body } = await callAction(addresses, {
    action: 'delivery-message',
    attempt: attemptId,
    input: { dateId, resend, stops: [{ uid: customer.uid, orderId, window }] },
  });
  const results = body.result as Record<string, string> | undefined;
  return results?.[`${customer.uid}_${orderId}`];
}

test('sends a delivery time again only on request if nobody knows whether it was sent', async () => {
  // The number whose SMS are sent although the provider reports an error.
  const { customer, order } = await customerWithCashOrder(addresses, '0400-000-001');
  const before = (await customer.receivedSms()).length;
  expect(await sendDeliveryTime(customer, order, 'no')).toBe('unknown');
  expect(await sendDeliveryTime(customer, order, 'no')).toBe('already-sent');
  expect(await customer.receivedSms()).toHaveLength(before + 1);
  const send = `deliverySends/${order.dateId}/stops/${customer.uid}_${order.orderId}`;
  expect(await customer.store.read(send)).toMatchObject({ state: 'sending' });
  await customer.store.setField(send, ['at'], Date.now() - 60_000);
  expect(await sendDeliveryTime(customer, order, 'no')).toBe('already-sent');
  expect(await sendDeliveryTime(customer, order, 'unknown')).toBe('unknown');
  expect(await customer.receivedSms()).toHaveLength(before + 2);
});

test('sends a delivery time again to all, but not twice in one attempt', async () => {
  const { customer, order } = await customerWithCashOrder(addresses);
  const before = (await customer.receivedSms()).length;
  expect(await sendDeliveryTime(customer, order, 'no')).toBe('sent');
  expect(await sendDeliveryTime(customer, order, 'all', 'attempt-2')).toBe('sent');
  expect(await sendDeliveryTime(customer, order, 'all', 'attempt-2')).toBe('sent');
  expect(await customer.receivedSms()).toHaveLength(before + 2);
});

test('finds the result of each stop after a lost response, also where an order is gone or had its SMS', async () => {
  const { customer, order } = await customerWithCashOrder(addresses);
  const told = await customerWithCashOrder(addresses);
  await sendDeliveryTime(told.customer, told.order, 'no');
  const window = { from: 1_764_000_000_000, to: 1_764_003_600_000 };
  const stops = [
    { uid: customer.uid, orderId: order.orderId, window },
    { uid: customer.uid, orderId: 'gone', window },
    { uid: told.customer.uid, orderId: told.order.orderId, window },
  ];
  const call = {
    action: 'delivery-message' as const,
    attempt: crypto.randomUUID(),
    input: { dateId: order.dateId, resend: 'no' as const, stops },
  };
  const findOutcome = () => callAction(addresses, { ...call, mode: 'outcome' });
  expect(await findOutcome()).toEqual({ status: 200, body: { kind: 'pending' } });
  const run = await callAction(addresses, call);
  const results = Object.values(run.body.result as object).sort();
  expect(results).toEqual(['already-sent', 'no-order', 'sent']);
  expect(await findOutcome()).toEqual(run);
});

test('sends a delivery time again if the provider refused it', async () => {
  const { customer, order } = await customerWithCashOrder(addresses, '0400-000-000');
  expect(await sendDeliveryTime(customer, order, 'no', 'attempt-1')).toBe('failed');
  expect(await sendDeliveryTime(customer, order, 'no', 'attempt-1')).toBe('failed');
  const send = `deliverySends/${order.dateId}/stops/${customer.uid}_${order.orderId}`;
  const first = await customer.store.read(send);
  expect(await sendDeliveryTime(customer, order, 'no')).toBe('failed');
  expect((await customer.store.read(send))?.msgId).not.toBe(first?.msgId);
  expect(await customer.receivedSms()).toEqual([]);
});
