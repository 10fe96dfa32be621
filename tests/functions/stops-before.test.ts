import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { refOf } from '../../src/domain/order/order-id.ts';
import { boardId } from '../../src/domain/staff/orders/board.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { cashOrder } from '../../src/domain/testing/staff-actors.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { staffCalling } from '../support/functions/staff-calling.ts';

const addresses = sharedShop();
const owner = staffCalling(addresses, 'boss-of-stops');
const driver = staffCalling(addresses, 'driver-of-stops');

const dayMs = 86_400_000;
const stamp = Date.now();
// Not the date of other tests.
const today = dateIdOf(stamp, stamp + 7);
const yesterday = dateIdOf(stamp - dayMs, stamp + 7);

/** Somebody with one order on a date, at an address that only they know. */
async function customerOn(dateId: string) {
  const customer = await new HeadlessCustomer(addresses).register();
  const order = cashOrder({ dateId });
  order.customerInfo = {
    ...order.customerInfo,
    uid: customer.uid,
    address: `1 ${customer.uid} St`,
  };
  const data = { [order.orderKey]: order } as unknown as PlainMap;
  await owner.store.setField(`orders2/${dateId}`, [customer.uid], data);
  return { customer, order, id: boardId(order), ref: { dateId, orderId: refOf(order).orderId } };
}
type Stop = Awaited<ReturnType<typeof customerOn>>;

async function asked({ token }: Pick<HeadlessCustomer, 'token'>, query: Record<string, string>) {
  const url = `${addresses.functions}/app/stops-before?${new URLSearchParams(query)}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const cache = answer.headers.get('cache-control');
  return { status: answer.status, cache, body: (await answer.json()) as object };
}
const told = async ({ customer, ref }: Stop) => (await asked(customer, ref)).body;

const deliver = ({ order }: Stop, mark: object | null = { version: 'v' }) =>
  driver.call('/app/staff-action', {
    action: 'delivered',
    input: JSON.stringify({ dateId: today, ...refOf(order), mark }),
    entryId: randomUUID(),
  });

const stops: Stop[] = [];
beforeAll(async () => {
  for (const dateId of [today, today, today, yesterday]) stops.push(await customerOn(dateId));
});
const nothing = { before: null };

test('says how many stops are before an order, from the first delivery on', async () => {
  const [first, second, third] = stops as [Stop, Stop, Stop];
  expect(await told(third)).toEqual(nothing);
  await deliver(first);
  // Nobody has used the route.
  expect(await told(third)).toEqual(nothing);
  const ids = [first, second, third].map(({ id }) => id);
  await owner.store.write([
    { path: `deliveryRuns/${today}`, data: { stops: ids } },
    { path: `deliveryRuns/${yesterday}`, data: { stops: [stops[3]?.id ?? ''] } },
  ]);
  expect(await told(first)).toEqual(nothing);
  expect(await told(second)).toEqual({ before: 0 });
  expect(await asked(third.customer, third.ref)).toEqual({
    status: 200,
    cache: 'no-store',
    body: { before: 1 },
  });
  await deliver(second);
  expect(await told(third)).toEqual({ before: 0 });
  await deliver(second, null);
  expect(await told(third)).toEqual({ before: 1 });
  // The order before is cancelled.
  await owner.store.setField(`orders2/${today}`, [second.customer.uid], {});
  expect(await told(third)).toEqual({ before: 0 });
});

test('says nothing about an order of somebody else, on another day, or to nobody', async () => {
  const [, , third, past] = stops as [Stop, Stop, Stop, Stop];
  const thief = await new HeadlessCustomer(addresses).register();
  const { dateId, orderId } = third.ref;
  for (const query of [third.ref, { ...third.ref, uid: third.customer.uid }]) {
    expect(await asked(thief, query)).toMatchObject({ status: 200, body: nothing });
  }
  // The id of the whole order, and the key of its owner in its place.
  expect(await asked(thief, { dateId, orderId: third.id })).toMatchObject({ body: nothing });
  expect(await told(past)).toEqual(nothing);
  expect(await asked({ token: 'x' }, third.ref)).toMatchObject({ status: 401 });
  for (const bad of [{ dateId }, { dateId: 'a/b', orderId }, { dateId, orderId: '../x' }]) {
    expect(await asked(third.customer, bad)).toMatchObject({ status: 400 });
  }
});

test('answers one customer twelve times a minute, and others still', async () => {
  const [, , third] = stops as [Stop, Stop, Stop];
  const curious = await new HeadlessCustomer(addresses).register();
  const statuses: number[] = [];
  for (let call = 0; call < 13; call++) statuses.push((await asked(curious, third.ref)).status);
  expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
  expect((await asked(third.customer, third.ref)).status).toBe(200);
});
