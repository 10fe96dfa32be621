import type { OrderProblem } from '../../domain/order/order-problems.ts';
import type { RequestProblem } from '../../domain/refunds/refund-problem.ts';
import type { RefundRequestInput } from '../../domain/refunds/refund-request.ts';
import { callFunction } from '../firebase/functions-client.ts';

/** Sends a customer's request to the shop; `refused` says why not. Throws AppError. */
export function askRefund(
  ask: RefundRequestInput,
): Promise<{ kind: 'done' } | { kind: 'refused'; problem: OrderProblem | RequestProblem }> {
  return callFunction('/app/ask-refund', { form: { ask: JSON.stringify(ask) } });
}
