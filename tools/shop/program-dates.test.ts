import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { parseActiveDates } from '../../src/domain/dates/active-date.ts';
import { CommandError } from './command-error.ts';
import { dateId, menu, programFixture } from './testing/program-fixture.ts';

const program = programFixture();
const { act, file, run, stored } = program;

describe('import', () => {
  it('names a moment that is none by its line, and bytes that are no text', async () => {
    const closes = '2027-02-29T17:00';
    const dates = [{ deliveryDate: '2027-03-02', closes, menus: ['stew'] }];
    await expect(run('import', file('leap.json', { dates }))).rejects.toThrow(
      'line 1: closes: there is no such moment',
    );
    const workbook = join(program.folder, 'menus.xlsx');
    writeFileSync(workbook, Uint8Array.of(0x50, 0x4b, 3, 4));
    await expect(run('import', workbook)).rejects.toThrow('is a workbook');
  });

  const week = {
    menus: [{ id: 'rice', title: '밥', price: 4, cat: 'soup' }],
    dates: [
      { dateId, deliveryDate: '2026-11-24', closes: '2026-11-22T17:00', menus: ['stew', 'rice'] },
    ],
  };

  it('writes all rows, keeps staff’s changes to a date, and is idempotent', async () => {
    await act('sold-out', { dateId, onSale: { stew: false } });
    await act('date', { dateId, active: true, orderDone: true });
    await run('import', file('week.json', week));
    const dates = await stored('dates/activeDates');
    expect(dates?.[dateId]).toMatchObject({ orderDone: true, menus: { stew: false, rice: true } });
    expect((await stored('manages/menus'))?.rice).toEqual({ ...menu('밥', 4) });
    expect((await stored('dates/2026'))?.[dateId]).toEqual(dates?.[dateId]);
    await run('import', file('week.json', week));
    expect(await stored('dates/activeDates')).toEqual(dates);
  });

  it('keeps limits set by staff unless the row has its own', async () => {
    const limits = async () =>
      parseActiveDates((await stored('dates/activeDates')) ?? {})[dateId]?.menuLimitForPerson;
    await act('limit', { dateId, menuId: 'stew', limit: 2 });
    await run('import', file('week.json', week));
    expect(await limits()).toEqual({ stew: 2 });
    const [row] = week.dates;
    const named = { menus: week.menus, dates: [{ ...row, limits: { rice: 4 } }] };
    await run('import', file('limits.json', named));
    expect(await limits()).toEqual({ rice: 4 });
    await run('import', file('none.json', { dates: [{ ...row, limits: {} }] }));
    expect(await limits()).toEqual({});
  });

  it("keeps the parts of a menu's allergens and diet that the row lacks", async () => {
    const allergens = async () => (await stored('manages/menus'))?.rice;
    const [row] = week.menus;
    const stated = { menus: [{ ...row, contains: ['soy'], allergensChecked: true, spicy: 2 }] };
    await run('import', file('stated.json', stated));
    await run('import', file('week.json', week));
    expect(await allergens()).toMatchObject({
      allergens: { contains: ['soy'], mayContain: [], checked: true },
      diet: { marks: [], spicy: 2 },
    });
    await run('import', file('own.json', { menus: [{ ...row, mayContain: ['egg'] }] }));
    expect(await allergens()).toMatchObject({
      allergens: { contains: ['soy'], mayContain: ['egg'], checked: false },
    });
  });

  it('changes only the columns of the file, and says what an empty cell removes', async () => {
    const rice = async () => (await stored('manages/menus'))?.rice;
    const texts = { desc: '갓 지은 밥', jori: '데워 드세요' };
    await run('import', file('texts.json', { menus: [{ ...week.menus[0], ...texts }] }));
    await run('import', file('prices.csv', 'id,title,price,cat\nrice,밥,5,soup'));
    expect(await rice()).toEqual({ ...menu('밥', 5), ...texts });
    await run('import', file('empty.csv', 'id,price,jori\nrice,5,'));
    expect(program.printed.at(-2)).toBe('  rice: jori "데워 드세요" becomes nothing');
    expect(await rice()).toEqual({ ...menu('밥', 5), desc: texts.desc });
  });

  it('writes nothing in a dry run or when a row is invalid', async () => {
    const before = [await stored('dates/activeDates'), await stored('manages/menus')];
    expect(await run('import', file('week.json', week), '--dry-run')).toContain(
      'Nothing was written',
    );
    expect(program.printed.at(-2)).toBe('  menus: 1 new (rice), 0 changed, 0 as they are');
    expect(program.printed.at(-1)).toBe(`  dates: 0 new, 1 changed (${dateId}), 0 as they are`);
    const bad = {
      ...week,
      menus: [...week.menus, { id: 'bad', title: '', price: 1, cat: 'soup' }],
    };
    await expect(run('import', file('bad.json', bad))).rejects.toThrow(/line 1: title/);
    expect([await stored('dates/activeDates'), await stored('manages/menus')]).toEqual(before);
  });
});

