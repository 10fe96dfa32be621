import { type ActiveDates, dayNumber, isOpen } from './dates.ts';
import type { CustomerOrders, Order } from './order.ts';
import { paymentMethods } from './payment-methods.ts';

/**
 * A customer's orders, newest delivery first, then newest order first: those of `ordersForCustomer`
 * and the older ones that staff have moved to the backup. An order in both counts once, as current.
 */
export function orderHistory(
  orders: CustomerOrders | undefined,
  backup: CustomerOrders | undefined,
): Order[] {
  const byPlace = new Map<string, Order>();
  for (const source of [backup ?? {}, orders ?? {}]) {
    for (const [dateId, ofDate] of Object.entries(source)) {
      for (const [orderKey, order] of Object.entries(ofDate)) {
        byPlace.set(`${dateId}/${orderKey}`, { ...order, dateId, orderKey });
      }
    }
  }
  return [...byPlace.values()].sort(
    (a, b) =>
      dayNumber(b.dateId) - dayNumber(a.dateId) ||
      b.orderDate - a.orderDate ||
      a.orderKey.localeCompare(b.orderKey),
  );
}

/** How far an order is: it can be changed, its date is closed, or its day has passed. */
export type OrderState = 'open' | 'closed' | 'delivered';

/** `today` is Sydney's day as a number, yyyymmdd. */
export function orderState(
  order: Pick<Order, 'dateId'>,
  dates: ActiveDates,
  today: number,
): OrderState {
  if (isOpen(dates[order.dateId])) return 'open';
  return dayNumber(order.dateId) < today ? 'delivered' : 'closed';
}

/** Whether its customer may cancel it: a cash order, until the date closes (spec §4). */
export function mayCancel(order: Pick<Order, 'paymentMethod'>, state: OrderState): boolean {
  return state === 'open' && paymentMethods[order.paymentMethod].cancellable;
}

const firstDeliveryRequestDay = 20210910;

/** Receipts of dates after 10 September 2021 call the customer's words a delivery request (spec §9). */
export function hasDeliveryRequest(dateId: string): boolean {
  return dayNumber(dateId) > firstDeliveryRequestDay;
}
