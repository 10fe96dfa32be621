import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { type Basket, parseBasket, withQuantity } from '../../domain/order/basket/basket.ts';
import { onPageRestored } from '../device/page-restored.ts';
import { readText, writeJson } from '../device/storage.ts';
import { basketKey, basketPrefix } from '../device/storage-keys.ts';
import { noteRemoval } from './removals.ts';

/** Baskets by dateId, stored in the browser under one key per date (spec §3). */
const baskets = createStore<Record<string, Basket>>(() => ({}));

/** Baskets as read from storage, once per date: selectors run for every card at every change. */
const restored = new Map<string, Basket>();

function restore(dateId: string): Basket {
  const known = restored.get(dateId);
  if (known) return known;
  const basket = parseBasket(readText(basketKey(dateId)));
  restored.set(dateId, basket);
  return basket;
}

const empty: Basket = {};

/** A date's basket, restored from storage on first use. */
export function useBasket(dateId: string): Basket {
  return useSyncExternalStore(
    baskets.subscribe,
    () => basketOf(dateId),
    () => empty,
  );
}

/** A value that `select` computes from a date's basket; rerenders only when that value changes. */
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

/** How many of one menu are in a date's basket; a change of another menu does not rerender. */
export function useBasketQuantity(dateId: string, menuId: string): number {
  return useBasketFact(dateId, (basket) => basket[menuId] ?? 0);
}

/** A date's basket outside React. */
export function basketOf(dateId: string): Basket {
  return baskets.getState()[dateId] ?? restore(dateId);
}

/** Sets one menu's quantity; 0 removes it. */
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

/** Reads every basket again that this page knows. */
function readAgain(): void {
  const known = [...restored.keys(), ...Object.keys(baskets.getState())];
  baskets.setState(
    Object.fromEntries(known.map((id) => [id, parseBasket(readText(basketKey(id)))])),
  );
}

// A basket may have become an order.
onPageRestored(readAgain);

// Follows changes of a basket in another tab, and those by the page's inline script (src/start).
globalThis.addEventListener?.('storage', (event) => {
  if (!event.key?.startsWith(basketPrefix)) return;
  const dateId = event.key.slice(basketPrefix.length);
  baskets.setState({ [dateId]: parseBasket(event.newValue) });
});
