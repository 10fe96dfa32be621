import type { DeliveryInfo } from '../../customer/delivery-info.ts';
import { hasOpenOrder, isKnownCustomer, knownBy } from '../../customer/new-account.ts';
import { canBeFound } from '../../customer/typed-address.ts';
import type { User } from '../../customer/user.ts';
import type { ActiveDate } from '../../dates/active-date.ts';
import { dayAndArea } from '../../dates/date-card.ts';
import { takesOrders } from '../../dates/open-dates.ts';
import { cutText } from '../../lib/cut-text.ts';
import type { Language } from '../../lib/language.ts';
import { type Cents, toDollars, toFixedDollars } from '../../lib/money.ts';
import { ownValue } from '../../lib/own-value.ts';
import type { Menus } from '../../menus/menu.ts';
import { smsText } from '../../messages/sms-text.ts';
import { backupId, ledgerWrites } from '../../points/ledger-plan.ts';
import { codesToUse, usableCodes } from '../../points/order-code.ts';
import {
  defaultPointRate,
  type Ledger,
  pointRateFor,
  pointsAvailable,
} from '../../points/points.ts';
import {
  type DocumentWrite,
  setFields,
  stores,
  withoutUndefined,
} from '../../store/document-write.ts';
import {
  amountPaid,
  type CancelledOrder,
  type CustomerOrders,
  customerInfoOf,
  type Order,
  orderKeyOf,
} from '../order.ts';
import { orderWithId, ownOrderId } from '../order-id.ts';
import { type OrderStatus, stepOf } from '../order-status.ts';
import {
  awaitsPayment,
  isCardPaid,
  isPrepaid,
  type PaymentMethod,
  paymentMethods,
} from '../payment-methods.ts';
import { countedChange, maxChangesOfDay, type OrderChanges } from '../stored/order-changes.ts';
import { quotaProblem } from '../stored/order-quota.ts';
import { openingWrites, type SheetChoice, sheetId, sheetOf } from '../stored/order-sheets.ts';
import { minimumOrder } from './order-limits.ts';
import {
  cardAmountProblem,
  lineProblems,
  type OrderProblem,
  orderLevelProblems,
} from './order-problems.ts';
import { type OrderTotals, orderTotals, storedCode } from './order-totals.ts';

/** The request that the "order" button sends. */
export interface OrderRequest {
  /** The idempotency key: one for each attempt. */
  attemptId: string;
  dateId: string;
  /** The whole order, including unchanged lines of an existing one: menuKey → quantity. */
  quantities: Record<string, number>;
  usePoint: boolean;
  /** Use only so many points that the rest is large enough to be paid by card. */
  keepForCard?: boolean | undefined;
  /** Leaves the customer's percentage codes for another order. */
  withoutCode?: boolean | undefined;
  orderRequest: string;
  paymentMethod: PaymentMethod;
  orderLang: Language;
  /** `orderVersion` of the order that the customer saw and edits; null when there was none. */
  basedOn: string | null;
  /** Order key of the edited order if its address changes; the order then moves to the new key. */
  movedFrom?: string | undefined;
  /** Id of the cancelled order that this one restores; it goes on being that order. */
  restores?: string | undefined;
  /**
   * The sums that the customer saw; if the sums differ now, the customer must confirm them before the order
   * is placed.
   */
  seen: { total: Cents; toPay: Cents };
}

/** The stored data that an order is planned from, read when the order is placed. */
export interface OrderSnapshot {
  /** Server time, epoch ms. */
  now: number;
  user: User;
  info: DeliveryInfo | undefined;
  date: ActiveDate | undefined;
  menus: Menus;
  orders: CustomerOrders;
  ledger: Ledger;
  /** Balance in hundredths (pointBalances); undefined before the first order of a customer. */
  balance: Cents | undefined;
  /** The customer's own orders and edits so far. */
  changes?: OrderChanges | undefined;
  /** The limits of a new account hold, unless the shop knows the customer. */
  applyNewAccountLimits?: boolean | undefined;
  /** The shop's rate, percent. */
  pointRate: number;
  /** Not needed for a plan that is only shown. */
  sheet?: SheetChoice | undefined;
  /** The status of the order that is to be changed (`readCustomerSnapshot`). */
  status?: OrderStatus | undefined;
}

export type OrderPlan =
  | { kind: 'write'; order: Order; totals: OrderTotals; writes: DocumentWrite[] }
  /** A card order as quoted, unpaid. It has no writes; `planPaidOrder` plans them after the payment. */
  | { kind: 'pay-first'; order: Order; totals: OrderTotals }
  | { kind: 'already-done'; order: Order }
  | { kind: 'refused'; problems: OrderProblem[] };

