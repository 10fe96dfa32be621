import { ownValue } from '../lib/own-value.ts';
import { ownOrderId } from '../order/order-id.ts';
import { ledgerKey } from '../points/points.ts';
import type { CustomerRefund } from './refund.ts';
import type { CustomerRequest } from './requests/refund-request.ts';

/** refundsForCustomer/{uid}: refunds by id; the latest request of each order by `requestKey`. */
export interface CustomerRefunds {
  refunds?: Record<string, CustomerRefund> | undefined;
  requests?: Record<string, CustomerRequest> | undefined;
}

/** An order of a date among those of its customer. */
export type OrderOfCustomer = Pick<CustomerRefund, 'dateId' | 'orderId'>;

/** Key of an order in the customer's `requests`. */
export const requestKey = ({ dateId, orderId }: OrderOfCustomer) => ledgerKey(dateId, orderId);

/** Whether a refund was made for an order of this customer; that of a payment that became no order was for none. */
export function isOfOrder(refund: CustomerRefund, { dateId, orderId }: OrderOfCustomer): boolean {
  return refund.dateId === dateId && ownOrderId(refund) === orderId && refund.kind !== 'exception';
}

/** The refunds of an order, and its customer's latest request about it. */
export function refundsOfOrder(
  stored: CustomerRefunds | undefined,
  order: OrderOfCustomer,
): { refunds: CustomerRefund[]; request: CustomerRequest | undefined } {
  const all = Object.values(stored?.refunds ?? {});
  return {
    refunds: all.filter((refund) => isOfOrder(refund, order)),
    request: ownValue(stored?.requests, requestKey(order)),
  };
}
