import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newUser } from '../../src/domain/customer/user.ts';
import { koreanWeekday } from '../../src/domain/dates/format-date.ts';
import { waitersCollection } from '../../src/domain/messages/waiting.ts';
import { doorPhotoPath } from '../../src/domain/order/door-photo.ts';
import { sendsCollection } from '../../src/domain/staff/delivery/delivery-notice.ts';
import { marksCollection } from '../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { menuId } from '../support/functions/back-shop.ts';
import { callAction } from '../support/functions/function-action.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';
import { Refused } from '../support/rules/client.ts';
import { restClient } from '../support/rules/rest-client.ts';

const addresses = sharedShop();

const staff = new HeadlessCustomer(addresses);
staff.token = unsignedToken('boss', { staff: true, email: 'boss@example.com' });

/** The id of another customer's order on the same route, and the time that both were given. */
const neighbour = 'other_9NextDoorStEpping';
const window = { from: 1, to: 2 };

/** A stranger's number, to which reminders of a customer went until the stranger stopped them. */
const numberPath = ({ recipient }: HeadlessCustomer) =>
  `reminderNumbers/${recipient.replace(/^614/, '615')}`;

/** A customer who paid by card for a delivery years ago. */
async function formerCustomer(): Promise<HeadlessCustomer> {
  const customer = new HeadlessCustomer(addresses);
  customer.address = `77 Leaving ${customer.uid.slice(5, 13)} St, Epping`;
  await customer.register();
  const dateId = `20200102_${customer.phone.replaceAll('-', '')}`;
  const date = {
    deliveryDate: Date.now(),
    finishDate: Date.now(),
    orderDone: false,
    active: true,
    day: koreanWeekday(Date.now()),
    menus: { [menuId]: true },
    menuLimitForPerson: {},
  };
  await customer.store.setField('dates/activeDates', [dateId], date);
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  const { body } = await customer.openSession(waiting);
  await customer.tap(String(body.id), 'pay');
  expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'completed' });
  await customer.call('/sendSMS', { dateId, orderKey: waiting.order.orderKey });
  const id = `${customer.uid}_${waiting.order.orderKey}`;
  const { orderKey } = waiting.order;
  const { uid } = customer;
  await customer.store.write([
    {
      path: `${marksCollection(dateId)}/${id}`,
      data: {
        uid,
        orderKey,
        packed: { at: 1, by: 'boss', version: 'v', address: customer.address },
      },
    },
    { path: `${sendsCollection(dateId)}/${id}`, data: { uid, orderKey, msgId: `m-${uid}` } },
    {
      path: doorPhotoPath({ dateId, uid, orderKey }),
      data: { dateId, uid, orderKey, at: 1, jpeg: '/9j/AAAA' },
    },
    { path: `waiting/${dateId}`, data: { seen: 1, dishes: {} } },
    {
      path: `${waitersCollection(dateId)}/${uid}`,
      data: { at: 1, dishes: { [menuId]: { state: 'told', since: 1, told: 2 } } },
    },
    { path: `deliveryMsgs/${dateId}/messages/m-${uid}`, data: { text: customer.address } },
    {
      path: numberPath(customer),
      data: { stop: `page-${uid}`.slice(0, 16), uids: [uid, 'other'], stopped: 1 },
    },
    {
      path: `deliveryRuns/${dateId}`,
      data: { stops: [id, neighbour], areas: [], windows: { [id]: window } },
    },
    {
      path: `dayClosings/${dateId}~2`,
      data: {
        dateId,
        number: 2,
        stops: [
          { id, taken: 500 },
          { id: neighbour, taken: 0 },
        ],
        counts: [],
      },
    },
    {
      path: `invoiceCopies/${customer.phone.replaceAll('-', '')}`,
      data: { dateId, orderKey, customerInfo: { uid, name: '김시험', address: customer.address } },
    },
    {
      path: `creditNotes/${customer.phone.replaceAll('-', '')}`,
      data: {
        uid,
        notes: { 1: { number: 1, dateId, orderKey, amount: 5, reason: customer.address } },
      },
    },
    {
      path: `refunds/${randomUUID()}`,
      data: {
        uid,
        dateId,
        orderKey,
        amount: 500,
        pendingSms: { name: '김시험', phone: customer.phone, smsMsgBody: customer.address },
      },
    },
    {
      path: `paymentExceptions/${uid}`,
      data: { issue: { dateId, orderKey, amount: 1250, at: 1 } },
    },
    {
      path: `staffLog/${randomUUID()}`,
      data: { at: 1, action: 'packed', dateId, orderKey, before: 'no' },
    },
    {
      path: `staffLog/${randomUUID()}`,
      data: {
        ...{ at: 1, action: 'stops', dateId, paths: [`deliveryRuns/${dateId}#stops`] },
        ...{ before: { stops: [] }, after: { stops: [id, neighbour] }, undo: { stops: [id] } },
      },
    },
    {
      path: `staffLog/${randomUUID()}`,
      data: {
        ...{ at: 1, action: 'delivery-time', dateId, undo: { dateId, windows: { [id]: null } } },
        ...{ before: { [id]: null }, after: { [id]: window, [neighbour]: window } },
        paths: [`deliveryRuns/${dateId}#windows#${id}`],
      },
    },
  ]);
  return customer;
}

