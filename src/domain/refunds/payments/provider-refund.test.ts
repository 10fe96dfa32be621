import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownOrderId } from '../../order/order-id.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { orderOf, paidShop } from '../../testing/paid-shop.ts';
import type { CustomerRefunds } from '../customer-refunds.ts';
import {
  type CustomerRefund,
  isEffective,
  needsRetry,
  type Refund,
  refundWrites,
} from '../refund.ts';
import type { ProviderRefund } from './held-money.ts';
import {
  ownerOfPayment,
  type PaymentOwner,
  planProviderRefund,
  planRefusedRefund,
} from './provider-refund.ts';

const record: Refund = {
  id: 'd-1',
  decision: 'd',
  kind: 'reduction',
  state: 'requested',
  amount: 2000,
  to: 'card',
  payment_intent: 'pi_1',
  uid: 'u1',
  dateId: 'date',
  orderId: 'first',
  actor: 'boss',
  actorName: 'boss@example.com',
  reason: '빠졌어요',
  at: 1,
  changedAt: 1,
};
const said = (changes: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 're_1',
  payment_intent: 'pi_1',
  amount: 2000,
  state: 'succeeded',
  record: 'd-1',
  created: 5,
  ...changes,
});
const owner: PaymentOwner = {
  uid: 'u1',
  dateId: 'date',
  orderId: 'first',
  kind: 'provider',
  invoice: undefined,
  nextCreditNote: 3,
};

const knownOf = (documents: Documents): CustomerRefund[] =>
  Object.values((documents['refundsForCustomer/u1'] as CustomerRefunds | undefined)?.refunds ?? {});

function apply(documents: Documents, refund: ProviderRefund, id = 'd-1', of = owner): Documents {
  const stored = documents[`refunds/${id}`] as unknown as Refund | undefined;
  return applyWrites(documents, planProviderRefund(refund, stored, of, [], knownOf(documents), 9));
}
const start = applyWrites({}, refundWrites(record));
const stateOf = (documents: Documents, id = 'd-1') => documents[`refunds/${id}`]?.state;

describe('an update from the provider', () => {
  it('changes the state of a record and of its customer’s copy', () => {
    const after = apply(start, said());
    expect(after['refunds/d-1']).toMatchObject({ state: 'succeeded', providerId: 're_1' });
    expect(after['refundsForCustomer/u1']).toMatchObject({
      refunds: { 'd-1': { state: 'succeeded' } },
    });
  });

  it('ends in the same state in any order, any number of times', () => {
    const events = [
      said({ state: 'pending', problem: 'processing' }),
      said(),
      said({ state: 'failed', problem: 'expired_or_canceled_card' }),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 8 }), (extra) => {
        const end = [...extra, ...events].reduce(
          (documents, event) => apply(documents, event),
          start,
        );
        expect(stateOf(end)).toBe('failed');
        const back = [...events].reverse().concat(extra);
        expect(stateOf(back.reduce((documents, event) => apply(documents, event), start))).toBe(
          'failed',
        );
      }),
      { numRuns: 50 },
    );
  });

  it('replaces the pending reason and removes it at the end', () => {
    const waits = apply(start, said({ state: 'pending', problem: 'processing' }));
    expect(waits['refunds/d-1']).toMatchObject({ problem: 'processing' });
    const other = apply(waits, said({ state: 'pending', problem: 'insufficient_funds' }));
    expect(other['refunds/d-1']).toMatchObject({ problem: 'insufficient_funds' });
    expect(apply(other, said())['refunds/d-1']).not.toHaveProperty('problem');
  });

  it('writes nothing when the record has that state already', () => {
    const after = apply(start, said());
    const stored = after['refunds/d-1'] as unknown as Refund;
    expect(planProviderRefund(said(), stored, owner, [], [], 10)).toEqual([]);
  });

  it('covers with a refund of the dashboard none that staff decided on after it was made', () => {
    const failed = { ...record, state: 'failed' as const, at: 6000 };
    const owed = applyWrites(start, refundWrites(failed));
    const coveredBy = (created: number) => {
      const dashboard = said({ record: undefined, created });
      const writes = planProviderRefund(dashboard, undefined, owner, [failed], [failed], 9);
      return applyWrites(owed, writes)['refunds/d-1']?.coveredBy;
    };
    expect(coveredBy(6000)).toBe('re_1');
    expect(coveredBy(5000)).toBeUndefined();
  });

  it('creates a record for a refund made in the dashboard, but not for one of another shop', () => {
    const dashboard = said({ record: undefined, amount: 700 });
    const after = apply({}, dashboard, 're_1');
    expect(after['refunds/re_1']).toMatchObject({
      kind: 'provider',
      amount: 700,
      orderId: 'first',
    });
    expect(apply(after, dashboard, 're_1')).toEqual(after);
    expect(planProviderRefund(dashboard, undefined, undefined, [], [], 9)).toEqual([]);
  });

  it('issues a credit note for a dashboard refund of an invoiced order', () => {
    const invoiced = { ...owner, invoice: 42 };
    const after = apply({}, said({ record: undefined }), 're_1', invoiced);
    expect(after['creditNotes/42']).toMatchObject({ notes: { 3: { amount: 20 } } });
    const failed = apply({}, said({ record: undefined, state: 'failed' }), 're_1', invoiced);
    expect(failed).not.toHaveProperty('creditNotes/42');
  });
});

