import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { wasPlaced } from '../../functions/src/date-sheets.ts';
import { doorPhotoPath } from '../../src/domain/order/door-photo.ts';
import type { CustomerOrders } from '../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../src/domain/order/order-id.ts';
import { orderStatusPath } from '../../src/domain/order/order-status.ts';
import { type CustomerRefunds, refundsOfOrder } from '../../src/domain/refunds/customer-refunds.ts';
import { sendsCollection } from '../../src/domain/staff/delivery/delivery-notice.ts';
import { markActions, marksCollection } from '../../src/domain/staff/orders/order-marks.ts';
import { takeOrder } from '../../src/domain/staff/orders/phone-order.ts';
import { storeAfterAction } from '../../src/domain/testing/act-on-store.ts';
import type { Documents } from '../../src/domain/testing/apply-writes.ts';
import { dateId, info, orderKey, otherKey, user } from '../../src/domain/testing/fixtures.ts';
import { programFixture } from './testing/program-fixture.ts';

/**
 * What the last version without ids of orders has stored of two orders: one for cash that was packed, told its time,
 * delivered, photographed and paid at the door, and one by card with a refund.
 */
const before = JSON.parse(
  readFileSync(new URL('testing/store-without-order-ids.json', import.meta.url), 'utf8'),
) as Documents;

const program = programFixture();
const { put, run, stored } = program;

beforeEach(async () => {
  for (const [path, data] of Object.entries(before)) await put(path, data ?? {});
});

const logOf = async (orderId: string) => {
  const log = program.shop.db.collection('staffLog').where('orderId', '==', orderId);
  const { docs } = await log.get();
  return docs.map((entry) => entry.get('action')).sort();
};
const everything = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(before).map(async (path) => [path, (await stored(path)) ?? {}] as const),
    ),
  );

it('says how much there is to change, and changes nothing', async () => {
  expect(await run('migrate')).toContain('6 entries');
  expect(await everything()).toEqual(before);
});

