import { expect, it } from 'vitest';
import { keptForCookingMs } from '../../menus/cooking.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { archivableMenus, archiveMenus } from './past-menus.ts';

const actor = { uid: 'staff', name: 'staff@example.com', now, entryId: 'entry' };
const old = { ...date, active: false, deliveryDate: now - keptForCookingMs - 1 };
const shop = (dates: Documents): Documents => ({ 'manages/menus': menus, ...dates });

async function archive(documents: Documents, archived: Record<string, boolean>) {
  const change = await archiveMenus.plan(async (path) => documents[path], { archived }, actor);
  const writes = 'writes' in change ? change.writes : [];
  return { ...change, documents: applyWrites(documents, writes) };
}

it('moves a menu as it is to the archive and back', async () => {
  const stored = shop({ 'dates/2026': { [dateId]: old } });
  const gone = await archive(stored, { soup: true });
  expect(gone).toMatchObject({
    before: { soup: false },
    after: { soup: true },
    problem: undefined,
  });
  const { soup, ...others } = menus;
  expect(gone.documents['manages/menus']).toEqual(others);
  expect(gone.documents['manages/pastMenus']).toEqual({ soup });
  const back = await archive(gone.documents, { soup: false });
  expect(back.documents['manages/menus']).toEqual(menus);
  expect(back.documents['manages/pastMenus']).toEqual({});
});

it.each([
  ['a date to come', { 'dates/activeDates': { [dateId]: { ...date, active: false } } }],
  ['a date that is still shown', { 'dates/activeDates': { [dateId]: { ...old, active: true } } }],
  [
    'a date of the last 90 days',
    { 'dates/2026': { [dateId]: { ...old, deliveryDate: now - keptForCookingMs } } },
  ],
])('keeps a menu that %s lists', async (_, dates) => {
  const { problem } = await archive(shop(dates), { soup: true });
  expect(problem).toEqual({ code: 'menu-on-date', dateId });
});

it('refuses a menu that is nowhere, and does nothing to one that is where it is to be', async () => {
  expect((await archive(shop({}), { x: true })).problem).toEqual({
    code: 'unknown-menu',
    menuId: 'x',
  });
  const same = await archive(shop({}), { soup: false });
  expect(same).toMatchObject({
    before: { soup: false },
    after: { soup: false },
    problem: undefined,
  });
  expect(same.documents).toMatchObject(shop({}));
});

it('offers the menus that no such date lists', () => {
  const all = { ...menus, tart: menus.soup };
  expect(archivableMenus(all, [{ [dateId]: date }], now)).toEqual(
    Object.keys(all).filter((menuId) => !(menuId in date.menus)),
  );
  expect(archivableMenus(all, [{ [dateId]: old }], now)).toEqual(Object.keys(all));
});
