import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();

test('stores a paid order and sends its SMS while the list of issues is full, and reports it later', async () => {
  const customer = await new HeadlessCustomer(addresses).register();
  const { store } = customer;
  const dateId = await openDate(store, 4_000_000_001, [menuId]);
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  const { body } = await customer.openSession(waiting);
  await store.setField('dates/activeDates', [dateId, 'orderDone'], true);
  await store.write([{ path: 'errors/orderIssues', data: { filled: 'x'.repeat(1_048_400) } }]);

  await customer.tap(String(body.id), 'pay');
  expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
  const { orderKey } = waiting.order;
  expect((await customer.orders())[dateId]?.[orderKey]).toMatchObject({ paid: true });
  expect(await customer.receivedSms()).toHaveLength(1);

  await store.removeField('errors/orderIssues', ['filled']);
  const told = async () => Object.values((await store.read('errors/orderIssues'))?.[dateId] ?? {});
  expect(await told()).toEqual([]);
  await reconcileNow(addresses);
  await reconcileNow(addresses);
  expect(await told()).toEqual([
    expect.objectContaining({ issue: 'cardPaymentRemarks', order: expect.anything() }),
  ]);
  expect(await customer.receivedSms()).toHaveLength(1);
});
