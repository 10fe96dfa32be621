import type { AppErrorCode } from '../../domain/app-error.ts';
import type { Order } from '../../domain/order.ts';
import type { OrderProblem } from '../../domain/order-checks.ts';

/** What became of an attempt to order, by any payment method. */
export type OrderResult =
  /** Stored, and paid where it had to be. */
  | { kind: 'completed'; order: Order }
  | { kind: 'refused'; problems: OrderProblem[] }
  | { kind: 'failed'; code: AppErrorCode }
  /** Nothing is left to show: a notice has said what went wrong, or the customer is back from the provider. */
  | { kind: 'handled' };
