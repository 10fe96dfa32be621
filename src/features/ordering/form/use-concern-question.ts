import { useCallback, useState } from 'react';
import { useDishFilter } from '../../../data/menus/use-dish-filter.ts';
import { basketOf } from '../../../data/order/use-basket.ts';
import { type DishFilter, filterConflicts } from '../../../domain/menus/dish-filter.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { OrderScreenState } from './use-order-screen-state.ts';

/** What was asked about since the page was opened, so that nothing is asked twice. */
const asked = new Set<string>();

const nameOf = (dateId: string, menuId: string, { without, diet }: DishFilter) =>
  `${dateId} ${menuId} ${[...without, ...diet].join()}`;

/** The menus of an order that conflict with the customer's filter, without those asked about or `ordered` already. */
export function concernsToAsk(
  dateId: string,
  quantities: Readonly<Record<string, number>>,
  menus: Menus,
  filter: DishFilter,
  ordered: readonly Pick<Order, 'menus'>[],
): string[] {
  return Object.keys(quantities).filter(
    (menuId) =>
      (quantities[menuId] ?? 0) > 0 &&
      !ordered.some((order) => menuId in order.menus) &&
      filterConflicts(menus[menuId], filter) &&
      !asked.has(nameOf(dateId, menuId, filter)),
  );
}

/** Records that these menus have been asked about. */
export function noteAsked(dateId: string, menuIds: readonly string[], filter: DishFilter): void {
  for (const menuId of menuIds) asked.add(nameOf(dateId, menuId, filter));
}

/**
 * Asks for confirmation, once, before ordering menus that conflict with the customer's filter. `begin`
 * continues at once if there are none; `concerned` are the menus to ask about.
 */
export function useConcernQuestion(
  dateId: string,
  { menus, orders }: Pick<OrderScreenState, 'menus' | 'orders'>,
  proceed: () => void,
) {
  const filter = useDishFilter();
  const [concerned, setConcerned] = useState<string[]>([]);
  const begin = useCallback(() => {
    const found = concernsToAsk(
      dateId,
      basketOf(dateId),
      menus,
      filter,
      Object.values(orders[dateId] ?? {}),
    );
    setConcerned(found);
    if (found.length === 0) proceed();
  }, [dateId, menus, orders, filter, proceed]);
  const answer = (goOn: boolean) => {
    setConcerned([]);
    if (goOn) proceed();
  };
  return { begin, concerned, answer };
}