/** The version of an order: its idempotency key, or its order time if older data has no key. */
export function orderVersion(
  order: { attemptId?: string; orderDate?: number | undefined } | undefined,
): string | null {
  return order ? (order.attemptId ?? String(order.orderDate)) : null;
}

/**
 * Plans an order from the request and the current data, with its essential writes (spec §4, §5, §7;
 * `orderCopies` are the others), or tells why the order is refused. Pure: the browser and the functions carry
 * out the same plan. A card order can be written here only if there is nothing left to pay: an edit with the
 * same sum, or points that cover the whole sum.
 */
export function planOrder(request: OrderRequest, context: OrderSnapshot): OrderPlan {
  const { dateId } = request;
  const { date, info, orders, user } = context;
  const ofDate = orders[dateId] ?? {};
  const orderKey = info ? orderKeyOf(info, user.uid) : '';
  // Searches all orders of the date: the address on the profile may have changed since the first time that
  // this request was sent. It may have been edited since.
  const orderId = request.restores ?? request.attemptId;
  const done = Object.values(ofDate).find(
    (order) => order.attemptId === request.attemptId || order.orderId === orderId,
  );
  if (done) return { kind: 'already-done', order: done };

  const present = ownValue(ofDate, orderKey);
  const { movedFrom } = request;
  const moves = movedFrom !== undefined && movedFrom !== orderKey;
  const existing = moves ? ownValue(ofDate, movedFrom) : present;
  const open = takesOrders(dateId, date, context.now);
  const frame = orderLevelProblems(open, request.quantities, info);
  if (frame.length > 0 || !date || !info) return { kind: 'refused', problems: frame };
  // An order that stands at such an address from before can still be edited.
  if (!present && !canBeFound(info)) return refused({ code: 'address-incomplete' });
  if (moves && present) return refused({ code: 'order-exists-at-address' });
  const step = existing && stepOf(context.status);
  if (step) return refused({ code: 'order-under-way', step });
  if (orderVersion(existing) !== request.basedOn) return refused({ code: 'order-changed' });

  const ofLines = lineProblems(request.quantities, {
    dateId,
    date,
    menus: context.menus,
    orders,
    existing,
  });
  // Totals cannot be computed from invalid quantities.
  if (ofLines.some(({ code }) => code === 'bad-quantity')) {
    return { kind: 'refused', problems: ofLines };
  }
  const rate = pointRateFor(user.customPointRate, context.pointRate);
  const codes = usableCodes(context.ledger, existing, isCardPaid(existing), context.now);
  const totals = orderTotals({
    quantities: request.quantities,
    menus: context.menus,
    existing,
    usePoint: request.usePoint,
    available: pointsAvailable(context.balance ?? 0, context.ledger, dateId, existing?.orderKey),
    codes: codesToUse(codes, request, isCardPaid(existing)),
    pointRate: rate,
    keepForCard: request.keepForCard,
  });
  const problems = [...ofLines, ...paymentProblems(request, totals, existing, context)];
  if (problems.length > 0) return { kind: 'refused', problems };
  if (request.seen.total !== totals.total || request.seen.toPay !== totals.toPay) {
    return refused({ code: 'amount-changed', total: totals.total, toPay: totals.toPay });
  }

  const order = composeOrder(request, context, { date, info, orderKey, existing, totals });
  const tooMuch = quotaProblem([...Object.values(ofDate).filter((one) => one !== existing), order]);
  if (tooMuch) return refused(tooMuch);
  const { now } = context;
  // The functions store the others, and limit calls and payments.
  const changes = isPrepaid(order) ? undefined : countedChange(context.changes, now);
  if (changes && changes.count > maxChangesOfDay) return refused({ code: 'too-many-changes' });
  const ledger = ledgerWrites(order, existing, context.ledger, context.balance ?? 0, now, changes);
  if (!ledger) return refused({ code: 'points-unavailable' });
  if (awaitsPayment(order)) return { kind: 'pay-first', order, totals };
  const writes = [
    ...orderWrites(order, existing?.orderKey, now, knownBy(context.ledger)),
    ...openingWrites(order, context.sheet),
    ...ledger,
  ];
  return { kind: 'write', order, totals, writes };
}

/** The order that a screen asks to cancel. */
export interface CancellationTarget {
  dateId: string;
  /** `ownOrderId` */
  orderId: string;
  basedOn: string | null;
}

