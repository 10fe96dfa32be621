import { describe, expect, it } from 'vitest';
import type { Refund } from '../refund.ts';
import { plainRefundWords, refundsCsv } from '../refund-csv.ts';
import { cardMoneyKept, paidAndLeft, refundSums } from './refund-sums.ts';

const refund = (changes: Partial<Refund> = {}): Refund => ({
  id: 'd-1',
  decision: 'd',
  kind: 'reduction',
  state: 'succeeded',
  amount: 2000,
  to: 'card',
  payment_intent: 'pi_1',
  uid: 'u1',
  dateId: '20261124_1',
  orderId: 'first',
  actor: 'boss',
  actorName: 'boss@example.com',
  reason: '빠졌어요',
  at: Date.parse('2026-11-21T09:15:30.123Z'),
  changedAt: 0,
  priceReduction: 2000,
  ...changes,
});
const goodwill = refund({ kind: 'goodwill', priceReduction: undefined, amount: 500 });

describe('refundSums', () => {
  it('adds up refunds to cards, refunds as points and order reductions, without failed ones', () => {
    const points = refund({ to: 'points', amount: 300, priceReduction: 300 });
    const failed = refund({ state: 'failed', amount: 700, priceReduction: 700 });
    expect(refundSums([refund(), goodwill, points, failed])).toEqual({
      toCards: 2500,
      asPoints: 300,
      priceReductions: 3000,
    });
  });
});

describe('cardMoneyKept', () => {
  it('subtracts refunds that did not reduce an order', () => {
    // $60 paid, $20 refunded for a reduction, $5 refunded as goodwill.
    expect(cardMoneyKept(4000, [refund(), goodwill])).toBe(3500);
  });

  it('does not subtract refunds that failed or were given as points', () => {
    expect(cardMoneyKept(4000, [refund({ state: 'failed' })])).toBe(6000);
    expect(cardMoneyKept(4000, [refund({ to: 'points' })])).toBe(6000);
  });

  it('leaves out payments that did not become an order', () => {
    expect(cardMoneyKept(6000, [refund({ kind: 'exception', priceReduction: undefined })])).toBe(
      6000,
    );
  });

  it('is zero for a cancelled order that was partly refunded before', () => {
    const cancelled = refund({ kind: 'cancellation', amount: 5500, priceReduction: 6000 });
    expect(cardMoneyKept(0, [goodwill, cancelled])).toBe(0);
  });
});

describe('refundsCsv', () => {
  it('has one row for each refund, in dollars', () => {
    const refunds = [goodwill, refund({ at: 0, creditNote: 7 })];
    const file = refundsCsv(
      refunds,
      () => ({ name: '김하늘', address: '3 Bell St' }),
      plainRefundWords,
    );
    const [header, first, second] = file.split('\r\n');
    expect(header).toContain('dateId,time,name,address');
    expect(first).toContain(
      'reduction,card,-20,0,succeeded,pi_1,CN-000007,boss@example.com,빠졌어요',
    );
    expect(second).toContain('2026-11-21T20:15:30.123,김하늘,3 Bell St,goodwill,card,-5,');
  });
});

describe('the sum of the refunds’ file', () => {
  it('is what was given back: a refund that failed counts once it is repeated or paid by hand', () => {
    const failed = refund({ state: 'failed', priceReduction: undefined, retriedBy: 'again' });
    const repeated = refund({ id: 'again-1', retryOf: 'd-1', priceReduction: undefined });
    const byHand = refund({ state: 'failed', amount: 700, settled: { how: 'cash', at: 1 } });
    const customer = () => ({ name: 'A', address: 'B' });
    const all = [failed, repeated, byHand, goodwill, refund({ to: 'points', amount: 300 })];
    const rows = refundsCsv(all, customer, plainRefundWords).trim().split('\r\n').slice(1);
    const amounts = rows.map((row) => Number(/,(?:card|points),(-?[\d.]+),/.exec(row)?.[1]));
    const { toCards, asPoints } = refundSums(all);
    expect(amounts.reduce((sum, one) => sum + one, 0) * -100).toBe(toCards + asPoints);
    expect(rows.filter((row) => row.includes(',card,0,20,failed,'))).toHaveLength(1);
  });
});

describe('paidAndLeft', () => {
  it('adds what is off the price of the order already, and subtracts every refund once', () => {
    // $84.00 by card; a dish for $28.00 was taken out, and $5.00 given back beside it.
    const refunds = [refund({ amount: 2800, priceReduction: 2800 }), goodwill];
    expect(paidAndLeft(5600, refunds)).toEqual({ inAll: 8400, left: 5100 });
  });

  it('keeps a failed refund until it is repeated', () => {
    const failed = refund({ state: 'failed', amount: 2800, priceReduction: 2800 });
    expect(paidAndLeft(5600, [failed])).toEqual({ inAll: 8400, left: 8400 });
    const repeated = refund({ amount: 2800, priceReduction: undefined });
    expect(paidAndLeft(5600, [failed, repeated])).toEqual({ inAll: 8400, left: 5600 });
  });
});
