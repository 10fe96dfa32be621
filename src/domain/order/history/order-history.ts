import type { ActiveDates } from '../../dates/active-date.ts';
import { dayNumber } from '../../dates/date-id.ts';
import { isOpen } from '../../dates/open-dates.ts';
import type { CustomerOrders, Order } from '../order.ts';
import { paymentMethods } from '../payment-methods.ts';

/**
 * A customer's orders, sorted by delivery day and then by order time, the newest first: those of
 * `ordersForCustomer` and the older ones, which the nightly step has moved to the backup (archived-orders.ts). An order that is in both is
 * listed once, in its version from `ordersForCustomer`.
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

/** State of an order: its date is open, its date is closed, or its delivery day has passed, whether or not staff have closed it. */
export type OrderStage = 'open' | 'closed' | 'delivered';

/** `today` is the current day in Sydney as a number, yyyymmdd. */
export function orderStage(
  order: Pick<Order, 'dateId'>,
  dates: ActiveDates,
  today: number,
): OrderStage {
  if (dayNumber(order.dateId) < today) return 'delivered';
  return isOpen(dates[order.dateId]) ? 'open' : 'closed';
}

/**
 * Whether its kind and its date let its customer cancel it: a cash order, until the date closes (spec §4). What is done about it
 * already, such as packing, is asked beside this (`stepOf` in order-status.ts).
 */
export function mayCancel(order: Pick<Order, 'paymentMethod'>, state: OrderStage): boolean {
  return state === 'open' && paymentMethods[order.paymentMethod].cancellable;
}

const firstDeliveryRequestDay = 20210910;

/** Receipts of dates after 10 September 2021 label the customer's request as a delivery request (spec §9). */
export function hasDeliveryRequest(dateId: string): boolean {
  return dayNumber(dateId) > firstDeliveryRequestDay;
}
