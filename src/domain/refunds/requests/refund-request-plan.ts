import { takesOrders } from '../../dates/open-dates.ts';
import { ownValue } from '../../lib/own-value.ts';
import { amountPaid, linesTotal, type Order } from '../../order/order.ts';
import { ownOrderId, refOf } from '../../order/order-id.ts';
import { isCardPaid } from '../../order/payment-methods.ts';
import { maxOrderLines } from '../../order/plan/order-limits.ts';
import { type OrderSnapshot, orderVersion } from '../../order/plan/order-plan.ts';
import { lineProblems, type OrderProblem } from '../../order/plan/order-problems.ts';
import { functionLog } from '../../staff/actions/function-action.ts';
import type { StaffActor } from '../../staff/staff-log.ts';
import { type DocumentWrite, setFields, stores } from '../../store/document-write.ts';
import { type CustomerRefunds, refundsOfOrder, requestKey } from '../customer-refunds.ts';
import { maxReasonLength } from '../reason-limits.ts';
import { declineRequest } from '../refund-actions.ts';
import type { RefundProblem, RequestProblem } from '../refund-problem.ts';
import { reducedOrder } from './reduced-order.ts';
import type { CustomerRequest, RefundRequest, RefundRequestInput } from './refund-request.ts';
import { requestedLines } from './requested-lines.ts';

/** How many requests a customer may send for one order. */
const maxRequestsOfOrder = 5;

export type RequestPlan<Problem> =
  | { kind: 'write'; writes: DocumentWrite[] }
  | { kind: 'already-done' }
  | { kind: 'refused'; problem: Problem };

/** The writes that send a customer's request to staff, or why it is refused. The order does not change. */
export function planRefundRequest(
  ask: RefundRequestInput,
  context: OrderSnapshot,
  stored: CustomerRefunds,
): RequestPlan<OrderProblem | RequestProblem> {
  const { dateId, orderKey, lang, wish, ...asked } = ask;
  const order = ownValue(context.orders[dateId], orderKey);
  const earlier = order && refundsOfOrder(stored, { dateId, ...refOf(order) }).request;
  if (earlier?.id === ask.id) return { kind: 'already-done' };
  const problem = requestProblem(ask, order, context) ?? repeatProblem(earlier);
  if (problem || !order) return { kind: 'refused', problem: problem ?? { code: 'order-missing' } };
  const request: CustomerRequest = {
    ...asked,
    wish: wish === 'cancel' ? 'cancel' : 'less',
    lines: requestedLines(order, wish, context.menus),
    dateId,
    orderId: ownOrderId(order),
    reason: ask.reason.trim(),
    state: 'waiting',
    at: context.now,
    times: (earlier?.times ?? 0) + 1,
  };
  const { uid } = context.user;
  const { name, phone } = order.customerInfo;
  return { kind: 'write', writes: requestWrites({ ...request, uid, name, phone, lang }) };
}

function requestProblem(
  ask: RefundRequestInput,
  order: Order | undefined,
  { date, menus, orders, now }: OrderSnapshot,
): OrderProblem | RequestProblem | undefined {
  if (!order) return { code: 'order-missing' };
  if (!isCardPaid(order)) return { code: 'not-card-paid' };
  if (!date || !takesOrders(ask.dateId, date, now)) return { code: 'date-closed' };
  if (orderVersion(order) !== ask.basedOn) return { code: 'order-changed' };
  if (ask.reason.trim().length > maxReasonLength) return { code: 'reason-too-long' };
  if (ask.wish === 'cancel') return undefined;
  const { quantities } = ask.wish;
  const context = { dateId: ask.dateId, date, menus, orders, existing: order };
  return (
    changeProblem(quantities, context) ??
    reductionProblem(order, quantities, menus, { attemptId: ask.id, now })
  );
}

