import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ActiveDates } from '../../../src/domain/dates.ts';
import { checkRows } from './check-rows.ts';
import { type RowKind, readRows } from './read-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-'));

function check(name: string, text: string, kind?: RowKind, present: ActiveDates = {}) {
  const file = join(folder, name);
  writeFileSync(file, text);
  return checkRows(
    readRows(file, kind),
    {
      categories: { soup: { id: 'soup', name: '국', order: 1 } },
      menus: { old: { title: '옛 메뉴', price: 9, cat: 'soup', active: true } },
      dates: present,
    },
    Date.parse('2026-11-21T12:00+11:00'),
  );
}

const menusCsv = (...rows: string[]) => `id,title,price,cat,photos,en\n${rows.join('\n')}\n`;
const date = (fields: object) =>
  JSON.stringify({
    dates: [{ deliveryDate: '2026-11-24', closes: '2026-11-22T17:00', menus: ['old'], ...fields }],
  });

describe('a good file', () => {
  it('reads menus with numbers, flags and lists from CSV', () => {
    const { data, bad } = check(
      'good.csv',
      menusCsv('kimchi,김치찌개,13.5,soup,/a.svg;/b.svg,yes'),
      'menus',
    );
    expect(bad).toEqual([]);
    expect(data.menus).toEqual({
      kimchi: {
        title: '김치찌개',
        price: 13.5,
        cat: 'soup',
        photos: [{ downloadURL: '/a.svg' }, { downloadURL: '/b.svg' }],
        en: true,
        active: true,
      },
    });
  });

  it('reads allergens and diet of menus, and leaves them unstated without their columns', () => {
    const csv = [
      'id,title,price,cat,contains,mayContain,allergensChecked,diet,spicy',
      'stated,잡채,13.5,soup,soy; sesame,egg,yes,vegetarian,1',
      'none,두부,5,soup,,,yes,,',
      'draft,만두,5,soup,wheat,,,,2',
      'unstated,국,5,soup,,,,,',
    ].join('\n');
    const { data, bad } = check('stated.csv', csv, 'menus');
    expect(bad).toEqual([]);
    const stated = Object.entries(data.menus).map(([id, { allergens, diet }]) => [
      id,
      allergens,
      diet,
    ]);
    expect(stated).toEqual([
      [
        'stated',
        { contains: ['soy', 'sesame'], mayContain: ['egg'], checked: true },
        { marks: ['vegetarian'], spicy: 1 },
      ],
      ['none', { contains: [], mayContain: [], checked: true }, undefined],
      ['draft', { contains: ['wheat'], mayContain: [], checked: false }, { marks: [], spicy: 2 }],
      ['unstated', undefined, undefined],
    ]);
  });

  it('creates the same date from Sydney times however often it is read', () => {
    const first = check('date.json', date({ limits: { old: 2 }, area: 'sydney' }));
    expect(first.bad).toEqual([]);
    const [[dateId, stored] = []] = Object.entries(first.data.dates);
    expect(dateId).toBe(`20261124_${Date.parse('2026-11-22T17:00+11:00')}`);
    expect(stored).toEqual({
      deliveryDate: Date.parse('2026-11-24T12:00+11:00'),
      finishDate: Date.parse('2026-11-22T17:00+11:00'),
      orderDone: false,
      active: true,
      day: '화요일',
      menus: { old: true },
      menuLimitForPerson: { old: 2 },
      area: 'sydney',
    });
    expect(check('again.json', date({ limits: { old: 2 }, area: 'sydney' })).data).toEqual(
      first.data,
    );
  });

  it('allows references to categories and menus of the same file', () => {
    const { bad } = check(
      'whole.json',
      JSON.stringify({
        dates: [{ deliveryDate: '2026-11-24', closes: '2026-11-22T17:00', menus: ['new'] }],
        menus: [{ id: 'new', title: '새 메뉴', price: 5, cat: 'fresh' }],
        categories: [{ id: 'fresh', name: '새것', order: 2 }],
      }),
    );
    expect(bad).toEqual([]);
  });
});

