import { describe, expect, it } from 'vitest';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus } from '../../testing/fixtures.ts';
import { staffActor } from '../../testing/staff.ts';
import type { Import } from './check-rows.ts';
import { importEffects, planImport, readCurrentCatalogue } from './import-plan.ts';

const photos = [{ downloadURL: '/soup.webp' }];
const stored: Documents = {
  'manages/menus': { ...menus, soup: { ...menus.soup, photos } },
  'dates/activeDates': { [dateId]: { ...date, menus: { soup: false }, orderDone: true } },
};
const read = async (path: string) => stored[path];
const { photos: _, ...soup } = { photos, title: '곰탕', price: 21, cat: 'home', active: true };
const data: Import = {
  categories: { home: { id: 'home', name: '집밥', order: 1 } },
  menus: { soup },
  dates: { [dateId]: { ...date, menus: { soup: true, tofu: true } } },
};

describe('importEffects', () => {
  it('lists added rows and changed fields', async () => {
    expect(importEffects(data, await readCurrentCatalogue(read))).toEqual([
      { kind: 'categories', id: 'home', effect: 'added', fields: [] },
      { kind: 'menus', id: 'soup', effect: 'changed', fields: ['titleEn', 'price', 'en'] },
      { kind: 'dates', id: dateId, effect: 'changed', fields: ['menus'] },
    ]);
  });
});

describe('planImport', () => {
  const plan = async (seen?: Awaited<ReturnType<typeof readCurrentCatalogue>>) =>
    planImport({ data, source: 'week.csv', ...(seen ? { seen } : {}) }, read, staffActor);

  it("stores the rows in one commit, and keeps photos and staff's changes to a date", async () => {
    const result = await plan(await readCurrentCatalogue(read));
    if (result.kind !== 'write') throw new Error(JSON.stringify(result));
    const after = applyWrites(stored, result.writes);
    expect(after['manages/menus']?.soup).toEqual({ ...soup, photos });
    expect(after['dates/activeDates']?.[dateId]).toMatchObject({
      menus: { soup: false, tofu: true },
      orderDone: true,
    });
    expect(after['dates/2026']?.[dateId]).toEqual(after['dates/activeDates']?.[dateId]);
    expect(after['staffLog/entry-1']).toMatchObject({
      action: 'import',
      after: 'week.csv',
      subject: `home, soup, ${dateId}`,
    });
  });

  it('refuses rows that were changed after the preview', async () => {
    const seen = await readCurrentCatalogue(read);
    const cheaper = { ...seen, menus: { ...seen.menus, soup: { ...soup, price: 1 } } };
    expect(await plan(cheaper)).toMatchObject({ problem: { code: 'changed-meanwhile' } });
  });

  it('writes nothing the second time', async () => {
    const result = await plan();
    if (result.kind !== 'write') throw new Error(JSON.stringify(result));
    const after = applyWrites(stored, result.writes);
    const again = await planImport(
      { data, source: 'week.csv' },
      async (path) => after[path],
      staffActor,
    );
    expect(again).toEqual({ kind: 'already-done' });
  });
});
