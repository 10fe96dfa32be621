import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { smsRecipient } from '../../src/domain/customer/phone.ts';
import { storedPhone } from '../../src/domain/customer/typed-phone.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { askAsStaff, cancelAsStaff } from '../support/functions/cash-order.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { pay } from '../support/functions/paid-order.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { RefundingStaff, refunded } from '../support/functions/refunding.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
const minute = 60_000;
/** The number whose texts the provider refuses. */
const refusing = '0400-000-000';

const textsTo = async (phone: string) => {
  const response = await fetch(`${addresses.sms}/outbox?to=${smsRecipient(phone)}`);
  return ((await response.json()) as { text: string }[]).map(({ text }) => text);
};

/** An order of $250 that goes to somebody else's phone, and what has been texted to either. */
async function orderForAnother(
  copyTexts: boolean | undefined,
  { own, by = 'card' }: { own?: string; by?: 'cash' | 'card' | 'pay page' } = {},
) {
  const customer = new HeadlessCustomer(addresses);
  if (own) customer.phone = own;
  const account = customer.phone;
  await customer.register({ isAgedCare: true, isCashAvailable: true });
  const { store, uid } = customer;
  if (copyTexts !== undefined)
    await store.write([{ path: `preferences/${uid}`, data: { copyTexts } }]);
  customer.phone = storedPhone(`04${randomInt(10_000_000, 100_000_000)}`);
  const dateId = await openDate(store, 2_000_000_006, [menuId]);
  const dishes = { [menuId]: 20 };
  const place = async () => {
    if (by === 'cash') return customer.placeByCash(dateId, dishes);
    if (by === 'card') return customer.settledByCard(dateId, dishes, Date.now());
    const waiting = await customer.prepare(dateId, dishes);
    await pay(customer, waiting);
    return waiting.order;
  };
  const { orderKey, orderId = '' } = await place();
  const texts = async () => ({
    another: await textsTo(customer.phone),
    own: account === refusing ? [] : await textsTo(account),
  });
  const unsent = async () =>
    Object.values((await store.read('errors/smsUnsent')) ?? {}).filter(
      (entry) => (entry as { uid?: string }).uid === uid,
    );
  return { customer, order: { dateId, orderKey }, orderId, texts, unsent };
}

test('whoever has asked for a copy gets it once, with the amounts that the recipient does not read', async () => {
  const { customer, order, texts } = await orderForAnother(true);
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'sent' });
  // The answer was lost: the phone asks again.
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'already-sent' });
  const { another, own } = await texts();
  expect(another).toEqual([expect.not.stringContaining('$')]);
  expect(own).toEqual([expect.stringContaining('합계 $250.00')]);
  expect(another[0]).toMatch(/곰탕 x20\n카드 결제 완료/);
});

test('who pays at the door reads how much, and whoever has ordered too', async () => {
  const { customer, order, texts } = await orderForAnother(true, { by: 'cash' });
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'sent' });
  const withSum = [expect.stringContaining('합계 $250.00')];
  expect(await texts()).toEqual({ another: withSum, own: withSum });
});

test.each([[undefined], [false]])('nobody gets a copy without asking: %s', async (copyTexts) => {
  const { customer, order, texts } = await orderForAnother(copyTexts);
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'sent' });
  expect(await texts()).toEqual({ another: [expect.not.stringContaining('$')], own: [] });
});

test('a copy that broke off before it was sent comes with the next request, alone', async () => {
  const { customer, order, texts } = await orderForAnother(false);
  await customer.call('/sendSMS', order);
  await customer.store.setField(`preferences/${customer.uid}`, ['copyTexts'], true);
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'already-sent' });
  const { another, own } = await texts();
  expect([another.length, own.length]).toEqual([1, 1]);
});

test('a copy that was cut off before its claim, and asked for no more, comes by itself, once', async () => {
  const { customer, order, texts } = await orderForAnother(true, { by: 'cash' });
  await customer.call('/sendSMS', order);
  const { store, uid } = customer;
  const claims = Object.entries(await store.list('smsSent')).filter(([, one]) => one.uid === uid);
  const copies = claims.filter(([, one]) => one.copy);
  await Promise.all(copies.map(([id]) => store.remove(`smsSent/${id}`)));
  await reconcileNow(addresses, 8 * minute);
  expect((await texts()).own).toHaveLength(1);
  await reconcileNow(addresses, 11 * minute);
  await reconcileNow(addresses, 26 * minute);
  const { another, own } = await texts();
  expect([copies.length, another.length, own.length]).toEqual([1, 1, 2]);
});

test('both learn once that staff have cancelled', async () => {
  const { customer, order, orderId, texts } = await orderForAnother(true, { by: 'cash' });
  const asked = await cancelAsStaff(customer, { ...order, orderId });
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'sent' });
  expect(await askAsStaff(addresses, asked)).toEqual({ result: 'already-sent' });
  const { another, own } = await texts();
  const cancelled = [expect.stringMatching(/^\[한상\] 주문 취소.*합계 \$250\.00/s)];
  expect({ another, own }).toEqual({ another: cancelled, own: cancelled });
});

test('whoever has copies sent reads of a refund, and the recipient no amount', async () => {
  const { customer, order, texts } = await orderForAnother(true, { by: 'pay page' });
  const staff = new RefundingStaff(addresses);
  const decision = await staff.decisionFor(customer, order, { kind: 'goodwill', amount: 500 });
  expect((await staff.refundOrder(decision)).body).toEqual(refunded);
  await reconcileNow(addresses);
  const { another, own } = await texts();
  expect(another).toEqual([expect.not.stringContaining('$')]);
  expect(own).toContainEqual(expect.stringContaining('환불 $5.00'));
});

test('a copy that the provider refuses is tried again by itself, and staff see whose it was', async () => {
  const { customer, order, texts, unsent } = await orderForAnother(true, { own: refusing });
  expect((await customer.call('/sendSMS', order)).body).toEqual({ result: 'sent' });
  expect(await unsent()).toEqual([
    expect.objectContaining({ about: 'copy', to: smsRecipient(refusing) }),
  ]);
  const phone = storedPhone(`04${randomInt(10_000_000, 100_000_000)}`);
  await customer.store.setField(`users/${customer.uid}`, ['deliveryInfo', 'phone'], phone);
  await reconcileNow(addresses, 2 * minute);
  expect(await unsent()).toEqual([]);
  expect((await texts()).another).toHaveLength(1);
  expect(await textsTo(phone)).toEqual([expect.stringContaining('$250.00')]);
});

test('an order has as many copies as texts: what goes beyond stands in the inbox apart', async () => {
  const { customer, order, texts, unsent } = await orderForAnother(true);
  const path = `ordersForCustomer/${customer.uid}`;
  for (let at = 0; at < 6; at += 1) {
    await customer.call('/sendSMS', order);
    const field = [order.dateId, order.orderKey, 'attemptId'];
    await customer.store.setField(path, field, `version-${at}`);
  }
  const { another, own } = await texts();
  expect([another.length, own.length]).toEqual([5, 5]);
  expect(await unsent()).toContainEqual(expect.objectContaining({ about: 'copy' }));
});
