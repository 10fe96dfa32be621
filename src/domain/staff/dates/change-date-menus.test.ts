import { describe, expect, it } from 'vitest';
import { outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import { dateMenus, menusChange } from './change-date-menus.ts';

const all = Object.keys(date.menus);
const storeOf = (stored = date) => ({
  'dates/activeDates': { [dateId]: stored },
  'manages/menus': menus,
});

describe('dateMenus', () => {
  it('adds menus on sale, keeps sold-out ones, and removes a limit with its menu', async () => {
    const sold = { ...date, menus: { soup: false, kimchi: true } };
    const { input, seen } = menusChange(dateId, sold, ['soup', 'tofu']);
    const stored = await storeAfterAction(dateMenus, input, storeOf(sold), { seen });
    const changed = { ...sold, menus: { soup: false, tofu: true }, menuLimitForPerson: {} };
    expect(stored['dates/activeDates']).toEqual({ [dateId]: changed });
    expect(stored['dates/2026']).toEqual({ [dateId]: changed });
    expect(stored['staffLog/entry-1']).toMatchObject({
      before: { kimchi: { onSale: true, limit: 4 }, tofu: null },
      after: { kimchi: null, tofu: { onSale: true, limit: null } },
    });
  });

  it('removes the limit in all with its menu, and undo gives it back', async () => {
    const limited = { ...date, menuLimitInAll: { kimchi: 20, soup: 9 } };
    const { input, seen } = menusChange(
      dateId,
      limited,
      all.filter((id) => id !== 'kimchi'),
    );
    const stored = await storeAfterAction(dateMenus, input, storeOf(limited), { seen });
    const listed = (stored['dates/activeDates'] as never)[dateId];
    expect(listed).toMatchObject({ menuLimitForPerson: {}, menuLimitInAll: { soup: 9 } });
    expect((stored['dates/2026'] as never)[dateId]).toEqual(listed);
    const { undo } = stored['staffLog/entry-1'] as never;
    expect(undo).toEqual({ dateId, menus: { kimchi: { onSale: true, limit: 4, inAll: 20 } } });
    const undone = await storeAfterAction(dateMenus, undo, stored);
    expect(undone['dates/activeDates']).toEqual({ [dateId]: limited });
  });

  it('removes with its menu that the shop has sold it out, and undo gives that back', async () => {
    const sold = {
      ...{ ...date, menus: { ...date.menus, kimchi: false } },
      ...{ menuLimitInAll: { kimchi: 20 }, soldOutAtLimit: { kimchi: true } },
    };
    const { input, seen } = menusChange(
      dateId,
      sold,
      all.filter((id) => id !== 'kimchi'),
    );
    const stored = await storeAfterAction(dateMenus, input, storeOf(sold), { seen });
    expect((stored['dates/activeDates'] as never)[dateId]).toMatchObject({ soldOutAtLimit: {} });
    expect(stored['dates/2026']).toEqual(stored['dates/activeDates']);
    const { undo } = stored['staffLog/entry-1'] as never;
    const undone = await storeAfterAction(dateMenus, undo, stored);
    expect(undone['dates/activeDates']).toEqual({ [dateId]: sold });
    expect(undone['dates/2026']).toEqual({ [dateId]: sold });
  });

  it('lets two members of staff change different menus of a date at the same time', async () => {
    const mine = menusChange(
      dateId,
      date,
      [...all].filter((id) => id !== 'tofu'),
    );
    const theirs = menusChange(
      dateId,
      date,
      [...all].filter((id) => id !== 'soup'),
    );
    const after = await storeAfterAction(dateMenus, theirs.input, storeOf());
    const both = await storeAfterAction(dateMenus, mine.input, after, { seen: mine.seen });
    const left = { ...date, menus: { kimchi: true, set: true } };
    expect(both['dates/activeDates']).toEqual({ [dateId]: left });
  });

  it('refuses unknown dates and menus, and an open date without menus', async () => {
    const put = async (menuIds: string[], store: object = storeOf()) => {
      const { input } = menusChange(dateId, date, menuIds);
      return outcomeOf(dateMenus, input, store as never);
    };
    expect(await put([...all, 'cake'])).toMatchObject({ problem: { code: 'unknown-menu' } });
    expect(await put([])).toMatchObject({ problem: { check: 'no-menus' } });
    expect(await put([], {})).toMatchObject({ problem: { code: 'unknown-date' } });
  });
});
