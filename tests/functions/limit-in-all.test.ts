import { expect, test } from 'vitest';
import type { ActiveDate } from '../../src/domain/dates/active-date.ts';
import type { PlannedAction } from '../../src/domain/staff/actions/action.ts';
import { planAction } from '../../src/domain/staff/actions/plan-action.ts';
import { limitInAll } from '../../src/domain/staff/dates/limit.ts';
import { soldOut } from '../../src/domain/staff/dates/sold-out.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { cancelAsStaff } from '../support/functions/cash-order.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
let dates = 0;

const hour = 3_600_000;

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
    const { orderKey, orderId = '' } = await customer.placeByCash(dateId, { [menuId]: quantity });
    const order = { dateId, orderKey };
    const cancel = () => cancelAsStaff(customer, { ...order, orderId });
    return { customer, confirm: () => customer.call('/sendSMS', order), cancel };
  };
  const runAsStaff = async <Input, State>(action: PlannedAction<Input, State>, input: Input) => {
    const entryId = crypto.randomUUID();
    const boss = { uid: 'boss', name: 'boss@example.com', now: Date.now(), entryId };
    const read = (path: string) => shop.store.read(path);
    const outcome = await planAction(action, input, undefined, read, boss);
    if (outcome.kind !== 'write') throw new Error(JSON.stringify(outcome));
    await shop.store.commit(outcome.writes);
  };
  /** Orders all portions, which sells the dish out. */
  const soldOutBy = async (quantity: number) => {
    const placed = await placedByCash(quantity);
    await placed.confirm();
    expect(await onSale()).toBe(false);
    return placed;
  };
  return { shop, dateId, log, onSale, placedByCash, runAsStaff, soldOutBy };
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
      after: { [menuId]: 'at-limit' },
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

test('sells it again within a quarter of an hour once an order is cancelled, and the log says so', async () => {
  const { shop, dateId, log, onSale, soldOutBy } = await limitedDate(20);
  const { cancel } = await soldOutBy(20);
  await reconcileNow(addresses);
  expect(await onSale()).toBe(false);
  await cancel();
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
  const entries = (await log()).filter(({ action }) => action === 'sold-out');
  expect(entries).toContainEqual(
    expect.objectContaining({
      actorName: 'shop',
      reason: '0 of 20 ordered',
      before: { [menuId]: 'at-limit' },
      after: { [menuId]: true },
      undo: { dateId, onSale: { [menuId]: false } },
    }),
  );
  await reconcileNow(addresses);
  expect((await log()).filter(({ action }) => action === 'sold-out')).toHaveLength(2);
  expect(await shop.store.read('staffLogHeads/shop')).toBeUndefined();
});

test('sells it again once staff have raised its limit, or removed it', async () => {
  const { dateId, onSale, runAsStaff, soldOutBy, placedByCash } = await limitedDate(20);
  await soldOutBy(20);
  await runAsStaff(limitInAll, { dateId, menuId, limit: 21 });
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
  await (await placedByCash(20)).confirm();
  expect(await onSale()).toBe(false);
  // Staff need not wait for the shop, and what they sell again stays on sale.
  await runAsStaff(limitInAll, { dateId, menuId, limit: null });
  await runAsStaff(soldOut, { dateId, onSale: { [menuId]: true } });
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
});

test('leaves what staff have sold out by hand, before or after the shop did', async () => {
  const first = await limitedDate(40);
  const { cancel } = await first.placedByCash(20);
  const byHand = { onSale: { [menuId]: false } };
  await first.runAsStaff(soldOut, { dateId: first.dateId, ...byHand });
  await cancel();
  const second = await limitedDate(20);
  const all = await second.soldOutBy(20);
  await second.runAsStaff(soldOut, { dateId: second.dateId, ...byHand });
  await all.cancel();
  await reconcileNow(addresses);
  expect(await first.onSale()).toBe(false);
  expect(await second.onSale()).toBe(false);
});

test('leaves it sold out after the cut-off, and on a date that is closed', async () => {
  const [late, closed] = [await limitedDate(20), await limitedDate(20)];
  for (const { soldOutBy } of [late, closed]) await (await soldOutBy(20)).cancel();
  const set = ({ shop, dateId }: typeof late, field: string, value: number | boolean) =>
    shop.store.setField('dates/activeDates', [dateId, field], value);
  await set(late, 'finishDate', Date.now() - 1);
  await set(closed, 'orderDone', true);
  await reconcileNow(addresses);
  expect(await late.onSale()).toBe(false);
  expect(await closed.onSale()).toBe(false);
});

test('sells it again at once the first time, and an hour later the next, however often somebody cancels', async () => {
  const { shop, dateId, onSale, soldOutBy } = await limitedDate(20);
  await (await soldOutBy(20)).cancel();
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
  await (await soldOutBy(20)).cancel();
  await reconcileNow(addresses);
  expect(await onSale()).toBe(false);
  for (const [id, { at, dateId: of }] of Object.entries(await shop.store.list('staffLog'))) {
    if (of === dateId) await shop.store.setField(`staffLog/${id}`, ['at'], Number(at) - hour);
  }
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
});

test('keeps no portions for a payment session that is open, and sells it out again once that is paid', async () => {
  const { dateId, onSale, soldOutBy } = await limitedDate(20);
  const customer = await new HeadlessCustomer(addresses).register();
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  const { body } = await customer.openSession(waiting);
  await (await soldOutBy(20)).cancel();
  await reconcileNow(addresses);
  expect(await onSale()).toBe(true);
  await customer.tap(String(body.id), 'pay');
  await customer.comeBack(waiting.order);
  expect(await onSale()).toBe(false);
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
