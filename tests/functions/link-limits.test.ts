import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { menuId } from '../support/functions/back-shop.ts';
import { LinkCall } from '../support/functions/paid-links.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';

const addresses = sharedShop();
let staff = 0;
/** A date on which one person may have six soups. */
async function prepared(): Promise<LinkCall> {
  staff += 1;
  const token = unsignedToken(`boss-limits-${staff}`, { staff: true, email: 'boss@example.com' });
  return new LinkCall(addresses, token).prepare({ menuLimitForPerson: { [menuId]: 6 } });
}
const otherAddress = '9 King Rd, Ryde';
/** The customer orders for cash at another address. */
async function orderElsewhere({ customer, dateId }: LinkCall, q: number): Promise<void> {
  const { address } = customer;
  customer.address = otherAddress;
  await customer.placeByCash(dateId, { [menuId]: q });
  customer.address = address;
}
const overLimit = { code: 'over-limit', menuKey: menuId, limit: 6 };
const refusal = async (call: LinkCall, q: number, changes = {}) =>
  (await call.run('pay-link', call.input(q, changes))).body.problem;

test('what the customer has ordered elsewhere counts when staff take a link, and staff can accept it with a reason', async () => {
  const call = await prepared();
  await orderElsewhere(call, 4);
  expect(await refusal(call, 4)).toMatchObject({
    code: 'order',
    problems: [overLimit],
    overridable: true,
  });
  await call.take(4, { reason: '단골' });
  expect(await call.link()).toMatchObject({ otherPortions: { [menuId]: 4 } });
  await call.customer.tap(await call.session(), 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid' });
});

test('another order of the customer that waits for its link counts as well', async () => {
  const call = await prepared();
  await call.take(4);
  const { address } = call.customer;
  call.customer.address = otherAddress;
  expect(await refusal(call, 4)).toMatchObject({ problems: [overLimit] });
  const first = call.id;
  await call.take(4, { reason: '단골' });
  // Both can be paid: staff have accepted the second one beside the first.
  const second = call.id;
  for (const id of [second, first]) {
    call.id = id;
    const { status } = await call.open();
    expect(status).toBe(200);
  }
  call.customer.address = address;
});

test('a link can’t be paid once the customer has ordered more elsewhere than a person may, until staff accept it', async () => {
  const call = await (await prepared()).take(4);
  const session = await call.session();
  await orderElsewhere(call, 4);
  expect(await call.open()).toMatchObject({
    status: 409,
    body: { code: 'refused', problems: [overLimit] },
  });
  // Its session has ended with that.
  expect(await call.customer.tap(session, 'pay')).toBeNull();
  expect(await call.page()).toMatchObject({ state: 'open' });

  const { version } = await call.page();
  const link = { id: call.id, version };
  expect(await refusal(call, 4, { link })).toMatchObject({
    code: 'order',
    problems: [overLimit],
    overridable: true,
  });
  expect(await call.page()).toMatchObject({ state: 'open' });
  const again = await call.run('pay-link', call.input(4, { link, reason: '단골' }));
  expect(again.body).toMatchObject({ kind: 'done' });
  await call.customer.tap(await call.session(), 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid' });
});

test('a change that needs a reason leaves the open pay page as it is until staff give one', async () => {
  const call = await (await prepared()).take(4);
  const session = await call.session();
  expect((await call.change(7)).body).toMatchObject({
    kind: 'refused',
    problem: { code: 'order', problems: [overLimit], overridable: true },
  });
  await call.customer.tap(session, 'pay');
  expect(await call.check()).toMatchObject({ state: 'paid' });
});

test('who has the pay page open when they order elsewhere can pay, and staff are warned', async () => {
  const call = await (await prepared()).take(4);
  const session = await call.session();
  await orderElsewhere(call, 4);
  await call.customer.tap(session, 'pay-and-close');
  await reconcileNow(addresses);
  expect(await call.link()).toMatchObject({ state: 'paid' });
  const issues = (await call.customer.store.read('errors/orderIssues'))?.[call.dateId] ?? {};
  expect(Object.values(issues)).toMatchObject([
    { issue: 'cardPaymentRemarks', error: expect.stringContaining('over-limit') },
  ]);
});

test('an unpaid link keeps its customer from no order, nor does an order on another date', async () => {
  const call = await (await prepared()).take(6);
  await orderElsewhere(call, 6);
  const other = await (await prepared()).take(6);
  await call.customer.store.setField(
    `ordersForCustomer/${other.customer.uid}`,
    [call.dateId, 'somewhere'],
    { menus: { [menuId]: { q: 6 } }, attemptId: randomUUID() } as never,
  );
  expect((await other.open()).status).toBe(200);
});

test('a link whose date was deleted opens no payment, and ends the one that was open', async () => {
  const call = await (await prepared()).take(4);
  const session = await call.session();
  await call.customer.store.removeField('dates/activeDates', [call.dateId]);
  expect(await call.open()).toMatchObject({
    status: 409,
    body: { code: 'refused', problems: [{ code: 'order-changed' }] },
  });
  expect(await call.customer.tap(session, 'pay')).toBeNull();
});
