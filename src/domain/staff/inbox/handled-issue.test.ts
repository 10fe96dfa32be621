import { expect, it } from 'vitest';
import { disputeShownMs, paymentLookBackMs } from '../../issues/issues.ts';
import { documentBytes } from '../../store/document-size.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import { handleIssue } from './handled-issue.ts';

const issue = { id: 'order-1-2', dateId: '20261124_1', uid: 'u1' };
const handled = {
  'staffInbox/handled': {
    'order-1-2': { at: staffActor.now, by: 'boss@example.com', note: '전화함' },
  },
};

const dispute = { id: 'du_1', state: 'answer', refundable: false, changedAt: 1, uid: 'u1' };
const entry = { issue: 'cardPaymentException', order: { customerInfo: { uid: 'u1' } } };
const listed = { 'errors/orderIssues': { 1: { 2: entry } } };
const told = { 'paymentExceptions/u1': { 'order-1-2': { dateId: '20261124_1' } } };

it('notes who handled an issue, when and how, and tells its customer', async () => {
  const store = { ...listed, ...told };
  const documents = await storeAfterAction(handleIssue, { issue, note: ' 전화함 ' }, store);
  expect(documents).toMatchObject({
    ...handled,
    'paymentExceptions/u1': { 'order-1-2': { handled: true } },
    'staffLog/entry-1': { subject: 'order-1-2', uid: 'u1', dateId: '20261124_1' },
  });
});

it('opens an issue again', async () => {
  const store = { ...handled, ...told };
  const documents = await storeAfterAction(handleIssue, { issue, note: null }, store);
  expect(documents['staffInbox/handled']).toEqual({});
  expect(documents).toMatchObject({ 'paymentExceptions/u1': { 'order-1-2': { handled: false } } });
});

/** A customer who has ordered without a mobile so often, the last time then. */
const noMobile = (time: number, times: number) => ({
  'errors/smsUnsent': { 'no-mobile_u1': { uid: 'u1', error: 'x', time, times } },
});
const again = { id: 'text-no-mobile_u1', dateId: '', uid: 'u1' };

it('handles an issue that has happened again, with the same note too', async () => {
  const store = {
    ...noMobile(staffActor.now + 1, 2),
    'staffInbox/handled': { [again.id]: { at: staffActor.now, by: 'a', note: '전화함' } },
  };
  const once = { issue: { ...again, time: staffActor.now + 1, times: 2 }, note: '전화함' };
  const documents = await storeAfterAction(handleIssue, once, store);
  const mark = { time: staffActor.now + 1, times: 2 };
  expect(documents['staffInbox/handled']?.[again.id]).toMatchObject(mark);
  expect(await outcomeOf(handleIssue, once, documents)).toMatchObject({ kind: 'already-done' });
});

it('takes an issue for no later, nor for more often, than it has happened: it comes back', async () => {
  const forged = { issue: { ...again, time: 9e15, times: 1e9 }, note: '' };
  const documents = await storeAfterAction(handleIssue, forged, noMobile(1000, 2));
  const mark = documents['staffInbox/handled']?.[again.id];
  expect(mark).toMatchObject({ time: 1000, times: 2 });
});

it('tells nobody but the customer of the issue, and stores no more than it needs', async () => {
  const store = { ...listed, ...told };
  const words = 'x'.repeat(120_000);
  const forged = { ...issue, dateId: words, kind: words, orderKey: words };
  const documents = await storeAfterAction(handleIssue, { issue: forged, note: 'x' }, store);
  expect(documentBytes(documents['staffLog/entry-1'] ?? {})).toBeLessThan(2000);
  const invented = { issue: { ...issue, uid: 'invented' }, note: 'x' };
  const after = await storeAfterAction(handleIssue, invented, store);
  expect(after).not.toHaveProperty('paymentExceptions/invented');
  expect(after).toMatchObject({ 'paymentExceptions/u1': { 'order-1-2': { handled: true } } });
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
  ['paid-cs_1', { 'checkouts/cs_1': { uid: 'u1', payment_intent: 'pi_1', state: 'open' } }],
  ['unlisted-cs_1', { 'checkouts/cs_1': { uid: 'u1', settled: false, unlisted: true } }],
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
  ...['paid-cs_3', 'unlisted-cs_3', 'uncopied-cs_3'],
  ...['dispute-won-du_1', 'dispute-made-up-du_1', 'dispute-answer-du_2', 'dispute-answer-a/b'],
])('handles no issue %s that there is not', async (id) => {
  const completed = { uid: 'u1', payment_intent: 'pi_3', state: 'completed', settled: true };
  const store = { ...listed, 'disputes/du_1': dispute, 'checkouts/cs_3': completed };
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
