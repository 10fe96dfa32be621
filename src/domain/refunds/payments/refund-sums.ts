import type { Cents } from '../../lib/money.ts';
import { isEffective, type Refund } from '../refund.ts';

/** What of a refund its sums need. */
export type CountedRefund = Pick<Refund, 'amount' | 'state' | 'to' | 'priceReduction'>;

/** The sums of refunds, cents. */
export interface RefundSums {
  /** Refunded to cards, completed or in progress. */
  toCards: Cents;
  /** Went back as points: the money stays with the shop. */
  asPoints: Cents;
  /**
   * By how much decisions have reduced the prices of orders; the totals of the orders are already without it.
   */
  priceReductions: Cents;
}

export function refundSums(refunds: readonly CountedRefund[]): RefundSums {
  const sums = { toCards: 0, asPoints: 0, priceReductions: 0 };
  for (const refund of refunds) {
    sums.priceReductions += refund.priceReduction ?? 0;
    if (!isEffective(refund)) continue;
    if (refund.to === 'points') sums.asPoints += refund.amount;
    else sums.toCards += refund.amount;
  }
  return sums;
}

/**
 * The card payments minus the refunds, cents. `paid` is what the orders cost by card now. Refunds of payments
 * that did not become an order are ignored, because the amount of no order includes those payments.
 */
export function cardMoneyKept(
  paid: Cents,
  refunds: readonly (CountedRefund & Pick<Refund, 'kind'>)[],
): Cents {
  const sums = refundSums(refunds.filter(({ kind }) => kind !== 'exception'));
  return paid + sums.priceReductions - sums.toCards;
}

/**
 * What a customer paid for a card order in all, and what is left of it after its refunds, cents. `paid` is what the
 * order costs by card now: refunds of dishes that were taken out are off its price already.
 */
export function paidAndLeft(
  paid: Cents,
  refunds: readonly CountedRefund[],
): { inAll: Cents; left: Cents } {
  const { toCards, asPoints, priceReductions } = refundSums(refunds);
  const inAll = paid + priceReductions;
  return { inAll, left: inAll - toCards - asPoints };
}
