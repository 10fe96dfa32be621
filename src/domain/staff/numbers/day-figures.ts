import type { ActiveDates } from '../../dates/active-date.ts';
import type { Cents } from '../../lib/money.ts';
import { titlesOf } from '../../order/line-titles.ts';
import type { LineTitle } from '../../order/order.ts';
import type { PaymentMethod } from '../../order/payment-methods.ts';
import { cardMoneyKept, refundSums } from '../../refunds/payments/refund-sums.ts';
import type { Refund } from '../../refunds/refund.ts';
import type { Sale } from '../dates/on-sale.ts';
import { type DateOrders, dateSums, ordersOf } from '../orders/date-orders.ts';
import type { StaffLogEntry } from '../staff-log.ts';

/**
 * The figures of a delivery date. Under each payment method the amount due by it after points, cents; by card,
 * minus refunds.
 */
export interface DayFigures extends Record<PaymentMethod, Cents> {
  dateId: string;
  orders: number;
  portions: number;
  /**
   * What was ordered before points, and before staff reduced or cancelled paid orders, cents. Minus `points` and
   * `refunds` it is what the payment methods add up to.
   */
  total: Cents;
  /** Points that these orders use, cents. */
  points: Cents;
  /** Refunds to cards, cents, without those of payments that did not become an order. */
  refunds: Cents;
  /** Average total of an order, whole cents; 0 without orders. */
  average: Cents;
  /**
   * How many of the customers with an order signed up after the cut-off of the previous date; undefined if
   * there is no previous date.
   */
  newCustomers: number | undefined;
}

/** Ids of a date and of up to `before` earlier delivery dates of the same area, the oldest first. */
export function datesToCompare(dates: ActiveDates, dateId: string, before: number): string[] {
  const date = dates[dateId];
  if (!date) return [];
  const area = ({ area = 'sydney' }: typeof date) => area;
  const earlier = Object.entries(dates)
    .filter(([, one]) => one.deliveryDate < date.deliveryDate && area(one) === area(date))
    .sort(([, a], [, b]) => a.deliveryDate - b.deliveryDate)
    .map(([id]) => id);
  return [...earlier.slice(-before), dateId];
}

/**
 * The figures of a date. `stored` are its orders; `signedUpAt` is uid → sign-up time, epoch ms; a
 * customer who signed up after `since` (epoch ms) is new. `refunds` are those of the date.
 */
export function dayFigures(
  dateId: string,
  stored: DateOrders,
  signedUpAt: ReadonlyMap<string, number>,
  since: number | undefined,
  refunds: readonly Refund[] = [],
): DayFigures {
  const orders = ordersOf(stored);
  const sums = dateSums(orders);
  const { priceReductions, toCards } = refundSums(
    refunds.filter(({ kind }) => kind !== 'exception'),
  );
  const uids = new Set(orders.map(({ customerInfo }) => customerInfo.uid));
  return {
    dateId,
    ...sums,
    total: sums.total + priceReductions,
    card: cardMoneyKept(sums.card, refunds),
    refunds: toCards,
    average: orders.length === 0 ? 0 : Math.round(sums.total / orders.length),
    newCustomers:
      since === undefined
        ? undefined
        : [...uids].filter((uid) => (signedUpAt.get(uid) ?? 0) > since).length,
  };
}

/** Portions of a dish on several dates. */
export interface DishFigures extends LineTitle {
  menuKey: string;
  /** One number for each date, in the order of the dates. */
  portions: number[];
}

/** The dishes of the last of these dates, most ordered first, each with its portions on all of them. */
export function dishFigures(days: readonly DateOrders[]): DishFigures[] {
  const last = ({ portions }: DishFigures) => portions.at(-1) ?? 0;
  return dishesOf(days)
    .filter((dish) => last(dish) > 0)
    .sort((a, b) => last(b) - last(a) || byTitle(a, b));
}

/** Every dish of these dates with its portions on each and in all, most sold first. */
export function dishTrends(days: readonly DateOrders[]): (DishFigures & { total: number })[] {
  return dishesOf(days)
    .map((dish) => ({ ...dish, total: dish.portions.reduce((sum, q) => sum + q, 0) }))
    .sort((a, b) => b.total - a.total || byTitle(a, b));
}

const byTitle = (a: LineTitle, b: LineTitle) => a.menuTitle.localeCompare(b.menuTitle, 'ko');

function dishesOf(days: readonly DateOrders[]): DishFigures[] {
  const dishes = new Map<string, DishFigures>();
  for (const [day, stored] of days.entries()) {
    for (const line of ordersOf(stored).flatMap(({ menus }) => Object.values(menus))) {
      const { menuKey, q } = line;
      const none = { menuKey, ...titlesOf(line), portions: days.map(() => 0) };
      const dish = dishes.get(menuKey) ?? none;
      dish.portions[day] = (dish.portions[day] ?? 0) + q;
      dishes.set(menuKey, dish);
    }
  }
  return [...dishes.values()];
}

/** When a dish sold out on a date, epoch ms; `backAt`: when it was put on sale again, if it was. */
export interface SoldOutTime {
  menuId: string;
  at: number;
  backAt: number | undefined;
}

/** The menus of a log entry and whether they are on sale now; earlier versions logged words and a list of ids. */
function saleChanges({ subject = '', after }: Pick<StaffLogEntry, 'subject' | 'after'>) {
  if (typeof after !== 'string') return Object.entries((after ?? {}) as Record<string, Sale>);
  return subject.split(', ').map((menuId) => [menuId, after !== 'sold-out'] as const);
}

/** When the dishes of a date sold out, according to its log entries; the earliest first. */
export function soldOutTimes(entries: readonly StaffLogEntry[]): SoldOutTime[] {
  const times: SoldOutTime[] = [];
  const changes = entries
    .filter(({ action }) => action === 'sold-out')
    .toSorted((a, b) => a.at - b.at);
  for (const { at, ...entry } of changes) {
    for (const [menuId, sale] of saleChanges(entry)) {
      const open = times.findLast((one) => one.menuId === menuId && one.backAt === undefined);
      if (sale !== true) {
        // Staff may keep sold out what the shop has sold out.
        if (!open) times.push({ menuId, at, backAt: undefined });
      } else if (open) open.backAt = at;
    }
  }
  return times;
}
