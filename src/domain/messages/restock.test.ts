import { describe, expect, it } from 'vitest';
import { applyWrites, type Documents } from '../testing/apply-writes.ts';
import { openRestock, placesOf, planSeen, type Restock, type SeenDate } from './restock.ts';
import type { Waiting } from './waiting.ts';

const dateId = '20261124_1';
const path = `waiting/${dateId}`;
const asks = (at: number, state: 'waiting' | 'told' = 'waiting'): Waiting => ({
  at,
  dishes: { stew: { state, since: at, wording: 'back-1', lang: 'ko', channel: 'email' } },
});
const restock = (changes: Partial<Restock> = {}): Restock => ({
  ...{ at: 100, limit: null, places: null, told: 0, done: false },
  ...changes,
});
const seen = (stew: SeenDate['dishes'][string]): SeenDate => ({ seen: 50, dishes: { stew } });

/** What is known of the dish after a look at the date; undefined if nothing is stored. */
function look(
  stored: SeenDate | undefined,
  { onSale, limit }: { onSale: boolean; limit?: number },
  recent: Waiting[] = [],
) {
  const date = {
    menus: { stew: onSale },
    ...(limit !== undefined && { menuLimitInAll: { stew: limit } }),
  };
  const plan = planSeen(dateId, stored, date, recent, 200);
  const before = (stored ? { [path]: stored } : {}) as unknown as Documents;
  if (plan) expect(applyWrites(before, plan.writes)[path]).toEqual(plan.seen);
  return plan && { ...plan, stew: plan.seen.dishes.stew };
}

describe('what is seen of a date', () => {
  it('is nothing while nobody waits', () => {
    expect(look(undefined, { onSale: true })).toBeUndefined();
  });

  it('is that a dish is sold out', () => {
    expect(look(undefined, { onSale: false }, [asks(90)])).toMatchObject({
      stew: 'sold-out',
      seen: { seen: 90 },
    });
    expect(look(seen(restock()), { onSale: false })?.stew).toBe('sold-out');
    expect(look(seen('sold-out'), { onSale: false })?.writes).toEqual([]);
  });

  it('is that it is back, once it is on sale after it was sold out', () => {
    expect(look(seen('sold-out'), { onSale: true, limit: 8 })?.stew).toEqual(
      restock({ at: 200, limit: 8 }),
    );
  });

  it('is that it is back, if somebody has asked for it since, as nobody can while it is on sale', () => {
    expect(look(undefined, { onSale: true }, [asks(90)])?.stew).toEqual(restock({ at: 200 }));
    expect(look(seen(restock()), { onSale: true }, [asks(150)])?.stew).toMatchObject({ at: 200 });
    expect(look(seen(restock()), { onSale: true }, [asks(90)])?.stew).toMatchObject({ at: 100 });
    expect(look(seen(restock()), { onSale: true }, [asks(150, 'told')])?.stew).toEqual(restock());
  });

  it('is that there is more of it, once its limit in all is higher or gone', () => {
    const limited = seen(restock({ limit: 5, told: 3 }));
    expect(look(limited, { onSale: true, limit: 6 })?.stew).toEqual(restock({ at: 200, limit: 6 }));
    expect(look(limited, { onSale: true })?.stew).toEqual(restock({ at: 200 }));
    expect(look(limited, { onSale: true, limit: 5 })?.writes).toEqual([]);
    expect(look(limited, { onSale: true, limit: 4 })?.writes).toEqual([]);
    expect(look(seen(restock()), { onSale: true, limit: 4 })?.writes).toEqual([]);
  });

  it('never goes on from a time to come, which a customer’s clock may say', () => {
    expect(look(seen('sold-out'), { onSale: false }, [asks(900)])?.seen.seen).toBe(200);
  });
});

it('a restock is open until it is done', () => {
  expect(openRestock(undefined, 'stew')).toBeUndefined();
  expect(openRestock(seen('sold-out'), 'stew')).toBeUndefined();
  expect(openRestock(seen(restock({ done: true })), 'stew')).toBeUndefined();
  expect(openRestock(seen(restock()), 'soup')).toBeUndefined();
  expect(openRestock(seen(restock()), 'stew')).toEqual(restock());
});

it.each([
  ['no limit', {}, undefined, { places: 10, room: 10 }],
  ['fewer portions', {}, 4, { places: 4, room: 4 }],
  ['more portions', {}, 40, { places: 10, room: 10 }],
  ['no portion', {}, 0, { places: 0, room: 0 }],
  ['some told', { places: 4, told: 3 }, 4, { places: 4, room: 1 }],
  ['fewer portions than places', { places: 4, told: 1 }, 2, { places: 4, room: 2 }],
  ['all told', { places: 4, told: 4 }, undefined, { places: 4, room: 0 }],
] as const)('places for those who wait: %s', (_, changes, left, places) => {
  expect(placesOf(restock(changes), left, 10)).toEqual(places);
});
