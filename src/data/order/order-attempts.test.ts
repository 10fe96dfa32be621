// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { attemptIdFor, attemptsOf, clearBasket } from './order-attempts.ts';

const dateId = '20261124_1';

beforeEach(() => localStorage.clear());

it('reuses the idempotency key for identical content and creates another for different content', () => {
  const first = attemptIdFor(dateId, 'two soups', { soup: 2 });
  expect(attemptIdFor(dateId, 'two soups', { soup: 2 })).toBe(first);
  const second = attemptIdFor(dateId, 'three soups', { soup: 3 });
  expect(second).not.toBe(first);
  expect(attemptIdFor(dateId, 'two soups', { soup: 2 })).toBe(first);
  expect(attemptIdFor('20261127_1', 'two soups', { soup: 2 })).not.toBe(first);
});

it('keeps the last eight attempts, and discards a stored value that is not a list of attempts', () => {
  for (let i = 0; i < 12; i += 1) attemptIdFor(dateId, `wish ${i}`, {});
  expect(attemptsOf(dateId).map(({ content }) => content)).toEqual(
    Array.from({ length: 8 }, (_, i) => `wish ${i + 4}`),
  );
  for (const stored of ['{', '{"id":1}', '[{"id":1}]']) {
    localStorage.setItem(`attempt-${dateId}`, stored);
    expect(attemptsOf(dateId)).toEqual([]);
  }
  clearBasket(dateId);
  expect(localStorage.getItem(`attempt-${dateId}`)).toBeNull();
});
