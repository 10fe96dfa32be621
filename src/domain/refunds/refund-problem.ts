import type { Cents } from '../money.ts';
import type { OrderProblem } from '../order-checks.ts';

/** Why a customer's request is not taken, beside what stands against its lines. Codes, not words. */
export type RequestProblem =
  | { code: 'order-missing' }
  | { code: 'not-card-paid' }
  /** The wished order costs as much as was paid, or more. */
  | { code: 'not-smaller' }
  | { code: 'reason-too-long' }
  | { code: 'request-waits' }
  | { code: 'too-many-requests' };

/** Why money is not given back, or a request not declined. */
export type RefundProblem =
  | OrderProblem
  | RequestProblem
  /** The payments hold less than this. */
  | { code: 'not-held'; held: Cents }
  | { code: 'bad-refund-amount' }
  | { code: 'reason-missing' }
  /** Only the customer can choose points instead of money. */
  | { code: 'points-not-chosen' }
  | { code: 'request-closed' }
  /** The refund would differ from the preview on the screen. */
  | { code: 'preview-changed' }
  /** The refund has not failed, or was repeated already. */
  | { code: 'not-failed' }
  /** A payment that has become an order, or none of this shop. */
  | { code: 'not-an-exception' };
