// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forbidStorage } from '../testing/forbid-storage.ts';
import type * as attemptsModule from './order-attempts.ts';
import type * as basketModule from './use-basket.ts';

const dateId = '20261124_1';
const key = `basket-${dateId}`;
let shop: typeof basketModule;
let attempts: typeof attemptsModule;

/** Loads the modules anew, as a page that has just been opened does. */
async function openPage() {
  vi.resetModules();
  shop = await import('./use-basket.ts');
  attempts = await import('./order-attempts.ts');
}

beforeEach(async () => {
  localStorage.clear();
  await openPage();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a stored basket', () => {
  it('is restored after a reload, for each date', async () => {
    shop.setQuantity(dateId, 'soup', 2);
    shop.setQuantity('20261127_1', 'rice', 1);
    await openPage();
    expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
    expect(shop.basketOf('20261127_1')).toEqual({ rice: 1 });
  });

  it('is read from storage once per date, however many cards show it', () => {
    localStorage.setItem(key, '{"soup":2}');
    const read = vi.spyOn(Storage.prototype, 'getItem');
    const { rerender } = renderHook(() => [
      shop.useBasket(dateId),
      shop.useBasketQuantity(dateId, 'soup'),
      shop.useBasketQuantity(dateId, 'rice'),
    ]);
    rerender();
    expect(read.mock.calls).toEqual([[key]]);
  });

  it('is removed from storage when its last menu is removed', () => {
    shop.setQuantity(dateId, 'soup', 2);
    expect(localStorage.getItem(key)).toBe('{"soup":2}');
    shop.setQuantity(dateId, 'soup', 0);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('drops entries that are not quantities when it is restored', () => {
    localStorage.setItem(key, '{"soup":-1,"rice":1,"tofu":"2"}');
    expect(shop.basketOf(dateId)).toEqual({ rice: 1 });
  });
});

it('shows a quantity even when the browser refuses to store it', () => {
  forbidStorage();
  const { result } = renderHook(() => shop.useBasketQuantity(dateId, 'soup'));
  act(() => shop.setQuantity(dateId, 'soup', 2));
  expect(result.current).toBe(2);
  act(() => shop.setQuantity(dateId, 'soup', 0));
  expect(result.current).toBe(0);
});

it('renders only the card of the menu whose quantity changes', () => {
  const draws = { soup: 0, rice: 0 };
  const card = (menuId: keyof typeof draws) =>
    renderHook(() => {
      draws[menuId] += 1;
      return shop.useBasketQuantity(dateId, menuId);
    }).result;
  const [soup, rice] = [card('soup'), card('rice')];
  act(() => shop.setQuantity(dateId, 'soup', 3));
  expect([soup.current, rice.current]).toEqual([3, 0]);
  expect(draws).toEqual({ soup: 2, rice: 1 });
});

describe('a change in another tab', () => {
  const store = (event: StorageEventInit) =>
    act(() => dispatchEvent(new StorageEvent('storage', event)));

  it('updates the basket that this tab shows', () => {
    shop.setQuantity(dateId, 'soup', 2);
    const { result } = renderHook(() => shop.useBasket(dateId));
    store({ key, newValue: '{"rice":1}' });
    expect(result.current).toEqual({ rice: 1 });
    store({ key, newValue: null });
    expect(result.current).toEqual({});
  });

  it('does not affect baskets of other dates or other storage keys', () => {
    shop.setQuantity(dateId, 'soup', 2);
    store({ key: 'basket-20261127_1', newValue: '{"rice":1}' });
    store({ key: `another${dateId}`, newValue: '{"rice":1}' });
    expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
    expect(shop.basketOf('20261127_1')).toEqual({ rice: 1 });
  });
});

it('a page that the browser restores shows the basket as it is stored by then, and settles no attempt again', () => {
  shop.setQuantity(dateId, 'soup', 2);
  const id = attempts.attemptIdFor(dateId, 'two soups by card', { soup: 2 });
  const { result } = renderHook(() => shop.useBasket(dateId));
  // The page that the payment returned to has finished the order.
  localStorage.removeItem(key);
  localStorage.clear();
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(result.current).toEqual({});
  shop.setQuantity(dateId, 'soup', 1);
  attempts.removeAttempt(dateId, id);
  expect(shop.basketOf(dateId)).toEqual({ soup: 1 });
});

it('removes the quantities of a settled attempt and keeps what was added since', async () => {
  shop.setQuantity(dateId, 'soup', 2);
  shop.setQuantity(dateId, 'tofu', 2);
  const id = attempts.attemptIdFor(dateId, 'two and two', shop.basketOf(dateId));
  await openPage();
  shop.setQuantity(dateId, 'soup', 5);
  shop.setQuantity(dateId, 'tofu', 1);
  shop.setQuantity(dateId, 'rice', 1);
  attempts.removeAttempt(dateId, id);
  expect(shop.basketOf(dateId)).toEqual({ soup: 3, rice: 1 });
  attempts.removeAttempt(dateId, id);
  expect(shop.basketOf(dateId)).toEqual({ soup: 3, rice: 1 });
  await openPage();
  expect(shop.basketOf(dateId)).toEqual({ soup: 3, rice: 1 });
  expect(attempts.attemptsOf(dateId)).toEqual([]);
});

it('removes only its own quantities for each of several attempts, in any order', () => {
  shop.setQuantity(dateId, 'soup', 2);
  const byCard = attempts.attemptIdFor(dateId, 'two soups by card', shop.basketOf(dateId));
  const elsewhere = attempts.attemptIdFor(dateId, 'a rice to another address', { rice: 1 });
  shop.setQuantity(dateId, 'rice', 1);
  attempts.removeAttempt(dateId, elsewhere);
  expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
  expect(attempts.attemptsOf(dateId).map(({ id }) => id)).toEqual([byCard]);
  attempts.removeAttempt(dateId, byCard);
  expect(shop.basketOf(dateId)).toEqual({});
});

it('ignores an attempt that was made on another phone', () => {
  shop.setQuantity(dateId, 'soup', 2);
  attempts.attemptIdFor(dateId, 'two soups', { soup: 2 });
  attempts.removeAttempt(dateId, 'of another phone');
  expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
  expect(attempts.attemptsOf(dateId)).toHaveLength(1);
});
