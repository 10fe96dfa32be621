import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { copySheet } from '../../src/domain/customer/copy-sheets.ts';
import { newUser } from '../../src/domain/customer/user.ts';
import { issuesOf } from '../../src/domain/issues/issues.ts';
import { orderKeyOf } from '../../src/domain/order/order-key.ts';
import {
  type HandledIssues,
  handleIssue,
  markOf,
} from '../../src/domain/staff/inbox/handled-issue.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { menuId } from '../support/functions/back-shop.ts';
import {
  asStaff,
  everything,
  formerCustomer,
  neighbour,
  numberPath,
  window,
} from '../support/functions/former-customer.ts';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { openDate } from '../support/functions/one-date.ts';
import { paidOrder } from '../support/functions/paid-order.ts';
import { reconcileNow } from '../support/functions/reconcile-now.ts';
import { RefundDesk, RefundingStaff } from '../support/functions/refunding.ts';
import { callAction } from '../support/functions/run-function-action.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { unsignedToken } from '../support/functions/unsigned-token.ts';
import { Refused } from '../support/rules/client.ts';
import { restClient } from '../support/rules/rest-client.ts';

const addresses = sharedShop();

const staff = new HeadlessCustomer(addresses);
staff.token = unsignedToken('boss', { staff: true, email: 'boss@example.com' });
const refunding = new RefundingStaff(addresses);
const desk = new RefundDesk(addresses);

/** Has staff export or delete a customer. */
function runAction(
  action: 'customer-exported' | 'customer-deleted',
  uid: string,
  attempt: string = randomUUID(),
) {
  return callAction(addresses, { action, attempt, input: { uid } });
}