it('lets the log of an order be found by its id, and nothing else is changed', async () => {
  expect(await run('migrate', '--yes')).toContain('6 entries');
  expect(await logOf(orderKey)).toEqual([
    'cash-taken',
    'delivered',
    'delivery-message',
    'door-photo',
    'packed',
  ]);
  expect(await logOf(otherKey)).toEqual(['refund']);
  const rest = (all: Documents) =>
    Object.fromEntries(Object.entries(all).filter(([path]) => !/^(staffLog|users)\//.test(path)));
  expect(rest(await everything())).toEqual(rest(before));
  for (const [path, entry] of Object.entries(before)) {
    if (!path.startsWith('staffLog/')) continue;
    const { orderKey: _, undo, ...same } = entry ?? {};
    expect(await stored(path)).toMatchObject(same);
  }
});

it('lets a mark of before be taken back', async () => {
  await run('migrate', '--yes');
  const { undo } = (await stored('staffLog/entry-1')) ?? {};
  const after = await storeAfterAction(markActions.packed, undo as never, await everything());
  const marks = after[`${marksCollection(dateId)}/u1_${orderKey}`];
  expect(marks).not.toHaveProperty('packed');
  expect(marks).toHaveProperty('delivered');
});

it('changes nothing the second time', async () => {
  await run('migrate', '--yes');
  const once = await everything();
  program.printed.length = 0;
  expect(await run('migrate', '--yes')).toContain('nothing to change');
  expect(await everything()).toEqual(once);
});

it('goes on where it was stopped', async () => {
  for (let n = 0; n < 150; n += 1) {
    await put(`staffLog/more-${n}`, { at: n, action: 'packed', uid: 'u2', dateId, orderKey: 'x' });
  }
  const { db } = program.shop;
  const runTransaction = db.runTransaction.bind(db);
  const spy = vi.spyOn(db, 'runTransaction');
  spy.mockImplementationOnce(runTransaction).mockRejectedValueOnce(new Error('stopped'));
  await expect(run('migrate', '--yes')).rejects.toThrow('stopped');
  spy.mockRestore();
  expect(await run('migrate', '--yes')).toContain('58 entries');
  expect(await logOf('x')).toHaveLength(150);
});

it('needs no change of what else is stored about an order: its name is what the order is known by', async () => {
  const orders = ((await stored('ordersForCustomer/u1')) as CustomerOrders)[dateId];
  const [cash, card] = [orders?.[orderKey], orders?.[otherKey]];
  if (!cash || !card) throw new Error('no orders');
  const ref = refOf(cash);
  const named = { dateId, ...ref };
  expect(await wasPlaced(program.shop.db, named)).toBe(true);
  expect(await stored(`${marksCollection(dateId)}/${orderIdOf(ref)}`)).toMatchObject({
    packed: { version: cash.attemptId },
    'cash-taken': { amount: 6000 },
  });
  expect(await stored(orderStatusPath(named))).toHaveProperty('delivered');
  expect(await stored(`${sendsCollection(dateId)}/${orderIdOf(ref)}`)).toMatchObject({
    state: 'sent',
  });
  expect(await stored(doorPhotoPath(named))).toHaveProperty('jpeg');
  expect(await stored('deliveryWindows/u1')).toHaveProperty([dateId, ref.orderId]);
  expect(await stored(`deliveryRuns/${dateId}`)).toMatchObject({
    stops: [orderIdOf(refOf(card)), orderIdOf(ref)],
    windows: { [orderIdOf(ref)]: { from: 780, to: 900 } },
  });
  const refunds = (await stored('refundsForCustomer/u1')) as CustomerRefunds;
  const refundsOf = (order: typeof cash) =>
    refundsOfOrder(refunds, { dateId, orderId: refOf(order).orderId }).refunds;
  expect(refundsOf(card)).toMatchObject([{ amount: 500 }]);
  expect(refundsOf(cash)).toEqual([]);
});

it('lets staff move an order of before, which keeps what was done about it', async () => {
  const unit = { ...info, address: '6 / 12 Smith St, Epping', addr_unit: '6' };
  const moved = await storeAfterAction(
    takeOrder,
    {
      ...{ attemptId: 'attempt-move-1', uid: 'u1', isNew: false, dateId, info: unit },
      ...{ quantities: { soup: 3 }, orderRequest: '', orderLang: 'ko', toPay: 6000 },
      orderId: orderKey,
    },
    await everything(),
  );
  const ofDate = (moved['ordersForCustomer/u1'] as CustomerOrders)[dateId] ?? {};
  const order = Object.values(ofDate).find(({ customerInfo }) => customerInfo.addr_unit === '6');
  if (!order) throw new Error('not moved');
  expect(order.orderKey).not.toBe(orderKey);
  expect(moved[`${marksCollection(dateId)}/${orderIdOf(refOf(order))}`]).toHaveProperty('packed');
});

it('lets staff find a customer who signed up before profiles had search words', async () => {
  await put('users/u5', { ...user, uid: 'u5', name: '박보검' });
  expect(await run('migrate')).toContain('customers are not found');
  expect((await stored('users/u5'))?.searchWords).toBeUndefined();
  await run('migrate', '--yes');
  expect((await stored('users/u5'))?.searchWords).toEqual(
    expect.arrayContaining(['박보ㄱ', 'ㅂㅂㄱ']),
  );
  expect(await run('migrate')).toContain('finds every customer');
});

it('names reductions by refunds of before as sums look for them, for staff and customers', async () => {
  const refund = { id: 'd-1', kind: 'reduction', amount: 500, offOrder: 700 };
  const { offOrder, ...same } = refund;
  const now = { ...same, priceReduction: offOrder };
  const request = { state: 'done' };
  await put('refunds/d-1', refund);
  await put('refundsForCustomer/u5', { refunds: { 'd-1': refund }, requests: { x: request } });
  expect(await run('migrate')).toContain('2 documents have reductions that sums leave out');
  expect(await stored('refunds/d-1')).toEqual(refund);
  await run('migrate', '--yes');
  expect(await stored('refunds/d-1')).toEqual(now);
  expect(await stored('refundsForCustomer/u5')).toEqual({
    refunds: { 'd-1': now },
    requests: { x: request },
  });
  expect(await run('migrate')).toContain('Sums count every');
});

it('names what staff have accepted of a payment link as its page looks for it', async () => {
  const link = { state: 'ending', endsAs: 'cancelled', beside: { soup: 2 }, dateId };
  const now = { state: 'ending', targetState: 'cancelled', otherPortions: { soup: 2 }, dateId };
  await put('payLinks/l-1', link);
  expect(await run('migrate')).toContain('1 payment links say it in words of before');
  expect(await stored('payLinks/l-1')).toEqual(link);
  await run('migrate', '--yes');
  expect(await stored('payLinks/l-1')).toEqual(now);
  expect(await run('migrate')).toContain('Payment links say what');
});
