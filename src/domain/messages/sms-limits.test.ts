import { describe, expect, it } from 'vitest';
import {
  isPotRunningOut,
  type SmsPot,
  smsCountOf,
  smsLimitReached,
  smsLimits,
  smsPeriod,
} from './sms-limits.ts';

const now = 1_800_000_000_000;
const order = { dateId: '20261201_1', orderId: 'home', to: '61412345678' };
const texts = (
  count: number,
  about: { orderId?: string; to?: string; at?: number; copy?: true } = {},
) =>
  Array.from({ length: count }, () => ({
    dateId: order.dateId,
    orderId: 'home',
    at: now - 1,
    ...about,
  }));
const none = { total: 0, to: {} };
const reached = (
  pot: SmsPot,
  earlier: ReturnType<typeof texts>,
  used: { total: number; to: Record<string, number> } = none,
  about: typeof order & { copy?: true } = order,
) =>
  smsLimitReached(earlier, about, now, {
    pot,
    applyNewAccountLimits: pot === 'fresh',
    used,
    potSize: 100,
  });

describe.each<SmsPot>(['known', 'fresh'])('in the pot of %s customers', (pot) => {
  const limits = smsLimits[pot];

  it('limits the SMS of one order', () => {
    expect(reached(pot, texts(limits.order - 1))).toBeUndefined();
    expect(reached(pot, texts(limits.order))).toBe('too-many');
  });

  it('limits the copies of the SMS of one order apart', () => {
    const copy = { ...order, copy: true as const };
    const copies = (count: number) => texts(count, { copy: true });
    expect(reached(pot, copies(1))).toBeUndefined();
    expect(reached('known', copies(limits.order - 1), none, copy)).toBeUndefined();
    expect(reached(pot, copies(limits.order), none, copy)).toBe('too-many');
  });

  it('leaves the last SMS of a customer to a recipient', () => {
    const earlier = texts(limits.customer - 1, { orderId: 'elsewhere' });
    expect(reached(pot, earlier, none, { ...order, copy: true })).toBe('too-many');
    expect(reached(pot, earlier)).toBeUndefined();
  });

  it('limits the SMS of one customer', () => {
    const elsewhere = (count: number) => texts(count, { orderId: 'elsewhere' });
    expect(reached(pot, elsewhere(limits.customer - 1))).toBeUndefined();
    expect(reached(pot, elsewhere(limits.customer))).toBe('too-many');
  });

  it('limits the SMS of one customer to one number', () => {
    const toNumber = (count: number) => texts(count, { orderId: 'elsewhere', to: order.to });
    expect(reached(pot, toNumber(limits.pair - 1))).toBeUndefined();
    expect(reached(pot, toNumber(limits.pair))).toBe('too-many');
  });

  it('limits the SMS to one number, whoever orders', () => {
    const used = (count: number) => ({ total: count, to: { [order.to]: count } });
    expect(reached(pot, [], used(limits.number - 1))).toBeUndefined();
    expect(reached(pot, [], used(limits.number))).toBe('no-room');
    expect(reached(pot, [], used(limits.number), { ...order, to: '61400000001' })).toBeUndefined();
  });

  it('ends with the pot', () => {
    expect(reached(pot, [], { total: 99, to: {} })).toBeUndefined();
    expect(reached(pot, [], { total: 100, to: {} })).toBe('no-room');
  });

  it('ignores SMS older than a day', () => {
    expect(reached(pot, texts(30, { at: now - smsPeriod }))).toBeUndefined();
  });
});

it('counts the same address on another date separately', () => {
  const next = { ...order, dateId: '20261208_1' };
  expect(reached('known', texts(5), none, next)).toBeUndefined();
});

it('counts the pots of a day apart', () => {
  const fresh = { total: 2, to: { [order.to]: 2 } };
  const day = { total: 5, to: { [order.to]: 5 }, fresh };
  expect(smsCountOf(day, 'known')).toMatchObject({ total: 5 });
  expect(smsCountOf(day, 'fresh')).toEqual(fresh);
  expect(smsCountOf({ total: 5, to: {} }, 'fresh')).toEqual(none);
  expect(smsCountOf({ fresh }, 'known')).toMatchObject(none);
  expect(smsCountOf(undefined, 'known')).toEqual(none);
});

it('tells staff of a pot at the first SMS from 70 % on', () => {
  expect([69, 70, 79, 80].map((used) => isPotRunningOut(used, 100))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('lets a new account with a confirmed address send itself what known customers may', () => {
  const state = { pot: 'fresh', applyNewAccountLimits: false, used: none, potSize: 100 } as const;
  expect(smsLimitReached(texts(4), order, now, state)).toBeUndefined();
  expect(smsLimitReached(texts(5), order, now, state)).toBe('too-many');
  const used = { total: 6, to: { [order.to]: 6 } };
  expect(smsLimitReached([], order, now, { ...state, used })).toBe('no-room');
});
