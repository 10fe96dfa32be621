import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { type Basket, parseBasket, withQuantity } from '../domain/basket.ts';
import { noteRemoval } from './removed-lines.ts';
import { readText, writeJson } from './storage.ts';
import { basketKey, basketPrefix } from './storage-keys.ts';

/** Baskets by dateId, kept in the browser under a key a date (spec §3). */
const baskets = createStore<Record<string, Basket>>(() => ({}));

/** What the browser had kept, read once a date: a selector runs for every card at every change. */
const restored = new Map<string, Basket>();

function restore(dateId: string): Basket {
  const known = restored.get(dateId);
  if (known) return known;
  const basket = parseBasket(readText(basketKey(dateId)));
  restored.set(dateId, basket);
  return basket;
}

const empty: Basket = {};

/** A date's basket, restored from the browser on first use. */
export function useBasket(dateId: string): Basket {
  return useSyncExternalStore(
    baskets.subscribe,
    () => basketOf(dateId),
    () => empty,
  );
}

/** What `select` makes of a date's basket; a change that leaves it as it is renders nothing. */
export function useBasketFact<T extends number | string>(
  dateId: string,
  select: (basket: Basket) => T,
): T {
  return useSyncExternalStore(
    baskets.subscribe,
    () => select(basketOf(dateId)),
    () => select(empty),
  );
}

/** How many of one menu are in a date's basket; a change of another menu renders nothing. */
export function useBasketQuantity(dateId: string, menuId: string): number {
  return useBasketFact(dateId, (basket) => basket[menuId] ?? 0);
}

/** A date's basket outside React. */
export function basketOf(dateId: string): Basket {
  return baskets.getState()[dateId] ?? restore(dateId);
}

/** Sets one menu's quantity; 0 takes it out. */
export function setQuantity(dateId: string, menuId: string, quantity: number): void {
  const basket = basketOf(dateId);
  noteRemoval(dateId, menuId, basket[menuId] ?? 0, quantity);
  setBasket(dateId, withQuantity(basket, menuId, quantity));
}

/** Replaces a date's whole basket. */
export function setBasket(dateId: string, basket: Basket): void {
  writeJson(basketKey(dateId), Object.keys(basket).length > 0 ? basket : undefined);
  baskets.setState({ [dateId]: basket });
}

// Another tab that changes a basket changes it here as well, and so does the page's own script (src/start).
globalThis.addEventListener?.('storage', (event) => {
  if (!event.key?.startsWith(basketPrefix)) return;
  const dateId = event.key.slice(basketPrefix.length);
  baskets.setState({ [dateId]: parseBasket(event.newValue) });
});
