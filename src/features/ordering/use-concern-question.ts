import { useCallback, useState } from 'react';
import { basketOf } from '../../data/basket.ts';
import { useDishFilter } from '../../data/dish-filter.ts';
import { concernsOf, type DishFilter } from '../../domain/dish-filter.ts';
import type { Menus } from '../../domain/menu.ts';

/** What has been asked about on this page, so that nobody is asked twice. */
const asked = new Set<string>();

const nameOf = (dateId: string, menuId: string, { without, diet }: DishFilter) =>
  `${dateId} ${menuId} ${[...without, ...diet].join()}`;

/** Which of an order's dishes the customer's filter speaks against, without those that have been asked about. */
export function concernsToAsk(
  dateId: string,
  quantities: Readonly<Record<string, number>>,
  menus: Menus,
  filter: DishFilter,
): string[] {
  return Object.keys(quantities).filter(
    (menuId) =>
      (quantities[menuId] ?? 0) > 0 &&
      concernsOf(menus[menuId], filter) &&
      !asked.has(nameOf(dateId, menuId, filter)),
  );
}

/** Notes that these dishes have been asked about. */
export function noteAsked(dateId: string, menuIds: readonly string[], filter: DishFilter): void {
  for (const menuId of menuIds) asked.add(nameOf(dateId, menuId, filter));
}

/**
 * Asks once before an order that holds a dish which the customer's filter speaks against. `begin` goes on at once
 * where nothing does; `concerned` are the dishes to ask about.
 */
export function useConcernQuestion(dateId: string, menus: Menus, proceed: () => void) {
  const filter = useDishFilter();
  const [concerned, setConcerned] = useState<string[]>([]);
  const begin = useCallback(() => {
    const found = concernsToAsk(dateId, basketOf(dateId), menus, filter);
    setConcerned(found);
    if (found.length === 0) proceed();
  }, [dateId, menus, filter, proceed]);
  const answer = (goOn: boolean) => {
    noteAsked(dateId, concerned, filter);
    setConcerned([]);
    if (goOn) proceed();
  };
  return { begin, concerned, filter, answer };
}
