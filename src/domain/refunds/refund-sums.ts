import type { Cents } from '../money.ts';
import { isLive, type Refund } from './refund.ts';

type Counted = Pick<Refund, 'amount' | 'state' | 'to' | 'offOrder'>;

/** What refunds mean for the money of their orders, cents. */
export interface RefundSums {
  /** Went back to cards, or is about to. */
  toCards: Cents;
  /** Went back as points: the money stays with the shop. */
  asPoints: Cents;
  /** How much less the orders cost by decisions: their totals are without it already. */
  offOrders: Cents;
}

export function refundSums(refunds: readonly Counted[]): RefundSums {
  const sums = { toCards: 0, asPoints: 0, offOrders: 0 };
  for (const refund of refunds) {
    sums.offOrders += refund.offOrder ?? 0;
    if (!isLive(refund)) continue;
    if (refund.to === 'points') sums.asPoints += refund.amount;
    else sums.toCards += refund.amount;
  }
  return sums;
}

/**
 * What the shop has of card payments once refunds are taken off, cents. `paid` is what the orders cost their cards now;
 * refunds of payments that became no order are left out, for their payments are in no order's amount.
 */
export function cardMoneyKept(
  paid: Cents,
  refunds: readonly (Counted & Pick<Refund, 'kind'>)[],
): Cents {
  const sums = refundSums(refunds.filter(({ kind }) => kind !== 'exception'));
  return paid + sums.offOrders - sums.toCards;
}
