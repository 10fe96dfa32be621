import type { DeliveryInfo } from '../../customer/delivery-info.ts';
import { isSameDoor } from '../../customer/same-door.ts';
import { deliveryInfoOf, type Order } from '../../order/order.ts';
import type { BoardOrder } from './board.ts';

/** An order of the date that an order by phone could be one with: its caller's, or anybody's for the same door. */
export interface OrderThere {
  one: BoardOrder<Order>;
  isCallers: boolean;
  /** The order by phone would take its place: a customer has one order at an address (spec §3). */
  isSamePlace: boolean;
}

/** The date's orders beside which another one is asked about, the caller's first. `edited`: the id on the board of the order that is changed. */
export function ordersThere(
  orders: readonly BoardOrder<Order>[],
  to: { uid: string; info: DeliveryInfo; orderKey: string; edited: string | undefined },
): OrderThere[] {
  return orders
    .filter(({ id, cancelled }) => !cancelled && id !== to.edited)
    .map((one) => {
      const isCallers = one.order.customerInfo.uid === to.uid;
      return { one, isCallers, isSamePlace: isCallers && one.order.orderKey === to.orderKey };
    })
    .filter(
      ({ one, isCallers }) =>
        // Of one that is changed, only its new address is a question.
        (isCallers && to.edited === undefined) || isSameDoor(deliveryInfoOf(one.order), to.info),
    )
    .sort(
      (a, b) =>
        Number(b.isSamePlace) - Number(a.isSamePlace) || Number(b.isCallers) - Number(a.isCallers),
    );
}

/** The dishes of two orders as one. */
export function addedQuantities(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> {
  const sums = Object.entries(other).map(([menuKey, q]) => [menuKey, q + (one[menuKey] ?? 0)]);
  return { ...one, ...Object.fromEntries(sums) };
}