export type CancellationPlan =
  | { kind: 'write'; writes: DocumentWrite[] }
  | { kind: 'already-done' }
  | { kind: 'refused'; problems: OrderProblem[] };

/**
 * The writes by which a customer cancels a cash order and gets its points back (spec §7), or why it is refused: also
 * once its date is closed, or the shop has begun with the order.
 */
export function planCancellation(
  target: CancellationTarget,
  context: OrderSnapshot,
): CancellationPlan {
  const { dateId, orderId } = target;
  if (orderWithId(context.orders[dateId], orderId)) {
    if (!takesOrders(dateId, context.date, context.now)) return refused({ code: 'date-closed' });
    const step = stepOf(context.status);
    if (step) return refused({ code: 'order-under-way', step });
  }
  return planRemoval(target, context);
}

/** The same whenever staff do it. An order that is gone was cancelled before: one that moves keeps its id. */
export function planRemoval(
  target: CancellationTarget,
  context: Pick<OrderSnapshot, 'now' | 'orders' | 'ledger' | 'balance'>,
): CancellationPlan {
  const { dateId, orderId } = target;
  const ofDate = context.orders[dateId] ?? {};
  const existing = orderWithId(ofDate, orderId);
  if (!existing) return { kind: 'already-done' };
  if (!paymentMethods[existing.paymentMethod].cancellable) {
    return refused({ code: 'card-order-not-cancellable' });
  }
  if (orderVersion(existing) !== target.basedOn) return refused({ code: 'order-changed' });
  const ledger = ledgerWrites(
    undefined,
    existing,
    context.ledger,
    context.balance ?? 0,
    context.now,
  );
  if (!ledger) return refused({ code: 'points-unavailable' });
  return { kind: 'write', writes: [...removalWrites(existing, ofDate, context.now), ...ledger] };
}

/**
 * The writes that delete a cancelled order and keep it as it was for staff, who have to learn of it; `ofDate`
 * are the customer's orders for that date, `now` is epoch ms. With the last order of a date the date's empty
 * map is deleted too.
 */
export function removalWrites(
  order: Order,
  ofDate: Record<string, Order>,
  now: number,
): DocumentWrite[] {
  const cancelled: CancelledOrder = { ...order, cancelledAt: now };
  const { dateId, orderKey } = order;
  const { uid } = order.customerInfo;
  const last = Object.keys(ofDate).length === 1;
  return [
    write(stores.ordersForCustomer, uid, [
      { path: last ? [dateId] : [dateId, orderKey], remove: true },
    ]),
    write(stores.orders2, sheetId(order), [{ path: last ? [uid] : [uid, orderKey], remove: true }]),
    write(stores.ordersBackupByTime, backupId(uid, now), setFields(cancelled)),
  ];
}

function paymentProblems(
  request: OrderRequest,
  totals: OrderTotals,
  existing: Order | undefined,
  context: OrderSnapshot,
): OrderProblem[] {
  const { user } = context;
  if (user.deletedAs !== undefined) return [{ code: 'account-deleted' }];
  const problems: OrderProblem[] = [];
  const cardPaid = isCardPaid(existing);
  if (totals.total < minimumOrder) {
    problems.push({ code: 'below-minimum', total: totals.total, minimum: minimumOrder });
  }
  const { prepaid, allowedFor } = paymentMethods[request.paymentMethod];
  if (!prepaid) {
    if (cardPaid) problems.push({ code: 'already-paid-by-card' });
    else if (!allowedFor(user)) problems.push({ code: 'cash-not-allowed' });
    else if (!existing && isLimitReached(context)) problems.push({ code: 'one-open-order' });
    return problems;
  }
  if (existing && cardPaid && totals.toPay < 0) {
    problems.push({ code: 'below-card-payment', paid: amountPaid(existing), due: totals.due });
  } else {
    const code = cardAmountProblem(totals.toPay);
    if (code) problems.push({ code });
  }
  return problems;
}

/** Whether this is a new account that has an open order already. */
function isLimitReached({
  applyNewAccountLimits,
  user,
  ledger,
  orders,
  now,
}: OrderSnapshot): boolean {
  return (
    applyNewAccountLimits === true && !isKnownCustomer(user, ledger) && hasOpenOrder(orders, now)
  );
}

