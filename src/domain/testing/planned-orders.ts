/** Helpers for the tests of order-plan.ts that plan orders and, for card orders, their payment. */
import { type Checkout, checkoutOf } from '../card/checkout.ts';
import { planPaidOrder } from '../card/paid-order-plan.ts';
import type { TempOrders } from '../card/temp-order.ts';
import type { Order } from '../order/order.ts';
import {
  type OrderRequest,
  type OrderSnapshot,
  orderVersion,
  planOrder,
} from '../order/plan/order-plan.ts';
import { contextWith, dateId, now, requestWith } from './fixtures.ts';

/** Plans a request. With `intent`, a card order is also paid, under this payment id. */
export function plan(
  request: Partial<OrderRequest> = {},
  context: Partial<OrderSnapshot> = {},
  intent?: string,
) {
  const asked = requestWith(request);
  const quote = planOrder(asked, contextWith(context));
  if (quote.kind !== 'pay-first' || intent === undefined) return quote;
  const checkout = checkoutOf(quote, asked, now);
  const payment = { payment_intent: intent, amount: checkout.amount };
  const paid = planPaidOrder(checkout, contextWith(context), payment);
  if (paid.kind !== 'write') throw new Error(`not completed: ${JSON.stringify(paid)}`);
  return { ...quote, ...paid };
}

export function written(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  if (result.kind !== 'write') throw new Error(`not written: ${JSON.stringify(result)}`);
  return result;
}

export function quoted(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  if (result.kind !== 'pay-first') throw new Error(`not quoted: ${JSON.stringify(result)}`);
  return result;
}

export function problems(...args: Parameters<typeof plan>) {
  const result = plan(...args);
  return result.kind === 'refused' ? result.problems : result.kind;
}

export const cashOrder = written().order;
export const cardOrder = written({ paymentMethod: 'card' }, {}, 'pi_1').order;
export const ordersOf = (order: Order) => ({ [dateId]: { [order.orderKey]: order } });
export const editOf = (order: Order, soup: number, toPay: number): Partial<OrderRequest> => ({
  attemptId: 'try-2',
  basedOn: orderVersion(order),
  paymentMethod: order.paymentMethod,
  quantities: { soup },
  seen: { total: soup * 2000, toPay },
});

/** The checkout that a payment session was opened for: the order as quoted, unpaid. */
export function checkoutFor(
  request: Partial<OrderRequest> = {},
  context: Partial<OrderSnapshot> = {},
  changes: Partial<Checkout> = {},
): Checkout {
  const asked = requestWith({ paymentMethod: 'card', ...request });
  return { ...checkoutOf(quoted(asked, context), asked, now), ...changes };
}

/** The temporary order that waits for the payment of a checkout, as stored. */
export const waitingFor = ({ order, request }: Checkout): TempOrders => ({
  [dateId]: { [order.orderKey]: { ...order, request } },
});
