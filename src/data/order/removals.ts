import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Basket } from '../../domain/order/basket/basket.ts';

/**
 * The menus removed from each date's basket since the page was opened, with their quantities: they can be put
 * back.
 */
const removed = createStore<Record<string, Basket>>(() => ({}));

const none: Basket = {};

export function useRemovals(dateId: string): Basket {
  return useSyncExternalStore(
    removed.subscribe,
    () => removed.getState()[dateId] ?? none,
    () => none,
  );
}

/** Records a change of one menu's quantity. */
export function noteRemoval(dateId: string, menuId: string, before: number, after: number): void {
  const { [menuId]: _, ...others } = removed.getState()[dateId] ?? {};
  const gone = before > 0 && after <= 0;
  removed.setState({ [dateId]: gone ? { ...others, [menuId]: before } : others });
}

/** Called when the basket has become an order: there is nothing to put back. */
export function forgetRemovals(dateId: string): void {
  removed.setState({ [dateId]: {} });
}
