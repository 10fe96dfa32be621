import { useEffect, useRef } from 'react';
import { useBasket } from '../../../data/order/use-basket.ts';
import { orderVersion } from '../../../domain/order/plan/order-plan.ts';
import { arrivedOrder, showOrderedElsewhere } from '../../../screen-state/finish-order.ts';
import type { OrderForm } from '../form/use-order-form.ts';

/**
 * Notices that another tab has ordered this basket: the basket is empty, and its order has another version
 * than when the basket last changed here. Shows that order and calls `onOrdered`.
 */
export function useOrderedElsewhere(
  { dateId, existing, screenState }: Pick<OrderForm, 'dateId' | 'existing' | 'screenState'>,
  onOrdered: () => void,
): void {
  const basket = useBasket(dateId);
  const version = orderVersion(existing);
  const { orders, ready } = screenState;
  const filled = useRef<{ basket: typeof basket; version: string | null }>(undefined);
  useEffect(() => {
    if (!ready) return;
    filled.current ??= { basket, version };
    if (Object.keys(basket).length > 0) {
      if (basket !== filled.current.basket) filled.current = { basket, version };
      return;
    }
    // This tab's own order is shown when its response or its listener reports it.
    if (!existing || arrivedOrder(dateId, orders)) return;
    if (version === filled.current.version) return;
    onOrdered();
    showOrderedElsewhere(existing);
  }, [dateId, basket, version, existing, orders, ready, onOrdered]);
}
