import { describe, expect, it } from 'vitest';
import type { ActiveDates } from '../../dates/active-date.ts';
import { checkRows } from './check-rows.ts';
import { importEffects } from './import-effects.ts';
import { type RowKind, readRows } from './read-rows.ts';
import type { RowProblem } from './row-problem.ts';

function check(text: string, kind?: RowKind, present: ActiveDates = {}, moved: string[] = []) {
  const rows = readRows(text, kind);
  const shop = {
    categories: { soup: { id: 'soup', name: '국', order: 1 } },
    menus: {
      old: { title: '옛 메뉴', price: 9, cat: 'soup', active: true },
      off: { title: '쉬는 메뉴', price: 9, cat: 'soup', active: false },
      free: { title: '값 없는 메뉴', price: 0, cat: 'soup', active: true },
    },
    dates: present,
    moved,
  };
  const checked = checkRows(rows.rows, shop, Date.parse('2026-11-21T12:00+11:00'));
  const effects = importEffects(checked.data, shop);
  return {
    ...checked,
    errors: [...rows.errors, ...checked.errors],
    entries: Object.fromEntries(effects.map(({ id, entry }) => [id, entry])),
  };
}

const words = ({ field = '', code, detail = '' }: RowProblem) =>
  `${field} ${code} ${detail}`.trim();

const menusCsv = (...rows: string[]) => `id,title,price,cat,photos,en\n${rows.join('\n')}\n`;
const date = (fields: object) =>
  JSON.stringify({
    dates: [{ deliveryDate: '2026-11-24', closes: '2026-11-22T17:00', menus: ['old'], ...fields }],
  });