/** All documents of the shop as text, but for how many texts each number got in a day: that stays. */
async function everythingAsText(dateIds: readonly string[]): Promise<string> {
  const { smsSent = {}, ...stored } = await everything(staff.store, dateIds);
  const texts = Object.entries(smsSent).filter(([id]) => !id.startsWith('day-'));
  return JSON.stringify({ ...stored, texts });
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
  const customer = await formerCustomer(addresses);
  const { status, body } = await runAction('customer-exported', customer.uid);
  expect(status).toBe(200);
  const { documents } = body.result as { documents: unknown };
  const paths = (documents as { path: string }[]).map(({ path }) => path.split('/')[0]);
  expect(documents).toContainEqual(
    expect.objectContaining({
      path: copySheet('users/users', customer.uid),
      field: [customer.uid],
    }),
  );
  for (const store of [
    'users',
    'userList',
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
  const customer = await formerCustomer(addresses);
  const [dateId = ''] = Object.keys(await customer.orders());
  const key = orderKeyOf(customer.info, customer.uid);
  const share = `ordersBackupByKey/${dateId}_${key}/shares/${customer.uid}`;
  expect(await staff.store.read(share)).toBeDefined();
  expect(await everythingAsText([dateId])).toContain(customer.address);
  const attempt = randomUUID();
  const remove = () => runAction('customer-deleted', customer.uid, attempt);
  expect(await remove()).toEqual({ status: 200, body: { kind: 'done', result: null } });
  const left = await everythingAsText([dateId]);
  const words = [
    customer.uid,
    customer.phone,
    customer.address,
    `77Leaving${customer.uid.slice(5, 13)}`,
    `B-${customer.uid.slice(5, 13)}`,
    customer.recipient,
  ];
  for (const word of words) expect(left).not.toContain(word);
  expect(await staff.store.read(share)).toBeUndefined();
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

test('what cannot be read among old orders and points keeps no data of a customer', async () => {
  const customer = await formerCustomer(addresses);
  const { uid, store } = customer;
  const damaged = { '20190102_1': null, '20190103_1': { home: null }, '20990103_1': null };
  for (const [dateId, orders] of Object.entries(damaged)) {
    await store.setField(`ordersForCustomer/${uid}`, [dateId], orders);
    await store.setField(`ordersForCustomerBackup/${uid}`, [dateId], orders);
  }
  await store.setField(`points/${uid}`, ['empty'], null);
  expect(await customer.call('/app/personal/own-data', {})).toMatchObject({ status: 200 });
  expect(await runAction('customer-deleted', uid)).toMatchObject({ body: { kind: 'done' } });
  for (const of of ['users', 'points', 'ordersForCustomer', 'ordersForCustomerBackup']) {
    expect(await store.read(`${of}/${uid}`)).toBeUndefined();
  }
});

test('a deletion and an export know the sheets with older orders, also without the first', async () => {
  const customer = await formerCustomer(addresses);
  const { uid, store } = customer;
  const [ofDate] = Object.values(await customer.orders());
  const [stored] = Object.values(ofDate ?? {});
  const order = JSON.parse(JSON.stringify(stored)) as PlainMap;
  const sheets = ['20230101_1', '20240101_1'].map((dateId, at) => ({
    path: `ordersForCustomerBackup/${uid}~${at + 2}`,
    data: { [dateId]: { [String(order.orderKey)]: { ...order, dateId } } },
  }));
  await store.write(sheets);
  const own = await customer.call('/app/personal/own-data', {});
  for (const { path } of sheets) expect(JSON.stringify(own.body)).toContain(path);
  expect(await runAction('customer-deleted', uid)).toMatchObject({ status: 200 });
  for (const { path } of sheets) expect(await store.read(path)).toBeUndefined();
  const kept = Object.entries(await staff.store.list('ordersForCustomerBackup')).filter(
    ([id, data]) => /^deleted-.*~[23]$/.test(id) && JSON.stringify(data).includes('250.00'),
  );
  expect(kept).toHaveLength(2);
  const text = JSON.stringify(kept);
  for (const word of [uid, customer.phone, customer.address]) expect(text).not.toContain(word);
  expect(Object.values(await staff.store.list('staffLog'))).toContainEqual(
    expect.objectContaining({ action: 'customer-deleted', after: { datesKept: 3 } }),
  );
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
    expect(await customer.call('/app/personal/delete-account', {})).toMatchObject({ status: 200 });
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

test.each([
  ['/app/redeem-code', { code: 'GIFT24', quantities: '{}' }],
  ['/app/ask-refund', { ask: '{}' }],
  ['/app/withdraw-request', { request: 'r' }],
  ['/sendSMS', { dateId: '20200102_1', orderKey: 'x' }],
])('%s of another tab stores nothing while the account is being deleted', async (path, form) => {
  const customer = await new HeadlessCustomer(addresses).register();
  const ended = { at: 1, until: Date.now() + 60_000 };
  await customer.store.write([{ path: `endedLogIns/${customer.uid}`, data: ended }]);
  expect(await customer.call(path, form)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
});

test('a deletion is not done before the login is deleted, which looking its outcome up makes sure of', async () => {
  const customer = await new HeadlessCustomer(addresses).register();
  const { uid } = customer;
  await fetch(`http://${addresses.auth}/admin/fail-deletion?uid=${uid}`, { method: 'POST' });
  const call = { action: 'customer-deleted' as const, attempt: randomUUID(), input: { uid } };
  expect(await callAction(addresses, call)).toMatchObject({ status: 500 });
  expect(await customer.store.read(`users/${uid}`)).toBeUndefined();
  expect(await customer.call('/app/personal/own-data', {})).toMatchObject({ status: 200 });
  const lookup = { ...call, mode: 'outcome' as const };
  for (const _ of ['finishes the deletion', 'finds it finished']) {
    expect(await callAction(addresses, lookup)).toMatchObject({ body: { kind: 'done' } });
    expect(await customer.call('/app/personal/own-data', {})).toMatchObject({ status: 401 });
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

test.each([
  ['failed', 'balance'],
  ['pending', 'pending'],
  ['requested', 'lost-answer'],
] as const)(
  'a customer whose refund is %s is deleted once it is paid back',
  async (state, outcome) => {
    const madeAt = { failed: 3_000_000_011, pending: 3_000_000_012, requested: 3_000_000_013 };
    const { customer, place, payment, session } = await paidOrder(addresses, madeAt[state], 4);
    await desk.setOutcome(payment, outcome);
    await desk.faults(session, { seed: 1, drop: 1 });
    const cancel = await refunding.decisionFor(customer, place, { kind: 'cancellation' });
    expect((await refunding.refundOrder(cancel)).body).toMatchObject({ kind: 'done' });
    const [refund] = await desk.records(customer.uid);
    expect(refund).toMatchObject({ state, amount: 5000 });
    const leave = () => customer.call('/app/personal/delete-account', {});
    expect(await leave()).toMatchObject({ body: { result: 'payment-open' } });
    expect(await runAction('customer-deleted', customer.uid)).toMatchObject({
      body: { problem: 'payment-open' },
    });
    expect(await customer.store.read(`users/${customer.uid}`)).not.toHaveProperty('deletedAs');
    if (state === 'failed') {
      const by = { how: 'transfer', note: '' } as const;
      await refunding.call({ do: 'refund-settled', id: randomUUID(), refund: refund?.id, ...by });
    }
    if (state === 'pending') await desk.move(String(refund?.providerId), 'succeeded');
    await reconcileNow(addresses);
    expect(await leave()).toMatchObject({ body: { result: 'deleted' } });
  },
);

test('a dispute keeps its customer, whose name and address are the evidence, until the bank has decided', async () => {
  const { customer, place, payment, session } = await paidOrder(addresses, 3_000_000_015, 4);
  // As if it had been delivered long ago.
  await staff.store.setField(`ordersForCustomer/${customer.uid}`, [place.dateId], {});
  const { id } = await desk.dispute(payment, 'needs_response');
  await desk.webhooksDone(session);
  const leave = () => customer.call('/app/personal/delete-account', {});
  expect(await leave()).toMatchObject({ body: { result: 'payment-open' } });
  await desk.moveDispute(id, 'under_review');
  await desk.webhooksDone(session);
  expect(await runAction('customer-deleted', customer.uid)).toMatchObject({
    body: { problem: 'payment-open' },
  });
  await desk.moveDispute(id, 'lost');
  await desk.webhooksDone(session);
  expect(await leave()).toMatchObject({ body: { result: 'deleted' } });
});

test('a payment without an order keeps its customer until staff resolve it, and stays resolved then', async () => {
  const customer = await new HeadlessCustomer(addresses).register({ isCashAvailable: true });
  const dateId = await openDate(customer.store, 3_000_000_014, [menuId]);
  const waiting = await customer.prepare(dateId, { [menuId]: 20 });
  const session = String((await customer.openSession(waiting)).body.id);
  const { orderId = '', attemptId } = await customer.placeByCash(dateId, { [menuId]: 20 });
  await customer.tap(session, 'pay');
  expect((await customer.comeBack(waiting.order)).body).toMatchObject({ state: 'exception' });
  const cancel = { dateId, orderId, basedOn: attemptId };
  expect(await customer.call('/app/cancel-order', cancel)).toMatchObject({ status: 200 });
  const leave = () => customer.call('/app/personal/delete-account', {});
  expect(await leave()).toMatchObject({ body: { result: 'payment-open' } });
  expect(await runAction('customer-deleted', customer.uid)).toMatchObject({
    body: { problem: 'payment-open' },
  });
  const inbox = async () => {
    const orderIssues = await staff.store.read('errors/orderIssues');
    const handled = (await staff.store.read('staffInbox/handled')) as unknown as HandledIssues;
    const checkouts = { [session]: await staff.store.read(`checkouts/${session}`) };
    const paid = { checkouts, paidOrders: new Set<string>() };
    return issuesOf({ orderIssues, smsUnsent: {}, addressIssues: {}, ...paid })
      .filter((issue) => issue.dateId === dateId)
      .map((issue) => ({ issue, mark: markOf(handled ?? {}, issue) }));
  };
  const [open] = await inbox();
  expect(open).toMatchObject({ issue: { name: '김시험', phone: customer.phone }, mark: undefined });
  const { id = '', uid = '', time } = open?.issue ?? {};
  await asStaff(customer, handleIssue, { issue: { id, dateId, uid, time }, note: customer.phone });
  expect(await leave()).toMatchObject({ body: { result: 'deleted' } });
  expect(await inbox()).toMatchObject([
    { issue: { id: `paid-${session}`, name: '', phone: '' }, mark: { note: '' } },
  ]);
});

describe('a customer, without asking staff,', () => {
  test('gets what is stored about them, and nothing that names staff or other customers', async () => {
    const customer = await formerCustomer(addresses);
    const { status, body } = await customer.call('/app/personal/own-data', {});
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
    const victim = await formerCustomer(addresses);
    const thief = await new HeadlessCustomer(addresses).register();
    const { body } = await thief.call('/app/personal/own-data', { uid: victim.uid });
    expect(JSON.stringify(body)).toContain(thief.uid);
    for (const word of [victim.uid, victim.phone, victim.address]) {
      expect(JSON.stringify(body)).not.toContain(word);
    }
    const response = await thief.call('/app/personal/delete-account', { uid: victim.uid });
    expect(response).toEqual({ status: 200, body: { result: 'deleted' } });
    expect(await victim.store.read(`users/${victim.uid}`)).toMatchObject({ uid: victim.uid });
    expect(await thief.store.read(`users/${thief.uid}`)).toBeUndefined();
  });

  test('deletes their account after a recent log-in only; the books and the log do not say whose it was', async () => {
    const customer = await formerCustomer(addresses);
    const [dateId = ''] = Object.keys(await customer.orders());
    const now = Math.floor(Date.now() / 1000);
    customer.token = unsignedToken(customer.uid, { auth_time: now - 11 * 60 });
    expect(await customer.call('/app/personal/delete-account', {})).toMatchObject({
      status: 401,
      body: { code: 'log-in-again' },
    });
    expect(await customer.store.read(`users/${customer.uid}`)).toMatchObject({ name: '김시험' });
    customer.token = unsignedToken(customer.uid);
    expect(await customer.call('/app/personal/delete-account', {})).toEqual({
      status: 200,
      body: { result: 'deleted' },
    });
    const left = await everythingAsText([dateId]);
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
    expect(await customer.call('/app/personal/delete-account', {})).toMatchObject({
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
      statuses.push((await customer.call('/app/personal/own-data', {})).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    // In the store, where it outlives an instance.
    const counted = await customer.store.read(`personalDataCalls/${customer.uid}`);
    expect(counted).toMatchObject({ count: 10 });
    expect(await customer.call('/app/own-data', {})).toMatchObject({ status: 404 });
  });
});
