import { describe, expect, it } from 'vitest';
import type { ActiveDate } from '../../dates/active-date.ts';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff-actors.ts';
import { soldOut } from './sold-out.ts';

const onSale = { ...date, menus: { soup: true, kimchi: true } };
const byStaff = { ...onSale, menus: { soup: false, kimchi: true }, soldOutAtLimit: {} };
const byShop = { ...byStaff, soldOutAtLimit: { soup: true } };
const storeOf = (stored: ActiveDate) => ({ 'dates/activeDates': { [dateId]: stored } });
const call = (sale: boolean | 'at-limit') => ({ dateId, onSale: { soup: sale } });
const counted = { ordered: 20, limit: 20 };

describe('what the shop sells out by itself', () => {
  it('is marked beside the dish, which is sold out for customers as any other', async () => {
    const input = { ...call('at-limit'), byShop: counted };
    const stored = await storeAfterAction(soldOut, input, storeOf(onSale));
    expect(stored['dates/activeDates']).toEqual({ [dateId]: byShop });
    expect(stored['staffLog/entry-1']).toMatchObject({
      before: { soup: true },
      after: { soup: 'at-limit' },
      reason: '20 of 20 ordered',
      undo: call(true),
    });
  });

  it('is sold again without the mark, by the shop or by staff', async () => {
    for (const input of [call(true), { ...call(true), byShop: { ordered: 1, limit: 20 } }]) {
      const stored = await storeAfterAction(soldOut, input, storeOf(byShop));
      expect(stored['dates/activeDates']).toEqual({ [dateId]: { ...onSale, soldOutAtLimit: {} } });
    }
  });

  it('gives no reason where there is no limit any more', async () => {
    const input = { ...call(true), byShop: { ordered: 1, limit: null } };
    const stored = await storeAfterAction(soldOut, input, storeOf(byShop));
    expect(stored['staffLog/entry-1']).not.toHaveProperty('reason');
  });
});

it("is sold out by hand once staff say so, who are asked first whether it is the shop's or theirs", async () => {
  const seen = { soup: true };
  expect(await outcomeOf(soldOut, call(false), storeOf(byShop), { seen })).toMatchObject({
    kind: 'conflict',
    now: { soup: 'at-limit' },
  });
  const input = call(false);
  const stored = await storeAfterAction(soldOut, input, storeOf(byShop), {
    seen: { soup: 'at-limit' },
  });
  expect(stored['dates/activeDates']).toEqual({ [dateId]: byStaff });
});

describe('undo', () => {
  it('of what the shop sold again sells it out by hand, so that the shop does not sell it once more', async () => {
    const input = { ...call(true), byShop: { ordered: 18, limit: 20 } };
    const stored = await storeAfterAction(soldOut, input, storeOf(byShop));
    expect(stored['staffLog/entry-1']).toMatchObject({ undo: call(false) });
  });

  it('of what staff sold again gives it back to the shop', async () => {
    const stored = await storeAfterAction(soldOut, call(true), storeOf(byShop));
    const { undo } = stored['staffLog/entry-1'] as never;
    const actor = { ...staffActor, entryId: 'entry-2' };
    const undone = await storeAfterAction(soldOut, undo, stored, { actor });
    expect(undone['dates/activeDates']).toEqual({ [dateId]: byShop });
  });
});
