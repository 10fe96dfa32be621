import { describe, expect, it } from 'vitest';
import type { ActiveDate } from '../../dates/active-date.ts';
import type { Menu } from '../../menus/menu.ts';
import { storeAfterAction } from '../../testing/act-on-store.ts';
import type { Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { type CurrentCatalogue, checkRows } from './check-rows.ts';
import { importCatalogue } from './import-action.ts';
import {
  catalogueAfter,
  empties,
  importChange,
  importEffects,
  readCurrentCatalogue,
} from './import-effects.ts';
import { mergeDate } from './merge-rows.ts';
import { readRows } from './read-rows.ts';

/** A menu with every field. */
const soup: Menu = {
  ...(menus.soup as Menu),
  desc: '사골을 오래 끓였어요',
  descEn: 'Slowly cooked bones',
  jori: '끓여 드세요',
  joriEn: 'Bring to the boil',
  joriVideo: 'abc',
  photos: [{ downloadURL: '/soup.webp', smallURL: '/soup-400.webp' }],
  noPoint: true,
  gstFree: true,
  allergens: { contains: ['soy'], mayContain: ['egg'], checked: true },
  diet: { marks: ['no-pork'], spicy: 1 },
};
const home = { id: 'home', name: '집밥', nameEn: 'Home meals', order: 1 };
const stored: Documents = {
  'manages/categories': { home },
  'manages/menus': { ...menus, soup },
  'dates/activeDates': {
    [dateId]: { ...date, menus: { soup: false }, orderDone: true, area: 'sydney' },
  },
};
const read = async (path: string) => stored[path];
const shop = () => readCurrentCatalogue(read, []);

async function rowsOf(text: string, present?: CurrentCatalogue) {
  const { rows, errors } = readRows(text, undefined);
  const checked = checkRows(rows, present ?? (await shop()), now);
  expect([...errors, ...checked.errors]).toEqual([]);
  return checked.data;
}

async function imported(text: string, documents: Documents = stored) {
  const readStored = async (path: string) => documents[path];
  const seen = await readCurrentCatalogue(readStored, []);
  const { entries } = importChange(importEffects(await rowsOf(text, seen), seen));
  return storeAfterAction(importCatalogue, { source: 'week.csv', entries }, documents);
}
const soupAfter = async (text: string) => (await imported(text))['manages/menus']?.soup;

describe('a column that is missing', () => {
  it('changes nothing in a menu', async () => {
    const table = 'id,title,titleEn,price,cat,en\nsoup,곰탕,Ox bone soup,21.50,home,yes';
    expect(await soupAfter(table)).toEqual({ ...soup, titleEn: 'Ox bone soup', price: 21.5 });
  });

  it('changes nothing in a category', async () => {
    const after = await imported('{"categories": [{"id": "home", "order": 5}]}');
    expect(after['manages/categories']).toEqual({ home: { ...home, order: 5 } });
  });

  it('keeps a menu off sale', async () => {
    const off = { ...stored, 'manages/menus': { soup: { ...soup, active: false } } };
    const after = await imported('id,price\nsoup,21', off);
    expect(after['manages/menus']?.soup).toEqual({ ...soup, active: false, price: 21 });
  });

  it('keeps the area, the limits and what staff did to a date', async () => {
    const day = '{"dates": [{"deliveryDate": "2026-11-24", "closes": "2026-11-22T18:00",';
    const after = await imported(`${day} "dateId": "${dateId}", "menus": ["soup", "tofu"]}]}`);
    const finishDate = Date.parse('2026-11-22T18:00+11:00');
    const next = { ...(stored['dates/activeDates']?.[dateId] as object), finishDate };
    expect(after['dates/activeDates']?.[dateId]).toEqual({
      ...next,
      menus: { soup: false, tofu: true },
    });
    expect(after['dates/2026']).toEqual(after['dates/activeDates']);
  });

  it('sets limits in all, keeps them without the field, and empties them', async () => {
    const day = (more: string) =>
      `{"dates": [{"deliveryDate": "2026-11-24", "closes": "2026-11-22T17:00", "dateId": "${dateId}", "menus": ["soup"]${more}}]}`;
    const known = { ...(await shop()).dates[dateId], menuLimitInAll: { soup: 20 } };
    const merged = async (more: string) => {
      const { data } = checkRows(readRows(day(more), undefined).rows, await shop(), now);
      const row = data.dates[dateId];
      if (!row) throw new Error('no row');
      return mergeDate(row, known as ActiveDate).menuLimitInAll;
    };
    expect(await merged(', "limitsInAll": {"soup": 8}')).toEqual({ soup: 8 });
    expect(await merged('')).toEqual({ soup: 20 });
    expect(await merged(', "limitsInAll": {}')).toBeUndefined();
    expect(await merged(', "limitsInAll": null')).toBeUndefined();
  });

  it('keeps which dishes the shop itself has sold out', async () => {
    const day = stored['dates/activeDates']?.[dateId] as ActiveDate;
    const byShop = { [dateId]: { ...day, soldOutAtLimit: { soup: true } } };
    const after = await imported(
      `{"dates": [{"deliveryDate": "2026-11-24", "closes": "2026-11-22T18:00", "dateId": "${dateId}", "menus": ["soup"]}]}`,
      { ...stored, 'dates/activeDates': byShop },
    );
    expect(after['dates/activeDates']?.[dateId]).toMatchObject({
      menus: { soup: false },
      soldOutAtLimit: { soup: true },
    });
  });
});

describe('an empty cell', () => {
  it('empties texts, photos and marks of a menu', async () => {
    const columns = 'desc,descEn,jori,joriEn,joriVideo,photos,noPoint,gstFree';
    const { desc, descEn, jori, joriEn, joriVideo, photos, noPoint, gstFree, ...rest } = soup;
    expect(await soupAfter(`id,title,price,${columns}\nsoup,곰탕,20,,,,,,,,`)).toEqual(rest);
    const nulls = columns.split(',').map((field) => `"${field}": null`);
    expect(await soupAfter(`{"menus": [{"id": "soup", ${nulls}}]}`)).toEqual(rest);
  });

  it('is refused where a value is required', async () => {
    const { rows } = readRows('id,title,price,cat\nsoup,,,', undefined);
    const { errors } = checkRows(rows, await shop(), now);
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'title missing',
      'price missing',
      'cat missing',
    ]);
  });

  it('empties a part of a statement, and the recipe has to be checked again', async () => {
    expect(await soupAfter('id,price,contains\nsoup,20,')).toMatchObject({
      allergens: { contains: [], mayContain: ['egg'], checked: false },
      diet: soup.diet,
    });
    const all = 'contains,mayContain,allergensChecked,diet,spicy';
    const { allergens: _, diet: __, ...rest } = soup;
    expect(await soupAfter(`id,price,${all}\nsoup,20,,,,,`)).toEqual(rest);
  });

  it('is shown with the value that goes', async () => {
    const present = await shop();
    const data = await rowsOf('id,price,jori,photos,contains,diet\nsoup,21,,/soup.webp,,vegan');
    const effects = importEffects(data, present);
    expect(effects).toMatchObject([
      {
        kind: 'menus',
        id: 'soup',
        effect: 'changed',
        changes: [
          { field: 'jori', before: '끓여 드세요', after: undefined },
          { field: 'price', before: 20, after: 21 },
          { field: 'allergens', before: { contains: ['soy'] }, after: { contains: [] } },
          { field: 'diet', before: { marks: ['no-pork'] }, after: { marks: ['vegan'] } },
        ],
      },
    ]);
    const emptied = effects.flatMap(({ changes }) => changes.filter(empties));
    expect(emptied.map(({ field }) => field)).toEqual(['jori', 'allergens']);
    const limits = { field: 'menuLimitForPerson', before: { soup: 2 } };
    expect(empties({ ...limits, after: {} })).toBe(true);
    expect(empties({ ...limits, after: { tofu: 2 } })).toBe(false);
    expect(catalogueAfter(effects, present).menus).toMatchObject({
      soup: { price: 21 },
      tofu: menus.tofu,
    });
  });
});
