import { useCallback, useState } from 'react';
import { basketOf } from '../../data/basket.ts';
import { useDishFilter } from '../../data/dish-filter.ts';
import { concernsOf } from '../../domain/dish-filter.ts';
import type { Menus } from '../../domain/menu.ts';

/** What has been asked about on this page, so that nobody is asked twice. */
const asked = new Set<string>();

/**
 * Asks once before an order that holds a dish which the customer's filter speaks against. `begin` goes on at once
 * where nothing does; `concerned` are the dishes to ask about.
 */
export function useConcernQuestion(dateId: string, menus: Menus, proceed: () => void) {
  const filter = useDishFilter();
  const [concerned, setConcerned] = useState<string[]>([]);
  const begin = useCallback(() => {
    const wishes = [...filter.without, ...filter.diet].join();
    const found = Object.keys(basketOf(dateId)).filter((menuId) =>
      concernsOf(menus[menuId], filter),
    );
    const news = found.filter((menuId) => !asked.has(`${dateId} ${menuId} ${wishes}`));
    for (const menuId of found) asked.add(`${dateId} ${menuId} ${wishes}`);
    setConcerned(news);
    if (news.length === 0) proceed();
  }, [dateId, menus, filter, proceed]);
  const answer = (goOn: boolean) => {
    setConcerned([]);
    if (goOn) proceed();
  };
  return { begin, concerned, filter, answer };
}
