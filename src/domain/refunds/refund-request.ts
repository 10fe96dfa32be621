import { isOpen } from '../dates.ts';
import { type DocumentWrite, setFields, stores } from '../document-write.ts';
import type { Language } from '../language.ts';
import { amountPaid, linesTotal, type Order } from '../order.ts';
import { lineProblems, type OrderProblem } from '../order-checks.ts';
import { maxOrderLines } from '../order-limits.ts';
import { type OrderSnapshot, orderVersion } from '../order-plan.ts';
import { ownValue } from '../own-value.ts';
import { isCardPaid } from '../payment-methods.ts';
import { logWrites, type StaffActor } from '../staff/staff-log.ts';
import { longestReason } from './reason-limits.ts';
import { reducedOrder } from './reduced-order.ts';
import { type CustomerRefunds, type RefundTarget, requestKey } from './refund.ts';
import type { RefundProblem, RequestProblem } from './refund-problem.ts';

/** How often one order's customer may ask. */
const maxRequestsOfOrder = 5;

/** What a customer asks for: other quantities (menuKey → quantity), or no order at all. */
export type Wish = { quantities: Record<string, number> } | 'cancel';

/** What a customer asks the shop about a card-paid order. */
export interface RefundAsk {
  /** One an attempt: sent twice it is one request. */
  id: string;
  dateId: string;
  orderKey: string;
  /** `orderVersion` of the order that the customer saw. */
  basedOn: string | null;
  wish: Wish;
  to: RefundTarget;
  reason: string;
  lang: Language;
}

/** The request as its customer reads it, with the shop's answer. */
export interface CustomerRequest extends Omit<RefundAsk, 'lang'> {
  state: 'waiting' | 'done' | 'declined';
  /** Epoch ms. */
  at: number;
  /** How often the customer has asked about this order. */
  times: number;
  answer?: string | undefined;
  answeredAt?: number | undefined;
  /** The decision that agreed to it. */
  answeredBy?: string | undefined;
  /** Something else was given than asked for. */
  inPart?: boolean | undefined;
}

/** refundRequests/{id}: the same for staff. */
export interface RefundRequest extends CustomerRequest {
  uid: string;
  name: string;
  phone: string;
  lang: Language;
}

export type RequestPlan<Problem> =
  | { kind: 'write'; writes: DocumentWrite[] }
  | { kind: 'already-done' }
  | { kind: 'refused'; problem: Problem };

/** The writes that put a customer's request before staff, or why it cannot be made. Nothing else changes. */
export function planRefundRequest(
  ask: RefundAsk,
  context: OrderSnapshot,
  stored: CustomerRefunds,
): RequestPlan<OrderProblem | RequestProblem> {
  const { dateId, orderKey, lang, ...asked } = ask;
  const order = ownValue(context.orders[dateId], orderKey);
  const key = requestKey(dateId, orderKey);
  const earlier = ownValue(stored.requests, key);
  if (earlier?.id === ask.id) return { kind: 'already-done' };
  const problem = requestProblem(ask, order, context) ?? repeatProblem(earlier);
  if (problem || !order) return { kind: 'refused', problem: problem ?? { code: 'order-missing' } };
  const request: CustomerRequest = {
    ...asked,
    dateId,
    orderKey,
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
  ask: RefundAsk,
  order: Order | undefined,
  { date, menus, orders, now }: OrderSnapshot,
): OrderProblem | RequestProblem | undefined {
  if (!order) return { code: 'order-missing' };
  if (!isCardPaid(order)) return { code: 'not-card-paid' };
  if (!isOpen(date) || !date) return { code: 'date-closed' };
  if (orderVersion(order) !== ask.basedOn) return { code: 'order-changed' };
  if (ask.reason.trim().length > longestReason) return { code: 'reason-too-long' };
  if (ask.wish === 'cancel') return undefined;
  const { quantities } = ask.wish;
  const context = { dateId: ask.dateId, date, menus, orders, existing: order };
  return (
    wishProblem(quantities, context) ??
    reductionProblem(order, quantities, menus, { attemptId: ask.id, now })
  );
}

/** What stands against wished quantities: empty, too many lines, or lines that cannot be had. */
export function wishProblem(
  quantities: Record<string, number>,
  context: Parameters<typeof lineProblems>[1],
): OrderProblem | RequestProblem | undefined {
  const taken = Object.values(quantities).filter((q) => q > 0).length;
  if (taken === 0) return { code: 'order-empty' };
  if (taken > maxOrderLines) return { code: 'too-many-lines', most: maxOrderLines };
  return lineProblems(quantities, context)[0];
}

/** Why other quantities are no reduction of what has been paid. */
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
  const path = ['requests', requestKey(request.dateId, request.orderKey)];
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

/** Declines a request in the shop's words; nothing else changes. */
export function planDecline(
  request: RefundRequest | undefined,
  words: string,
  actor: StaffActor,
): RequestPlan<RefundProblem> {
  const answer = words.trim();
  if (!request) return { kind: 'refused', problem: { code: 'order-missing' } };
  if (request.state === 'declined' && request.answer === answer) return { kind: 'already-done' };
  if (request.state !== 'waiting') return { kind: 'refused', problem: { code: 'request-closed' } };
  if (answer === '') return { kind: 'refused', problem: { code: 'reason-missing' } };
  if (answer.length > longestReason) {
    return { kind: 'refused', problem: { code: 'reason-too-long' } };
  }
  const { uid, dateId, orderKey } = request;
  return {
    kind: 'write',
    writes: [
      ...answerWrites(request, {
        state: 'declined',
        words: answer,
        now: actor.now,
        inPart: false,
      }),
      ...logWrites(actor, {
        action: 'refund-declined',
        uid,
        dateId,
        orderKey,
        before: 'waiting',
        after: 'declined',
        reason: answer,
      }),
    ],
  };
}
