import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HeadlessCustomer } from '../support/functions/headless-customer.ts';
import { sharedShop } from '../support/functions/shared-shop.ts';
import { staffCalling } from '../support/functions/staff-calling.ts';

const addresses = sharedShop();

const staffWith = (uid: string) => staffCalling(addresses, uid);
const owner = staffWith('boss-of-roles');
const books = staffWith('books-of-roles');

const issueOf = (id: string) => ({ id, dateId: '', uid: '' });

/** Stores a text that was not sent, and tells the id of its issue. */
async function unsentText(): Promise<string> {
  const key = randomUUID();
  await owner.store.setField('errors/smsUnsent', [key], { error: 'no credit' });
  return `text-${key}`;
}

/** Handles an issue, with a log entry of its own. */
const handling = (issue: string, entryId: string = randomUUID()) => ({
  action: 'issue',
  input: JSON.stringify({ issue: issueOf(issue), note: 'called' }),
  seen: 'null',
  entryId,
});
const handled = async (issue: string) => (await books.store.read('staffInbox/handled'))?.[issue];

test('a role runs the actions that are for it, under its name in the log', async () => {
  const issue = await unsentText();
  const call = handling(issue);
  expect(await books.call('/app/staff-action', call)).toMatchObject({
    status: 200,
    body: { kind: 'write', before: null, after: 'called', writes: [] },
  });
  expect(await handled(issue)).toMatchObject({ note: 'called' });
  expect(await books.store.read(`staffLog/${call.entryId}`)).toMatchObject({
    action: 'issue',
    actor: 'books-of-roles',
    actorName: 'books-of-roles@example.com',
    after: 'called',
  });
});

test('a call whose answer was lost changes nothing when it is sent again', async () => {
  const issue = await unsentText();
  const call = handling(issue);
  await books.call('/app/staff-action', call);
  const stored = await handled(issue);
  expect(await books.call('/app/staff-action', call)).toMatchObject({
    body: { kind: 'write', after: 'called' },
  });
  expect(await handled(issue)).toEqual(stored);
});

test('a change that somebody else has made first is a conflict', async () => {
  const issue = await unsentText();
  await books.call('/app/staff-action', handling(issue));
  const input = JSON.stringify({ issue: issueOf(issue), note: 'wrote' });
  const late = await books.call('/app/staff-action', { ...handling(issue), input });
  expect(late).toMatchObject({ status: 200, body: { kind: 'conflict', now: 'called' } });
});

test('an issue that there is not is not handled, so that a role fills no document', async () => {
  const issue = `text-${randomUUID()}`;
  expect(await books.call('/app/staff-action', handling(issue))).toMatchObject({
    status: 200,
    body: { kind: 'refused', problem: { code: 'unknown-issue' } },
  });
  expect(await handled(issue)).toBeUndefined();
});

const refused = { status: 403, body: { code: 'forbidden' } };

test('refuses an action that is for another role, one with a call of its own, and one that does not exist', async () => {
  const soldOut = { dateId: '20261124_1', onSale: { soup: false } };
  for (const action of ['sold-out', 'refund-declined', 'no-such-action']) {
    const call = { action, input: JSON.stringify(soldOut), entryId: randomUUID() };
    expect(await books.call('/app/staff-action', call)).toMatchObject(refused);
    expect(await books.store.read(`staffLog/${call.entryId}`)).toBeUndefined();
  }
});

test('refuses customers, and owners, who write under the rules', async () => {
  const customer = await new HeadlessCustomer(addresses).register();
  const pretender = staffWith(customer.uid);
  for (const one of [customer, pretender, owner]) {
    const call = handling(await unsentText());
    expect(await one.call('/app/staff-action', call)).toMatchObject(refused);
  }
});

test('lets nobody but owners correct the details of a customer', async () => {
  const { uid } = await new HeadlessCustomer(addresses).register();
  const before = await owner.store.read(`users/${uid}`);
  const details = { name: 'Somebody Else', acName: '', info: null };
  const input = JSON.stringify({ uid, details });
  const call = { action: 'customer-details', input, entryId: randomUUID() };
  expect(await books.call('/app/staff-action', call)).toMatchObject(refused);
  expect(await owner.store.read(`users/${uid}`)).toEqual(before);
});

test("refuses to take over somebody else's log entry", async () => {
  const call = handling(await unsentText());
  await books.call('/app/staff-action', call);
  const other = staffWith('books-two-of-roles');
  expect(await other.call('/app/staff-action', call)).toMatchObject(refused);
});

const giveRole = (email: string, role: string) => {
  const input = JSON.stringify({ email, role });
  const call = { action: 'staff-rights', attempt: randomUUID(), mode: 'run', input };
  return owner.call('/app/function-action', call);
};

test('a role counts from when it is given until it is taken away', async () => {
  const somebody = await new HeadlessCustomer(addresses).register();
  const theirs = staffWith(somebody.uid);
  const handle = async () => theirs.call('/app/staff-action', handling(await unsentText()));
  expect(await handle()).toMatchObject(refused);
  const done = { status: 200, body: { kind: 'done', result: null } };
  const email = `${somebody.uid}@example.com`;
  expect(await giveRole(email, 'books')).toEqual(done);
  expect(await handle()).toMatchObject({ status: 200 });
  expect(await giveRole(email, 'off')).toEqual(done);
  expect(await handle()).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  const loggedInAgain = staffWith(somebody.uid);
  const call = handling(await unsentText());
  expect(await loggedInAgain.call('/app/staff-action', call)).toMatchObject(refused);
  expect(await owner.store.read(`endedLogIns/${somebody.uid}`)).toEqual({ at: expect.any(Number) });
});

test.each([
  ['boss-of-roles@example.com', 'own-role'],
  ['nobody@nowhere.example', 'unknown-account'],
  ['no address', 'unknown-account'],
])('does not change the role of %s: %s', async (email, problem) => {
  expect(await giveRole(email, 'books')).toEqual({
    status: 200,
    body: { kind: 'refused', problem },
  });
});

test('shows the team to owners only', async () => {
  const boss = { uid: 'boss', email: 'boss@example.com', name: '', role: 'owner', disabled: false };
  const teamFor = async ({ token }: HeadlessCustomer) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${addresses.functions}/app/team`, { headers });
    return { status: answer.status, body: (await answer.json()) as object };
  };
  expect(await teamFor(owner)).toEqual({ status: 200, body: { team: [boss] } });
  expect(await teamFor(books)).toMatchObject(refused);
});

test('lets nobody but owners give roles, send delivery times or ask for a customer', async () => {
  const act = (action: string, input: object) => ({
    action,
    attempt: randomUUID(),
    mode: 'run',
    input: JSON.stringify(input),
  });
  const stop = { uid: 'u1', orderId: 'x', window: { from: 1, to: 2 } };
  const calls: [string, Record<string, string>][] = [
    ['/app/function-action', act('staff-rights', { email: 'x@example.com', role: 'owner' })],
    ['/app/function-action', act('customer-exported', { uid: 'u1' })],
    ['/app/function-action', act('customer-deleted', { uid: 'u1' })],
    [
      '/app/function-action',
      act('delivery-message', { dateId: '20261124_1', stops: [stop], resend: 'no' }),
    ],
    ['/sendSMS', { uid: 'u1', dateId: '20261124_1', orderKey: 'x' }],
  ];
  for (const [path, form] of calls) {
    expect([path, form.action, await books.call(path, form)]).toMatchObject([
      path,
      form.action,
      refused,
    ]);
  }
});
