import { describe, expect, it } from 'vitest';
import { date } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/staff.ts';
import { countsPortions, limitsReached, portionsLeft } from './portions-left.ts';

const limited = { ...date, menuLimitInAll: { soup: 6 } };
const soldOut = { ...limited, menus: { ...date.menus, soup: false } };

describe('portionsLeft', () => {
  it.each([
    ['some are left', limited, 4, { left: 2, state: 'left' }],
    ['some are left of a dish that is sold out', soldOut, 4, { left: 2, state: 'free-again' }],
    ['all are ordered', limited, 6, { left: 0, state: 'none' }],
    ['all are ordered and the dish is sold out', soldOut, 6, { left: 0, state: 'none' }],
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
