import type { TempOrders } from '../../card/temp-order.ts';
import type { Order } from '../../order/order.ts';
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
  tempOrders: readonly TempOrders[],
): PriceEffects {
  const withMenu = (orders: readonly Order[]) =>
    orders
      .filter(({ menus }) => Object.hasOwn(menus, menuId))
      .map(({ dateId, customerInfo }) => ({ dateId, name: customerInfo.name }));
  const orders = dates.flatMap((date) => Object.values(date).flatMap((own) => Object.values(own)));
  const temporary = tempOrders.flatMap((own) =>
    Object.values(own).flatMap((date) => Object.values(date)),
  );
  return { unpaid: withMenu(orders.filter(({ paid }) => !paid)), paying: withMenu(temporary) };
}
