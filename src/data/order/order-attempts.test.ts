// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { attemptIdFor, attemptsOf, datesWithAttempts } from './order-attempts.ts';

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
  const ids = Array.from({ length: 12 }, (_, i) => attemptIdFor(dateId, `wish ${i}`, {}));
  expect(attemptsOf(dateId).map(({ id }) => id)).toEqual(ids.slice(4));
  localStorage.clear();
  for (const stored of ['{', '{"id":1}', '[{"id":1}]']) {
    localStorage.setItem(`attempt-${dateId}:1`, stored);
    expect(attemptsOf(dateId)).toEqual([]);
  }
});

it('keeps nothing of the content, and forgets attempts of past delivery days', () => {
  attemptIdFor(dateId, 'to 김영희, 12 Smith St', {});
  attemptIdFor('20200102_1', 'long ago', {});
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/김영희|Smith/);
  expect(datesWithAttempts(Date.UTC(2026, 10, 20))).toEqual([dateId]);
  expect(attemptsOf('20200102_1')).toEqual([]);
});
