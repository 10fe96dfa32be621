import { type DeliveryInfo, phoneDigits } from '../../customer/delivery.ts';
import { canBeFound } from '../../customer/typed-address.ts';
import { listLocOf, type User } from '../../customer/user.ts';
import type { Language } from '../../lib/language.ts';
import { type Cents, formatMoney, toCents } from '../../lib/money.ts';
import { customerInfoOf, type Order, orderKeyOf } from '../../order/order.ts';
import { minimumOrder } from '../../order/order-limits.ts';
import {
  composeOrder,
  type OrderSnapshot,
  orderVersion,
  orderWrites,
  planCancellation,
  refused,
} from '../../order/order-plan.ts';
import { lineProblems, type OrderProblem, orderLevelProblems } from '../../order/order-problems.ts';
import { type OrderTotals, orderTotals } from '../../order/order-totals.ts';
import { isCardPaid } from '../../order/payment-methods.ts';
import { ledgerChange } from '../../points/ledger-plan.ts';
import { pointRateFor, pointsAvailable } from '../../points/points.ts';
import { type DocumentWrite, setFields, stores } from '../../store/document-write.ts';
import { logWrites, type StaffActor } from '../staff-log.ts';

/** An order that staff enter for a customer on the phone; paid in cash. */
export interface StaffOrderRequest {
  attemptId: string;
  dateId: string;
  /** The whole new order: menuKey → quantity. */
  quantities: Record<string, number>;
  info: DeliveryInfo;
  orderRequest: string;
  orderLang: Language;
  /** `orderVersion` of the order that the screen showed; null for a new one. */
  basedOn: string | null;
  /** The amount that the screen showed, cents; if it differs now, staff must confirm the new one. */
  seen: Cents;
  /** Order key of the edited order, if its address may change. */
  movedFrom?: string | undefined;
  /** Why staff override limits, the minimum, an early sell-out or the closed date. */
  overrideReason?: string | undefined;
}

/** The problems that staff may override; all others refuse the order. */
const overridable = ['date-closed', 'sold-out', 'over-limit', 'below-minimum'] as const;

function isOverridable(problem: OrderProblem): boolean {
  return overridable.some((code) => code === problem.code);
}

/** What the totals of an order by phone depend on. */
export type TotalsSnapshot = Pick<OrderSnapshot, 'menus' | 'ledger' | 'balance' | 'pointRate'> & {
  user: Pick<User, 'customPointRate'>;
};

export type StaffOrderPlan =
  | { kind: 'write'; order: Order; writes: DocumentWrite[] }
  | { kind: 'already-done'; order: Order }
  /** Staff can override all of these problems. */
  | { kind: 'warned'; problems: OrderProblem[]; totals: OrderTotals }
  | { kind: 'refused'; problems: OrderProblem[] };

/**
 * Plans an order by phone, with its essential writes and its log entry, or returns the problems that refuse
 * it.
 */
