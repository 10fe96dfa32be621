/**
 * One customer fills the shared documents, and another can still order, register and save an address. With
 * EXHAUSTION=full (`npm run soak`) every attack is repeated in full, else only as often as needed.
 */
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { tidyCopies } from '../../../functions/src/tidy/tidy-copies.ts';
import { reportAddressIssue } from '../../../src/data/customer/report-address-issue.ts';
import { enqueueOrderCopies, flushCopies } from '../../../src/data/order/copies-queue.ts';
import { sendOrderIssues } from '../../../src/data/order/order-issue-queue.ts';
import { placeCashOrder } from '../../../src/data/order/place-order.ts';
import { runAction } from '../../../src/data/staff/common/run-action.ts';
import { listLocOf, type User } from '../../../src/domain/customer/user.ts';
import { maxQuotaBytes, orderBytes } from '../../../src/domain/order/stored/order-quota.ts';
import {
  customerDetails,
  customerDetailsOf,
} from '../../../src/domain/staff/customers/customer-details.ts';
import { customerRights } from '../../../src/domain/staff/customers/customer-rights.ts';
import { takeOrder } from '../../../src/domain/staff/orders/phone-order.ts';
import { documentBytes, maxDocumentBytes } from '../../../src/domain/store/document-size.ts';
import { info, orderKey, otherInfo } from '../../../src/domain/testing/fixtures.ts';
import { actAs } from '../../support/rules/act-as.ts';
import { agedCare, customer, neighbour, newcomer, staff } from '../../support/rules/actors.ts';
import { requestFor } from '../../support/rules/customers-ordering.ts';
import { phoneStorage } from '../../support/rules/phone-storage.ts';
import { openId, people } from '../../support/rules/rules-shop.ts';
import {
  cancel,
  expectOthersToGetOn,
  FULL,
  full,
  order,
  ordersOf,
  shopToExhaust,
} from './support.ts';

vi.mock('../../../src/data/documents/load-sdk.ts', () => import('../../support/rules/act-as.ts'));
vi.mock('../../../functions/src/sms/sms.ts', () => import('./functions-alone.ts'));
vi.mock('../../../functions/src/settings.ts', () => import('./functions-alone.ts'));
const storage = phoneStorage();
vi.stubGlobal('localStorage', storage);
const keptCopies = () =>
  Object.entries(storage)
    .flatMap(([key, text]) => (key.startsWith('copies:') ? text : []))
    .join();

const server = await shopToExhaust();
beforeEach(() => {
  for (const key of Object.keys(storage)) delete storage[key];
});

const share = async (path: string) =>
  documentBytes({ ...(await server.owner.read(path)) }) / maxDocumentBytes;

test.each([
  ['short', '', 6],
  ['long', '가'.repeat(300), 2],
])(
  'a customer with very many addresses and %s words takes a hundredth of a date, and the next one orders',
  async (_, words, taken) => {
    const outcomes = new Map<string, number>();
    for (let house = 1; house <= (full ? 45 : 8); house += 1) {
      const where = { ...info, address: `${house} Filler St, Epping`, note: words };
      const plan = await order(server, agedCare, { info: where, orderRequest: words });
      outcomes.set(plan.kind, (outcomes.get(plan.kind) ?? 0) + 1);
    }
    expect(outcomes.get('write')).toBe(taken);
    expect(await share(`orders2/${openId}`)).toBeLessThan(0.01);
    await expectOthersToGetOn(server);
  },
);

test('an order of 32 dishes with long texts is accepted, and takes no more bytes than estimated', async () => {
  const quantities = Object.fromEntries(
    Array.from({ length: 32 }, (_, i) => [`dish${10 + i}`, 999]),
  );
  const long = { ...info, name: '가'.repeat(30), note: '가'.repeat(200) };
  await order(server, agedCare, { info: long, quantities, orderRequest: '가'.repeat(200) });
  const [largest] = Object.values(await ordersOf(server, 'u4'));
  if (!largest) throw new Error('no order');
  expect(orderBytes(largest)).toBeLessThan(maxQuotaBytes);
  expect(documentBytes({ [largest.orderKey]: largest })).toBeLessThan(orderBytes(largest));
});

test('a customer who edits an order forty-four times at a neighbour’s address fills at most a hundredth of its history', async () => {
  const times = full ? 44 : 9;
  for (let edit = 1; edit <= times; edit += 1) {
    await order(server, agedCare, { info, quantities: { soup: 3 + (edit % 9) } });
    const placed = (await ordersOf(server, 'u4'))[orderKey];
    if (!placed) throw new Error('no order');
    enqueueOrderCopies(placed);
    await flushCopies('u4');
  }
  const history = `ordersBackupByKey/${openId}_${orderKey}`;
  const kept = Object.keys((await server.owner.read(history)) ?? {});
  expect(kept).toEqual(Object.keys((await server.owner.read(`${history}/shares/u4`)) ?? {}));
  expect(kept).toContain(String((await ordersOf(server, 'u4'))[orderKey]?.orderDate));
  expect(kept.length).toBeLessThan(times);
  expect(await share(history)).toBeLessThan(0.01);
  expect(Object.keys(await server.owner.list('ordersBackupByTime'))).toHaveLength(times);
  await expectOthersToGetOn(server, { info });
});

