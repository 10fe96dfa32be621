import { describe, expect, it } from 'vitest';
import { date } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import {
  countsPortions,
  limitsReached,
  maySellAgain,
  portionsBack,
  portionsLeft,
  sellsAgainFrom,
} from './portions-left.ts';

const limited = { ...date, menuLimitInAll: { soup: 6 } };
const soldOut = { ...limited, menus: { ...date.menus, soup: false } };
const atLimit = { ...soldOut, soldOutAtLimit: { soup: true } };

describe('portionsLeft', () => {
  it.each([
    ['some are left', limited, 4, { left: 2, state: 'left' }],
    ['some are left of a dish that is sold out', soldOut, 4, { left: 2, state: 'free-again' }],
    [
      'some are left of a dish that the shop has sold out',
      atLimit,
      4,
      { left: 2, state: 'at-limit' },
    ],
    ['all are ordered', limited, 6, { left: 0, state: 'none' }],
    ['all are ordered and the dish is sold out', soldOut, 6, { left: 0, state: 'none' }],
    ['all are ordered and the shop has sold it out', atLimit, 6, { left: 0, state: 'none' }],
    ['more are ordered than there are', limited, 9, { left: -3, state: 'over' }],
    ['more are ordered and the dish is sold out', soldOut, 9, { left: -3, state: 'over' }],
  ] as const)('says that %s', (_, on, ordered, expected) => {
    expect(portionsLeft(on, 'soup', ordered)).toEqual({ limit: 6, ordered, ...expected });
  });

  it('says nothing of a dish without a limit in all', () => {
    expect(portionsLeft(limited, 'kimchi', 4)).toBeUndefined();
    expect(portionsLeft(date, 'soup', 4)).toBeUndefined();
  });
});

it('counts the orders of a date only if it sells a dish with a limit in all', () => {
  expect(countsPortions(limited)).toBe(true);
  expect(countsPortions(soldOut)).toBe(false);
  expect(countsPortions(date)).toBe(false);
});

describe('limitsReached', () => {
  // Three soups each.
  const orders = [cashOrder(), cashOrder()];

  it('adds up the portions of all orders', () => {
    expect(limitsReached(limited, orders)).toEqual([{ menuKey: 'soup', ordered: 6, limit: 6 }]);
    expect(limitsReached({ ...date, menuLimitInAll: { soup: 5 } }, orders)).toEqual([
      { menuKey: 'soup', ordered: 6, limit: 5 },
    ]);
  });

  it('leaves out what is below its limit, has none or is sold out already', () => {
    expect(limitsReached(limited, orders.slice(1))).toEqual([]);
    expect(limitsReached(date, orders)).toEqual([]);
    expect(limitsReached(soldOut, orders)).toEqual([]);
  });
});

describe('maySellAgain', () => {
  const now = date.finishDate - 1;

  it('is for dishes that the shop has sold out, of an open date before its cut-off', () => {
    expect(maySellAgain(atLimit, now)).toBe(true);
    expect(maySellAgain(atLimit, date.finishDate)).toBe(false);
    expect(maySellAgain({ ...atLimit, orderDone: true }, now)).toBe(false);
    expect(maySellAgain({ ...atLimit, active: false }, now)).toBe(false);
  });

  it('is not for what staff have sold out, is on sale, or has left the date', () => {
    expect(maySellAgain(soldOut, now)).toBe(false);
    expect(maySellAgain({ ...atLimit, menus: { ...date.menus, soup: true } }, now)).toBe(false);
    expect(maySellAgain({ ...atLimit, menus: { kimchi: true } }, now)).toBe(false);
  });
});

describe('portionsBack', () => {
  // Three soups each.
  const orders = [cashOrder(), cashOrder()];

  it('finds what has portions again: an order is gone, or the limit higher, or there is none', () => {
    expect(portionsBack(atLimit, orders.slice(1))).toEqual([
      { menuKey: 'soup', ordered: 3, limit: 6 },
    ]);
    expect(portionsBack(atLimit, [])).toEqual([{ menuKey: 'soup', ordered: 0, limit: 6 }]);
    expect(portionsBack({ ...atLimit, menuLimitInAll: { soup: 7 } }, orders)).toMatchObject([
      { ordered: 6, limit: 7 },
    ]);
    const { menuLimitInAll: _, ...unlimited } = atLimit;
    expect(portionsBack(unlimited, orders)).toEqual([{ menuKey: 'soup', ordered: 6, limit: null }]);
  });

  it('leaves what has none, and what staff have sold out', () => {
    expect(portionsBack(atLimit, orders)).toEqual([]);
    expect(portionsBack({ ...atLimit, menuLimitInAll: { soup: 5 } }, orders)).toEqual([]);
    expect(portionsBack(soldOut, [])).toEqual([]);
  });
});

describe('sellsAgainFrom', () => {
  const hour = 3_600_000;
  const now = 100 * hour;
  const back = (at: number, actor = 'shop', sale: unknown = true) => ({
    actor,
    at,
    after: { soup: sale },
  });

  it('is at once the first time, and an hour later after each one of the last day', () => {
    expect(sellsAgainFrom([], 'soup', now)).toBe(0);
    expect(sellsAgainFrom([back(now - 1)], 'soup', now)).toBe(now - 1 + hour);
    const times = [back(now - hour), back(now - 5 * hour), back(now - 24 * hour)];
    expect(sellsAgainFrom(times, 'soup', now)).toBe(now + hour);
  });

  it('counts neither other dishes, nor what staff did, nor selling out', () => {
    const others = [back(now), back(now, 'boss'), back(now, 'shop', 'at-limit')];
    expect(sellsAgainFrom(others.slice(1), 'soup', now)).toBe(0);
    expect(sellsAgainFrom(others.slice(0, 1), 'kimchi', now)).toBe(0);
  });

  it('lets nobody turn a dish more than seven times in a day by ordering and cancelling', () => {
    const done: ReturnType<typeof back>[] = [];
    for (let at = now; at < now + 72 * hour; at += hour / 4) {
      if (sellsAgainFrom(done, 'soup', at) <= at) done.push(back(at));
    }
    for (const { at: from } of done) {
      const day = done.filter(({ at }) => at >= from && at < from + 24 * hour);
      expect(day.length).toBeLessThanOrEqual(7);
    }
    // It is never over: it goes on on the third day.
    expect(done.at(-1)?.at).toBeGreaterThan(now + 60 * hour);
  });
});
