import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { LinkCall } from '../support/functions/paid-links.ts';
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

test('an order that was cancelled after its payment stays cancelled, however often the payment is reported', async () => {
  const call = await taken();
  const session = await call.session();
  await call.customer.tap(session, 'pay');
  await call.check();
  const [order] = await call.orders();
  const { store, uid } = call.customer;
  await store.removeField(`ordersForCustomer/${uid}`, [call.dateId, String(order?.orderKey)]);
  for (let n = 0; n < 3; n += 1) await call.check();
  await store.setField(`checkouts/${session}`, ['settled'], false);
  await reconcileNow(addresses);
  expect(await call.orders()).toEqual([]);
  expect(await call.open()).toMatchObject({ status: 409 });
});

test('an address with a slash has its one link', async () => {
  const call = await prepared();
  const info = { ...call.customer.info, address2: '3/45' };
  await call.take(4, { info });
  expect((await call.run('pay-link', call.input(4, { info }))).body).toMatchObject({
    problem: { code: 'link-open', id: call.id },
  });
});

test('a phone that is blocked after its link was sent opens no payment', async () => {
  const call = await taken();
  const { phone2 } = call.customer.info;
  await call.customer.store.write([{ path: `blacklist/${phone2}`, data: { note: '' } }]);
  expect(await call.open()).toMatchObject({ status: 409 });
});

test('pays by a link and by the own app at the same moment at most once as an order', async () => {
  const call = await taken();
  const waiting = await call.customer.prepare(call.dateId, { [menuId]: 5 });
  const { version } = await call.page();
  const opened = await Promise.all([
    call.open(version),
    call.customer.openSession(waiting),
    call.open(version),
  ]);
  const ids = [...opened.map(({ body }) => /cs_[\w-]+/.exec(String(body.url))?.[0])].filter(
    (id) => id !== undefined,
  );
  for (const id of new Set(ids)) await call.customer.tap(id, 'pay-and-close');
  await reconcileNow(addresses);
  expect(await call.orders()).toHaveLength(1);
});
