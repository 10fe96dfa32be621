import { type DeliveryInfo, limits, normalizeAddress } from './delivery.ts';
import {
  fieldIn,
  type Language,
  localized,
  type Translations,
  translationsOf,
} from './language.ts';
import type { Menu } from './menu.ts';
import { type Cents, toCents, toDollars } from './money.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { InvoiceType, User } from './user.ts';

/** One line of an order as stored; dollars. */
export interface OrderLine extends Translations<'menuTitle'> {
  menuKey: string;
  menuTitle: string;
  price: number;
  q: number;
  subTotal: number;
}

/** Whom and where an order goes to: delivery details without `phone2`, and who the customer is (spec §3). */
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
  customerInfo: CustomerInfo;
  menus: Record<string, OrderLine>;
  /** Sum of the lines before points, dollars with two decimals. */
  totalPrice: string;
  usePoint: boolean;
  /** Points spent and earned, dollars. */
  usedPoint: number;
  point: number;
  customPointRate?: number | undefined;
  recoredPointRate?: number | undefined;
  paymentMethod: PaymentMethod;
  paid: boolean;
  orderLang: Language;
  orderRequest: string;
  /** Moment of ordering, epoch ms. */
  orderDate: number;
  /** Day of delivery in words. */
  deliveryDate: string;
  invoice?: number | undefined;
  invoiceDate?: number | undefined;
  invoiceType?: InvoiceType | undefined;
  madeByUser: boolean;
  smsMsgBody: string;
  smsMsgTotal: string;
  /** What this edit of a card-paid order cost on top of what had been paid, dollars. */
  reOrderDifferenceToPay?: number | undefined;
  /**
   * Part of the amount due that no card has paid, dollars: points that were spent elsewhere before the
   * payment came, or the difference of an edit that is too small for a card. The next edit charges it.
   */
  pointShortfall?: number | undefined;
  payment_intent?: string | undefined;
  /** The idempotency key of the attempt that stored this version. */
  attemptId: string;
}

/** ordersForCustomer/{uid}: dateId → orderKey → order. */
export type CustomerOrders = Record<string, Record<string, Order>>;

/** The address without separators and punctuation, or the uid for pick-up (spec §3). */
export function orderKeyOf(
  info: Pick<DeliveryInfo, 'orderDeliverType' | 'address'>,
  uid: string,
): string {
  return info.orderDeliverType === 'selfPickup'
    ? `${uid}_selfPickup`
    : normalizeAddress(info.address).replace(/[\p{Z}\p{P}\p{S}\p{Cc}\p{Cf}]/gu, '');
}

/** One line at the menu's present price. `q` is a whole number above 0. */
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

/** What an ordered line is called, in every language. */
export type LineTitle = Pick<OrderLine, 'menuTitle'> & Translations<'menuTitle'>;

/** An ordered line's title in the reader's language, as far as the order has it. */
export function lineTitle(line: LineTitle, language: Language): string {
  return localized(line, 'menuTitle', language);
}

/** Sum of lines in cents, recomputed from price and quantity. */
export function linesTotal(lines: Record<string, OrderLine>): Cents {
  return Object.values(lines).reduce((sum, line) => sum + toCents(line.price) * line.q, 0);
}

/** What an order costs after points, cents. */
export function amountDue(order: Pick<Order, 'totalPrice' | 'usedPoint'>): Cents {
  return toCents(order.totalPrice) - toCents(order.usedPoint);
}

/** Part of a card-paid order's amount that is still owed, cents (see `pointShortfall`). */
export function amountOwed(order: Pick<Order, 'pointShortfall'>): Cents {
  return toCents(order.pointShortfall ?? 0);
}

/** What a card has paid for a card-paid order, cents. */
export function amountPaid(
  order: Pick<Order, 'totalPrice' | 'usedPoint' | 'pointShortfall'>,
): Cents {
  return amountDue(order) - amountOwed(order);
}

/** menuKey → quantity of an order; empty without one. */
export function quantitiesOf(order: Pick<Order, 'menus'> | undefined): Record<string, number> {
  return Object.fromEntries(
    Object.entries(order?.menus ?? {}).map(([menuKey, line]) => [menuKey, line.q]),
  );
}

/** Delivery details as they stand on an order; a longer note of an older profile is cut. */
export function customerInfoOf(user: User, info: DeliveryInfo): CustomerInfo {
  const { phone2: _, ...details } = info;
  return {
    ...details,
    address: normalizeAddress(details.address),
    note: details.note.slice(0, limits.note),
    uid: user.uid,
    lang: user.lang,
    listLoc: user.listLoc,
    isAgedCare: user.isAgedCare === true,
    acName: user.isAgedCare ? (user.acName ?? '') : '',
    isCashAvailable: user.isCashAvailable === true,
  };
}