test('with a full history of an address, its neighbour can order, edit and cancel', async () => {
  const history = `ordersBackupByKey/${openId}_${orderKey}`;
  await server.owner.write([{ path: history, data: { filled: FULL } }]);
  await order(server, agedCare, { info });
  await order(server, agedCare, { info, quantities: { soup: 4 } });
  const placed = (await ordersOf(server, 'u4'))[orderKey];
  if (!placed) throw new Error('no order');
  enqueueOrderCopies(placed);
  await flushCopies('u4');
  await sendOrderIssues('u4');
  // The copy stays queued on the phone, staff are notified, and it is stored once there is room.
  expect(keptCopies()).toContain(placed.attemptId);
  const told = Object.values((await server.owner.read('errors/orderIssues'))?.[openId] ?? {});
  expect(told).toEqual([expect.objectContaining({ issue: 'copyMissing' })]);
  await server.owner.removeField(history, ['filled']);
  await flushCopies('u4');
  expect(await server.owner.read(history)).toEqual({ [placed.orderDate]: placed });
  await cancel(server, agedCare, placed);
  expect(await ordersOf(server, 'u4')).toEqual({});
});

test('with a full user list and a full list of delivery details, a new customer can register, save an address and order', async () => {
  const bucket = listLocOf(Date.now());
  await server.owner.write([
    { path: `userList/${bucket}`, data: { filled: FULL } },
    { path: 'users/users', data: { filled: FULL } },
  ]);
  await expectOthersToGetOn(server);
  expect(await order(server, newcomer)).toMatchObject({ kind: 'write' });
  expect(keptCopies()).toContain('u9');
  // The copies wait for a night at the most.
  await tidyCopies(getFirestore());
  await flushCopies('u9');
  expect(keptCopies()).toBe('');
  expect(await server.owner.read('users/users')).toHaveProperty('u9');
  expect(await server.owner.read(`userList/${bucket}`)).toHaveProperty('u9');
});

test('with every list of reports full, others get on', async () => {
  const lists = ['orderIssues', 'addressIssues', 'smsUnsent'];
  await server.owner.write(
    lists.map((list) => ({ path: `errors/${list}`, data: { filled: FULL } })),
  );
  await expectOthersToGetOn(server);
});

test('with a full user list and a full history of an address, staff can take an order by phone from a new customer', async () => {
  const history = `ordersBackupByKey/${openId}_${orderKey}`;
  const list = `userList/${listLocOf(Date.now())}`;
  const full = { filled: FULL };
  await server.owner.write([history, list].map((path) => ({ path, data: full })));
  actAs(server.firestore, staff);
  const request = {
    uid: 'u9',
    isNew: true,
    attemptId: 'call-1',
    dateId: openId,
    quantities: { soup: 3 },
    info,
    orderRequest: '',
    orderLang: 'ko' as const,
    toPay: 6000,
  };
  const outcome = await runAction(takeOrder, request, null);
  if (outcome.kind !== 'write' || !outcome.order) throw new Error(JSON.stringify(outcome));
  const { order } = outcome;
  expect((await server.owner.read(`orders2/${openId}`))?.u9).toEqual({ [orderKey]: order });
  const caller = await server.owner.read('users/u9');
  expect(caller).toMatchObject({ uid: 'u9', name: info.name, provider: 'phone' });
  await flushCopies('boss');
  await sendOrderIssues('boss');
  // Both copies stay queued in the browser of staff, who are notified, and are stored once there is room.
  const told = (await server.owner.read('errors/orderIssues')) ?? {};
  expect(Object.values(told).flatMap((day) => Object.values(day as object))).toEqual([
    expect.objectContaining({ issue: 'copyMissing' }),
    expect.objectContaining({ issue: 'copyMissing' }),
  ]);
  for (const path of [history, list]) await server.owner.removeField(path, ['filled']);
  await flushCopies('boss');
  expect(await server.owner.read(history)).toEqual({ [order.orderDate]: order });
  const { searchWords: _, ...copied } = caller ?? {};
  expect(await server.owner.read(list)).toEqual({ u9: copied });
  expect(keptCopies()).toBe('');
});

