import type { Order } from '../../order/order.ts';
import { readableDateOrders } from '../../order/stored/readable-orders.ts';
import type { DateOrders } from '../orders/date-orders.ts';

/** An order that contains a menu, as staff see it. */
interface AffectedOrder {
  dateId: string;
  name: string;
}

/** The unsettled orders that contain a menu whose price changes. */
export interface PriceEffects {
  /** Orders that are paid on delivery: they keep the old price until the customer edits them. */
  unpaid: AffectedOrder[];
  /** Card orders that are not paid yet: a customer who is paying already pays the old price. */
  paying: AffectedOrder[];
}

/**
 * Finds the orders that contain a menu: unpaid ones of the future dates, and the temporary card orders of all
 * customers.
 */
export function priceEffects(
  menuId: string,
  dates: readonly DateOrders[],
  tempOrders: readonly DateOrders[],
): PriceEffects {
  const withMenu = (orders: readonly Order[]) =>
    orders
      .filter(({ menus }) => Object.hasOwn(menus, menuId))
      .map(({ dateId, customerInfo }) => ({ dateId, name: customerInfo.name }));
  const unpaid = dates.flatMap(readableIn).filter(({ paid }) => !paid);
  return { unpaid: withMenu(unpaid), paying: withMenu(tempOrders.flatMap(readableIn)) };
}

function readableIn(stored: DateOrders): Order[] {
  return Object.values(readableDateOrders(stored).entries).flatMap((one) => Object.values(one));
}
