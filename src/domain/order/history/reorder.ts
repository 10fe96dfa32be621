import type { ActiveDate } from '../../dates/active-date.ts';
import type { Menus } from '../../menus/menu.ts';
import { maxTypedQuantity } from '../basket/basket.ts';
import type { CustomerOrders, Order, OrderLine } from '../order.ts';
import { quantityAllowed } from '../plan/order-limits.ts';
import { sells } from '../plan/order-problems.ts';

/** The part of an earlier order that can be ordered on a date. */
export interface Reorder {
  /** menuId → new quantity in the basket, only for menus that change. */
  basket: Record<string, number>;
  /** Lines that are added, with the quantity that is added. */
  added: { line: OrderLine; q: number }[];
  /** Lines that the date doesn't sell. */
  missing: OrderLine[];
  /** Lines above the limit per person; `added` portions of them go into the basket. */
  reduced: { line: OrderLine; added: number }[];
}

/**
 * Plans how an earlier order is added to a date's basket: sold-out menus are left out; limits per person
 * (spec §5) count the basket and the customer's other orders for that date.
 */
export function planReorder(
  order: Pick<Order, 'menus'>,
  dateId: string,
  shop: {
    date: ActiveDate;
    menus: Menus;
    orders: CustomerOrders;
    basket: Record<string, number>;
  },
): Reorder {
  const plan: Reorder = { basket: {}, added: [], missing: [], reduced: [] };
  for (const line of Object.values(order.menus)) {
    if (!sells(shop.date, shop.menus, line.menuKey)) {
      plan.missing.push(line);
      continue;
    }
    const present = shop.basket[line.menuKey] ?? 0;
    const limit = Math.min(
      quantityAllowed(shop.date, shop.orders, dateId, line.menuKey),
      maxTypedQuantity,
    );
    const added = Math.max(0, Math.min(line.q, limit - present));
    if (added < line.q) plan.reduced.push({ line, added });
    if (added > 0) {
      plan.added.push({ line, q: added });
      plan.basket[line.menuKey] = present + added;
    }
  }
  return plan;
}
