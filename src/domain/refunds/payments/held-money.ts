import type { Checkout } from '../../card/checkout.ts';
import type { Cents } from '../../lib/money.ts';
import type { Order } from '../../order/order.ts';
import { orderVersion, paidVersion } from '../../order/plan/order-plan.ts';
import { isOfOrder, type OrderOfCustomer } from '../customer-refunds.ts';
import {
  type CustomerRefund,
  isEffective,
  isFromPayment,
  needsRetry,
  type RefundState,
} from '../refund.ts';

/** A refund in the data of the payment provider. */
export interface ProviderRefund {
  id: string;
  payment_intent: string;
  amount: Cents;
  state: Exclude<RefundState, 'requested'>;
  problem?: string | undefined;
  /**
   * Id of the record in `refunds` that it was made for; undefined if it was made in the dashboard of the
   * provider.
   */
  record?: string | undefined;
  /** Epoch ms. */
  created: number;
}

/** A payment in the data of the payment provider. */
export interface ProviderPayment {
  payment_intent: string;
  received: Cents;
  /** Epoch ms. */
  created: number;
  refunds: readonly ProviderRefund[];
  /** The amount of a dispute that lasts and keeps it from being refunded, cents. */
  disputed?: Cents | undefined;
}

/** The problem of giving back money of payments of which one is disputed: its customer could get it twice. */
export function disputeProblem(
  payments: readonly ProviderPayment[],
): { code: 'disputed'; amount: Cents } | undefined {
  const amount = payments.reduce((total, { disputed = 0 }) => total + disputed, 0);
  return amount > 0 ? { code: 'disputed', amount } : undefined;
}

/**
 * Ids of the payments of an order, the newest first: an edit that cost more has its own payment. A page that was written to can
 * send the attempt of an order that is gone again: of two payments of one version that of the order counts, or the later one.
 */
export function paymentsOf(order: Order, checkouts: readonly Checkout[]): string[] {
  const isOwn = ({ payment_intent }: Checkout) => payment_intent === order.payment_intent;
  const byVersion = new Map(
    checkouts
      .filter(({ state }) => state === 'completed')
      .toSorted((a, b) => Number(isOwn(a)) - Number(isOwn(b)) || a.createdAt - b.createdAt)
      .map((checkout) => [orderVersion(checkout.order), checkout]),
  );
  const payments = new Set(order.payment_intent ? [order.payment_intent] : []);
  let version = paidVersion(orderVersion(order));
  // Runs at most once for each checkout, so that it ends even if the documents refer to each other in a
  // circle.
  for (const _ of checkouts) {
    const checkout = byVersion.get(version);
    if (!checkout) break;
    if (checkout.payment_intent) payments.add(checkout.payment_intent);
    version = paidVersion(checkout.request.basedOn);
  }
  return [...payments];
}

/** The existing order of the customer that a payment was made for; undefined if there is none any more. */
export function orderOfPayment(
  payment_intent: string,
  orders: readonly Order[],
  checkouts: readonly Checkout[],
): Order | undefined {
  return orders.find((order) => paymentsOf(order, checkouts).includes(payment_intent));
}

/** Ids of all payments of the order that a payment was made for, this one first, although the order is gone. */
export function paymentsBeside(payment_intent: string, checkouts: readonly Checkout[]): string[] {
  const ofVersions = checkouts
    .filter(({ state }) => state === 'completed')
    .map(({ order }) => paymentsOf(order, checkouts));
  const beside = ofVersions.filter((ids) => ids.includes(payment_intent));
  return [...new Set([payment_intent, ...beside.flat()])];
}

/**
 * The amount of a payment that can still be refunded, cents: the amount received minus the refunds of the
 * provider and the recorded ones that the provider has not answered yet, each counted once. A refund that
 * failed in either place does not count.
 */
