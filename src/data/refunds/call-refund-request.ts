import type { OrderProblem } from '../../domain/order/plan/order-problems.ts';
import type { RequestProblem } from '../../domain/refunds/refund-problem.ts';
import type { RefundRequestInput } from '../../domain/refunds/requests/refund-request.ts';
import { callFunction } from '../firebase/functions-client.ts';

type RequestAnswer = { kind: 'done' } | { kind: 'refused'; problem: OrderProblem | RequestProblem };

/** Sends a customer's request to the shop; `refused` says why not. Throws AppError. */
export function askRefund(ask: RefundRequestInput): Promise<RequestAnswer> {
  return callFunction('/app/ask-refund', { form: { ask: JSON.stringify(ask) } });
}

/** Takes a customer's waiting request back; `refused` if it has been answered. Throws AppError. */
export function withdrawRequest(request: string): Promise<RequestAnswer> {
  return callFunction('/app/withdraw-request', { form: { request } });
}
