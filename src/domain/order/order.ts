import {
  type DeliveryInfo,
  deliveryLimits,
  normalizeAddress,
  readDeliveryInfo,
} from '../customer/delivery-info.ts';
import type { InvoiceType, User } from '../customer/user.ts';
import { cutText } from '../lib/cut-text.ts';
import {
  fieldIn,
  type Language,
  localized,
  type Translations,
  translationsOf,
} from '../lib/language.ts';
import { type Cents, toCents, toDollars } from '../lib/money.ts';
import type { Menu } from '../menus/menu.ts';
import type { OrderCode } from '../points/order-code.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** One line of an order as stored; dollars. */
export interface OrderLine extends Translations<'menuTitle'> {
  menuKey: string;
  menuTitle: string;
  price: number;
  q: number;
  subTotal: number;
}

/** The recipient of an order: the delivery details without `phone2`, and data of the customer (spec §3). */
export interface CustomerInfo extends Omit<DeliveryInfo, 'phone2'> {
  uid: string;
  lang: Language;
  listLoc: string;
  isAgedCare: boolean;
  acName: string;
  isCashAvailable: boolean;
}

/** One order per delivery date and address (spec §3). */
export interface Order {
  dateId: string;
  orderKey: string;
  /** The first `attemptId`, kept for life; undefined in older data (`ownOrderId`). */
  orderId?: string | undefined;
  customerInfo: CustomerInfo;
  menus: Record<string, OrderLine>;
  /** Sum of the lines before points, dollars with two decimals. */
  totalPrice: string;
  usePoint: boolean;
  /** Points spent, those of `pointCode` included; `point` are the points earned; dollars. */
  usedPoint: number;
  point: number;
  customPointRate?: number | undefined;
  recoredPointRate?: number | undefined;
  paymentMethod: PaymentMethod;
  paid: boolean;
  orderLang: Language;
  orderRequest: string;
  /** When it was ordered, epoch ms. */
  orderDate: number;
  /** Delivery day and area as text, in `orderLang`. */
  deliveryDate: string;
  invoice?: number | undefined;
  invoiceDate?: number | undefined;
  invoiceType?: InvoiceType | undefined;
  madeByUser: boolean;
  smsMsgBody: string;
  smsMsgTotal: string;
  /** How much this edit of a card-paid order cost beside what had been paid before, dollars: `toPay` of plan/order-totals.ts. */
  reOrderDifferenceToPay?: number | undefined;
  /**
   * Part of the amount due that no card has paid, dollars: points that were spent on another order before the
   * payment arrived, or the difference of an edit that is too small to charge to a card. The next edit
   * charges it.
   */
  pointShortfall?: number | undefined;
  payment_intent?: string | undefined;
  /** The percentage code that it uses; its customer changes it by a function only. */
  pointCode?: OrderCode | undefined;
  /** The idempotency key of the attempt that stored this version. */
  attemptId: string;
  /** Which sheet of orders2 has the order (order-sheets.ts); undefined for the first. */
  sheet?: number | undefined;
}

/** A document of ordersBackupByTime about a cancellation: the order as it was, and when it was cancelled. */
export interface CancelledOrder extends Order {
  /** Epoch ms. */
  cancelledAt: number;
  /** The date that staff have moved it to: it was not cancelled, it left this one. */
  movedTo?: string | undefined;
}

/** ordersForCustomer/{uid}: dateId → orderKey → order. */
export type CustomerOrders = Record<string, Record<string, Order>>;

/** An order line at the current price of the menu. `q` is a whole number above 0. */
export function orderLine(menuKey: string, menu: Menu, q: number): OrderLine {
  const price = toCents(menu.price);
  return {
    menuKey,
    menuTitle: menu.title,
    ...translationsOf('menuTitle', (language) => fieldIn(menu, 'title', language) ?? ''),
    price: toDollars(price),
    q,
    subTotal: toDollars(price * q),
  };
}

/** The titles of an order line in every language. */
export type LineTitle = Pick<OrderLine, 'menuTitle'> & Translations<'menuTitle'>;

/** The title of an order line in the reader's language; Korean if the order has no translation. */
export function lineTitle(line: LineTitle, language: Language): string {
  return localized(line, 'menuTitle', language);
}

/** Sum of lines in cents, recomputed from price and quantity. */
export function linesTotal(lines: Record<string, OrderLine>): Cents {
  return Object.values(lines).reduce((sum, line) => sum + toCents(line.price) * line.q, 0);
}

/** The amount due for an order after points, cents. */
export function amountDue(order: Pick<Order, 'totalPrice' | 'usedPoint'>): Cents {
  return toCents(order.totalPrice) - toCents(order.usedPoint);
}

/** The customer's own points that an order uses, hundredths: without those of its percentage code. */
export function ownPointsUsed({
  usedPoint,
  pointCode,
}: Pick<Order, 'usedPoint' | 'pointCode'>): Cents {
  return toCents(usedPoint) - toCents(pointCode?.point ?? 0);
}

/** Part of the amount due for a card-paid order that is still unpaid, cents (see `pointShortfall`). */
export function amountOwed(order: Pick<Order, 'pointShortfall'>): Cents {
  return toCents(order.pointShortfall ?? 0);
}

/** What a card has paid for a card-paid order, cents. */
export function amountPaid(
  order: Pick<Order, 'totalPrice' | 'usedPoint' | 'pointShortfall'>,
): Cents {
  return amountDue(order) - amountOwed(order);
}

/** menuKey → quantity of an order; empty for undefined. */
export function quantitiesOf(
  order: { menus: Record<string, { q: number }> } | undefined,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(order?.menus ?? {}).map(([menuKey, line]) => [menuKey, line.q]),
  );
}

/**
 * The delivery details as an order stores them; a note that is too long (from an old profile) is cut. What the profile says
 * is compared by the rules, also what an older one lacks.
 */
export function customerInfoOf(user: User, info: DeliveryInfo): CustomerInfo {
  const { phone2: _, ...details } = info;
  const isAgedCare = user.isAgedCare === true;
  return {
    ...details,
    address: normalizeAddress(details.address),
    note: cutText(details.note, deliveryLimits.note),
    uid: user.uid,
    lang: user.lang ?? 'ko',
    listLoc: user.listLoc ?? '',
    isAgedCare,
    acName: isAgedCare ? (user.acName ?? '') : '',
    isCashAvailable: user.isCashAvailable === true,
  };
}

/** The delivery details that an order stores, in the form of a profile's. */
export function deliveryInfoOf({ customerInfo }: { customerInfo: object }): DeliveryInfo {
  return readDeliveryInfo(customerInfo);
}
