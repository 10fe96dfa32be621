import { awaitsPayments, takesOrders } from '../dates/open-dates.ts';
import { type Cents, toCents, toDollars, toFixedDollars } from '../lib/money.ts';
import { ownValue } from '../lib/own-value.ts';
import { smsText } from '../messages/sms-text.ts';
import { amountDue, type Order, ownPointsUsed, quantitiesOf } from '../order/order.ts';
import { stepOf } from '../order/order-status.ts';
import { isCardPaid } from '../order/payment-methods.ts';
import { type OrderSnapshot, orderVersion, paidVersion } from '../order/plan/order-plan.ts';
import { lineProblems, type OrderProblem } from '../order/plan/order-problems.ts';
import { orderWrites } from '../order/plan/order-writes.ts';
import { openingWrites, sheetOf } from '../order/stored/order-sheets.ts';
import { isUnreadable } from '../order/stored/readable-orders.ts';
import { ledgerChange } from '../points/ledger-plan.ts';
import { codeKey } from '../points/order-code.ts';
import { type Ledger, pointsAvailable } from '../points/points.ts';
import {
  type DocumentWrite,
  setFields,
  stores,
  withoutUndefined,
} from '../store/document-write.ts';
import type { Checkout, PaymentException } from './checkout.ts';
import { overLimitOfLink } from './link-limits.ts';
import type { PayLink } from './pay-link.ts';
import { dropTempOrderWrite, type TempOrders } from './temp-order.ts';

export type PaidPlan =
  | { kind: 'write'; order: Order; writes: DocumentWrite[]; remarks: OrderProblem[] }
  | { kind: 'already-done'; order: Order }
  | { kind: 'exception'; reason: PaymentException };

/**
 * The order that a payment completes, as quoted and paid. If the date has closed, the shop has packed the order, a menu has sold out, or a
 * price or limit has changed since the quote, the order is stored and staff get a warning (`remarks`). If
 * points of the quote have been spent on another order, or another order uses its percentage code, this order uses
 * what is left and records the rest as `pointShortfall`. If the edit takes back earned points that are already spent, the balance becomes
 * negative. If the order was changed during the payment, the payment is an exception, because it must not
 * overwrite a later change. The lines of an order that staff took for a payment link (`link`) bring a warning only for what
 * the customer has ordered beside it since. `tempOrders` are the temporary orders of the customer.
 */
export function planPaidOrder(
  checkout: Checkout,
  context: OrderSnapshot,
  payment: { payment_intent: string; amount: Cents },
  tempOrders: TempOrders = {},
  link?: PayLink,
): PaidPlan {
  const { dateId, orderKey, order: quoted } = checkout;
  const ofDate = context.orders[dateId] ?? {};
  const done = Object.values(ofDate).find(
    (order) => isCardPaid(order) && paidVersion(order.attemptId) === quoted.attemptId,
  );
  if (done) {
    return done.payment_intent === payment.payment_intent
      ? { kind: 'already-done', order: done }
      : { kind: 'exception', reason: 'already-paid' };
  }
  const existing = orderToReplace(checkout, ofDate);
  if (existing === 'changed' || isUnreadable(context.unreadable, dateId, orderKey)) {
    return { kind: 'exception', reason: 'order-changed' };
  }
  if (payment.amount !== checkout.amount) return { kind: 'exception', reason: 'amount-differs' };

  const { balance = 0, ledger, now } = context;
  const pointCode = isFree(quoted, existing, ledger) ? quoted.pointCode : undefined;
  // Of their own points no more than the quote has: those of a code that is gone are nobody's to replace.
  const wanted = pointCode ? toCents(quoted.usedPoint) : ownPointsUsed(quoted);
  const available =
    pointsAvailable(balance, ledger, dateId, existing?.orderKey) + toCents(pointCode?.point ?? 0);
  const used = Math.min(wanted, available);
  const short = toCents(quoted.usedPoint) - used;
  const temp = ownValue(tempOrders[dateId], orderKey);
  const order = withoutUndefined({
    ...paidOrder(
      // What staff have corrected since they added dishes by a link stays.
      existing && checkout.link !== undefined ? { ...quoted, ...correctedIn(existing) } : quoted,
      existing,
      payment.payment_intent,
      used,
      short,
    ),
    pointCode,
    // An order of a link is one from now on, however long ago staff took it: its bell rings.
    ...(checkout.link !== undefined && { orderDate: now }),
    // The sheet of the quote may have filled up meanwhile.
    sheet: sheetOf(ofDate, context.sheet),
  });
  const points = ledgerChange(order, existing, ledger, balance, now);
  return {
    kind: 'write',
    order,
    writes: [
      ...orderWrites(order, existing?.orderKey, now),
      ...openingWrites(order, context.sheet),
      ...points.writes,
      {
        collection: stores.cardPaymentIntent,
        id: payment.payment_intent,
        fields: setFields(order),
      },
      // Keeps a temporary order of a newer attempt and an unacknowledged payment exception.
      ...(temp?.attemptId === quoted.attemptId && !temp.exception
        ? [dropTempOrderWrite(checkout.uid, tempOrders, dateId, orderKey)]
        : []),
    ],
    remarks: [
      ...warningsOf(
        order,
        // The order of a link has kept its portions.
        checkout.link === undefined ? existing : quoted,
        context,
        short > 0 || points.overdrawn,
      ),
      ...(link ? overLimitOfLink(link, context.date, context.orders) : []),
    ],
  };
}

