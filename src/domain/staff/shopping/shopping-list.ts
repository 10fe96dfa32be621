import type { ActiveDates } from '../../dates/active-date.ts';
import type { LineTitle } from '../../order/order.ts';
import type { DishCount } from '../orders/dish-counts.ts';
import { type Bought, type TickChange, ticksOf, weekOf } from './bought.ts';
import { type Ingredients, ingredientsFor, kindOf } from './ingredients.ts';
import { type Amounts, beyond, isNothing, plus } from './units.ts';

/** One ingredient of a shopping list. */
export interface ShoppingItem {
  key: string;
  name: string;
  /** What the orders of all its dates take. */
  need: Amounts;
  needByDate: Record<string, Amounts>;
  /** What has been bought for each of its dates. */
  ticks: TickChange['seen'];
  /** What is still to be bought; empty once all is. */
  left: Amounts;
  /** `more`: part of it has been bought, and orders have come since or other dates need it. */
  state: 'open' | 'more' | 'bought';
  /** The dishes that take it. */
  menuKeys: string[];
}

/** What to buy for some dates. */
export interface ShoppingList {
  /** By name; ingredients without a group come last, under ''. */
  groups: { name: string; items: ShoppingItem[] }[];
  /** Ordered dishes whose ingredients nobody has listed: the list lacks what they take. */
  unlisted: { menuKey: string; line: LineTitle; portions: number }[];
  bought: number;
  all: number;
}

/** The dates of a date's week, Monday to Sunday, by day. */
export function datesOfWeek(dates: ActiveDates, dateId: string): string[] {
  const ids = new Set([...Object.keys(dates), dateId]);
  return [...ids].filter((one) => weekOf(one) === weekOf(dateId)).sort();
}

/** The shopping list for the dishes of some dates, dateId → what is ordered. */
export function shoppingList(
  ordered: Readonly<Record<string, readonly DishCount[]>>,
  ingredients: Ingredients,
  bought: Bought,
): ShoppingList {
  const needs = new Map<string, { byDate: Record<string, Amounts>; menuKeys: Set<string> }>();
  const unlisted = new Map<string, ShoppingList['unlisted'][number]>();
  for (const [dateId, dishes] of Object.entries(ordered)) {
    for (const { menuKey, line, all } of dishes) {
      const parts = ingredientsFor(ingredients, menuKey, all);
      if (parts.length === 0) {
        const portions = (unlisted.get(menuKey)?.portions ?? 0) + all;
        unlisted.set(menuKey, { menuKey, line, portions });
      }
      for (const { key, amounts } of parts) {
        const { byDate, menuKeys } = needs.get(key) ?? { byDate: {}, menuKeys: new Set<string>() };
        byDate[dateId] = plus(byDate[dateId] ?? {}, amounts);
        needs.set(key, { byDate, menuKeys: menuKeys.add(menuKey) });
      }
    }
  }
  const items = [...needs].map(([key, { byDate, menuKeys }]): ShoppingItem => {
    const ticks = ticksOf(bought, key, Object.keys(byDate));
    const left = Object.entries(byDate).map(([dateId, need]) => beyond(need, ticks[dateId] ?? {}));
    const isBought = left.every(isNothing);
    const isBegun = Object.values(ticks).some((tick) => tick !== null);
    return {
      key,
      name: kindOf(ingredients, key).name,
      need: sum(Object.values(byDate)),
      needByDate: byDate,
      ticks,
      left: sum(left),
      state: isBought ? 'bought' : isBegun ? 'more' : 'open',
      menuKeys: [...menuKeys],
    };
  });
  return {
    groups: grouped(items, ingredients),
    unlisted: [...unlisted.values()].sort((a, b) => b.portions - a.portions),
    bought: items.filter(({ state }) => state === 'bought').length,
    all: items.length,
  };
}

const sum = (amounts: readonly Amounts[]): Amounts => amounts.reduce(plus, {});

function grouped(items: readonly ShoppingItem[], ingredients: Ingredients): ShoppingList['groups'] {
  const groups = new Map<string, ShoppingItem[]>();
  for (const item of items.toSorted((a, b) => a.name.localeCompare(b.name, 'ko'))) {
    const { group } = kindOf(ingredients, item.key);
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups]
    .map(([name, items]) => ({ name, items }))
    .sort(
      (a, b) => Number(a.name === '') - Number(b.name === '') || a.name.localeCompare(b.name, 'ko'),
    );
}

/** What a tap on an item stores: all of it is bought, or nothing if it was. */
export function ticksAfterTap({ state, needByDate }: ShoppingItem): Record<string, Amounts | null> {
  if (state !== 'bought') return needByDate;
  return Object.fromEntries(Object.keys(needByDate).map((dateId) => [dateId, null]));
}
