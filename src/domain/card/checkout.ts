import type { Cents } from '../lib/money.ts';
import type { Order } from '../order/order.ts';
import type { OrderRequest } from '../order/plan/order-plan.ts';
import type { OrderTotals } from '../order/plan/order-totals.ts';
import { type StoredRequest, storedRequest } from '../order/plan/stored-request.ts';

/** Why a payment cannot become an order; staff and the customer are informed. */
export type PaymentException = 'order-changed' | 'already-paid' | 'amount-differs' | 'not-stored';

/**
 * checkouts/{sessionId}: what a payment session was opened for, as computed by the server. Only the functions
 * read and write it.
 */
export interface Checkout {
  uid: string;
  dateId: string;
  orderKey: string;
  /** The order as quoted, unpaid, and the request that it was quoted for. */
  order: Order;
  request: StoredRequest;
  /** Cents. */
  amount: Cents;
  state: 'open' | 'completed' | 'exception' | 'expired';
  /** Nothing is left to do: the order is stored and its SMS handled, or nobody paid. */
  settled: boolean;
  createdAt: number;
  /** Id of the payment link that it was opened from. */
  link?: string | undefined;
  /** The provider e-mails a receipt to its customer. */
  receipt?: boolean | undefined;
  /** Set once it is paid. */
  payment_intent?: string | undefined;
  reason?: PaymentException | undefined;
  /** The copies of the order (`orderCopies`) have not been written yet. */
  uncopied?: boolean | undefined;
  /** orders2 has no room for the order, so it is not stored there. */
  unlisted?: boolean | undefined;
  /** Issue that is not written to `errors/orderIssues` yet. */
  pendingIssue?: PendingIssue | undefined;
}

/** A problem with a paid order that staff must know about. */
export interface PendingIssue {
  issue: 'cardPaymentException' | 'cardPaymentRemarks';
  error: string;
  /** Epoch ms. */
  time: number;
}

/** The checkout of a payment session for a quote of `planOrder`. */
export function checkoutOf(
  quote: { order: Order; totals: Pick<OrderTotals, 'toPay'> },
  request: OrderRequest,
  now: number,
): Checkout {
  const { order, totals } = quote;
  const { dateId, orderKey } = order;
  return {
    uid: order.customerInfo.uid,
    dateId,
    orderKey,
    order,
    request: storedRequest(request),
    amount: totals.toPay,
    state: 'open',
    settled: false,
    createdAt: now,
  };
}

/**
 * The order keys that the payment of a request changes: the new one and, for an edit that moves the order,
 * the old one.
 */
interface AffectedKeys {
  orderKey: string;
  request: Pick<StoredRequest, 'movedFrom'>;
}

/** Whether paying both requests would change the same order; only one of them may then be payable. */
export function affectsSameOrder(one: AffectedKeys, other: AffectedKeys): boolean {
  const affectedKeys = ({ orderKey, request }: AffectedKeys) => [
    orderKey,
    request.movedFrom ?? orderKey,
  ];
  return affectedKeys(one).some((key) => affectedKeys(other).includes(key));
}
