import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { dateId } from '../../testing/fixtures.ts';
import { orderOf, paidShop, paymentWith } from '../../testing/paid-shop.ts';
import { otherActor, staffActor } from '../../testing/staff-actors.ts';
import type { CustomerRefunds } from '../customer-refunds.ts';
import { creditNoteNumberText, nextCreditNote } from '../payments/credit-note.ts';
import type { Refund } from '../refund.ts';
import { planExceptionRefund, planRetry } from './orderless-refund-plan.ts';

const owner = { uid: 'u1', dateId, orderId: 'first' };
const decision = { id: 'decision-1', payment_intent: 'pi_1', reason: '두 번 결제됐어요' };

function exception(changes = {}, payment = paymentWith(), stored: CustomerRefunds = {}) {
  const order = orderOf(paidShop);
  if (!order) throw new Error('the fixture has an order');
  const paid = { ...owner, order };
  return planExceptionRefund({ ...decision, ...changes }, paid, payment, stored, staffActor);
}
const refusal = (plan: ReturnType<typeof exception>) =>
  plan.kind === 'refused' ? plan.problem : plan.kind;

describe('a payment without an order', () => {
  it('is refunded in full without changing orders or points', () => {
    const plan = exception();
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    expect(plan.refunds).toMatchObject([{ kind: 'exception', amount: 6000 }]);
    expect(Object.keys(applyWrites({}, plan.writes)).sort()).toEqual([
      'refunds/decision-1-1',
      'refundsForCustomer/u1',
      'staffLog/entry-1',
      'staffLogHeads/boss',
    ]);
  });

  it('is refunded once, only with a reason and only while it holds money', () => {
    const plan = exception();
    const [refund] = plan.kind === 'write' ? plan.refunds : [];
    const stored = refund ? { refunds: { [refund.id]: refund } } : {};
    expect(refusal(exception({}, paymentWith(), stored))).toBe('already-done');
    expect(refusal(exception({ id: 'decision-2' }, paymentWith(), stored))).toEqual({
      code: 'not-held',
      held: 0,
    });
    expect(refusal(exception({ reason: ' ' }))).toEqual({ code: 'reason-missing' });
    expect(
      refusal(planExceptionRefund(decision, undefined, paymentWith(), {}, staffActor)),
    ).toEqual({ code: 'not-an-exception' });
  });

  it('is not refunded beside a refund of it that has failed, which staff repeat', () => {
    const plan = exception();
    const [made] = plan.kind === 'write' ? plan.refunds : [];
    if (!made) throw new Error(JSON.stringify(plan));
    const stored = { refunds: { [made.id]: { ...made, state: 'failed' as const } } };
    expect(refusal(exception({ id: 'decision-2' }, paymentWith(), stored))).toEqual({
      code: 'not-held',
      held: 0,
    });
  });
});

