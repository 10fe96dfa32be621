import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { LinkCall } from '../support/functions/pay-links.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';

const addresses = sharedShop();
const minute = 60_000;
let staff = 0;
/** A member of staff of its own for each test: the functions count the calls of each. */
const prepared = async (changes = {}) => {
  staff += 1;
  const token = unsignedToken(`boss-attack-${staff}`, { staff: true, email: 'boss@example.com' });
  return new LinkCall(addresses, token).prepare(changes);
};
const taken = async (q = 4) => (await prepared()).take(q);

test('where an order stands by now, an open page is ended instead of being handed out again', async () => {
  const call = await taken();
  const session = await call.session();
  const { order, orderKey } = await call.link();
  // As if its customer had told another member of staff that they pay in cash.
  const cash = { ...order, paymentMethod: 'cash', attemptId: randomUUID() };
  const path = `ordersForCustomer/${call.customer.uid}`;
  await call.customer.store.setField(path, [call.dateId, orderKey], cash as never);
  expect(await call.open()).toMatchObject({ status: 409 });
  expect(await call.customer.tap(session, 'pay')).toBeNull();
});

test('a link whose text was refused for the moment is sent once the provider takes it, for the order as it is', async () => {
  const call = await prepared();
  const { phone } = call.customer;
  call.customer.phone = '0400-000-000';
  await call.take(4);
  expect(await call.link()).toMatchObject({ text: 'failed' });
  call.customer.phone = phone;
  const { store } = call.customer;
  await store.setField(`payLinks/${call.id}`, ['order', 'customerInfo', 'phone'], phone);
  await reconcileNow(addresses, 2 * minute);
  const [text, ...more] = await call.customer.receivedSms();
  expect(text?.text).toContain(`/pay/${call.id}`);
  expect(more).toEqual([]);
  expect(await call.link()).toMatchObject({ text: 'sent' });
  await reconcileNow(addresses, 20 * minute);
  expect(await call.customer.receivedSms()).toHaveLength(1);
});

test('a text that was refused is not sent for an order that was changed or cancelled since', async () => {
  const call = await prepared();
  const { phone } = call.customer;
  call.customer.phone = '0400-000-000';
  await call.take(4);
  call.customer.phone = phone;
  await call.change(5);
  await reconcileNow(addresses, 2 * minute);
  expect(await call.customer.receivedSms()).toHaveLength(1);
});

test('an order that was not paid in time does not take portions that are sold out by now', async () => {
  const call = await taken();
  await call.passUntil();
  await reconcileNow(addresses);
  const { store } = call.customer;
  await store.setField('dates/activeDates', [call.dateId, 'menus', menuId], false);
  expect((await call.change(4)).body).toMatchObject({
    problem: { code: 'order', problems: [{ code: 'sold-out' }], overridable: true },
  });
});

test('two members of staff who take the same order at once make one link', async () => {
  const call = await prepared();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call.run('pay-link', call.input(4), randomUUID())),
  );
  const done = answers.filter(({ body }) => body.kind === 'done');
  const links = Object.values(await call.customer.store.list('payLinks'));
  expect(links.filter(({ uid, order }) => uid === call.customer.uid && order)).toHaveLength(1);
  expect(done).toHaveLength(1);
  expect(await call.customer.receivedSms()).toHaveLength(1);
});
