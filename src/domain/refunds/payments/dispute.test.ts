import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { isEffective, needsRetry, type Refund } from '../refund.ts';
import {
  type Dispute,
  type DisputedPayment,
  disputedAmount,
  disputeStateOf,
  isOpenDispute,
  type ProviderDispute,
  planDispute,
} from './dispute.ts';

const owner: DisputedPayment = {
  ...{ uid: 'u1', dateId: 'date', orderId: 'first', kind: 'provider', invoice: 42 },
  ...{ name: '김하늘', phone: '0412-345-678', received: 5000 },
};
const told = (changes: Partial<ProviderDispute> = {}): ProviderDispute => ({
  ...{ id: 'du_1', payment_intent: 'pi_1', amount: 5000, status: 'needs_response' },
  ...{ reason: 'fraudulent', evidenceDue: 99, created: 5, refundable: false },
  movements: [{ amount: -5000, at: 6 }],
  ...changes,
});
const gone = [{ amount: -5000, at: 6 }];
const back = [...gone, { amount: 5000, at: 7 }];

function apply(documents: Documents, dispute: ProviderDispute, now = 9): Documents {
  const stored = documents['disputes/du_1'] as unknown as Dispute | undefined;
  const record = documents['refunds/du_1'] as unknown as Refund | undefined;
  const ofPayment = record ? [record] : [];
  return applyWrites(documents, planDispute(dispute, stored, ofPayment, ofPayment, owner, now));
}

describe('a dispute', () => {
  it('is stored with its amount, its deadline and whose payment it is about, and moves no book', () => {
    const after = apply({}, told());
    expect(after['disputes/du_1']).toMatchObject({
      ...{ state: 'answer', amount: 5000, evidenceDue: 99, uid: 'u1', name: '김하늘' },
    });
    expect(Object.keys(after)).toEqual(['disputes/du_1']);
  });

  it('writes nothing when it is told again as it is', () => {
    const after = apply({}, told());
    expect(apply(after, told(), 10)).toEqual(after);
    const undated = told({ evidenceDue: undefined });
    expect(apply(apply({}, undated), undated, 10)).toEqual(apply({}, undated));
  });

  it('that is lost is a refund in the books, for its customer too, and nothing to send again', () => {
    const after = apply(apply({}, told()), told({ status: 'lost', movements: gone }));
    const record = after['refunds/du_1'] as unknown as Refund;
    expect(record).toMatchObject({
      ...{ kind: 'provider', to: 'card', state: 'succeeded', amount: 5000, dispute: true, at: 9 },
    });
    expect(isEffective(record)).toBe(true);
    expect(after['refundsForCustomer/u1']).toMatchObject({ refunds: { du_1: { amount: 5000 } } });
  });

  it('counts what the bank has kept, or its amount where no movement is known', () => {
    const partly = [...gone, { amount: 1000, at: 7 }];
    const lost = (movements: ProviderDispute['movements']) =>
      apply({}, told({ status: 'lost', movements }))['refunds/du_1'];
    expect(lost(partly)).toMatchObject({ amount: 4000 });
    expect(lost([])).toMatchObject({ amount: 5000 });
    expect(lost(back)).toBeUndefined();
  });

  it('that an appeal wins after all leaves the books again, and asks nobody to pay it back', () => {
    let documents = apply({}, told({ status: 'lost', movements: gone }));
    documents = apply(documents, told({ status: 'appeal_under_review', movements: gone }));
    expect(documents['refunds/du_1']).toMatchObject({ state: 'succeeded' });
    documents = apply(documents, told({ status: 'won', movements: back }));
    const record = documents['refunds/du_1'] as unknown as Refund;
    expect(isEffective(record)).toBe(false);
    expect(needsRetry(record)).toBe(false);
  });

  it('leaves owed beside it what it has not taken of the payment, and no more, also where both are stored', () => {
    const refund = (id: string, changes: Partial<Refund>): Refund => ({
      ...{ id, decision: id, kind: 'reduction', state: 'succeeded', amount: 2000, to: 'card' },
      ...{ payment_intent: 'pi_1', uid: 'u1', dateId: 'date', orderId: 'first', reason: '' },
      ...{ actor: 'boss', actorName: 'boss', at: 1, changedAt: 1, ...changes },
    });
    const lost = told({ status: 'lost', movements: gone });
    const owedOf = (received: number, now: number, stored: Documents) => {
      const ofPayment = [
        stored['refunds/du_1'] as unknown as Refund,
        (stored['refunds/d-1'] ?? refund('d-1', { state: 'failed' })) as unknown as Refund,
      ];
      const dispute = stored['disputes/du_1'] as unknown as Dispute;
      const of = { ...owner, received };
      const writes = planDispute(lost, dispute, ofPayment, ofPayment, of, now);
      const after = applyWrites(stored, writes);
      const left = Object.entries(after).filter(([path]) => path.startsWith('refunds/'));
      const found = left.map(([, one]) => one as unknown as Refund);
      const parts = found.some(({ id }) => id === 'd-1')
        ? found
        : [...found, ...ofPayment.slice(1)];
      const owed = parts.filter(needsRetry).reduce((sum, { amount }) => sum + amount, 0);
      return { owed, after };
    };
    const stored = apply({}, lost);
    expect(owedOf(7000, 10, stored).owed).toBe(2000);
    expect(owedOf(5500, 10, stored).owed).toBe(500);
    const { owed, after } = owedOf(5000, 10, stored);
    expect(owed).toBe(0);
    expect(after['refunds/du_1']).toMatchObject({ amount: 5000, covers: 2000 });
    expect(owedOf(5000, 11, after).after).toEqual(after);
  });

  it('has a state for every status of the provider', () => {
    const states = {
      answer: ['needs_response', 'warning_needs_response', 'appeal_needs_response'],
      waiting: ['under_review', 'warning_under_review', 'appeal_under_review', 'a new one'],
      won: ['won', 'warning_closed', 'prevented', 'charge_refunded'],
      lost: ['lost'],
    };
    for (const [state, all] of Object.entries(states)) {
      for (const status of all) expect(disputeStateOf({ status })).toBe(state);
    }
  });

  it('keeps a payment from being refunded while it is open, but not while the bank only asks', () => {
    expect(disputedAmount([told(), told({ amount: 700, status: 'under_review' })])).toBe(5700);
    expect(disputedAmount([told({ status: 'won' }), told({ status: 'lost' })])).toBe(0);
    expect(disputedAmount([told({ status: 'warning_needs_response', refundable: true })])).toBe(0);
  });

  it('ends the same, whatever was told before, how often and in which order', () => {
    const status = fc.constantFrom('needs_response', 'under_review', 'won', 'lost');
    const one = fc.record({ status, movements: fc.constantFrom([], gone, back) });
    fc.assert(
      fc.property(fc.array(one), one, (before, last) => {
        const after = [...before, last].reduce<Documents>((all, it) => apply(all, told(it)), {});
        const fresh = apply({}, told(last));
        expect(after['disputes/du_1']).toEqual(fresh['disputes/du_1']);
        const effective = (documents: Documents) => {
          const record = documents['refunds/du_1'] as unknown as Refund | undefined;
          return record && isEffective(record) ? record.amount : 0;
        };
        expect(effective(after)).toBe(effective(fresh));
        const dispute = after['disputes/du_1'] as unknown as Dispute;
        expect(isOpenDispute(dispute)).toBe(!/won|lost/.test(last.status));
      }),
    );
  });
});