describe('a good file', () => {
  it('reads menus with numbers, flags and lists from CSV', () => {
    const { entries, errors } = check(
      menusCsv('kimchi,김치찌개,13.5,soup,/a.svg;/b.svg,yes'),
      'menus',
    );
    expect(errors).toEqual([]);
    expect(entries).toEqual({
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

  it('reads allergens and diet of menus, and leaves them unstated when the cells are empty', () => {
    const csv = [
      'id,title,price,cat,contains,mayContain,allergensChecked,diet,spicy',
      'stated,잡채,13.5,soup,soy; sesame,egg,yes,vegetarian,1',
      'none,두부,5,soup,,,yes,,',
      'draft,만두,5,soup,wheat,,,,2',
      'unstated,국,5,soup,,,,,',
    ].join('\n');
    const { entries, errors } = check(csv, 'menus');
    expect(errors).toEqual([]);
    const stated = Object.entries(entries).map(([id, { allergens, diet }]) => [
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

  it('creates the same date from Sydney times each time it is read', () => {
    const first = check(date({ limits: { old: 2 }, area: 'sydney' }));
    expect(first.errors).toEqual([]);
    const [[dateId, stored] = []] = Object.entries(first.data.dates);
    expect(dateId).toBe(`20261124_${Date.parse('2026-11-22T17:00+11:00')}`);
    expect(stored).toEqual({
      deliveryDate: Date.parse('2026-11-24T12:00+11:00'),
      finishDate: Date.parse('2026-11-22T17:00+11:00'),
      orderDone: false,
      closesByItself: true,
      active: true,
      day: '화요일',
      menus: { old: true },
      menuLimitForPerson: { old: 2 },
      area: 'sydney',
    });
    expect(check(date({ limits: { old: 2 }, area: 'sydney' })).data).toEqual(first.data);
  });

  it('reads limits in all, and refuses one of an unknown menu', () => {
    const [stored] = Object.values(check(date({ limitsInAll: { old: 20 } })).data.dates);
    expect(stored).toMatchObject({ menuLimitInAll: { old: 20 } });
    expect(check(date({ limitsInAll: { gone: 20 } })).errors).toMatchObject([
      { code: 'unknown-menu', detail: 'gone' },
    ]);
  });

  it('allows references to categories and menus of the same file', () => {
    const { errors } = check(
      JSON.stringify({
        dates: [{ deliveryDate: '2026-11-24', closes: '2026-11-22T17:00', menus: ['new'] }],
        menus: [{ id: 'new', title: '새 메뉴', price: 5, cat: 'fresh' }],
        categories: [{ id: 'fresh', name: '새것', order: 2 }],
      }),
    );
    expect(errors).toEqual([]);
  });
});

describe('errors with line numbers', () => {
  const menuMistakes: [string, string, string][] = [
    ['no title', 'x,,5,soup,,', 'title missing'],
    ['a price in words', 'x,이름,five,soup,,', 'price not-number'],
    ['a negative price', 'x,이름,-5,soup,,', 'price price'],
    ['no price', 'x,이름,0,soup,,', 'price price'],
    ['a price below a cent', 'x,이름,12.345,soup,,', 'price price'],
    ['a price that slipped', 'x,이름,99999,soup,,', 'price price'],
    ['an id with a blank', 'x y,이름,5,soup,,', 'id id'],
    ['an unknown category', 'x,이름,5,nowhere,,', 'cat unknown-category nowhere'],
    ['a flag that is neither', 'x,이름,5,soup,,perhaps', 'en not-flag'],
  ];
  it.each(menuMistakes)('menu with %s', (_, row, said) => {
    const { errors } = check(menusCsv('fine,좋은 메뉴,5,soup,,', row), 'menus');
    expect(errors.map(({ line }) => line)).toEqual([3]);
    expect(errors.map(words).join()).toContain(said);
  });

  const dateMistakes: [string, object, string][] = [
    ['a day that is none', { deliveryDate: '2026-13-01' }, 'deliveryDate no-day'],
    ['a day of the year 2', { deliveryDate: '0002-11-24' }, 'deliveryDate no-day'],
    ['a closing time of the year 2', { closes: '0002-11-22T17:00' }, 'closes moment'],
    [
      'a day that is over',
      { deliveryDate: '2020-11-24', closes: '2020-11-22T17:00' },
      'deliveryDate delivery-past',
    ],
    ['a closing time without a time', { closes: '2026-11-22' }, 'closes'],
    ['closing after the delivery', { closes: '2026-11-25T17:00' }, 'closes closes-too-late'],
    ['closing on the day', { closes: '2026-11-24T09:00' }, 'closes closes-too-late'],
    ['a menu that is not there', { menus: ['old', 'gone'] }, 'menus unknown-menu gone'],
    ['no menus', { menus: [] }, 'menus empty'],
    ['menus that are all off sale', { menus: ['off'] }, 'menus no-menus'],
    ['a menu without a price', { menus: ['old', 'free'] }, 'menus menu-price free'],
    ['a limit of nothing', { limits: { old: 0 } }, 'limits.old too-small ≥ 1'],
    ['a limit of 1000', { limits: { old: 1000 } }, 'limits.old too-big 999'],
    ['a limit of a menu that is not there', { limits: { gone: 2 } }, 'menus unknown-menu gone'],
    ['an area we do not know', { area: 'melbourne' }, 'area not-one-of sydney, gosford'],
    ['a field that is misspelt', { finnish: 1 }, 'unknown-field finnish'],
    ['a price list for a title', { menus: 5 }, 'menus not-list'],
    ['a dateId of another form', { dateId: 'tuesday' }, 'dateId'],
    ['a dateId of another day', { dateId: '20261125_1795179600000' }, 'dateId date-id-day'],
  ];
  it.each(dateMistakes)('date with %s', (_, fields, said) => {
    const { errors } = check(date(fields));
    expect(errors).not.toEqual([]);
    expect(errors.every(({ line }) => line === 1)).toBe(true);
    expect(errors.map(words).join()).toContain(said);
  });

  it('a date that has left the list is refused, and not listed again', () => {
    const past = '20260901_1';
    const row = { deliveryDate: '2026-09-01', closes: '2026-08-30T17:00', orderDone: true };
    const { errors } = check(date({ ...row, dateId: past }), undefined, {}, [past]);
    expect(errors.map(words)).toEqual([`dateId date-moved ${past}`]);
  });

  it('a date that repeats a day and area is refused with the id of the date to change', () => {
    const known = check(date({})).entries as unknown as ActiveDates;
    const again = check(date({ closes: '2026-11-23T17:00' }), undefined, known);
    expect(again.errors).toEqual([
      { line: 1, field: 'deliveryDate', code: 'same-day', detail: Object.keys(known)[0] },
    ]);
    const twice = JSON.stringify({
      dates: ['2026-11-22T17:00', '2026-11-23T17:00'].map((closes) => ({
        deliveryDate: '2026-11-24',
        closes,
        menus: ['old'],
      })),
    });
    expect(check(twice).errors).toHaveLength(1);
  });

  it('a closed date may wait for its menus', () => {
    expect(check(date({ menus: ['off'], orderDone: true })).errors).toEqual([]);
  });

  it('an unusual row is accepted with a warning', () => {
    const { errors, warnings } = check(date({ closes: '2026-11-21T09:00' }));
    expect(errors).toEqual([]);
    expect(warnings).toEqual([{ line: 1, field: 'closes', code: 'closes-past' }]);
  });

  it.each([
    ['an allergen that is none of the list', { contains: ['celery'] }, 'contains.0 not-one-of'],
    ['an unknown diet', { diet: ['keto'] }, 'diet.0 not-one-of vegan'],
    ['a spice beyond 3', { spicy: 4 }, 'spicy'],
  ])('menu with %s', (_, fields, said) => {
    const menus = [{ id: 'x', title: '이름', price: 5, cat: 'soup', ...fields }];
    const { errors } = check(JSON.stringify({ menus }));
    expect(errors.map(words)).toEqual([expect.stringContaining(said)]);
  });

  it('reports the line of a JSON row', () => {
    const { errors } = check(
      '{\n "categories": [\n  {"id":"a","name":"가","order":1},\n  {"id":"b","order":2}\n ]\n}',
    );
    expect(errors).toEqual([{ line: 4, field: 'name', code: 'missing' }]);
  });

  it('finds the line of a row whatever its texts contain', () => {
    const { errors } = check(
      '{"menus": [{"id": "a", "title": "[{,\\"", "price": 1, "cat": "soup"},\n\n  5, []],\n"categories": [7]}',
    );
    expect(errors.map(({ line }) => line)).toEqual([3, 3, 4]);
  });

  it('rejects a duplicate row', () => {
    const { errors } = check(menusCsv('x,하나,5,soup,,', 'x,둘,6,soup,,'), 'menus');
    expect(errors).toEqual([{ line: 3, code: 'twice', detail: 'x' }]);
  });

  it('reports all errors, not only the first', () => {
    const { errors } = check(menusCsv('x,,5,soup,,', 'y,이름,?,soup,,'), 'menus');
    expect(errors.map(({ line }) => line)).toEqual([2, 3]);
  });
});

describe('unreadable files', () => {
  it.each([
    ['{"menus": [}', { line: 1, code: 'json', detail: expect.stringContaining('[}') }],
    ['{"menus": [],\n"dates" 5}', { line: 2, code: 'json', detail: expect.any(String) }],
    ['[]', { line: 1, code: 'not-lists' }],
    ['{"dishes": []}', { line: 1, field: 'dishes', code: 'not-lists' }],
    ['{"menus": [5]}', { line: 1, code: 'not-row' }],
    ['{}', { line: 1, code: 'no-rows' }],
    ['', { line: 1, code: 'no-rows' }],
    ['id\n1', { line: 1, code: 'no-kind' }],
    ['id,price\na,"1', { line: 2, code: 'quotes' }],
  ])('%s', (text, problem) => {
    expect(check(text).errors[0]).toEqual(problem);
  });

  it('names the row that has too many cells, and reads the others', () => {
    const { errors, data } = check(menusCsv('a,b,1,soup,,,,,,x', 'x,"두\n줄",1,soup,,', 'y,,', ''));
    expect(errors.map(words)).toEqual(['columns 10 ≠ 6', 'columns 3 ≠ 6']);
    expect(errors.map(({ line }) => line)).toEqual([2, 5]);
    expect(data.menus.x?.title).toBe('두\n줄');
  });
});

it('reads a table that was copied from a spreadsheet', () => {
  const { data, errors } = check('id\ttitle\tprice\tcat\nsoup\t국, 찌개\t5\tsoup\n');
  expect(errors).toEqual([]);
  expect(data.menus.soup).toMatchObject({ title: '국, 찌개', price: 5 });
});
