import { expect, it } from 'vitest';
import { exceedsSmsLimit, smsPeriod } from './sms-limits.ts';

const now = 1_800_000_000_000;
const order = { dateId: '20261201_1', orderKey: 'home', to: '61412345678' };
const texts = (count: number, orderKey = 'home', at = now - 1) =>
  Array.from({ length: count }, () => ({ dateId: order.dateId, orderKey, at }));
const tooMany = (earlier: ReturnType<typeof texts>, to = order) =>
  exceedsSmsLimit(earlier, to, now, undefined);

it('allows five SMS per order and day', () => {
  expect(tooMany(texts(4))).toBe(false);
  expect(tooMany(texts(5))).toBe(true);
});

it('counts the same address on another date separately', () => {
  expect(tooMany(texts(5), { ...order, dateId: '20261208_1' })).toBe(false);
});

it('allows twenty SMS per customer and day', () => {
  expect(tooMany(texts(19, 'elsewhere'))).toBe(false);
  expect(tooMany(texts(20, 'elsewhere'))).toBe(true);
});

it('ignores SMS older than a day', () => {
  expect(tooMany(texts(30, 'home', now - smsPeriod))).toBe(false);
});

it('allows twenty SMS per phone number and day, whoever orders', () => {
  const day = (count: number) => ({ total: count, to: { [order.to]: count } });
  expect(exceedsSmsLimit([], order, now, day(19))).toBe(false);
  expect(exceedsSmsLimit([], order, now, day(20))).toBe(true);
  expect(exceedsSmsLimit([], { ...order, to: '61400000001' }, now, day(20))).toBe(false);
});

it('allows a thousand SMS per day in all', () => {
  expect(exceedsSmsLimit([], order, now, { total: 999, to: {} })).toBe(false);
  expect(exceedsSmsLimit([], order, now, { total: 1000, to: {} })).toBe(true);
});
