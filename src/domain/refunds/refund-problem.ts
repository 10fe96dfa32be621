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
  /** Points instead of money are the customer's choice. */
  | { code: 'points-not-chosen' }
  | { code: 'request-closed' }
  /** Something else would go back than what the screen showed. */
  | { code: 'preview-changed' }
  /** The refund has not failed, or was repeated already. */
  | { code: 'not-failed' }
  /** A payment that has become an order, or none of this shop. */
  | { code: 'not-an-exception' };
