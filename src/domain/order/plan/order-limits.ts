import type { ActiveDate } from '../../dates/active-date.ts';
import type { Cents } from '../../lib/money.ts';
import { type Basket, maxTypedQuantity, withQuantity } from '../basket/basket.ts';
import type { CustomerOrders } from '../order.ts';

/** Most different menus in one order: what the security rules can add up in one write. */
export const maxOrderLines = 32;

/** Smallest total of a delivery before points, cents (spec §5, §9). */
export const minimumOrder: Cents = 5000;

/** What a total lacks to the smallest one, cents; 0 once it is reached. */
export function leftToMinimum(total: Cents): Cents {
  return Math.max(0, minimumOrder - total);
}

/** The smallest amount that the payment provider charges in Australian dollars, cents. */
export const minCardPayment: Cents = 50;

/** Why a card cannot pay this amount, cents; null if it can, and if there is nothing to pay. */
export function cardAmountProblem(toPay: Cents): 'too-little-for-card' | null {
  return toPay > 0 && toPay < minCardPayment ? 'too-little-for-card' : null;
}

/**
 * How many portions of a menu one person may order on a date; undefined without a limit. That in all bounds them too,
 * since nobody can have more than there are.
 */
export function limitOf(date: ActiveDate, menuKey: string): number | undefined {
  const limits = [date.menuLimitForPerson[menuKey], date.menuLimitInAll?.[menuKey]];
  const set = limits.filter((limit) => limit !== undefined);
  return set.length > 0 ? Math.min(...set) : undefined;
}

/** How many portions of a menu a person has ordered for a date in orders other than `exceptKey`. */
export function orderedElsewhere(
  orders: CustomerOrders,
  dateId: string,
  menuKey: string,
  exceptKey: string | undefined,
): number {
  return Object.entries(orders[dateId] ?? {})
    .filter(([orderKey]) => orderKey !== exceptKey)
    .reduce((sum, [, order]) => sum + (order.menus[menuKey]?.q ?? 0), 0);
}

/**
 * How many portions of a menu a person may have in one order, counting all of their orders for that date
 * (several orders would evade a limit per order). Infinity if the menu has no limit.
 */
export function quantityAllowed(
  date: ActiveDate,
  orders: CustomerOrders,
  dateId: string,
  menuKey: string,
  exceptKey?: string,
): number {
  const limit = limitOf(date, menuKey);
  if (limit === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, limit - orderedElsewhere(orders, dateId, menuKey, exceptKey));
}

/** The result of adding one portion of a menu to a basket. */
export type Addition =
  | {
      ok: true;
      quantity: number;
      /** The basket now has too many lines for one order. */
      tooManyLines: boolean;
    }
  | { ok: false; reason: 'closed' | 'over-limit' };

/**
 * Adds one portion of a menu to a basket, for the menu cards and for the inline script of the page. `open`:
 * neither the menu nor its date is closed; `allowed`: how many portions in the basket the limit per person
 * allows.
 */
export function addOne(
  basket: Basket,
  menuId: string,
  { open, allowed }: { open: boolean; allowed: number },
): Addition {
  const quantity = (basket[menuId] ?? 0) + 1;
  if (!open) return { ok: false, reason: 'closed' };
  if (quantity > Math.min(allowed, maxTypedQuantity)) return { ok: false, reason: 'over-limit' };
  const lines = Object.keys(withQuantity(basket, menuId, quantity)).length;
  return { ok: true, quantity, tooManyLines: lines > maxOrderLines };
}