export function composeOrder(
  request: OrderRequest,
  { user, now, pointRate, orders, sheet }: OrderSnapshot,
  parts: {
    date: ActiveDate;
    info: DeliveryInfo;
    orderKey: string;
    existing: Order | undefined;
    totals: OrderTotals;
  },
): Order {
  const { date, info, orderKey, existing, totals } = parts;
  const prepaid = isPrepaid(request);
  const rest = isCardPaid(existing) && totals.toPay > 0 ? toDollars(totals.toPay) : undefined;
  const draft = {
    dateId: request.dateId,
    orderKey,
    orderId: existing ? ownOrderId(existing) : (request.restores ?? request.attemptId),
    customerInfo: customerInfoOf(user, info),
    menus: totals.lines,
    totalPrice: toFixedDollars(totals.total),
    usePoint: request.usePoint,
    usedPoint: toDollars(totals.pointsUsed),
    point: toDollars(totals.pointsEarned),
    customPointRate: user.customPointRate,
    recoredPointRate: pointRate === defaultPointRate ? undefined : pointRate,
    paymentMethod: request.paymentMethod,
    paid: prepaid && totals.toPay === 0,
    orderLang: request.orderLang,
    orderRequest: cutText(request.orderRequest.trim(), maxOrderRequest),
    orderDate: now,
    // Includes the area, because the SMS shows it.
    deliveryDate: dayAndArea(date, request.orderLang, now),
    invoice: existing?.invoice,
    invoiceDate: existing?.invoiceDate,
    invoiceType: existing?.invoiceType,
    madeByUser: true,
    smsMsgTotal: toFixedDollars(totals.due),
    reOrderDifferenceToPay: rest,
    pointShortfall: totals.owed > 0 ? toDollars(totals.owed) : undefined,
    payment_intent: prepaid ? existing?.payment_intent : undefined,
    pointCode: storedCode(totals),
    attemptId: request.attemptId,
    sheet: sheetOf(orders[request.dateId] ?? {}, sheet),
  };
  return withoutUndefined({ ...draft, smsMsgBody: smsText(draft, existing !== undefined) });
}

/** Longest order request that is stored, characters. */
export const maxOrderRequest = 300;

/**
 * The essential writes of an order that replaces the one under the key `replaced`; `known` is the key of the
 * ledger entry by which the shop knows its customer (`knownBy`). All except those to orders2 go to documents of
 * the customer alone. `orderCopies` are written afterwards.
 */
export function orderWrites(
  order: Order,
  replaced: string | undefined,
  now: number,
  known?: string,
): DocumentWrite[] {
  const { dateId, orderKey } = order;
  const { uid } = order.customerInfo;
  const gone = replaced !== undefined && replaced !== orderKey ? [replaced] : [];
  const inMap = (first: string) => [
    { path: [first, orderKey], set: order },
    ...gone.map((key) => ({ path: [first, key], remove: true as const })),
  ];
  return [
    write(stores.ordersForCustomer, uid, inMap(dateId)),
    write(stores.orders2, sheetId(order), inMap(uid)),
    write(stores.ordersBackupByTime, backupId(uid, now), setFields(order)),
    ...checkWrites(order, known),
  ];
}

/**
 * Marker documents that make the rules check the customer's share of the date and, five lines each, most lines
 * after the eighth: one operation of a commit may evaluate at most 1,000 expressions. That of the date also makes
 * them check the limits of a new account, whose open order it names. The functions write none, because the rules do
 * not apply to them.
 */
function checkWrites(order: Order, known = ''): DocumentWrite[] {
  if (isPrepaid(order)) return [];
  const lines = Object.keys(order.menus).length;
  const { dateId, orderKey, orderDate: at, customerInfo } = order;
  const mark = (part: string | number, fields: object) =>
    write(stores.orderChecks, `${customerInfo.uid}_${part}`, setFields({ at, ...fields }));
  return [
    mark('date', { dateId, orderKey, knownBy: known }),
    ...[8, 14, 20, 26].filter((from) => lines > from).map((from) => mark(from, {})),
  ];
}

/**
 * The copy of an order by its address (spec §7), in a document that many customers share. It is written after
 * the order and retried until it is stored (`planCustomerCopies`). It is safe to write it twice.
 */
export function orderCopies(order: Order): DocumentWrite[] {
  const { dateId, orderKey, orderDate } = order;
  const fields = [{ path: [String(orderDate)], set: order }];
  return [write(stores.ordersBackupByKey, `${dateId}_${orderKey}`, fields)];
}

function write(collection: string, id: string, fields: DocumentWrite['fields']): DocumentWrite {
  return { collection, id, fields };
}

/** A refusal for a single problem. */
function refused(problem: OrderProblem): { kind: 'refused'; problems: OrderProblem[] } {
  return { kind: 'refused', problems: [problem] };
}
