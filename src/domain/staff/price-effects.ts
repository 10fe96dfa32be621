import type { TempOrders } from '../card-plan.ts';
import type { DateOrders } from '../fulfilment.ts';
import type { Order } from '../order.ts';

/** An order that contains a menu, as staff see it. */
interface MetOrder {
  dateId: string;
  name: string;
}

/** The unsettled orders that contain a menu whose price changes. */
export interface PriceEffects {
  /** Orders that are paid on delivery: they keep the old price until the customer edits them. */
  unpaid: MetOrder[];
  /** Card orders that are not paid yet: a customer who is paying already pays the old price. */
  paying: MetOrder[];
}

/**
 * Finds the orders that contain a menu: unpaid ones of the future dates, and the temporary card orders of all
 * customers.
 */
export function priceEffects(
  menuId: string,
  dates: readonly DateOrders[],
  waiting: readonly TempOrders[],
): PriceEffects {
  const having = (orders: readonly Order[]) =>
    orders
      .filter(({ menus }) => Object.hasOwn(menus, menuId))
      .map(({ dateId, customerInfo }) => ({ dateId, name: customerInfo.name }));
  const orders = dates.flatMap((date) => Object.values(date).flatMap((own) => Object.values(own)));
  const temporary = waiting.flatMap((own) =>
    Object.values(own).flatMap((date) => Object.values(date)),
  );
  return { unpaid: having(orders.filter(({ paid }) => !paid)), paying: having(temporary) };
}
