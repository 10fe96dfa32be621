// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as basketModule from './basket.ts';
import type * as attemptsModule from './order-attempts.ts';
import { forbidStorage } from './testing/forbid-storage.ts';

const dateId = '20261124_1';
const key = `basket-${dateId}`;
let shop: typeof basketModule;
let attempts: typeof attemptsModule;

/** A page that has just been opened. */
async function openPage() {
  vi.resetModules();
  shop = await import('./basket.ts');
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
  it('comes back after a reload, by date', async () => {
    shop.setQuantity(dateId, 'soup', 2);
    shop.setQuantity('20261127_1', 'rice', 1);
    await openPage();
    expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
    expect(shop.basketOf('20261127_1')).toEqual({ rice: 1 });
  });

  it('is read once a date, however many cards ask', () => {
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

  it('is removed with its last menu', () => {
    shop.setQuantity(dateId, 'soup', 2);
    expect(localStorage.getItem(key)).toBe('{"soup":2}');
    shop.setQuantity(dateId, 'soup', 0);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is restored without what is no quantity', () => {
    localStorage.setItem(key, '{"soup":-1,"rice":1,"tofu":"2"}');
    expect(shop.basketOf(dateId)).toEqual({ rice: 1 });
  });
});

it('a quantity is shown also where the browser refuses to store it', () => {
  forbidStorage();
  const { result } = renderHook(() => shop.useBasketQuantity(dateId, 'soup'));
  act(() => shop.setQuantity(dateId, 'soup', 2));
  expect(result.current).toBe(2);
  act(() => shop.setQuantity(dateId, 'soup', 0));
  expect(result.current).toBe(0);
});

it('a change of one menu renders its card only', () => {
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

describe('another tab', () => {
  const store = (event: StorageEventInit) =>
    act(() => dispatchEvent(new StorageEvent('storage', event)));

  it('changes the basket that is shown here', () => {
    shop.setQuantity(dateId, 'soup', 2);
    const { result } = renderHook(() => shop.useBasket(dateId));
    store({ key, newValue: '{"rice":1}' });
    expect(result.current).toEqual({ rice: 1 });
    store({ key, newValue: null });
    expect(result.current).toEqual({});
  });

  it('changes no basket of another date, nor by another key', () => {
    shop.setQuantity(dateId, 'soup', 2);
    store({ key: 'basket-20261127_1', newValue: '{"rice":1}' });
    store({ key: `another${dateId}`, newValue: '{"rice":1}' });
    expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
    expect(shop.basketOf('20261127_1')).toEqual({ rice: 1 });
  });
});

it('a settled attempt takes its quantities out and leaves what was added meanwhile', async () => {
  shop.setQuantity(dateId, 'soup', 2);
  shop.setQuantity(dateId, 'tofu', 2);
  const id = attempts.attemptIdFor(dateId, 'two and two', shop.basketOf(dateId));
  await openPage();
  shop.setQuantity(dateId, 'soup', 5);
  shop.setQuantity(dateId, 'tofu', 1);
  shop.setQuantity(dateId, 'rice', 1);
  attempts.settleAttempt(dateId, id);
  expect(shop.basketOf(dateId)).toEqual({ soup: 3, rice: 1 });
  attempts.settleAttempt(dateId, id);
  expect(shop.basketOf(dateId)).toEqual({ soup: 3, rice: 1 });
  await openPage();
  expect(shop.basketOf(dateId)).toEqual({ soup: 3, rice: 1 });
  expect(attempts.attemptsOf(dateId)).toEqual([]);
});

it('each of several attempts takes its own quantities out, in any order', () => {
  shop.setQuantity(dateId, 'soup', 2);
  const byCard = attempts.attemptIdFor(dateId, 'two soups by card', shop.basketOf(dateId));
  const elsewhere = attempts.attemptIdFor(dateId, 'a rice to another address', { rice: 1 });
  shop.setQuantity(dateId, 'rice', 1);
  attempts.settleAttempt(dateId, elsewhere);
  expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
  expect(attempts.attemptsOf(dateId).map(({ id }) => id)).toEqual([byCard]);
  attempts.settleAttempt(dateId, byCard);
  expect(shop.basketOf(dateId)).toEqual({});
});

it('an attempt of another phone changes nothing', () => {
  shop.setQuantity(dateId, 'soup', 2);
  attempts.attemptIdFor(dateId, 'two soups', { soup: 2 });
  attempts.settleAttempt(dateId, 'of another phone');
  expect(shop.basketOf(dateId)).toEqual({ soup: 2 });
  expect(attempts.attemptsOf(dateId)).toHaveLength(1);
});
