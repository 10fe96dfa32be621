import type { ActiveDate } from '../../dates/active-date.ts';
import { areaOf } from '../../dates/date-card.ts';
import type { Menus } from '../../menus/menu.ts';
import { type Basket, maxTypedQuantity, onCatalogue } from '../basket/basket.ts';
import { type CustomerOrders, type Order, type OrderLine, orderLine } from '../order.ts';
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

/** The basket of a closed date on another one. */
export interface CarriedBasket {
  dateId: string;
  date: ActiveDate;
  plan: Reorder;
}

/**
 * Plans how the basket of a closed date is carried to the next one for the same area that sells any of it; undefined
 * without such a date.
 */
export function planCarry(
  basket: Basket,
  closed: Pick<ActiveDate, 'area' | 'deliveryDate'>,
  others: readonly { dateId: string; date: ActiveDate }[],
  shop: { menus: Menus; orders: CustomerOrders; basketOf: (dateId: string) => Basket },
): CarriedBasket | undefined {
  const lines = Object.entries(onCatalogue(basket, shop.menus)).flatMap(([menuKey, q]) => {
    const menu = shop.menus[menuKey];
    return menu ? [[menuKey, orderLine(menuKey, menu, q)] as const] : [];
  });
  const order = { menus: Object.fromEntries(lines) };
  return others
    .filter(({ date }) => areaOf(date) === areaOf(closed))
    .map(({ dateId, date }) => ({
      dateId,
      date,
      plan: planReorder(order, dateId, { ...shop, date, basket: shop.basketOf(dateId) }),
    }))
    .find(({ plan }) => plan.added.length > 0);
}
