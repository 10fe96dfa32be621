import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { backupId } from '../../src/domain/points/ledger-plan.ts';
import { earnedKey } from '../../src/domain/points/points.ts';
import { stores } from '../../src/domain/store/document-write.ts';
import type { Plain, PlainMap } from '../../src/domain/store/firestore-json.ts';
import { dateId as anyDate } from '../../src/domain/testing/fixtures.ts';
import { cashOrder } from '../../src/domain/testing/staff-actors.ts';
import { everything, formerCustomer } from '../support/functions/former-customer.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { callAction } from '../support/functions/run-function-action.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';

const addresses = sharedShop();
const day = 86_400_000;

/** Who has ordered at these addresses for a past date, and whose browser reported an order at each of them. */
async function customerAt(dateId: string, orderKeys: readonly string[]): Promise<HeadlessCustomer> {
  const customer = new HeadlessCustomer(addresses);
  await customer.register();
  const { uid, store } = customer;
  const orders = orderKeys.map((orderKey, at) => {
    const { customerInfo, ...order } = cashOrder({ dateId, orderKey, orderDate: at + 1 });
    const info = { ...customerInfo, uid, name: '나쁜이', address: orderKey, note: 'a/b' };
    return { ...order, customerInfo: info } as unknown as PlainMap;
  });
  const byKey = Object.fromEntries(orderKeys.map((key, at) => [key, orders[at] ?? {}]));
  await store.write([
    { path: `ordersForCustomer/${uid}`, data: { [dateId]: byKey } },
    {
      path: `pointBalances/${uid}`,
      data: {
        balance: 0,
        lastChange: { dateId, orderKey: 'x', movedFrom: orderKeys[0] ?? '', at: 1 },
      },
    },
    {
      path: `points/${uid}`,
      data: Object.fromEntries(
        orderKeys.map((orderKey) => [
          earnedKey(dateId, orderKey),
          { dateId, orderKey, point: 1.2, usedPoint: 0, type: 'add-order-cash', confirmed: true },
        ]),
      ),
    },
    ...orders.map((data, at) => ({ path: `ordersBackupByTime/${backupId(uid, at)}`, data })),
  ]);
  await store.setField(`orders2/${dateId}`, [uid], byKey);
  return customer;
}

const report = (customer: HeadlessCustomer, dateId: string, orderKey: string): PlainMap => ({
  name: '나쁜이',
  issue: 'order2',
  error: `${anyDate} 0412-345-678`,
  time: 1,
  order: {
    dateId,
    orderKey,
    customerInfo: { uid: customer.uid, name: '나쁜이', phone: '', address: '' },
  },
});

/** Names in the paths of documents, beside those of collections. */
const partNames = ['orders', 'stops', 'messages', 'people', 'shares', 'handled', 'activeDates'];

/** Names of fields, at any depth. */
function fieldNames(value: Plain | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldNames);
  return Object.entries(value).flatMap(([name, member]) => [name, ...fieldNames(member)]);
}

/** The store without what belongs to somebody. */
function without(word: string, value: Plain): Plain {
  if (Array.isArray(value)) {
    return value
      .filter((one) => !JSON.stringify(one).includes(word))
      .map((one) => without(word, one));
  }
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.includes(word))
      .map(([name, member]) => [name, without(word, member as Plain)]),
  );
}

test('addresses and reports that are named like collections and fields take nothing of anybody with them', async () => {
  const neighbour = await formerCustomer(addresses);
  const [dateId = ''] = Object.keys(await neighbour.orders());
  const { store } = neighbour;
  await store.setField('errors/orderIssues', [dateId, '2'], {
    ...report(neighbour, dateId, 'Closings'),
    name: '이웃',
    order: { customerInfo: { uid: neighbour.uid } },
  });
  const before = await everything(store, [dateId]);
  const words = new Set([...Object.values(stores), ...partNames, ...fieldNames(before)]);
  const names = [...words].filter((name) => /^[a-z]\w*$/i.test(name) && !/[_\d]/.test(name));
  expect(names).toEqual(
    expect.arrayContaining(['dayClosings', 'totalPrice', 'customerInfo', 'menus']),
  );
  const customer = await customerAt(dateId, names);
  const reports = names.map((name, at) => [`${at + 10}`, report(customer, dateId, name)]);
  const issues = before.errors?.orderIssues?.[dateId] as PlainMap;
  const withReports = { ...issues, ...Object.fromEntries(reports) };
  await store.setField('errors/orderIssues', [dateId], withReports);
  expect(await customer.call('/app/personal/delete-account', {})).toEqual({
    status: 200,
    body: { result: 'deleted' },
  });
  const after = await everything(store, [dateId]);
  const ofCustomer = Object.keys((after.orders2?.[dateId] ?? {}) as object).filter((uid) =>
    uid.startsWith('deleted-'),
  );
  expect(ofCustomer).toHaveLength(1);
  const [alias = ''] = ofCustomer;
  const deletions = Object.keys(after.staffLog ?? {}).filter(
    (id) => !(id in (before.staffLog ?? {})),
  );
  expect(deletions).toHaveLength(1);
  delete after.staffLog?.[deletions[0] ?? ''];
  expect(without(alias, after as Plain)).toEqual(before);
  expect(JSON.stringify(after)).not.toContain('나쁜이');
  expect(JSON.stringify(after)).not.toContain(customer.uid);
  const kept = after.orders2?.[dateId]?.[alias] as Record<string, PlainMap>;
  expect(Object.keys(kept)).toHaveLength(names.length);
  expect(Object.keys(kept).filter((key) => words.has(key))).toEqual([]);
  expect(
    Object.values(kept).every(({ totalPrice, paid }) => totalPrice === '60.00' && paid === false),
  ).toBe(true);
  expect(Object.keys(after.points?.[alias] ?? {})).toHaveLength(names.length);
});

