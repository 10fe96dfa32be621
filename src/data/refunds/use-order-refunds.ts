import { useMemo } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { refOf } from '../../domain/order/order-id.ts';
import { isCardPaid } from '../../domain/order/payment-methods.ts';
import { refundsOfOrder } from '../../domain/refunds/customer-refunds.ts';
import type { CustomerRefund } from '../../domain/refunds/refund.ts';
import type { CustomerRequest } from '../../domain/refunds/requests/refund-request.ts';
import { useLiveDocument } from '../documents/live-document.ts';
import { customerRefunds } from '../documents/sources.ts';

/** The refunds of a card order, newest first, and the customer's requests about it, live. */
export function useOrderRefunds(order: Order | undefined): {
  refunds: CustomerRefund[];
  request: CustomerRequest | undefined;
} {
  const uid = order && isCardPaid(order) ? order.customerInfo.uid : undefined;
  const { value } = useLiveDocument(useMemo(() => (uid ? customerRefunds(uid) : undefined), [uid]));
  if (!order) return { refunds: [], request: undefined };
  const { refunds, request } = refundsOfOrder(value, { dateId: order.dateId, ...refOf(order) });
  return { refunds: refunds.sort((a, b) => b.at - a.at), request };
}
