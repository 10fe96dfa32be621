import { ledgerKey } from '../points/points.ts';
import type { CustomerRefund } from './refund.ts';
import type { CustomerRequest } from './refund-request.ts';

/** refundsForCustomer/{uid}: refunds by id; the latest request of each order by `requestKey`. */
export interface CustomerRefunds {
  refunds?: Record<string, CustomerRefund> | undefined;
  requests?: Record<string, CustomerRequest> | undefined;
}

/** Key of an order in the customer's `requests`. */
export const requestKey = ledgerKey;