export function refundableAmount(
  payment: ProviderPayment,
  known: readonly CustomerRefund[],
): Cents {
  const recorded = new Map(
    known
      .filter(({ payment_intent }) => payment_intent === payment.payment_intent)
      .map((refund) => [refund.id, refund]),
  );
  const given = new Map<string, Cents>();
  for (const refund of payment.refunds) {
    const id = refund.record ?? refund.id;
    const record = recorded.get(id);
    // What was paid back by hand stays in the payment, and can't go back a second time: its record says how much it was.
    if (record?.settled) continue;
    const counts = record ? isFromPayment(record) : true;
    given.set(id, counts && isFromPayment(refund) ? refund.amount : 0);
  }
  for (const [id, refund] of recorded) {
    if (!given.has(id) && isEffective(refund)) given.set(id, refund.amount);
  }
  return [...given.values()].reduce((left, amount) => left - amount, payment.received);
}

/**
 * The amount that can still go back for an order, to the card or as points, cents: the amount that its
 * payments hold minus the refunds as points, which leave the money in the payments. Older refunds know their order only
 * by its address: those of an earlier order there do not count. `gone`: the order is cancelled itself.
 */
export function heldAmount(
  order: OrderOfCustomer,
  payments: readonly ProviderPayment[],
  known: readonly CustomerRefund[],
  gone = false,
): Cents {
  const paidSince = Math.min(...payments.map(({ created }) => created));
  const asPoints = known.filter(
    (refund) =>
      refund.to === 'points' &&
      isEffective(refund) &&
      isOfOrder(refund, order) &&
      refund.at >= paidSince &&
      // A cancelled order no longer exists, so this one was another.
      (gone || refund.kind !== 'cancellation'),
  );
  const inPayments = payments.map((payment) => Math.max(0, refundableAmount(payment, known)));
  return Math.max(0, sum(inPayments) - sum(asPoints.map(({ amount }) => amount)));
}

/**
 * What failed refunds of these payments still owe, cents. It is promised: another decision that gave it away would leave a
 * refund that can't be repeated any more, only paid a second time.
 */
export function owedAmount(
  payments: readonly ProviderPayment[],
  known: readonly CustomerRefund[],
): Cents {
  const ids = new Set(payments.map(({ payment_intent }) => payment_intent));
  const owed = known.filter((refund) => needsRetry(refund) && ids.has(refund.payment_intent ?? ''));
  return sum(owed.map(({ amount }) => amount));
}

/** What an order's refunds came to before a decision. */
export interface GivenBefore {
  /** Gone back already, to the card or as points, cents. */
  amount: Cents;
  /** How many refunds were started, failed ones and those made in the provider's dashboard included. */
  refunds: number;
}

/** What has been given for an order already; `amount` and `heldAmount` make up what its payments received. */
export function givenBefore(
  order: OrderOfCustomer,
  payments: readonly ProviderPayment[],
  known: readonly CustomerRefund[],
): GivenBefore {
  const received = sum(payments.map((payment) => payment.received));
  const ofOrder = known.filter((refund) => isOfOrder(refund, order));
  const ids = new Set([
    ...ofOrder.map(({ id }) => id),
    ...payments.flatMap(({ refunds }) => refunds.map(({ id, record }) => record ?? id)),
  ]);
  return { amount: received - heldAmount(order, payments, known), refunds: ids.size };
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The part of a refund that goes back to one payment. */
export interface RefundPart {
  payment_intent: string;
  amount: Cents;
  /** When the payment was made, epoch ms. */
  created: number;
}

/** Spreads an amount over payments in the given order; `missing` is the part that they no longer hold. */
export function allocate(
  amount: Cents,
  payments: readonly ProviderPayment[],
  known: readonly CustomerRefund[],
): { parts: RefundPart[]; missing: Cents } {
  const parts: RefundPart[] = [];
  let missing = amount;
  for (const payment of payments) {
    const part = Math.min(missing, Math.max(0, refundableAmount(payment, known)));
    if (part === 0) continue;
    const { payment_intent, created } = payment;
    parts.push({ payment_intent, amount: part, created });
    missing -= part;
  }
  return { parts, missing };
}