describe('errors with line numbers', () => {
  const menuMistakes: [string, string, string][] = [
    ['no title', 'x,,5,soup,,', 'title: is missing'],
    ['a price in words', 'x,이름,five,soup,,', 'price: must be a number'],
    ['a negative price', 'x,이름,-5,soup,,', 'price: must be from 0.01 to 1000.00 dollars'],
    ['no price', 'x,이름,0,soup,,', 'price: must be from 0.01 to 1000.00 dollars'],
    ['a price below a cent', 'x,이름,12.345,soup,,', 'price: must be from 0.01 to 1000.00 dollars'],
    ['a price that slipped', 'x,이름,99999,soup,,', 'price: must be from 0.01 to 1000.00 dollars'],
    ['an id with a blank', 'x y,이름,5,soup,,', 'id: must have letters, digits, - and _ only'],
    ['an unknown category', 'x,이름,5,nowhere,,', 'no category nowhere'],
    ['a flag that is neither', 'x,이름,5,soup,,perhaps', 'en: must be yes or no'],
  ];
  it.each(menuMistakes)('menu with %s', (_, row, said) => {
    const { bad } = check('bad.csv', menusCsv('fine,좋은 메뉴,5,soup,,', row), 'menus');
    expect(bad.map(({ line }) => line)).toEqual([3]);
    expect(bad[0]?.message).toContain(said);
  });

  const dateMistakes: [string, object, string][] = [
    ['a day that is none', { deliveryDate: '2026-13-01' }, 'deliveryDate: must be a day such as'],
    ['a day that is over', { deliveryDate: '2020-11-24', closes: '2020-11-22T17:00' }, 'is over'],
    ['a closing time without a time', { closes: '2026-11-22' }, 'closes'],
    ['closing after the delivery', { closes: '2026-11-25T17:00' }, 'before the day of delivery'],
    ['closing on the day', { closes: '2026-11-24T09:00' }, 'before the day of delivery'],
    ['a menu that is not there', { menus: ['old', 'gone'] }, 'no menu gone'],
    ['no menus', { menus: [] }, 'menus: must not be empty'],
    ['a limit of nothing', { limits: { old: 0 } }, 'limits.old: must be more than 0'],
    ['a limit of a menu that is not there', { limits: { gone: 2 } }, 'no menu gone'],
    ['an area we do not know', { area: 'melbourne' }, 'area: must be one of sydney, gosford'],
    ['a field that is misspelt', { finnish: 1 }, 'there is no field finnish'],
    ['a price list for a title', { menus: 5 }, 'menus: must be a list'],
    ['a dateId of another form', { dateId: 'tuesday' }, 'dateId'],
    [
      'a dateId of another day',
      { dateId: '20261125_1795179600000' },
      'dateId: begins with another day than deliveryDate',
    ],
  ];
  it.each(dateMistakes)('date with %s', (_, fields, said) => {
    const { bad } = check('bad.json', date(fields));
    expect(bad).not.toEqual([]);
    expect(bad.every(({ line }) => line === 1)).toBe(true);
    expect(bad.map(({ message }) => message).join()).toContain(said);
  });

  it('that repeats a day and area says which date to change', () => {
    const known = check('first.json', date({})).data.dates as ActiveDates;
    const again = check('second.json', date({ closes: '2026-11-23T17:00' }), undefined, known);
    expect(again.bad).toEqual([
      {
        line: 1,
        message: expect.stringContaining(`${Object.keys(known)[0]} delivers to the same area`),
      },
    ]);
    const twice = JSON.stringify({
      dates: ['2026-11-22T17:00', '2026-11-23T17:00'].map((closes) => ({
        deliveryDate: '2026-11-24',
        closes,
        menus: ['old'],
      })),
    });
    expect(check('both.json', twice).bad).toHaveLength(1);
  });

  it('that is only odd is told and taken', () => {
    const { bad, odd } = check('odd.json', date({ closes: '2026-11-21T09:00' }));
    expect(bad).toEqual([]);
    expect(odd).toEqual([{ line: 1, message: expect.stringContaining('has passed already') }]);
  });

  it.each([
    [
      'an allergen that is none of the list',
      { contains: ['celery'] },
      'contains.0: must be one of',
    ],
    ['an unknown diet', { diet: ['keto'] }, 'diet.0: must be one of vegan'],
    ['a spice beyond 3', { spicy: 4 }, 'spicy'],
  ])('menu with %s', (_, fields, said) => {
    const menus = [{ id: 'x', title: '이름', price: 5, cat: 'soup', ...fields }];
    const { bad } = check('stated.json', JSON.stringify({ menus }));
    expect(bad).toEqual([{ line: 1, message: expect.stringContaining(said) }]);
  });

  it('reports the line of a JSON row', () => {
    const { bad } = check(
      'lines.json',
      '{\n "categories": [\n  {"id":"a","name":"가","order":1},\n  {"id":"b","order":2}\n ]\n}',
    );
    expect(bad).toEqual([{ line: 4, message: expect.stringContaining('name') }]);
  });

  it('rejects a duplicate row', () => {
    const { bad } = check('twice.csv', menusCsv('x,하나,5,soup,,', 'x,둘,6,soup,,'), 'menus');
    expect(bad).toEqual([{ line: 3, message: 'x stands in the file twice' }]);
  });

  it('reports all errors, not only the first', () => {
    const { bad } = check('many.csv', menusCsv('x,,5,soup,,', 'y,이름,?,soup,,'), 'menus');
    expect(bad.map(({ line }) => line)).toEqual([2, 3]);
  });
});

describe('unreadable files', () => {
  it.each([
    ['broken.json', '{"menus": [}', /broken.json, line 1: /],
    ['list.json', '[]', /an object with lists is expected/],
    ['other.json', '{"dishes": []}', /line 1: expected a list named/],
    ['number.json', '{"menus": [5]}', /line 1: expected an object/],
  ])('%s', (name, text, said) => {
    expect(() => check(name, text)).toThrow(said);
  });

  it('a CSV with a row that is too long', () => {
    expect(() => check('long.csv', menusCsv('a,b,1,soup,,,,,,'), 'menus')).toThrow(/line 2/);
  });

  it('a CSV without saying what it holds', () => {
    expect(() => check('kind.csv', 'id\n1')).toThrow(/--kind/);
  });

  it('a file that is not there', () => {
    expect(() => readRows(join(folder, 'nothing.json'), undefined)).toThrow(/cannot be read/);
  });
});