describe('a repeated refund', () => {
  const failed: Refund = {
    id: 'decision-1-1',
    decision: 'decision-1',
    kind: 'reduction',
    state: 'failed',
    amount: 2000,
    to: 'card',
    payment_intent: 'pi_1',
    ...owner,
    actor: 'boss',
    actorName: 'boss@example.com',
    reason: '빠졌어요',
    at: 1,
    changedAt: 1,
    creditNote: 7,
  };
  const stored = { refunds: { [failed.id]: failed } };
  const retry = (
    of: Refund | undefined,
    payments = [paymentWith()],
    known: CustomerRefunds = stored,
  ) =>
    planRetry({ id: 'decision-2', reason: '' }, of, orderOf(paidShop), payments, known, otherActor);

  it('replaces the failed one and keeps its credit note', () => {
    const plan = retry(failed);
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    expect(plan.refunds).toMatchObject([
      { id: 'decision-2-1', kind: 'reduction', amount: 2000, retryOf: failed.id, creditNote: 7 },
    ]);
    const after = applyWrites({}, plan.writes);
    expect(after[`refunds/${failed.id}`]).toMatchObject({ retriedBy: 'decision-2' });
    expect(after).not.toHaveProperty('creditNotes/42');
    const pendingSms = { name: '김하늘', phone: '0412-345-678', smsMsgBody: '환불' };
    const untold = retry({ ...failed, pendingSms });
    expect(untold).toMatchObject({ refunds: [{ pendingSms }] });
    const closed = untold.kind === 'write' ? applyWrites({}, untold.writes) : {};
    expect(closed[`refunds/${failed.id}`]).not.toHaveProperty('pendingSms');
    const dashboard = retry({ ...failed, kind: 'provider' });
    expect(dashboard).toMatchObject({ refunds: [{ kind: 'goodwill' }] });
  });

  it('sends the SMS that the customer of a reduced order did not get when the provider refused the refund', () => {
    expect(retry(failed)).toMatchObject({
      refunds: [{ pendingSms: { smsMsgBody: expect.stringContaining('환불 $20.00') } }],
    });
    const textOf = (plan: ReturnType<typeof retry>) =>
      plan.kind === 'write' ? plan.refunds[0]?.pendingSms : plan.kind;
    expect(textOf(retry({ ...failed, providerId: 're_1' }))).toBeUndefined();
    expect(textOf(retry({ ...failed, kind: 'goodwill' }))).toBeUndefined();
    const plan = planRetry(
      { id: 'decision-2', reason: '' },
      failed,
      undefined,
      [paymentWith()],
      stored,
      otherActor,
    );
    expect(textOf(plan)).toBeUndefined();
  });

  it('does not exceed what points given since have left of the order', () => {
    const points: Refund = {
      ...failed,
      id: 'decision-3-points',
      decision: 'decision-3',
      kind: 'goodwill',
      state: 'succeeded',
      to: 'points',
      payment_intent: undefined,
      amount: 4500,
      at: paymentWith().created + 1,
    };
    const known = { refunds: { [failed.id]: failed, [points.id]: points } };
    expect(refusal(retry(failed, [paymentWith()], known))).toEqual({
      code: 'not-held',
      held: 1500,
    });
    const exact = { refunds: { ...known.refunds, [points.id]: { ...points, amount: 4000 } } };
    expect(refusal(retry(failed, [paymentWith()], exact))).toBe('write');
    const cancelled = { ...points, kind: 'cancellation' as const };
    const gone = { refunds: { ...known.refunds, [points.id]: cancelled } };
    const plan = planRetry(
      { id: 'decision-2', reason: '' },
      ...([failed, undefined, [paymentWith()], gone, otherActor] as const),
    );
    expect(refusal(plan)).toEqual({ code: 'not-held', held: 1500 });
    const orderless = { ...failed, kind: 'exception' as const };
    expect(refusal(retry(orderless, [paymentWith()], known))).toBe('write');
  });

  it('is made once, only for a failed refund, and never exceeds the amount held', () => {
    expect(refusal(retry(undefined))).toEqual({ code: 'not-failed' });
    expect(refusal(retry({ ...failed, state: 'succeeded' }))).toEqual({ code: 'not-failed' });
    expect(refusal(retry({ ...failed, retriedBy: 'x' }))).toEqual({ code: 'not-failed' });
    expect(refusal(retry({ ...failed, to: 'points' }))).toEqual({ code: 'not-failed' });
    expect(refusal(retry(failed, [paymentWith({ received: 500 })]))).toEqual({
      code: 'not-held',
      held: 500,
    });
    const known = { refunds: { x: { ...failed, id: 'x', decision: 'decision-2' } } };
    expect(refusal(retry(failed, [paymentWith()], known))).toBe('already-done');
  });
});

describe('credit notes', () => {
  it('are numbered from 1 without gaps', () => {
    expect(nextCreditNote(undefined)).toBe(1);
    expect(nextCreditNote({ currentNo: 6 })).toBe(7);
    expect(nextCreditNote({ currentNo: 'x' })).toBe(1);
    expect(creditNoteNumberText(7)).toBe('CN-000007');
  });
});