/** Whether no other order uses the percentage code of a quote. */
function isFree({ pointCode }: Order, existing: Order | undefined, ledger: Ledger): boolean {
  const entry = pointCode && ledger[codeKey(pointCode.code)];
  if (!entry) return false;
  return entry.orderKey === '' || existing?.pointCode?.code === pointCode.code;
}

function correctedIn({ customerInfo, orderRequest }: Order) {
  return { customerInfo, orderRequest };
}

/**
 * The order that this payment replaces, if any; `changed` if it is not the version that the payment is based on. One that
 * staff have only corrected meanwhile still is: the customer's own newer details stand.
 */
function orderToReplace(
  { orderKey, request }: Checkout,
  ofDate: Record<string, Order>,
): Order | undefined | 'changed' {
  const from = request.movedFrom ?? orderKey;
  const existing = ownValue(ofDate, from);
  const taken = from !== orderKey && ownValue(ofDate, orderKey) !== undefined;
  const isBase = paidVersion(orderVersion(existing)) === paidVersion(request.basedOn);
  return !isBase || taken ? 'changed' : existing;
}

/**
 * `used`: points that are still available for this order; `short`: points of the quote that are not; cents.
 * Keeps the number of an invoice that was issued after the quote, because an invoice number is never changed.
 */
function paidOrder(
  quoted: Order,
  existing: Order | undefined,
  payment_intent: string,
  used: Cents,
  short: Cents,
): Order {
  const { invoice, invoiceDate, invoiceType } = existing ?? {};
  const paid: Order = {
    ...quoted,
    ...withoutUndefined({ invoice, invoiceDate, invoiceType }),
    usedPoint: toDollars(used),
    paid: true,
    payment_intent,
    ...(short > 0 ? { pointShortfall: toDollars(short) } : {}),
  };
  return {
    ...paid,
    smsMsgTotal: toFixedDollars(amountDue(paid)),
    smsMsgBody: smsText(paid, existing !== undefined),
  };
}

/** `existing`: the order whose lines may stay as they are. */
function warningsOf(
  order: Order,
  existing: Order | undefined,
  context: OrderSnapshot,
  pointsMissing: boolean,
): OrderProblem[] {
  const { date, menus, orders, now } = context;
  const { dateId } = order;
  const warnings: OrderProblem[] = [];
  if (!takesOrders(dateId, date, now) && !awaitsPayments(date, now)) {
    warnings.push({ code: 'date-closed' });
  }
  const step = existing && stepOf(context.status);
  if (step) warnings.push({ code: 'order-under-way', step });
  if (date) {
    const lines = quantitiesOf(order);
    warnings.push(...lineProblems(lines, { dateId, date, menus, orders, existing }));
  }
  if (pointsMissing) warnings.push({ code: 'points-unavailable' });
  return warnings;
}