/** Has staff export or delete a customer. */
function runAction(
  action: 'customer-exported' | 'customer-deleted',
  uid: string,
  attempt: string = randomUUID(),
) {
  return callAction(addresses, { action, attempt, input: { uid } });
}

/** All documents of the shop as text, but for when log-ins ended: that of a deleted account is kept while tokens live. */
async function everything(dateIds: readonly string[]): Promise<string> {
  const collections = [
    ...Object.values(stores).filter((store) => store !== stores.endedLogIns),
    ...dateIds.flatMap((id) => [
      marksCollection(id),
      sendsCollection(id),
      waitersCollection(id),
      `deliveryMsgs/${id}/messages`,
    ]),
  ];
  const found = await Promise.all(
    collections.map(async (path) => [path, await staff.store.list(path)] as const),
  );
  return JSON.stringify(Object.fromEntries(found));
}

test.each([
  ['a customer', undefined],
  ['somebody whose staff rights were withdrawn', false],
  ['somebody whose staff rights were withdrawn since the last log-in', true],
  ['somebody with a claim that is a word', 'true'],
])('%s exports and deletes nobody, not even themselves', async (_who, claim) => {
  const thief = await new HeadlessCustomer(addresses).register();
  thief.token = unsignedToken(thief.uid, { staff: claim });
  const victim = await new HeadlessCustomer(addresses).register();
  for (const action of ['customer-exported', 'customer-deleted'] as const) {
    for (const { uid } of [victim, thief]) {
      const call = { action, attempt: randomUUID(), input: { uid } };
      const response = await callAction(addresses, call, thief.token);
      expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
  }
  expect(await victim.store.read(`users/${victim.uid}`)).toMatchObject({ uid: victim.uid });
});

test('staff export everything stored of a customer, and the log records it', async () => {
  const customer = await formerCustomer();
  const { status, body } = await runAction('customer-exported', customer.uid);
  expect(status).toBe(200);
  const { documents } = body.result as { documents: unknown };
  const paths = (documents as { path: string }[]).map(({ path }) => path.split('/')[0]);
  for (const store of [
    'users',
    'points',
    'ordersForCustomer',
    'orders2',
    'ordersBackupByTime',
    'ordersBackupByKey',
    'cardPaymentIntent',
    'checkouts',
    'smsSent',
    'orderMarks',
    'deliverySends',
    'deliveryMsgs',
    'waiting',
    'doorPhotos',
    'staffLog',
    'creditNotes',
    'refunds',
    'paymentExceptions',
  ]) {
    expect(paths).toContain(store);
  }
  expect(JSON.stringify(body)).not.toContain(neighbour);
  expect(Object.values(await staff.store.list('staffLog'))).toContainEqual(
    expect.objectContaining({ action: 'customer-exported', uid: customer.uid, actor: 'boss' }),
  );
});

test('a deletion keeps sums and leaves nothing that identifies the customer', async () => {
  const customer = await formerCustomer();
  const [dateId = ''] = Object.keys(await customer.orders());
  expect(await everything([dateId])).toContain(customer.address);
  const attempt = randomUUID();
  const remove = () => runAction('customer-deleted', customer.uid, attempt);
  expect(await remove()).toEqual({ status: 200, body: { kind: 'done', result: null } });
  const left = await everything([dateId]);
  const words = [
    customer.uid,
    customer.phone,
    customer.address,
    `77Leaving${customer.uid.slice(5, 13)}`,
    customer.recipient,
  ];
  for (const word of words) expect(left).not.toContain(word);
  expect(await staff.store.read(numberPath(customer))).toMatchObject({
    stopped: 1,
    uids: [expect.stringMatching(/^deleted-/), 'other'],
  });
  const routes = Object.values(await staff.store.list('staffLog')).filter(
    (entry) => entry.dateId === dateId && entry.action === 'delivery-time',
  );
  expect(routes).toMatchObject([{ after: { [neighbour]: window } }]);
  const orders = Object.values((await staff.store.read(`orders2/${dateId}`)) ?? {});
  const [kept] = orders.flatMap((ofCustomer) => Object.values(ofCustomer as PlainMap));
  expect(kept).toMatchObject({ totalPrice: '250.00', paid: true });
  expect(Object.values(await staff.store.list('staffLog'))).toContainEqual(
    expect.objectContaining({
      action: 'customer-deleted',
      actor: 'boss',
      after: { datesKept: 1 },
    }),
  );
  // Whoever has lost the response learns that it is done; for anybody else nothing is left to delete.
  expect(await remove()).toEqual({ status: 200, body: { kind: 'done', result: null } });
  expect(await runAction('customer-deleted', customer.uid)).toMatchObject({ status: 404 });
});

test.each([
  ['a profile', (customer: HeadlessCustomer) => customer.register()],
  ['a login alone', async (customer: HeadlessCustomer) => customer],
])(
  'a deleted account that had %s makes no new profile with the token that it still has',
  async (_, begin) => {
    const customer = await begin(new HeadlessCustomer(addresses));
    const email = `${customer.uid}@example.com`;
    customer.token = unsignedToken(customer.uid, { email });
    expect(await customer.call('/app/delete-account', {})).toMatchObject({ status: 200 });
    const signUp = (uid: string) => {
      const form = { uid, email, name: '김시험', lang: 'ko' as const };
      const user = newUser({ ...form, isAgedCare: true, acName: '', provider: '' }, Date.now());
      const client = restClient(addresses.firestore, { sub: uid, email });
      return client.commit([{ path: `users/${uid}`, replace: { ...user } }]);
    };
    await expect(signUp(customer.uid)).rejects.toThrow(Refused);
    await signUp(`test-${randomUUID()}`);
    const ended = await customer.store.read(`endedLogIns/${customer.uid}`);
    expect(ended).toEqual({ at: expect.any(Number), until: expect.any(Number) });
  },
);

test('a deletion is not done before the login is deleted, which looking its outcome up makes sure of', async () => {
  const customer = await new HeadlessCustomer(addresses).register();
  const { uid } = customer;
  await fetch(`http://${addresses.auth}/admin/fail-deletion?uid=${uid}`, { method: 'POST' });
  const call = { action: 'customer-deleted' as const, attempt: randomUUID(), input: { uid } };
  expect(await callAction(addresses, call)).toMatchObject({ status: 500 });
  expect(await customer.store.read(`users/${uid}`)).toBeUndefined();
  expect(await customer.call('/app/own-data', {})).toMatchObject({ status: 200 });
  const lookup = { ...call, mode: 'outcome' as const };
  for (const _ of ['finishes the deletion', 'finds it finished']) {
    expect(await callAction(addresses, lookup)).toMatchObject({ body: { kind: 'done' } });
    expect(await customer.call('/app/own-data', {})).toMatchObject({ status: 401 });
  }
});

test('the log has an entry for what a customer stored after a deletion that left their login', async () => {
  const customer = await new HeadlessCustomer(addresses).register();
  const { uid } = customer;
  const attempt = randomUUID();
  await fetch(`http://${addresses.auth}/admin/fail-deletion?uid=${uid}`, { method: 'POST' });
  const entries = async () =>
    Object.values(await staff.store.list('staffLog')).filter(
      ({ action }) => action === 'customer-deleted',
    ).length;
  const before = await entries();
  expect(await runAction('customer-deleted', uid, attempt)).toMatchObject({ status: 500 });
  await customer.register();
  expect(await runAction('customer-deleted', uid, attempt)).toMatchObject({ status: 200 });
  expect(await customer.store.read(`users/${uid}`)).toBeUndefined();
  expect(await entries()).toBe(before + 2);
});

test('a customer who waits for a delivery or has not finished a payment is not deleted', async () => {
  const customer = await new HeadlessCustomer(addresses).register({ isCashAvailable: true });
  const dateId = await openDate(customer.store, 3_000_000_001, [menuId]);
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  await customer.openSession(waiting);
  const remove = () => runAction('customer-deleted', customer.uid);
  expect(await remove()).toMatchObject({ body: { problem: 'payment-open' } });
  await customer.placeByCash(dateId, { [menuId]: 20 });
  expect(await remove()).toMatchObject({ body: { problem: 'order-ahead' } });
  expect(await customer.store.read(`users/${customer.uid}`)).toMatchObject({ name: '김시험' });
});

describe('a customer, without asking staff,', () => {
  test('gets what is stored about them, and nothing that names staff or other customers', async () => {
    const customer = await formerCustomer();
    const { status, body } = await customer.call('/app/own-data', {});
    expect(status).toBe(200);
    const found = new Set(
      (body.documents as { path: string }[]).map(({ path }) => path.split('/')[0]),
    );
    for (const store of [
      'users',
      'points',
      'ordersForCustomer',
      'checkouts',
      'smsSent',
      'deliveryMsgs',
      'waiting',
    ]) {
      expect([...found]).toContain(store);
    }
    for (const store of [
      'staffLog',
      'orderMarks',
      'deliveryRuns',
      'dayClosings',
      'deliverySends',
      'refunds',
      'blacklist',
      'orders2',
      'reminderNumbers',
    ]) {
      expect([...found]).not.toContain(store);
    }
    expect(JSON.stringify(body)).not.toContain('boss');
  });

  test('gets nothing of anybody else, whomever the request names', async () => {
    const victim = await formerCustomer();
    const thief = await new HeadlessCustomer(addresses).register();
    const { body } = await thief.call('/app/own-data', { uid: victim.uid });
    expect(JSON.stringify(body)).toContain(thief.uid);
    for (const word of [victim.uid, victim.phone, victim.address]) {
      expect(JSON.stringify(body)).not.toContain(word);
    }
    const response = await thief.call('/app/delete-account', { uid: victim.uid });
    expect(response).toEqual({ status: 200, body: { result: 'deleted' } });
    expect(await victim.store.read(`users/${victim.uid}`)).toMatchObject({ uid: victim.uid });
    expect(await thief.store.read(`users/${thief.uid}`)).toBeUndefined();
  });

  test('deletes their account after a recent log-in only; the books and the log do not say whose it was', async () => {
    const customer = await formerCustomer();
    const [dateId = ''] = Object.keys(await customer.orders());
    const now = Math.floor(Date.now() / 1000);
    customer.token = unsignedToken(customer.uid, { auth_time: now - 11 * 60 });
    expect(await customer.call('/app/delete-account', {})).toMatchObject({
      status: 401,
      body: { code: 'log-in-again' },
    });
    expect(await customer.store.read(`users/${customer.uid}`)).toMatchObject({ name: '김시험' });
    customer.token = unsignedToken(customer.uid);
    expect(await customer.call('/app/delete-account', {})).toEqual({
      status: 200,
      body: { result: 'deleted' },
    });
    const left = await everything([dateId]);
    for (const word of [customer.uid, customer.phone, customer.address, customer.recipient]) {
      expect(left).not.toContain(word);
    }
    expect(left).toContain('250.00');
    expect(Object.values(await staff.store.list('staffLog'))).toContainEqual(
      expect.objectContaining({ action: 'customer-deleted', actorName: 'customer' }),
    );
  });

  test('can not delete an account with an order to come, nor order while it is being deleted', async () => {
    const customer = await new HeadlessCustomer(addresses).register({ isCashAvailable: true });
    const dateId = await openDate(customer.store, 3_000_000_002, [menuId]);
    await customer.placeByCash(dateId, { [menuId]: 20 });
    expect(await customer.call('/app/delete-account', {})).toMatchObject({
      body: { result: 'order-ahead' },
    });
    expect(await customer.store.read(`users/${customer.uid}`)).not.toHaveProperty('deletedAs');
    const other = await new HeadlessCustomer(addresses).register();
    const waiting = await other.prepare(dateId, { [menuId]: 20 });
    await other.store.setField(`users/${other.uid}`, ['deletedAs'], 'deleted-1');
    expect(await other.openSession(waiting)).toMatchObject({
      status: 409,
      body: { problems: [{ code: 'account-deleted' }] },
    });
  });

  test('asks for it ten times a day at most', async () => {
    const customer = await new HeadlessCustomer(addresses).register();
    const statuses: number[] = [];
    for (let call = 0; call < 11; call++) {
      statuses.push((await customer.call('/app/own-data', {})).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
