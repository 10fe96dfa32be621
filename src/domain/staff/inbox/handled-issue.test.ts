import { expect, it } from 'vitest';
import { disputeShownMs, paymentLookBackMs } from '../../issues/issues.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import { handleIssue } from './handled-issue.ts';

const issue = {
  id: 'order-1-2',
  kind: 'cardPaymentException',
  dateId: '20261124_1',
  orderKey: 'k',
  uid: 'u1',
};
const handled = {
  'staffInbox/handled': {
    'order-1-2': { at: staffActor.now, by: 'boss@example.com', note: '전화함' },
  },
};

const dispute = { id: 'du_1', state: 'answer', refundable: false, changedAt: 1, uid: 'u1' };
const listed = { 'errors/orderIssues': { 1: { 2: { issue: 'cardPaymentException' } } } };

it('notes who handled an issue, when and how, and tells its customer', async () => {
  const documents = await storeAfterAction(handleIssue, { issue, note: ' 전화함 ' }, listed);
  expect(documents).toMatchObject({
    ...handled,
    'paymentExceptions/u1': { 'order-1-2': { handled: true } },
    'staffLog/entry-1': { subject: 'order-1-2', uid: 'u1', dateId: '20261124_1' },
  });
});

it('opens an issue again', async () => {
  const documents = await storeAfterAction(handleIssue, { issue, note: null }, handled);
  expect(documents['staffInbox/handled']).toEqual({});
  expect(documents['paymentExceptions/u1']).toEqual({ 'order-1-2': { handled: false } });
});

it('handles an issue that has happened again, with the same note too', async () => {
  const again = { ...issue, time: staffActor.now + 1 };
  const documents = await storeAfterAction(handleIssue, { issue: again, note: '전화함' }, handled);
  expect(documents['staffInbox/handled']?.['order-1-2']).toMatchObject({ time: again.time });
  const once = { issue: again, note: '전화함' };
  expect(await outcomeOf(handleIssue, once, documents)).toMatchObject({ kind: 'already-done' });
});

it('asks when somebody else handled the issue first', async () => {
  const mine = { issue, note: '환불함' };
  const options = { seen: null, actor: otherActor };
  expect(await outcomeOf(handleIssue, mine, handled, options)).toMatchObject({
    kind: 'conflict',
    now: '전화함',
    wanted: '환불함',
  });
});

it.each<[string, Documents]>([
  ['order-1-2', listed],
  ['text-u1-1', { 'errors/smsUnsent': { 'u1-1': { error: 'x' } } }],
  ['address-1000', { 'errors/addressIssues': { 1000: { issue: 'x' } } }],
  ['paid-cs_1', { 'checkouts/cs_1': { uid: 'u1' } }],
  ['order-1-3', { 'paymentExceptions/u1': { 'order-1-3': { dateId: '1' } } }],
  ['dispute-answer-du_1', { 'disputes/du_1': dispute }],
  [
    'dispute-question-waiting-du_1',
    { 'disputes/du_1': { ...dispute, state: 'waiting', refundable: true } },
  ],
])('handles issue %s, which is stored', async (id, store) => {
  const outcome = await outcomeOf(handleIssue, { issue: { ...issue, id }, note: 'x' }, store);
  expect(outcome).toMatchObject({ kind: 'write' });
});

it.each([
  ...['order-1-3', 'text-u1-1', 'paid-cs_2', 'paid-a/b', 'paid-', 'toString', 'made-up'],
  ...['dispute-won-du_1', 'dispute-made-up-du_1', 'dispute-answer-du_2', 'dispute-answer-a/b'],
])('handles no issue %s that there is not', async (id) => {
  const store = { ...listed, 'disputes/du_1': dispute };
  for (const uid of ['', 'u1']) {
    const invented = { issue: { ...issue, id, uid }, note: 'x' };
    expect(await outcomeOf(handleIssue, invented, store)).toEqual({
      kind: 'refused',
      problem: { code: 'unknown-issue' },
    });
  }
});

it('forgets what was handled long ago and has left its list, and nothing else', async () => {
  const since = staffActor.now - paymentLookBackMs;
  const mark = (at: number) => ({ at, by: 'boss@example.com', note: '' });
  const store = {
    ...listed,
    'errors/smsUnsent': { old: { error: 'x' } },
    'staffInbox/handled': {
      'text-gone': mark(since - 1),
      'text-old': mark(since - 1),
      'paid-cs_1': mark(since),
      'dispute-won-du_1': mark(since - 1),
      'dispute-won-du_2': mark(staffActor.now - disputeShownMs - 1),
    },
  };
  const documents = await storeAfterAction(handleIssue, { issue, note: 'x' }, store);
  expect(Object.keys(documents['staffInbox/handled'] ?? {})).toEqual([
    'text-old',
    'paid-cs_1',
    'dispute-won-du_1',
    'order-1-2',
  ]);
});
