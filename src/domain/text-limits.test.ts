import { expect, it } from 'vitest';
import { textPeriod, tooManyTexts } from './text-limits.ts';

const now = 1_800_000_000_000;
const order = { dateId: '20261201_1', orderKey: 'home' };
const texts = (count: number, orderKey = 'home', at = now - 1) =>
  Array.from({ length: count }, () => ({ dateId: order.dateId, orderKey, at }));

it('texts an order five times a day', () => {
  expect(tooManyTexts(texts(4), order, now)).toBe(false);
  expect(tooManyTexts(texts(5), order, now)).toBe(true);
});

it('counts the same address on another date by itself', () => {
  expect(tooManyTexts(texts(5), { ...order, dateId: '20261208_1' }, now)).toBe(false);
});

it('texts a customer twenty times a day', () => {
  expect(tooManyTexts(texts(19, 'elsewhere'), order, now)).toBe(false);
  expect(tooManyTexts(texts(20, 'elsewhere'), order, now)).toBe(true);
});

it('forgets what is a day old', () => {
  expect(tooManyTexts(texts(30, 'home', now - textPeriod), order, now)).toBe(false);
});