test('a key that is no name of a document keeps nobody from their file or their deletion', async () => {
  const dateId = `20200103_${randomInt(1e9, 1e10)}`;
  const customer = await customerAt(dateId, ['a/b', '..', 'k'.repeat(1400)]);
  const { store, uid } = customer;
  await store.setField('errors/orderIssues', [dateId, '1'], report(customer, dateId, 'a/b'));
  expect(await customer.call('/app/personal/own-data', {})).toMatchObject({ status: 200 });
  const staff = (action: 'customer-exported' | 'customer-deleted') =>
    callAction(addresses, { action, attempt: randomUUID(), input: { uid } });
  expect(await staff('customer-exported')).toMatchObject({ body: { kind: 'done' } });
  expect(await staff('customer-deleted')).toMatchObject({ body: { kind: 'done' } });
  const left = JSON.stringify(await everything(store, [dateId]));
  for (const word of [uid, 'a/b']) expect(left).not.toContain(word);
});

test('a file says nothing of the numbers and dates that a customer has typed', async () => {
  const dateId = `20200104_${randomInt(1e9, 1e10)}`;
  const typed = `20200105_${randomInt(1e9, 1e10)}`;
  const customer = await customerAt(dateId, ['Typed']);
  const { store, uid } = customer;
  const stranger = '61498765432';
  await store.setField(`orders2/${typed}`, [uid], { Elsewhere: { totalPrice: '1.00' } });
  await store.setField('errors/orderIssues', [dateId, '1'], {
    ...report(customer, dateId, 'Typed'),
    error: `${typed} 0498-765-432`,
  });
  const at = Date.now() - 100 * day;
  const count = { total: 1, to: { [stranger]: 4 } };
  const sent = {
    uid,
    dateId,
    orderKey: 'Typed',
    to: customer.recipient,
    state: 'sent',
    at,
    tries: 1,
  };
  await store.write([
    {
      path: `smsSent/day-${new Date(at).toISOString().slice(0, 10).replaceAll('-', '')}`,
      data: count,
    },
    { path: `smsSent/${randomUUID()}`, data: sent },
  ]);
  const own = await customer.call('/app/personal/own-data', {});
  const call = { action: 'customer-exported' as const, attempt: randomUUID(), input: { uid } };
  const byStaff = await callAction(addresses, call);
  expect(JSON.stringify(own.body)).toContain(sent.to);
  for (const { status, body } of [own, byStaff]) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(stranger);
    expect(JSON.stringify(body)).not.toContain('Elsewhere');
  }
});

test('a deletion leaves the counts of a number, so that nobody is texted more often for it', async () => {
  const customer = await customerAt(`20200106_${randomInt(1e9, 1e10)}`, ['Counted']);
  const { store, uid, recipient } = customer;
  const at = Date.parse('2026-01-05T02:00:00Z');
  const counts = { total: 9, to: { [recipient]: 6 }, fresh: { total: 1, to: { [recipient]: 3 } } };
  await store.write([
    { path: 'smsSent/day-20260105', data: counts },
    { path: `smsSent/${randomUUID()}`, data: { uid, to: recipient, state: 'sent', at, tries: 1 } },
  ]);
  expect(await customer.call('/app/personal/delete-account', {})).toMatchObject({ status: 200 });
  expect(await store.read('smsSent/day-20260105')).toEqual(counts);
  await store.remove('smsSent/day-20260105');
});

test('what staff noted on an issue of a deleted customer goes, and the issue stays resolved', async () => {
  const customer = await customerAt(`20200107_${randomInt(1e9, 1e10)}`, ['Noted']);
  const { store, uid } = customer;
  const session = `paid-cs_${randomUUID()}`;
  const handled = { at: 1, by: 'boss@example.com', note: '나쁜이에게 전화함' };
  await store.setField('staffInbox/handled', [session], handled);
  await store.setField('staffInbox/handled', [`text-no-mobile_${uid}`], handled);
  await store.setField('staffInbox/handled', ['paid-other'], handled);
  await store.write([
    { path: `staffLog/${randomUUID()}`, data: { at: 1, action: 'issue', uid, subject: session } },
  ]);
  expect(await customer.call('/app/personal/delete-account', {})).toMatchObject({ status: 200 });
  const left = (await store.read('staffInbox/handled')) ?? {};
  expect(left).toMatchObject({ [session]: { ...handled, note: '' }, 'paid-other': handled });
  expect(Object.keys(left).filter((id) => id.includes(uid))).toEqual([]);
  await store.removeField('staffInbox/handled', ['paid-other']);
});
