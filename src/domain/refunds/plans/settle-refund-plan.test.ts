import { describe, expect, it } from 'vitest';
import { applyWrites } from '../../testing/apply-writes.ts';
import { dateId } from '../../testing/fixtures.ts';
import { paymentWith } from '../../testing/paid-shop.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { heldAmount, refundableAmount } from '../payments/held-money.ts';
import { isEffective, isFromPayment, needsRetry, type Refund } from '../refund.ts';
import { planSettlement, type Settlement } from './settle-refund-plan.ts';

const failed: Refund = {
  ...{ id: 'decision-1-1', decision: 'decision-1', kind: 'goodwill', state: 'failed' },
  ...{ amount: 2000, to: 'card', payment_intent: 'pi_1', uid: 'u1', dateId, orderId: 'first' },
  ...{ actor: 'boss', actorName: 'boss@example.com', reason: '빠졌어요', at: 1, changedAt: 1 },
  ...{ creditNote: 7, invoice: 42, providerId: 're_1' },
  pendingSms: { name: '김하늘', phone: '0412-345-678', smsMsgBody: '환불' },
};
const stored = { refunds: { [failed.id]: failed } };
const settle = (changes: Partial<Settlement> = {}, of: Refund | undefined = failed) =>
  planSettlement(
    { id: 'settle-1', how: 'transfer', note: ' BSB 062-000 ', ...changes },
    of,
    [],
    stored,
    staffActor,
  );

describe('a failed refund that was paid back by hand', () => {
  it('says how, when and by whom, to its customer only how and when', () => {
    const plan = settle();
    if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
    const after = applyWrites({ 'refunds/decision-1-1': { ...failed } }, plan.writes);
    const record = after['refunds/decision-1-1'] as unknown as Refund;
    const at = staffActor.now;
    expect(record).toMatchObject({
      settled: { how: 'transfer', at },
      settledBy: { decision: 'settle-1', actorName: staffActor.name, note: 'BSB 062-000' },
    });
    expect(record).not.toHaveProperty('pendingSms');
    expect(needsRetry(record)).toBe(false);
    const { refunds } = after['refundsForCustomer/u1'] as { refunds: Record<string, object> };
    expect(refunds['decision-1-1']).toMatchObject({ settled: { how: 'transfer', at } });
    expect(refunds['decision-1-1']).not.toHaveProperty('settledBy');
    expect(after[`staffLog/${staffActor.entryId}`]).toMatchObject({
      action: 'refund-settled',
      after: { settled: { amount: 2000, how: 'transfer' } },
      reason: 'BSB 062-000',
    });
  });

  it('has left the shop, but not the payment, and can’t go back a second time', () => {
    const settled: Refund = { ...failed, settled: { how: 'cash', at: 2 } };
    expect([isEffective(settled), isFromPayment(settled)]).toEqual([true, false]);
    const made = {
      id: 're_1',
      payment_intent: 'pi_1',
      amount: 2000,
      record: failed.id,
      created: 1,
    };
    for (const refunds of [[], [{ ...made, state: 'failed' as const }]]) {
      const payment = { ...paymentWith(), refunds };
      expect(refundableAmount(payment, [failed])).toBe(6000);
      expect(refundableAmount(payment, [settled])).toBe(4000);
      expect(heldAmount({ dateId, orderId: 'first' }, [payment], [settled])).toBe(4000);
    }
  });

  it('is settled once, and only if it has failed', () => {
    const settled: Refund = {
      ...failed,
      settled: { how: 'cash', at: 2 },
      settledBy: { decision: 'settle-1', actorName: 'boss', note: '' },
    };
    expect(settle({}, settled)).toEqual({ kind: 'already-done' });
    const problem = { code: 'not-failed' };
    expect(settle({ id: 'settle-2' }, settled)).toEqual({ kind: 'refused', problem });
    const others: Partial<Refund>[] = [{ state: 'pending' }, { retriedBy: 'x' }, { dispute: true }];
    for (const other of others) {
      expect(settle({}, { ...failed, ...other })).toEqual({ kind: 'refused', problem });
    }
    expect(
      planSettlement({ id: 'x', how: 'cash', note: '' }, undefined, [], {}, staffActor),
    ).toEqual({
      kind: 'refused',
      problem,
    });
  });

  it('needs a note where the way has no name', () => {
    const refusal = (changes: Partial<Settlement>) => {
      const plan = settle(changes);
      return plan.kind === 'refused' ? plan.problem.code : plan.kind;
    };
    expect(refusal({ how: 'other', note: ' ' })).toBe('reason-missing');
    expect(refusal({ how: 'other', note: '주문 대신' })).toBe('write');
    expect(refusal({ note: '' })).toBe('write');
    expect(refusal({ note: 'x'.repeat(1000) })).toBe('reason-too-long');
  });
});
