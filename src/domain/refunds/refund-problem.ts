import type { Cents } from '../lib/money.ts';
import type { OrderProblem } from '../order/plan/order-problems.ts';

/** Why a customer's request is refused, in addition to the problems of its lines. Codes without messages. */
export type RequestProblem =
  | { code: 'order-missing' }
  | { code: 'not-card-paid' }
  /** The requested order costs as much as was paid, or more. */
  | { code: 'not-smaller' }
  | { code: 'reason-too-long' }
  | { code: 'request-waits' }
  | { code: 'too-many-requests' }
  /** The request has been answered, withdrawn, or overtaken by an edit of the order. */
  | { code: 'request-closed' };

/** Why a refund is not made or a request is not declined. */
export type RefundProblem =
  | OrderProblem
  | RequestProblem
  /** The payments hold only the amount `held`, which is too little. */
  | { code: 'not-held'; held: Cents }
  /** The customer's bank disputes a payment of this order: so much of it. */
  | { code: 'disputed'; amount: Cents }
  | { code: 'bad-refund-amount' }
  | { code: 'reason-missing' }
  /** Only the customer can choose points instead of money. */
  | { code: 'points-not-chosen' }
  /** The refund would differ from the preview on the screen. */
  | { code: 'preview-changed' }
  /** The refund has not failed, or has been repeated or settled already. */
  | { code: 'not-failed' }
  /** The payment has become an order, or does not belong to this shop. */
  | { code: 'not-an-exception' };