describe('a dashboard refund of a payment', () => {
  const [checkout] = paidShop.checkouts;
  const order = orderOf(paidShop);
  if (!checkout || !order) throw new Error('the fixture is paid');
  const elsewhere = { ...order, orderKey: 'elsewhere', invoice: 42 };
  const made = (of: typeof checkout, orders = [elsewhere]) => {
    const found = ownerOfPayment('pi_1', of, orders, [of]);
    const refund = said({ record: undefined });
    return apply({}, refund, 're_1', { ...found, nextCreditNote: 3 });
  };

  it('belongs to the order that was paid, even if the order has moved', () => {
    const after = made(checkout);
    expect(after['refunds/re_1']).toMatchObject({ kind: 'provider', orderId: ownOrderId(order) });
    expect(after).toHaveProperty('creditNotes/42');
  });

  it('keeps the address of an order that is gone', () => {
    expect(made(checkout, [])['refunds/re_1']).toMatchObject({
      kind: 'provider',
      orderId: ownOrderId(checkout.order),
    });
  });

  it('belongs to no order if the payment did not become one', () => {
    const after = made({ ...checkout, state: 'exception' }, [{ ...order, invoice: 42 }]);
    expect(after['refunds/re_1']).toMatchObject({
      kind: 'exception',
      orderId: ownOrderId(checkout.order),
    });
    expect(after).not.toHaveProperty('creditNotes/42');
    expect(after['refundsForCustomer/u1']).toMatchObject({
      refunds: { re_1: { kind: 'exception' } },
    });
  });
});

describe('the credit note of a refund', () => {
  const noted = { ...record, creditNote: 7, invoice: 42 };
  const documents = applyWrites({}, refundWrites(noted));
  const ways = (after: Documents) =>
    (after['creditNotes/42'] as { notes: Record<string, object> } | undefined)?.notes['7'];

  it('says that it was paid once it was, and that it is owed once it has failed', () => {
    const paid = apply(documents, said());
    expect(ways(paid)).toEqual({ ways: { card: 20 } });
    expect(ways(apply(paid, said({ state: 'failed' })))).toEqual({ ways: { owed: 20 } });
    const refused = planRefusedRefund(noted, 'x', knownOf(documents), 9);
    expect(ways(applyWrites(documents, refused))).toEqual({ ways: { owed: 20 } });
  });
});

describe('a refusal by the provider', () => {
  it('marks a requested refund as failed, and no other', () => {
    const after = applyWrites(start, planRefusedRefund(record, 'balance_insufficient', [], 9));
    expect(after['refunds/d-1']).toMatchObject({
      state: 'failed',
      problem: 'balance_insufficient',
    });
    expect(planRefusedRefund({ ...record, state: 'succeeded' }, 'x', [], 9)).toEqual([]);
    expect(planRefusedRefund(undefined, 'x', [], 9)).toEqual([]);
  });

  it('leaves the amount to be refunded until it is repeated', () => {
    expect(isEffective({ state: 'failed' })).toBe(false);
    expect(needsRetry({ ...record, state: 'canceled' })).toBe(true);
    expect(needsRetry({ ...record, state: 'failed', retriedBy: 'e' })).toBe(false);
    expect(needsRetry(record)).toBe(false);
  });
});