test("with a full user list, staff can change a customer's rights", async () => {
  const list = `userList/${people.u3?.listLoc}`;
  const copied = async () => (await server.owner.read(list))?.u3;
  const acName = '가'.repeat(80);
  const taken = documentBytes({ ...(await server.owner.read(list)), filled: acName });
  await server.owner.setField(list, ['filled'], 'x'.repeat(maxDocumentBytes - taken));
  const before = await copied();
  actAs(server.firestore, staff);
  const rights = { isAgedCare: true, acName };
  expect(await runAction(customerRights, { uid: 'u3', rights })).toMatchObject({ kind: 'write' });
  expect(await server.owner.read('users/u3')).toMatchObject(rights);
  await flushCopies('boss');
  await sendOrderIssues('boss');
  expect(await copied()).toEqual(before);
  const told = Object.values((await server.owner.read('errors/orderIssues'))?.profile ?? {});
  expect(told).toEqual([expect.objectContaining({ issue: 'copyMissing' })]);
  await server.owner.removeField(list, ['filled']);
  await flushCopies('boss');
  const { searchWords: _, ...profile } = (await server.owner.read('users/u3')) ?? {};
  expect(await copied()).toEqual(profile);
});

test("with a full list of delivery details, staff can correct a customer's", async () => {
  const list = 'users/users';
  const copied = async () => (await server.owner.read(list))?.u2;
  const note = '가'.repeat(300);
  const taken = documentBytes({ ...(await server.owner.read(list)), filled: note });
  await server.owner.setField(list, ['filled'], 'x'.repeat(maxDocumentBytes - taken));
  actAs(server.firestore, staff);
  const corrected = { ...otherInfo, note };
  const details = { ...customerDetailsOf(people.u2 as User), info: corrected };
  expect(await runAction(customerDetails, { uid: 'u2', details })).toMatchObject({ kind: 'write' });
  expect(await server.owner.read('users/u2')).toMatchObject({ deliveryInfo: corrected });
  await flushCopies('boss');
  await sendOrderIssues('boss');
  expect(await copied()).toBeUndefined();
  const told = Object.values((await server.owner.read('errors/orderIssues'))?.profile ?? {});
  expect(told).toEqual([expect.objectContaining({ issue: 'copyMissing' })]);
  await server.owner.removeField(list, ['filled']);
  await flushCopies('boss');
  expect(await copied()).toEqual({ deliveryInfo: corrected });
  expect(keptCopies()).toBe('');
});

test('an order is placed although a price changed during its first commit', async () => {
  const read = server.owner.read;
  const { request } = await requestFor(read, 'u3', {});
  await server.owner.setField('manages/menus', ['soup', 'price'], 21);
  actAs(server.firestore, neighbour);
  const plan = await placeCashOrder({ uid: 'u3', name: '', order: request }, request);
  expect(plan).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'amount-changed', total: 6300 }],
  });
  await expectOthersToGetOn(server);
});

test('a dish that is no longer active is refused although the date lists it, and other dishes can be ordered', async () => {
  await server.owner.setField('manages/menus', ['soup', 'active'], false);
  const { request } = await requestFor(server.owner.read, 'u4', { quantities: { soup: 4 } });
  actAs(server.firestore, agedCare);
  const plan = await placeCashOrder({ uid: 'u4', name: '', order: request }, request);
  expect(plan).toMatchObject({ kind: 'refused', problems: [{ code: 'sold-out' }] });
  await expectOthersToGetOn(server, { quantities: { dish10: 20 } });
});

test('a customer reports four times a month, and others can report', async () => {
  actAs(server.firestore, customer);
  const report = async (user: User, count = 0) => {
    await reportAddressIssue(user, `${count}${'가'.repeat(399)}`);
    await new Promise((wake) => setTimeout(wake, 2));
  };
  for (let count = 0; count < 4; count += 1) await report(people.u1 as User, count);
  await expect(report(people.u1 as User)).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await share('errors/addressIssues')).toBeLessThan(0.01);
  actAs(server.firestore, neighbour);
  await report(people.u3 as User);
  expect(Object.keys((await server.owner.read('errors/addressIssues')) ?? {})).toHaveLength(5);
  await expectOthersToGetOn(server);
});

test('an address whose key is the name of an Object property can be ordered to', async () => {
  const where = { ...info, address: 'constructor' };
  expect(await order(server, neighbour, { info: where })).toMatchObject({ kind: 'write' });
  expect(Object.keys(await ordersOf(server, 'u3'))).toEqual(['constructor']);
});

test('an address in full-width letters or with invisible characters has the same order key', async () => {
  await order(server, neighbour);
  const where = { ...otherInfo, address: `９ Ｋｉｎｇ\u200b Rd, Ryde` };
  const edited = await order(server, neighbour, { info: where, quantities: { soup: 4 } });
  expect(edited).toMatchObject({ kind: 'write' });
  expect(Object.keys(await ordersOf(server, 'u3'))).toHaveLength(1);
});
