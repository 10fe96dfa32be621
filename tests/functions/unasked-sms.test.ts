import { expect, test } from 'vitest';
import type { Order } from '../../src/domain/order/order.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
const minute = 60_000;

/** A customer whose phone has stored a cash order and done nothing more. */
async function customerWhosePageDied() {
  const customer = await new HeadlessCustomer(addresses).register({ isAgedCare: true });
  const dateId = await openDate(customer.store, 4_000_000_002, [menuId]);
  const order = await customer.placeByCash(dateId, { [menuId]: 20 });
  return { customer, order };
}

const copyOf = ({ store }: HeadlessCustomer, { dateId, orderKey, orderDate }: Order) =>
  store
    .read(`ordersBackupByKey/${dateId}_${orderKey}`)
    .then((copies) => copies?.[String(orderDate)]);

test('sends the SMS of a cash order, and writes its copy, once its phone has not asked for them in ten minutes', async () => {
  const { customer, order } = await customerWhosePageDied();
  await reconcileNow(addresses, 8 * minute);
  expect(await customer.receivedSms()).toEqual([]);
  await reconcileNow(addresses, 11 * minute);
  expect(await customer.receivedSms()).toEqual([
    expect.objectContaining({ text: expect.stringContaining(order.deliveryDate) }),
  ]);
  expect(await copyOf(customer, order)).toMatchObject({ attemptId: order.attemptId });

  await reconcileNow(addresses, 26 * minute);
  const { dateId, orderKey } = order;
  const late = await customer.call('/sendSMS', { dateId, orderKey });
  expect(late.body).toEqual({ result: 'already-sent' });
  expect(await customer.receivedSms()).toHaveLength(1);
});

test('sends no second SMS where the phone has asked for one', async () => {
  const { customer, order } = await customerWhosePageDied();
  const { dateId, orderKey } = order;
  await customer.call('/sendSMS', { dateId, orderKey });
  await reconcileNow(addresses, 11 * minute);
  expect(await customer.receivedSms()).toHaveLength(1);
});

test('sends no SMS for an order of more than an hour ago or for a cancelled one', async () => {
  const old = await customerWhosePageDied();
  await reconcileNow(addresses, 61 * minute);
  expect(await old.customer.receivedSms()).toEqual([]);

  const { dateId, orderKey } = old.order;
  await old.customer.store.removeField(`ordersForCustomer/${old.customer.uid}`, [dateId, orderKey]);
  await reconcileNow(addresses, 11 * minute);
  expect(await old.customer.receivedSms()).toEqual([]);
  expect(await copyOf(old.customer, old.order)).toBeUndefined();
});
