import { type DeliveryInfo, phoneDigits } from './delivery.ts';
import { toCents } from './money.ts';
import { amountDue, type Order, quantitiesOf } from './order.ts';
import type { OrderRequest } from './order-plan.ts';

/** Asks for a cancelled cash order as it was; refused where its sum, its dishes or its date have changed since. */
export function restoreRequest(order: Order, attemptId: string): OrderRequest {
  return {
    attemptId,
    dateId: order.dateId,
    quantities: quantitiesOf(order),
    usePoint: order.usePoint,
    orderRequest: order.orderRequest,
    paymentMethod: 'cash',
    orderLang: order.orderLang,
    basedOn: null,
    seen: { total: toCents(order.totalPrice), toPay: amountDue(order) },
  };
}

/** The delivery details that an order went to. */
export function deliveryInfoOf({ customerInfo }: Pick<Order, 'customerInfo'>): DeliveryInfo {
  const { orderDeliverType, name, phone, address, addr_unit, addressFull, note } = customerInfo;
  const details = { orderDeliverType, name, phone, address, addr_unit, addressFull, note };
  return { ...details, phone2: phoneDigits(phone) };
}