export function planStaffOrder(
  request: StaffOrderRequest,
  context: OrderSnapshot,
  actor: StaffActor,
): StaffOrderPlan {
  const { dateId, info, quantities, orderLang } = request;
  const { date, menus, orders } = context;
  // Customers without an account cannot choose their language themselves: staff do it with an order.
  const chosen = context.user.provider === phoneProvider && context.user.lang !== orderLang;
  const user = chosen ? { ...context.user, lang: orderLang } : context.user;
  const ofDate = orders[dateId] ?? {};
  const done = Object.values(ofDate).find((order) => order.attemptId === request.attemptId);
  if (done) return { kind: 'already-done', order: done };
  const orderKey = orderKeyOf(info, user.uid);
  const moves = request.movedFrom !== undefined && request.movedFrom !== orderKey;
  const existing = moves ? ofDate[request.movedFrom ?? ''] : ofDate[orderKey];
  if (!date) return refused({ code: 'date-closed' });
  if (moves && ofDate[orderKey]) return refused({ code: 'order-exists-at-address' });
  if (orderVersion(existing) !== request.basedOn) return refused({ code: 'order-changed' });
  if (isCardPaid(existing)) return refused({ code: 'already-paid-by-card' });
  if (!ofDate[orderKey] && !canBeFound(info)) return refused({ code: 'address-incomplete' });
  const ofLines = lineProblems(quantities, { dateId, date, menus, orders, existing });
  if (ofLines.some(({ code }) => code === 'bad-quantity')) {
    return { kind: 'refused', problems: ofLines };
  }
  const totals = staffOrderTotals(request, existing, context);
  const problems = [...orderLevelProblems(date, quantities, info), ...ofLines];
  if (totals.total < minimumOrder) {
    problems.push({ code: 'below-minimum', total: totals.total, minimum: minimumOrder });
  }
  const fixed = problems.filter((problem) => !isOverridable(problem));
  if (fixed.length > 0) return { kind: 'refused', problems: fixed };
  if (totals.toPay !== request.seen) {
    return refused({ code: 'amount-changed', total: totals.total, toPay: totals.toPay });
  }
  const reason = request.overrideReason?.trim();
  if (problems.length > 0 && !reason) return { kind: 'warned', problems, totals };

  const order: Order = {
    ...composeOrder(
      {
        attemptId: request.attemptId,
        dateId,
        quantities,
        usePoint: existing?.usePoint ?? false,
        orderRequest: request.orderRequest,
        paymentMethod: 'cash',
        orderLang,
        basedOn: request.basedOn,
        seen: { total: totals.total, toPay: totals.toPay },
      },
      context,
      { date, info, orderKey, existing, totals },
    ),
    customerInfo: customerInfoOf(user, info),
    madeByUser: false,
  };
  // The balance may become negative; the order is stored anyway, and staff settle the points with the
  // customer.
  const { writes } = ledgerChange(
    order,
    existing,
    context.ledger,
    context.balance ?? 0,
    context.now,
  );
  return {
    kind: 'write',
    order,
    writes: [
      ...orderWrites(order, existing?.orderKey, context.now),
      ...writes,
      ...(chosen ? [languageWrite(user)] : []),
      ...logWrites(actor, {
        action: 'order',
        dateId,
        orderKey,
        uid: user.uid,
        before: existing ? summary(existing) : '–',
        after: summary(order),
        ...(reason ? { reason } : {}),
      }),
    ],
  };
}

/**
 * The totals of an order by phone, for the form and for its plan. An edited order goes on using points if it
 * used them; a new order by phone uses none. `existing`: the edited order.
 */
export function staffOrderTotals(
  { dateId, quantities }: Pick<StaffOrderRequest, 'dateId' | 'quantities'>,
  existing: Order | undefined,
  { user, menus, ledger, balance, pointRate }: TotalsSnapshot,
): OrderTotals {
  return orderTotals({
    quantities,
    menus,
    existing,
    usePoint: existing?.usePoint ?? false,
    available: pointsAvailable(balance ?? 0, ledger, dateId, existing?.orderKey),
    pointRate: pointRateFor(user.customPointRate, pointRate),
  });
}

/** Cancels a cash order for its customer, also on a closed date. */
export function planStaffCancellation(
  target: { dateId: string; orderKey: string; basedOn: string | null },
  context: OrderSnapshot,
  actor: StaffActor,
): ReturnType<typeof planCancellation> {
  const { date } = context;
  const open = date && { ...date, active: true, orderDone: false };
  const plan = planCancellation(target, { ...context, date: open });
  const existing = context.orders[target.dateId]?.[target.orderKey];
  if (plan.kind !== 'write' || !existing) return plan;
  const entry = {
    action: 'order-cancelled' as const,
    dateId: target.dateId,
    orderKey: target.orderKey,
    uid: context.user.uid,
    before: summary(existing),
    after: '–',
  };
  return { kind: 'write', writes: [...plan.writes, ...logWrites(actor, entry)] };
}

function summary(order: Order): string {
  const lines = Object.values(order.menus).map(({ menuTitle, q }) => `${menuTitle} ×${q}`);
  return `${formatMoney(toCents(order.totalPrice))}: ${lines.join(', ')}`;
}

/**
 * The profile of a customer without an account, for an order by phone; nobody can sign in as this customer.
 */
export function callerProfile(
  caller: { uid: string; info: DeliveryInfo; lang: Language },
  now: number,
): User {
  const { uid, info, lang } = caller;
  return {
    uid,
    email: '',
    name: info.name,
    createdTime: now,
    lang,
    listLoc: listLocOf(now),
    deliveryInfo: { ...info, phone2: phoneDigits(info.phone) },
    provider: phoneProvider,
  };
}

const phoneProvider = 'phone';

function languageWrite({ uid, lang }: User): DocumentWrite {
  return { collection: stores.users, id: uid, fields: setFields({ lang }) };
}

/** The write that stores such a profile, in the commit of the first order. */
export function callerWrite(profile: User): DocumentWrite {
  return { collection: stores.users, id: profile.uid, fields: setFields(profile) };
}
