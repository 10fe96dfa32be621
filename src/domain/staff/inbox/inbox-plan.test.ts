import { expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { otherActor, staffActor } from '../../testing/staff.ts';
import { planHandled } from './inbox-plan.ts';

const issue = {
  id: 'order-1-2',
  kind: 'cardPaymentException',
  dateId: '20261124_1',
  orderKey: 'k',
  uid: 'u1',
};
const handled = { 'order-1-2': { at: staffActor.now, by: 'boss@example.com', note: '전화함' } };

it('notes who dealt with an issue, when and how', () => {
  const plan = planHandled({ issue, note: ' 전화함 ', seen: null }, undefined, staffActor);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  const documents = applyWrites({}, plan.writes);
  expect(documents['staffInbox/handled']).toEqual(handled);
  expect(documents['paymentExceptions/u1']).toEqual({ 'order-1-2': { handled: true } });
  expect(documents['staffLog/entry-1']).toMatchObject({
    action: 'issue',
    uid: 'u1',
    orderKey: 'k',
  });
});

it('opens an issue again, once', () => {
  const back = { issue, note: null, seen: staffActor.now };
  expect(planHandled(back, handled, otherActor)).toMatchObject({ kind: 'write' });
  expect(planHandled(back, {}, otherActor)).toEqual({ kind: 'already-done' });
});

it('reports a conflict when somebody else handled the issue first', () => {
  expect(planHandled({ issue, note: '', seen: null }, handled, otherActor)).toEqual({
    kind: 'refused',
    problem: { code: 'changed-meanwhile', state: 'boss@example.com' },
  });
});
