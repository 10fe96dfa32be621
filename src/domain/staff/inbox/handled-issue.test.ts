import { expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act.ts';
import { otherActor, staffActor } from '../../testing/staff.ts';
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

it('notes who handled an issue, when and how, and tells its customer', async () => {
  const documents = await storeAfterAction(handleIssue, { issue, note: ' 전화함 ' }, {});
  expect(documents).toMatchObject({
    ...handled,
    'paymentExceptions/u1': { 'order-1-2': { handled: true } },
    'staffLog/entry-1': { subject: 'order-1-2', uid: 'u1', orderKey: 'k', dateId: '20261124_1' },
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