/** The first problem of the requested quantities: none left, too many lines, or a problem of a line. */
export function changeProblem(
  quantities: Record<string, number>,
  context: Parameters<typeof lineProblems>[1],
): OrderProblem | RequestProblem | undefined {
  const taken = Object.values(quantities).filter((q) => q > 0).length;
  if (taken === 0) return { code: 'order-empty' };
  if (taken > maxOrderLines) return { code: 'too-many-lines', most: maxOrderLines };
  return lineProblems(quantities, context)[0];
}

/** Why the requested quantities do not make the order cheaper; undefined if they do. */
export function reductionProblem(
  order: Order,
  quantities: Record<string, number>,
  menus: OrderSnapshot['menus'],
  change: { attemptId: string; now: number },
): OrderProblem | RequestProblem | undefined {
  const reduced = reducedOrder(order, quantities, menus, change);
  const isLess = linesTotal(reduced.order.menus) < linesTotal(order.menus);
  return isLess && amountPaid(reduced.order) <= amountPaid(order)
    ? undefined
    : { code: 'not-smaller' };
}

function repeatProblem(
  earlier: CustomerRequest | undefined,
): OrderProblem | RequestProblem | undefined {
  if (earlier?.state === 'waiting') return { code: 'request-waits' };
  return (earlier?.times ?? 0) >= maxRequestsOfOrder ? { code: 'too-many-requests' } : undefined;
}

/** The two writes that store a request: for staff, and for its customer. */
function requestWrites(request: RefundRequest): DocumentWrite[] {
  const { uid, name: _, phone: __, lang: ___, ...own } = request;
  const path = ['requests', requestKey({ ...request, orderId: ownOrderId(request) })];
  return [
    { collection: stores.refundRequests, id: request.id, fields: setFields(request) },
    { collection: stores.refundsForCustomer, id: uid, fields: [{ path, set: own }] },
  ];
}

/** The writes that answer a request. */
export function answerWrites(
  request: RefundRequest,
  answer: { state: 'done' | 'declined'; words: string; now: number; inPart: boolean },
): DocumentWrite[] {
  const { state, words, now, inPart } = answer;
  return requestWrites({ ...request, state, answer: words, answeredAt: now, inPart });
}

/** Withdraws a customer's own request before the shop has answered it; it cannot be granted any more. */
export function planWithdrawal(
  request: RefundRequest | undefined,
  uid: string,
): RequestPlan<RequestProblem> {
  if (request?.uid !== uid) return { kind: 'refused', problem: { code: 'order-missing' } };
  if (request.state === 'withdrawn') return { kind: 'already-done' };
  if (request.state !== 'waiting') return { kind: 'refused', problem: { code: 'request-closed' } };
  return { kind: 'write', writes: requestWrites({ ...request, state: 'withdrawn' }) };
}

/** Declines a request with an answer of the shop, once under the actor's entry id; the order does not change. */
export function planDecline(
  request: RefundRequest | undefined,
  words: string,
  actor: StaffActor,
): RequestPlan<RefundProblem> {
  const answer = words.trim();
  if (!request) return { kind: 'refused', problem: { code: 'order-missing' } };
  if (request.answeredBy === actor.entryId) return { kind: 'already-done' };
  if (request.state !== 'waiting') return { kind: 'refused', problem: { code: 'request-closed' } };
  if (answer === '') return { kind: 'refused', problem: { code: 'reason-missing' } };
  if (answer.length > maxReasonLength) {
    return { kind: 'refused', problem: { code: 'reason-too-long' } };
  }
  const { uid, dateId } = request;
  return {
    kind: 'write',
    writes: [
      ...answerWrites(
        { ...request, answeredBy: actor.entryId },
        { state: 'declined', words: answer, now: actor.now, inPart: false },
      ),
      ...functionLog(declineRequest, actor, {
        uid,
        dateId,
        orderId: ownOrderId(request),
        before: 'waiting',
        after: 'declined',
        reason: answer,
      }),
    ],
  };
}
