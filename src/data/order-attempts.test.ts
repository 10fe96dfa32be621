// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { basketOf, clearBasket, setQuantity, settleAttempt } from './basket.ts';
import { attemptIdFor, attemptsOf, forgetAttempts } from './order-attempts.ts';

const dateId = '20261124_1';

beforeEach(() => {
  clearBasket(dateId);
  localStorage.clear();
});

it('the same wish is the same try, another wish another one', () => {
  const first = attemptIdFor(dateId, 'two soups', { soup: 2 });
  expect(attemptIdFor(dateId, 'two soups', { soup: 2 })).toBe(first);
  const second = attemptIdFor(dateId, 'three soups', { soup: 3 });
  expect(second).not.toBe(first);
  expect(attemptIdFor(dateId, 'two soups', { soup: 2 })).toBe(first);
  expect(attemptIdFor('20261127_1', 'two soups', { soup: 2 })).not.toBe(first);
});

it('a try that became an order takes its part out of the basket and leaves what came later', () => {
  setQuantity(dateId, 'soup', 2);
  const id = attemptIdFor(dateId, 'two soups', basketOf(dateId));
  setQuantity(dateId, 'soup', 3);
  setQuantity(dateId, 'rice', 1);
  settleAttempt(dateId, id);
  expect(basketOf(dateId)).toEqual({ soup: 1, rice: 1 });
  expect(attemptsOf(dateId)).toEqual([]);
});

it('a stranger’s order changes nothing', () => {
  setQuantity(dateId, 'soup', 2);
  attemptIdFor(dateId, 'two soups', basketOf(dateId));
  settleAttempt(dateId, 'of another phone');
  expect(basketOf(dateId)).toEqual({ soup: 2 });
  expect(attemptsOf(dateId)).toHaveLength(1);
});

it('keeps the last eight tries, and discards what is no list of them', () => {
  for (let i = 0; i < 12; i += 1) attemptIdFor(dateId, `wish ${i}`, {});
  expect(attemptsOf(dateId).map(({ content }) => content)).toEqual(
    Array.from({ length: 8 }, (_, i) => `wish ${i + 4}`),
  );
  for (const stored of ['{', '{"id":1}', '[{"id":1}]']) {
    localStorage.setItem(`attempt-${dateId}`, stored);
    expect(attemptsOf(dateId)).toEqual([]);
  }
  forgetAttempts(dateId);
  expect(localStorage.getItem(`attempt-${dateId}`)).toBeNull();
});

it('another tab’s basket arrives here', () => {
  setQuantity(dateId, 'soup', 2);
  const event = { key: `basket-${dateId}`, newValue: '{"rice":1}' };
  dispatchEvent(new StorageEvent('storage', event));
  expect(basketOf(dateId)).toEqual({ rice: 1 });
  dispatchEvent(new StorageEvent('storage', { ...event, newValue: null }));
  expect(basketOf(dateId)).toEqual({});
});
