import * as z from 'zod/mini';
import { type DeliveryInfo, deliveryInfoSchema } from '../../customer/delivery-info.ts';
import { phoneDigits } from '../../customer/phone.ts';
import { searchWords } from '../../customer/search-words.ts';
import { canBeFound } from '../../customer/typed-address.ts';
import { listLocOf, type User } from '../../customer/user.ts';
import { takesOrders } from '../../dates/open-dates.ts';
import { type Language, languages } from '../../lib/language.ts';
import { ownValue } from '../../lib/own-value.ts';
import { orderIdShape } from '../../order/id-shapes.ts';
import {
  type CustomerOrders,
  customerInfoOf,
  type Order,
  ownPointsUsed,
} from '../../order/order.ts';
import { orderWithId } from '../../order/order-id.ts';
import { orderKeyOf } from '../../order/order-key.ts';
import { isCardPaid } from '../../order/payment-methods.ts';
import { minimumOrder } from '../../order/plan/order-limits.ts';
import {
  composeOrder,
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
} from '../../order/plan/order-plan.ts';
import {
  lineProblems,
  type OrderProblem,
  orderLevelProblems,
} from '../../order/plan/order-problems.ts';
import { readOrderSnapshot } from '../../order/plan/order-snapshot.ts';
import { type OrderTotals, orderTotals } from '../../order/plan/order-totals.ts';
import { orderWrites } from '../../order/plan/order-writes.ts';
import { openingWrites, sheetWithRoom } from '../../order/stored/order-sheets.ts';
import { isUnreadable } from '../../order/stored/readable-orders.ts';
import { ledgerChange } from '../../points/ledger-plan.ts';
import { pointRateFor, pointsAvailable } from '../../points/points.ts';
import { type DocumentWrite, setFields, stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';
import { plannedAction } from '../actions/action.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { orderStateOf } from './order-state.ts';

const requestSchema = z.object({
  uid: z.string().check(z.minLength(1)),
  /** Whether the customer is new and gets a profile in the same commit. */
  isNew: z.boolean(),
  /** The idempotency key: one for each attempt. */
  attemptId: z.string().check(z.minLength(1)),
  dateId: z.string(),
  /** The whole new order: menuKey → quantity. */
  quantities: z.record(z.string(), z.number()),
  info: deliveryInfoSchema,
  orderRequest: z.string(),
  orderLang: z.enum(languages),
  /** The amount that the screen showed, cents; if it differs now, staff must confirm the new one. */
  toPay: z.number(),
  /** Id of the edited order: its address may change. */
  orderId: z.optional(orderIdShape),
  /** Why staff override limits, the minimum, an early sell-out or the closed date. */
  reason: z.optional(z.string()),
});

/** An order that staff enter for a customer on the phone; paid in cash. */
export type PhoneOrderRequest = z.infer<typeof requestSchema>;

/** What an order by phone says, however it is paid. */
export const phoneOrderShape = z.omit(requestSchema, { attemptId: true, orderId: true });

/** The problems that staff may override; all others refuse the order. */
const overridable = ['date-closed', 'sold-out', 'over-limit', 'below-minimum'] as const;

function isOverridable(problem: OrderProblem): boolean {
  return overridable.some((code) => code === problem.code);
}

/** What the totals of an order by phone depend on. */
export type TotalsSnapshot = Pick<OrderSnapshot, 'menus' | 'ledger' | 'balance' | 'pointRate'> & {
  user: Pick<User, 'customPointRate'>;
};

/**
 * Stores an order that staff take or change by phone (spec §5, §7). Its state is the order; the problems that
 * staff may override refuse it until there is a reason.
 */
export const takeOrder = plannedAction({
  name: 'order',
  allowedRoles: ['owner'],
  input: requestSchema,
  logSubject: ({ uid, dateId, reason }) => ({ uid, dateId, reason: reason?.trim() }),
  plan: async (read, request, { now }) => {
    const caller = await readCaller(read, request, now);
    if (!caller) return { problem: { code: 'unknown-customer' } };
    const { snapshot } = caller;
    const { existing, done } = ordersMeant(request, snapshot);
    if (done) {
      const state = orderStateOf(done);
      return { before: state, after: state, writes: [], order: done };
    }
    const plan = planPhoneOrder(request, existing, snapshot);
    if (!('order' in plan)) return plan;
    return {
      before: orderStateOf(existing),
      after: orderStateOf(plan.order),
      writes: [...caller.writes, ...plan.writes],
      order: plan.order,
      problem: plan.problem,
    };
  },
  undo: 'customers-affected',
  profileOf: ({ uid }) => uid,
});

/**
 * What an order by phone is planned from, and the write that stores a new customer; undefined for a customer who is
 * neither new nor known.
 */
export async function readCaller(
  read: ReadDocument,
  { uid, isNew, dateId, info, orderLang }: z.infer<typeof phoneOrderShape>,
  now: number,
): Promise<{ snapshot: OrderSnapshot; writes: DocumentWrite[] } | undefined> {
  const newcomer = isNew ? callerProfile({ uid, info, lang: orderLang }, now) : undefined;
  const known = await read(`${stores.users}/${uid}`);
  if (!known && !newcomer) return undefined;
  const withNewcomer: ReadDocument = async (path, mode) =>
    path === `${stores.users}/${uid}` ? (known ?? { ...newcomer }) : read(path, mode);
  const chooseSheet = sheetWithRoom(read, dateId);
  const snapshot = await readOrderSnapshot(withNewcomer, { uid, dateId, now, info, chooseSheet });
  return { snapshot, writes: newcomer && !known ? [callerWrite(newcomer)] : [] };
}

/** The stored order that a request edits, and the one that an earlier attempt of the same request has stored. */
function ordersMeant(
  { attemptId, uid, dateId, info, orderId }: PhoneOrderRequest,
  { orders }: OrderSnapshot,
) {
  const ofDate = orders[dateId] ?? {};
  return {
    done: Object.values(ofDate).find(
      (order) => order.attemptId === attemptId || order.orderId === attemptId,
    ),
    existing:
      orderId === undefined
        ? ownValue(ofDate, orderKeyOf(info, uid))
        : orderWithId(ofDate, orderId),
  };
}

/** The order with its essential writes, or why it can't be stored; with a problem that staff can override, both. */
function planPhoneOrder(
  request: PhoneOrderRequest,
  existing: Order | undefined,
  snapshot: OrderSnapshot,
): { problem: StaffProblem } | { order: Order; writes: DocumentWrite[]; problem?: StaffProblem } {
  const { date, orders, now } = snapshot;
  const { dateId } = request;
  const orderKey = orderKeyOf(request.info, request.uid);
  const moves = existing !== undefined && existing.orderKey !== orderKey;
  if (!date) return refused({ code: 'date-closed' });
  if (moves && ownValue(orders[dateId] ?? {}, orderKey)) {
    return refused({ code: 'order-exists-at-address' });
  }
  if (isCardPaid(existing)) return refused({ code: 'already-paid-by-card' });
  const composed = composePhoneOrder({ ...request, paymentMethod: 'cash' }, existing, snapshot);
  if (!('order' in composed)) return composed;
  const { order, writes: ofLanguage, problem } = composed;
  // The balance may become negative; the order is stored anyway, and staff settle the points with the
  // customer.
  const { writes } = ledgerChange(order, existing, snapshot.ledger, snapshot.balance ?? 0, now);
  return {
    order,
    writes: [
      ...orderWrites(order, existing?.orderKey, now),
      ...openingWrites(order, snapshot.sheet),
      ...writes,
      ...ofLanguage,
    ],
    ...(problem && { problem }),
  };
}

/**
 * An order by phone at today's prices, with the write of a language that staff have chosen, or why it can't be taken;
 * with a problem that staff can override, both. `existing` is the one that it replaces; `otherOrders`: the orders of
 * the customer that count towards limits; `like`: one that it comes from, whose points and code it uses again.
 */
export function composePhoneOrder(
  request: Omit<PhoneOrderRequest, 'orderId'> &
    Pick<OrderRequest, 'paymentMethod' | 'restores'> & { like?: Order | undefined },
  existing: Order | undefined,
  snapshot: OrderSnapshot,
  otherOrders: CustomerOrders = snapshot.orders,
): { problem: StaffProblem } | { order: Order; writes: DocumentWrite[]; problem?: StaffProblem } {
  const { dateId, info, quantities, orderLang, orderRequest, attemptId, paymentMethod } = request;
  const { date, menus, orders } = snapshot;
  // Customers without an account cannot choose their language themselves: staff do it with an order.
  const chosen = snapshot.user.provider === phoneProvider && snapshot.user.lang !== orderLang;
  const user = chosen ? { ...snapshot.user, lang: orderLang } : snapshot.user;
  const orderKey = orderKeyOf(info, user.uid);
  const present = ownValue(orders[dateId] ?? {}, orderKey);
  if (!date) return refused({ code: 'date-closed' });
  if (!present && !canBeFound(info)) return refused({ code: 'address-incomplete' });
  if (isUnreadable(snapshot.unreadable, dateId, orderKey)) {
    return refused({ code: 'order-exists-at-address' });
  }
  const ofLines = lineProblems(quantities, { dateId, date, menus, orders: otherOrders, existing });
  const invalid = ofLines.filter(({ code }) => code === 'bad-quantity');
  if (invalid.length > 0) return refused(...invalid);
  const like = request.like ?? existing;
  const totals = phoneOrderTotals(request, like, snapshot);
  const problems = [
    ...orderLevelProblems(takesOrders(dateId, date, snapshot.now), quantities, info),
    ...ofLines,
  ];
  if (totals.total < minimumOrder) {
    problems.push({ code: 'below-minimum', total: totals.total, minimum: minimumOrder });
  }
  const fixed = problems.filter((problem) => !isOverridable(problem));
  if (fixed.length > 0) return refused(...fixed);

  const order: Order = {
    ...composeOrder(
      {
        attemptId,
        dateId,
        quantities,
        usePoint: like?.usePoint ?? false,
        orderRequest,
        paymentMethod,
        orderLang,
        restores: request.restores,
        basedOn: orderVersion(existing),
        seen: { total: totals.total, toPay: totals.toPay },
      },
      snapshot,
      { date, info, orderKey, existing, totals },
    ),
    customerInfo: customerInfoOf(user, info),
    madeByUser: false,
  };
  const writes = chosen ? [languageWrite(user)] : [];
  return { order, writes, ...problemOf(request, totals, problems) };
}

/** What staff must confirm or give a reason for before the order is stored. */
function problemOf(
  { toPay, reason }: Pick<PhoneOrderRequest, 'toPay' | 'reason'>,
  totals: OrderTotals,
  problems: OrderProblem[],
): { problem?: StaffProblem } {
  if (totals.toPay !== toPay) {
    return refused({ code: 'amount-changed', total: totals.total, toPay: totals.toPay });
  }
  if (problems.length === 0 || reason?.trim()) return {};
  return { problem: { code: 'order', problems, overridable: true } };
}

/** What no reason overrides. */
export function refused(...problems: OrderProblem[]): { problem: StaffProblem } {
  return { problem: { code: 'order', problems, overridable: false } };
}

/**
 * The totals of an order by phone, for the form and for its plan. An edited order goes on using points and its
 * percentage code if it used them; a new order by phone uses none. `existing`: the edited order. What is added to one that
 * a card has paid is paid by card alone: points could be spent elsewhere before the payment.
 */
export function phoneOrderTotals(
  { dateId, quantities }: Pick<PhoneOrderRequest, 'dateId' | 'quantities'>,
  existing: Order | undefined,
  { user, menus, ledger, balance, pointRate }: TotalsSnapshot,
): OrderTotals {
  const isPaid = existing !== undefined && isCardPaid(existing);
  return orderTotals({
    quantities,
    menus,
    existing,
    usePoint: existing?.usePoint ?? false,
    available: isPaid
      ? ownPointsUsed(existing)
      : pointsAvailable(balance ?? 0, ledger, dateId, existing?.orderKey),
    codes: existing?.pointCode ? [existing.pointCode] : [],
    pointRate: pointRateFor(user.customPointRate, pointRate),
  });
}

/**
 * The profile of a customer without an account, for an order by phone; nobody can sign in as this customer.
 */
function callerProfile(
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
function callerWrite(profile: User): DocumentWrite {
  const fields = setFields({ ...profile, searchWords: searchWords(profile) });
  return { collection: stores.users, id: profile.uid, fields };
}
