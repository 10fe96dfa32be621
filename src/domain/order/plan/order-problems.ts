import type { DeliveryInfo } from '../../customer/delivery-info.ts';
import type { ActiveDate } from '../../dates/active-date.ts';
import type { Cents } from '../../lib/money.ts';
import type { Menus } from '../../menus/menu.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { isOrderKey, maxOrderAddress, orderKeyOf } from '../order-key.ts';
import type { OrderStep } from '../order-status.ts';
import { limitOf, maxOrderLines, quantityAllowed } from './order-limits.ts';

/** Why an order cannot be placed. Codes without messages; `menuKey` is the menu that the problem is about. */
export type OrderProblem =
  | { code: 'date-closed' }
  | { code: 'order-empty' }
  | { code: 'too-many-lines'; most: number }
  | { code: 'too-many-orders'; most: number }
  /** The customer's orders of the date exceed their share of the date's document. */
  | { code: 'orders-too-large' }
  /** The customer has ordered and edited as often as they may in a day. */
  | { code: 'too-many-changes' }
  | { code: 'pickup-unavailable' }
  | { code: 'no-delivery-info' }
  /** The address is a text in which no number, street and suburb are recognised. */
  | { code: 'address-incomplete' }
  | { code: 'bad-quantity'; menuKey: string }
  | { code: 'sold-out'; menuKey: string }
  | { code: 'over-limit'; menuKey: string; limit: number }
  | { code: 'below-minimum'; total: Cents; minimum: Cents }
  | { code: 'cash-not-allowed' }
  /** A new account has one open cash order for the date already, or for two others. */
  | { code: 'open-cash-orders' }
  /** The deletion of the account has begun. */
  | { code: 'account-deleted' }
  | { code: 'already-paid-by-card' }
  | { code: 'below-card-payment'; paid: Cents; due: Cents }
  | { code: 'points-unavailable' }
  | { code: 'too-little-for-card' }
  | { code: 'order-changed' }
  | { code: 'exception-unacknowledged' }
  | { code: 'amount-changed'; total: Cents; toPay: Cents }
  /** The shop has begun with the order, so that only staff change it. */
  | { code: 'order-under-way'; step: OrderStep }
  | { code: 'card-order-not-cancellable' }
  | { code: 'order-exists-at-address' };

export type OrderProblemCode = OrderProblem['code'];

/** A problem of one line. */
export type LineProblem = Extract<OrderProblem, { menuKey: string }>;
/** More of a menu than one person may order. */
export type OverLimit = Extract<OrderProblem, { code: 'over-limit' }>;

/** Whether a date sells a menu now. */
export function sells(date: ActiveDate, menus: Menus, menuKey: string): boolean {
  return date.menus[menuKey] === true && menus[menuKey]?.active === true;
}

/**
 * The problems of these final quantities, at most one for each line. A line of the existing order may always
 * be kept or reduced, even if it is sold out.
 */
export function lineProblems(
  quantities: Record<string, number>,
  context: {
    dateId: string;
    date: ActiveDate;
    menus: Menus;
    orders: CustomerOrders;
    existing: Order | undefined;
  },
): LineProblem[] {
  const { dateId, date, menus, orders, existing } = context;
  const problems: LineProblem[] = [];
  for (const [menuKey, q] of Object.entries(quantities)) {
    if (!Number.isInteger(q) || q < 0 || q > 999) {
      problems.push({ code: 'bad-quantity', menuKey });
      continue;
    }
    if (q <= (existing?.menus[menuKey]?.q ?? 0)) continue;
    if (!sells(date, menus, menuKey)) {
      problems.push({ code: 'sold-out', menuKey });
      continue;
    }
    const limit = limitOf(date, menuKey);
    if (
      limit !== undefined &&
      q > quantityAllowed(date, orders, dateId, menuKey, existing?.orderKey)
    ) {
      problems.push({ code: 'over-limit', menuKey, limit });
    }
  }
  return problems;
}

/** The problems of the order as a whole: date, lines, delivery details (spec §5). `open`: its date takes orders. */
export function orderLevelProblems(
  open: boolean,
  quantities: Record<string, number>,
  info: DeliveryInfo | undefined,
): OrderProblem[] {
  const problems: OrderProblem[] = [];
  if (!open) problems.push({ code: 'date-closed' });
  const lines = Object.values(quantities).filter((q) => q > 0).length;
  if (lines === 0) problems.push({ code: 'order-empty' });
  if (lines > maxOrderLines) problems.push({ code: 'too-many-lines', most: maxOrderLines });
  if (!info?.name) problems.push({ code: 'no-delivery-info' });
  else if (info.orderDeliverType === 'selfPickup') problems.push({ code: 'pickup-unavailable' });
  // An address without a letter or digit has no order key, so it cannot be stored.
  else if (!orderKeyOf(info, '')) problems.push({ code: 'no-delivery-info' });
  else if (!isOrderKey(orderKeyOf(info, '')) || info.address.length > maxOrderAddress)
    problems.push({ code: 'address-incomplete' });
  return problems;
}

/** A refusal for a single problem. */
export function refused(problem: OrderProblem): { kind: 'refused'; problems: OrderProblem[] } {
  return { kind: 'refused', problems: [problem] };
}
