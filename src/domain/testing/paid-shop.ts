import { type Checkout, checkoutOf } from '../card/checkout.ts';
import { planPaidOrder } from '../card/paid-order-plan.ts';
import type { Order } from '../order/order.ts';
import {
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  planOrder,
} from '../order/plan/order-plan.ts';
import type { ProviderPayment } from '../refunds/payments/held-money.ts';
import type { RefundDecision, RefundSnapshot } from '../refunds/refund-decision.ts';
import { applyWrites, type Documents } from './apply-writes.ts';
import { contextWith, dateId, orderKey, requestWith } from './fixtures.ts';

/** The documents and checkouts of a customer after some card payments. */
export interface PaidShop {
  documents: Documents;
  checkouts: Checkout[];
}

const emptyShop: PaidShop = { documents: {}, checkouts: [] };

/** The snapshot that an order is planned from, read from the documents. */
export function snapshotOf({ documents }: PaidShop, changes: Partial<OrderSnapshot> = {}) {
  const balance = documents['pointBalances/u1']?.balance as number | undefined;
  return contextWith({
    orders: (documents['ordersForCustomer/u1'] ?? {}) as OrderSnapshot['orders'],
    ledger: (documents['points/u1'] ?? {}) as OrderSnapshot['ledger'],
    balance,
    ...changes,
  });
}

export function orderOf(shop: PaidShop): Order | undefined {
  return snapshotOf(shop).orders[dateId]?.[orderKey];
}

/** Places or edits an order with these quantities and pays for it with the payment id `intent`. */
export function pay(
  shop: PaidShop,
  intent: string,
  quantities: Record<string, number>,
  request: Partial<OrderRequest> = {},
  changes: Partial<OrderSnapshot> = {},
): PaidShop {
  const context = snapshotOf(shop, changes);
  const asked = requestWith({
    attemptId: `try-${intent}`,
    paymentMethod: 'card',
    quantities,
    basedOn: orderVersion(orderOf(shop)),
    ...request,
  });
  const looked = planOrder(asked, context);
  const sums = looked.kind === 'refused' ? looked.problems[0] : undefined;
  if (sums?.code === 'amount-changed') asked.seen = { total: sums.total, toPay: sums.toPay };
  const quote = planOrder(asked, context);
  if (quote.kind !== 'pay-first') throw new Error(`not quoted: ${JSON.stringify(quote)}`);
  const checkout = checkoutOf(quote, asked, context.now);
  const payment = { payment_intent: intent, amount: checkout.amount };
  const paid = planPaidOrder(checkout, context, payment);
  if (paid.kind !== 'write') throw new Error(`not completed: ${JSON.stringify(paid)}`);
  const completed: Checkout = { ...checkout, state: 'completed', payment_intent: intent };
  return {
    documents: applyWrites(shop.documents, paid.writes),
    checkouts: [...shop.checkouts, completed],
  };
}

/** Three soups, $60, paid with the payment pi_1. */
export const paidShop = pay(emptyShop, 'pi_1', { soup: 3 });

export function paymentWith(changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return { payment_intent: 'pi_1', received: 6000, created: 1, refunds: [], ...changes };
}

export function decisionWith(changes: Partial<RefundDecision> = {}): RefundDecision {
  return {
    id: 'decision-1',
    uid: 'u1',
    dateId,
    orderId: 'try-pi_1',
    basedOn: 'try-pi_1',
    action: { kind: 'reduction', quantities: { soup: 2 } },
    to: 'card',
    reason: '한 개가 빠졌어요',
    ...changes,
  };
}

export function refundSnapshot(
  shop: PaidShop,
  changes: Partial<RefundSnapshot> = {},
  context: Partial<OrderSnapshot> = {},
): RefundSnapshot {
  return {
    order: snapshotOf(shop, context),
    payments: [paymentWith()],
    stored: (shop.documents['refundsForCustomer/u1'] ?? {}) as RefundSnapshot['stored'],
    request: undefined,
    nextCreditNote: 1,
    ...changes,
  };
}