describe('dates', () => {
  const date = async () => (await stored('dates/activeDates'))?.[dateId];

  it('opens, closes, hides and reopens', async () => {
    await act('date', { dateId, active: true, orderDone: true });
    expect(await date()).toMatchObject({ orderDone: true, active: true });
    await act('date', { dateId, active: false, orderDone: false });
    expect(await date()).toMatchObject({ active: false });
    await act('date', { dateId, active: true, orderDone: false });
    expect(await date()).toMatchObject({ orderDone: false, active: true });
    expect(await run('dates')).toContain(dateId);
  });

  it('lists dates with their year and passed cut-offs, and hidden ones on request', async () => {
    expect(await run('dates')).toMatch(
      /2026년 11월 24일 \(화\).*2026년 11월 22일 \(일\) 오후 5:00.* open /,
    );
    vi.setSystemTime(Date.parse('2026-11-22T17:00+11:00'));
    expect(await run('dates')).toContain('open, cut-off passed');
    await act('date', { dateId, active: false, orderDone: false });
    program.printed = [];
    expect(await run('dates')).not.toContain(dateId);
    expect(await run('dates', '--hidden')).toMatch(new RegExp(`${dateId}.* hidden `));
  });

  it('adds an entry to the staff log', async () => {
    await act('date', { dateId, active: true, orderDone: true });
    await act('date', { dateId, active: true, orderDone: true });
    const { docs } = await program.shop.db.collection('staffLog').get();
    expect(docs.map((entry) => entry.data())).toEqual([
      expect.objectContaining({
        action: 'date',
        dateId,
        before: { active: true, orderDone: false },
        after: { active: true, orderDone: true },
      }),
    ]);
  });

  it('marks menus sold out and available, and sets limits', async () => {
    await act('sold-out', { dateId, onSale: { stew: false, cake: false } });
    await act('sold-out', { dateId, onSale: { cake: true } });
    await act('limit', { dateId, menuId: 'cake', limit: 2 });
    expect(await date()).toMatchObject({
      menus: { stew: false, cake: true },
      menuLimitForPerson: { cake: 2 },
    });
    await act('limit', { dateId, menuId: 'cake', limit: null });
    expect((await date())?.menuLimitForPerson).toEqual({});
  });

  it.each([
    ['run', 'date', '--json', '{"dateId": "20260101_1", "active": true, "orderDone": true}'],
    ['run', 'sold-out', '--json', `{"dateId": "${dateId}", "onSale": {"nothing": false}}`],
    ['run', 'limit', '--json', `{"dateId": "${dateId}", "menuId": "nothing", "limit": 3}`],
    ['run', 'limit', '--json', `{"dateId": "${dateId}", "menuId": "cake", "limit": 1.5}`],
    ['run', 'limit', '--json', `{"dateId": "${dateId}", "menuId": "cake", "limit": "abc"}`],
    ['run', 'limit', '--json', `{"dateId": "${dateId}", "menuId": "cake", "limit": 0}`],
    ['run', 'limit', '--json', 'not JSON'],
    ['run', 'nothing', '--json', '{}'],
    ['packing', '20260101_1'],
  ])('refuses %s %s %s %s', async (...words) => {
    const before = await stored('dates/activeDates');
    await expect(run(...words.filter(Boolean))).rejects.toThrow(CommandError);
    expect(await stored('dates/activeDates')).toEqual(before);
  });
});
