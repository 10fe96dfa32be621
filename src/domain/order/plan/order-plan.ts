import type { DeliveryInfo } from '../../customer/delivery-info.ts';
import {
  isKnownCustomer,
  knownBy,
  mayAddCashOrder,
  openCashDates,
} from '../../customer/new-account.ts';
import { phoneDigits } from '../../customer/phone.ts';
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
import { ledgerWrites } from '../../points/ledger-plan.ts';
import { codesToUse, usableCodes } from '../../points/order-code.ts';
import {
  defaultPointRate,
  type Ledger,
  pointRateFor,
  pointsAvailable,
} from '../../points/points.ts';
import { type DocumentWrite, withoutUndefined } from '../../store/document-write.ts';
import { amountPaid, type CustomerOrders, customerInfoOf, type Order } from '../order.ts';
import { movedOrder, ownOrderId } from '../order-id.ts';
import { orderKeyOf } from '../order-key.ts';
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
import { openingWrites, type SheetChoice, sheetOf } from '../stored/order-sheets.ts';
import { isUnreadable } from '../stored/readable-orders.ts';
import { cardAmountProblem, minimumOrder } from './order-limits.ts';
import { lineProblems, type OrderProblem, orderLevelProblems, refused } from './order-problems.ts';
import { type OrderTotals, orderTotals, storedCode } from './order-totals.ts';
import { orderWrites } from './order-writes.ts';

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
  previousOrderKey?: string | undefined;
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
  /** Where orders of the customer can't be read (`readableOrders`): they stay as they are, and nothing takes their place. */
  unreadable?: readonly string[] | undefined;
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
 * The version of a paid order that staff correct (`correctOrder`): the one that was paid, and which correction it is. A
 * payment goes on belonging to it.
 */
export function correctedVersion(order: Order, entryId: string): string {
  return `${paidVersion(orderVersion(order))}.${entryId.slice(0, 8)}`;
}

/** The version that a payment was made for, without the corrections that came later. */
export function paidVersion(version: string | null): string | null {
  return version?.split('.')[0] ?? null;
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
  if (movedOrder(orders, dateId, orderId)) return refused({ code: 'order-changed' });

  const present = ownValue(ofDate, orderKey);
  const { previousOrderKey } = request;
  const moves = previousOrderKey !== undefined && previousOrderKey !== orderKey;
  const existing = moves ? ownValue(ofDate, previousOrderKey) : present;
  const open = takesOrders(dateId, date, context.now);
  const frame = orderLevelProblems(open, request.quantities, info);
  if (frame.length > 0 || !date || !info) return { kind: 'refused', problems: frame };
  // An order that stands at such an address from before can still be edited.
  if (!present && !canBeFound(info)) return refused({ code: 'address-incomplete' });
  if (!present && !phoneDigits(info.phone)) return refused({ code: 'no-delivery-info' });
  if ((moves && present) || isUnreadable(context.unreadable, dateId, orderKey)) {
    return refused({ code: 'order-exists-at-address' });
  }
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
    ...orderWrites(order, existing?.orderKey, now, {
      knownBy: knownBy(context.ledger),
      alsoOpen: openCashDates(orders, now).find((other) => other !== dateId),
    }),
    ...openingWrites(order, context.sheet),
    ...ledger,
  ];
  return { kind: 'write', order, totals, writes };
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
    else if (!existing && isLimitReached(request.dateId, context)) {
      problems.push({ code: 'open-cash-orders' });
    }
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

/** Whether this is a new account that may have no other cash order, for this date. */
function isLimitReached(dateId: string, context: OrderSnapshot): boolean {
  const { applyNewAccountLimits, user, ledger, orders, now } = context;
  return (
    applyNewAccountLimits === true &&
    !isKnownCustomer(user, ledger) &&
    !mayAddCashOrder(dateId, orders, now)
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
