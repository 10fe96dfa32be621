import type { TempOrders } from '../card-plan.ts';
import type { DateOrders } from '../fulfilment.ts';
import type { Order } from '../order.ts';

/** An order that has a menu, as staff know it. */
interface MetOrder {
  dateId: string;
  name: string;
}

/** The unsettled orders that a new price of a menu affects. */
export interface PriceEffects {
  /** Orders that are paid on delivery: they keep the price until the customer changes them. */
  unpaid: MetOrder[];
  /** Card orders that wait for their payment: one that is being paid is paid at the old price. */
  paying: MetOrder[];
}

/** Finds what has a menu: in the orders of the dates to come, and in the card orders of all customers. */
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
