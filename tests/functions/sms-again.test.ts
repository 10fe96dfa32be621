import { expect, test } from 'vitest';
import { storedPhone } from '../../src/domain/customer/typed-phone.ts';
import { smsText } from '../../src/domain/messages/sms-text.ts';
import { backupId } from '../../src/domain/points/ledger-plan.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { menuId } from '../support/functions/back-shop.ts';
import {
  askAsStaff,
  cancelAsStaff,
  customerWithCashOrder,
} from '../support/functions/cash-order.ts';
import type { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { callAction } from '../support/functions/run-function-action.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
const minute = 60_000;
/** The number whose texts the provider refuses. */
const refusing = '0400-000-000';
let phones = 410_000_000;

const claimsOf = async ({ store, uid }: HeadlessCustomer) =>
  Object.values(await store.list('smsSent')).filter((one) => one.uid === uid);

/** The path of a customer's only claim. */
const claimIdOf = async ({ store, uid }: HeadlessCustomer) =>
  Object.entries(await store.list('smsSent'))
    .filter(([, one]) => one.uid === uid)
    .map(([id]) => `smsSent/${id}`)
    .join();

/** An order that staff have cancelled, whose text the provider has refused once; from now on it takes texts to the customer. */
async function refusedCancellation() {
  const { customer, order, unsent } = await customerWithCashOrder(addresses, refusing);
  const asked = await cancelAsStaff(customer, order);
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'failed' });
  phones += 1;
  customer.phone = storedPhone(`0${phones}`);
  const record = `ordersBackupByTime/${backupId(customer.uid, Number(asked.cancelledAt))}`;
  const { phone, phone2 } = customer.info;
  await customer.store.setField(record, ['customerInfo', 'phone'], phone);
  await customer.store.setField(record, ['customerInfo', 'phone2'], phone2);
  return { customer, order, unsent };
}

const cancellation = { text: expect.stringMatching(/^\[한상\] 주문 취소 배송 /) };

test('a cancellation that the provider has refused is sent as one by the job, once', async () => {
  const { customer, unsent } = await refusedCancellation();
  expect(await unsent()).toHaveLength(1);
  await reconcileNow(addresses, 2 * minute);
  expect(await customer.receivedSms()).toMatchObject([cancellation]);
  expect(await unsent()).toEqual([]);
  await reconcileNow(addresses, 4 * minute);
  expect(await customer.receivedSms()).toHaveLength(1);
});

test('a cancellation that had no room is sent as one on the day that has room', async () => {
  const { customer } = await refusedCancellation();
  const claim = await claimIdOf(customer);
  await customer.store.setField(claim, ['state'], 'waiting');
  await customer.store.setField(claim, ['retryOn'], '20261101');
  await reconcileNow(addresses, 2 * minute);
  expect(await customer.receivedSms()).toMatchObject([cancellation]);
});

test('a refused cancellation sends no confirmation of the order that has taken its place, and is of no use any more', async () => {
  const { customer, order } = await refusedCancellation();
  await customer.placeByCash(order.dateId, { [menuId]: 20 });
  await reconcileNow(addresses, 2 * minute);
  expect(await customer.receivedSms()).toEqual([]);
  expect(await claimsOf(customer)).toMatchObject([{ state: 'given-up' }]);
});

test('nothing about an order is sent again after its day', async () => {
  const { customer } = await refusedCancellation();
  const claim = await claimIdOf(customer);
  await customer.store.setField(claim, ['dateId'], '20261101_1');
  await reconcileNow(addresses, 2 * minute);
  expect(await customer.receivedSms()).toEqual([]);
  expect(await claimsOf(customer)).toMatchObject([{ state: 'given-up' }]);
});

test('a confirmation waits for a provider that takes none for hours, and uses up no texts of the day', async () => {
  const { customer, order } = await customerWithCashOrder(addresses, '0400-000-002');
  expect(await askAsStaff(addresses, { ...order, uid: customer.uid })).toEqual({
    result: 'failed',
  });
  for (const later of [2, 4, 6, 8]) await reconcileNow(addresses, later * minute);
  expect(await claimsOf(customer)).toMatchObject([{ state: 'failed' }]);
  const sent = Object.entries(await customer.store.list('smsSent'));
  // Other tests text other numbers on other days.
  const counts = sent.filter(([id]) => id.startsWith('day-')).map(([, { to }]) => to);
  expect(counts.flatMap((to) => (to as PlainMap | undefined)?.['61400000002'] ?? [])).toEqual([0]);
  phones += 1;
  const stored = [order.dateId, order.orderKey, 'customerInfo', 'phone'];
  const path = `ordersForCustomer/${customer.uid}`;
  await customer.store.setField(path, stored, storedPhone(`0${phones}`));
  await reconcileNow(addresses, 10 * minute);
  expect(await claimsOf(customer)).toMatchObject([{ state: 'sent' }]);
});

test('a delivery time that the provider has refused is sent again by staff alone', async () => {
  const { customer, order } = await customerWithCashOrder(addresses, refusing);
  const window = { from: 1_764_000_000_000, to: 1_764_003_600_000 };
  const stops = [{ uid: customer.uid, orderId: order.orderId, window }];
  const { body } = await callAction(addresses, {
    action: 'delivery-message',
    attempt: crypto.randomUUID(),
    input: { dateId: order.dateId, resend: 'no', stops },
  });
  expect(Object.values(body.result as object)).toEqual(['failed']);
  expect(await claimsOf(customer)).toEqual([]);
  await reconcileNow(addresses, 2 * minute);
  expect(await claimsOf(customer)).toEqual([]);
});

test('an edit that says what the last confirmation says sends none, whatever other texts came since', async () => {
  const { customer, order } = await customerWithCashOrder(addresses);
  const sms = { ...order, uid: customer.uid };
  expect(await askAsStaff(addresses, sms)).toEqual({ result: 'sent' });
  const [claim] = await claimsOf(customer);
  const at = Date.now() + 1;
  for (const more of [
    { deliveredAt: at },
    { cancelledAt: at },
    { link: { id: 'x', version: 'y' } },
  ]) {
    const data = { ...claim, ...more, content: 'another', at } as PlainMap;
    await customer.store.write([{ path: `smsSent/${crypto.randomUUID()}`, data }]);
  }
  const stored = (await customer.orders())[order.dateId]?.[order.orderKey];
  if (!stored) throw new Error('no order');
  const edit = { ...stored, attemptId: crypto.randomUUID(), orderRequest: '문 앞에' };
  const edited = { ...edit, smsMsgBody: smsText(edit, true) };
  const path = `ordersForCustomer/${customer.uid}`;
  await customer.store.setField(path, [order.dateId, order.orderKey], edited as never);
  expect(await askAsStaff(addresses, sms)).toEqual({ result: 'unchanged' });
});
