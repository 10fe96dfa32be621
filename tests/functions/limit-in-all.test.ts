import { expect, test } from 'vitest';
import type { ActiveDate } from '../../src/domain/dates/active-date.ts';
import type { StaffAction } from '../../src/domain/staff/actions/action.ts';
import { planAction } from '../../src/domain/staff/actions/plan-action.ts';
import { limitInAll } from '../../src/domain/staff/dates/limit.ts';
import { soldOut } from '../../src/domain/staff/dates/sold-out.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
let dates = 0;

/** A date on which so many portions of the menu may be ordered in all. */
async function limitedDate(limit: number, changes: Partial<ActiveDate> = {}) {
  const shop = new HeadlessCustomer(addresses);
  dates += 1;
  const inAll = { menuLimitInAll: { [menuId]: limit }, ...changes };
  const dateId = await openDate(shop.store, 6_000_000_000 + dates, [menuId], inAll);
  const log = async () =>
    Object.values(await shop.store.list('staffLog')).filter((entry) => entry.dateId === dateId);
  const onSale = async () => {
    const stored = (await shop.store.read('dates/activeDates'))?.[dateId] as unknown as ActiveDate;
    return stored.menus[menuId];
  };
  const placedByCash = async (quantity: number) => {
    const customer = await new HeadlessCustomer(addresses).register({ isAgedCare: true });
    const { orderKey } = await customer.placeByCash(dateId, { [menuId]: quantity });
    return { customer, confirm: () => customer.call('/sendSMS', { dateId, orderKey }) };
  };
  return { shop, dateId, log, onSale, placedByCash };
}

test('sells a dish out with the order that reaches its limit in all, and the log says why', async () => {
  const { shop, dateId, log, onSale, placedByCash } = await limitedDate(40);
  const first = await placedByCash(20);
  await first.confirm();
  expect(await onSale()).toBe(true);
  expect(await log()).toEqual([]);

  const last = await placedByCash(20);
  expect(await last.confirm()).toMatchObject({ status: 200, body: { result: 'sent' } });
  expect(await onSale()).toBe(false);
  expect(await log()).toEqual([
    expect.objectContaining({
      action: 'sold-out',
      actorName: 'shop',
      subject: menuId,
      reason: '40 of 40 ordered',
      before: { [menuId]: true },
      after: { [menuId]: false },
      undo: { dateId, onSale: { [menuId]: true } },
    }),
  ]);
  expect(await shop.store.read('staffLogHeads/shop')).toBeUndefined();
});

test('sells it out once where the orders of the last portions arrive at once and exceed the limit', async () => {
  const { log, onSale, placedByCash } = await limitedDate(30);
  const placed = [await placedByCash(20), await placedByCash(20)];
  await Promise.all(placed.map(({ confirm }) => confirm()));
  expect(await onSale()).toBe(false);
  expect(await log()).toEqual([expect.objectContaining({ reason: '40 of 30 ordered' })]);
});

test('counts the orders on all sheets of the date', async () => {
  const { shop, dateId, log, onSale, placedByCash } = await limitedDate(40);
  const { customer, confirm } = await placedByCash(20);
  const [order] = Object.values((await customer.orders())[dateId] ?? {});
  if (!order) throw new Error('no order');
  const elsewhere = { ...order, sheet: 2, customerInfo: { ...order.customerInfo, uid: 'other' } };
  await shop.store.write([
    { path: `orders2/${dateId}~2`, data: { other: { [order.orderKey]: elsewhere } } as never },
  ]);
  await confirm();
  expect(await onSale()).toBe(false);
  expect(await log()).toEqual([expect.objectContaining({ reason: '40 of 40 ordered' })]);
});

test('sells it out with a card payment', async () => {
  const { dateId, log, onSale } = await limitedDate(20);
  const customer = await new HeadlessCustomer(addresses).register();
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  const { body } = await customer.openSession(waiting);
  expect(await onSale()).toBe(true);
  await customer.tap(String(body.id), 'pay');
  await customer.comeBack(waiting.order);
  expect(await onSale()).toBe(false);
  expect(await log()).toMatchObject([{ reason: '20 of 20 ordered' }]);
});

test('sells it out within a quarter of an hour where no page says that its order is stored', async () => {
  const { onSale, placedByCash } = await limitedDate(20);
  await placedByCash(20);
  expect(await onSale()).toBe(true);
  await reconcileNow(addresses);
  expect(await onSale()).toBe(false);
});

test('leaves a dish that staff sell again once they have raised its limit', async () => {
  const { shop, dateId, onSale, placedByCash } = await limitedDate(20);
  const { confirm } = await placedByCash(20);
  await confirm();
  const runAsStaff = async <Input, State>(action: StaffAction<Input, State>, input: Input) => {
    const entryId = crypto.randomUUID();
    const boss = { uid: 'boss', name: 'boss@example.com', now: Date.now(), entryId };
    const read = (path: string) => shop.store.read(path);
    const outcome = await planAction(action, input, undefined, read, boss);
    if (outcome.kind !== 'write') throw new Error(JSON.stringify(outcome));
    await shop.store.commit(outcome.writes);
  };
  await runAsStaff(limitInAll, { dateId, menuId, limit: 21 });
  await reconcileNow(addresses);
  expect(await onSale()).toBe(false);
  await runAsStaff(soldOut, { dateId, onSale: { [menuId]: true } });
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
});

test('leaves the dishes of a closed date until it takes orders again', async () => {
  const { shop, dateId, onSale, placedByCash } = await limitedDate(20);
  await placedByCash(20);
  const turn = (orderDone: boolean) =>
    shop.store.setField('dates/activeDates', [dateId, 'orderDone'], orderDone);
  await turn(true);
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
  await turn(false);
  await reconcileNow(addresses);
  expect(await onSale()).toBe(false);
});
