import type { ActiveDate } from '../../dates/active-date.ts';
import type { Menus } from '../../menus/menu.ts';
import { lastOrders, sellsAnyOf } from '../../order/history/ordered-before.ts';
import { planReorder, type Reorder } from '../../order/history/reorder.ts';
import type { CustomerOrders, Order } from '../../order/order.ts';

/** One of a caller's last orders, of which a date sells something. */
export interface RepeatableOrder {
  order: Order;
  plan: Reorder;
  /** The dishes of the order by phone with those of this one: tapped twice, it adds nothing. */
  quantities: Record<string, number>;
  /** Whether all that the date sells of it is in the order by phone. */
  isIn: boolean;
}

/** What a caller means by "the same as last time" (spec §5): limits per person count their other orders for the date. */
export function repeatableOrders(
  history: readonly Order[],
  dateId: string,
  shop: {
    date: ActiveDate;
    menus: Menus;
    /** All of the caller. */
    orders: CustomerOrders;
    /** The stored order that is changed. */
    seen?: Order | undefined;
    quantities: Readonly<Record<string, number>>;
  },
): RepeatableOrder[] {
  const { date, menus, quantities, seen } = shop;
  const { [seen?.orderKey ?? '']: _, ...beside } = shop.orders[dateId] ?? {};
  const orders = { ...shop.orders, [dateId]: beside };
  const sold = history.filter((order) => sellsAnyOf(date, menus, order));
  return lastOrders(sold, dateId)
    .map((order) => ({
      order,
      plan: planReorder(order, dateId, { date, menus, orders, basket: {} }),
    }))
    .filter(({ plan }) => plan.added.length > 0)
    .map(({ order, plan }) => {
      const wanted = Object.entries(plan.basket);
      const most = wanted.map(([menuKey, q]) => [menuKey, Math.max(q, quantities[menuKey] ?? 0)]);
      return {
        order,
        plan,
        quantities: { ...quantities, ...Object.fromEntries(most) },
        isIn: wanted.every(([menuKey, q]) => (quantities[menuKey] ?? 0) >= q),
      };
    });
}
