import { describe, expect, it } from 'vitest';
import { documentsAfter, outcomeOf, storeAfterAction } from '../../testing/act-on-store.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { otherActor } from '../../testing/staff-actors.ts';
import { checkRows } from './check-rows.ts';
import { type CatalogueFields, importCatalogue } from './import-action.ts';
import { importChange, importEffects, readCurrentCatalogue } from './import-effects.ts';
import { readRows } from './read-rows.ts';

const soup = { ...menus.soup, desc: '사골을 오래 끓였어요', jori: '끓여 드세요' };
const present = { [dateId]: { ...date, menus: { soup: true }, area: 'sydney' } };
const stored: Documents = {
  'manages/categories': { home: { id: 'home', name: '집밥', order: 1 } },
  'manages/menus': { soup },
  'dates/activeDates': present,
  'dates/2026': present,
};
const newDateId = '20261126_1';
const day = { closes: '2026-11-22T17:00', area: 'sydney' };
const week = JSON.stringify({
  categories: [{ id: 'new', name: '새것', order: 2 }],
  menus: [
    { id: 'soup', price: 21, desc: '', jori: '데워 드세요' },
    { id: 'rice', title: '밥', price: 4, cat: 'new' },
  ],
  dates: [
    { ...day, deliveryDate: '2026-11-24', dateId, menus: ['soup', 'rice'] },
    { ...day, deliveryDate: '2026-11-26', dateId: newDateId, menus: ['rice'] },
  ],
});

async function changeOf(text: string) {
  const shop = await readCurrentCatalogue(async (path) => stored[path], [dateId, newDateId]);
  const { data, errors } = checkRows(readRows(text, undefined).rows, shop, now);
  expect(errors).toEqual([]);
  const { entries, seen } = importChange(importEffects(data, shop));
  return { input: { source: 'week.json', entries }, seen };
}

async function imported(): Promise<Documents> {
  const { input, seen } = await changeOf(week);
  return storeAfterAction(importCatalogue, input, stored, { seen });
}

/** The input that takes the import back, as the log keeps it, and what the screen of the log shows. */
async function undoOf(documents: Documents, changed = documents) {
  const { undo, after } = documents['staffLog/entry-1'] as { undo: never; after: never };
  return outcomeOf(importCatalogue, undo, changed, { seen: after, actor: otherActor });
}

const since = (
  documents: Documents,
  collection: string,
  id: string,
  path: string[],
  set: unknown,
) => applyWrites(documents, [{ collection, id, fields: [{ path, set }] }]);

describe('importing a file', () => {
  it('stores all rows in one commit and keeps what they overwrite in the log', async () => {
    const after = await imported();
    expect(after['manages/menus']).toEqual({
      soup: { ...menus.soup, price: 21, jori: '데워 드세요' },
      rice: { title: '밥', price: 4, cat: 'new', active: true },
    });
    expect(after['dates/2026']).toEqual(after['dates/activeDates']);
    expect(Object.keys(after['dates/activeDates'] ?? {})).toEqual([dateId, newDateId]);
    expect(after['staffLog/entry-1']).toMatchObject({
      action: 'import',
      subject: 'week.json',
      before: {
        categories: { new: null },
        menus: { soup: { price: 20, desc: soup.desc, jori: soup.jori }, rice: null },
        dates: { [dateId]: { menus: { soup: true } }, [newDateId]: null },
      },
      after: { menus: { soup: { price: 21, desc: null, jori: '데워 드세요' } } },
    });
  });

  it('asks before it overwrites what was changed after the preview', async () => {
    const { input, seen } = await changeOf(week);
    const dearer = since(stored, 'manages', 'menus', ['soup', 'price'], 30);
    const outcome = await outcomeOf(importCatalogue, input, dearer, { seen });
    if (outcome.kind !== 'conflict') throw new Error(JSON.stringify(outcome));
    const shown = (state: CatalogueFields) =>
      importCatalogue.differing?.(state, outcome.seen, outcome.now);
    expect(shown(outcome.seen)).toEqual({ menus: { soup: { price: 20 } } });
    expect(shown(outcome.now)).toEqual({ menus: { soup: { price: 30 } } });
    expect(shown(outcome.wanted)).toEqual({ menus: { soup: { price: 21 } } });
  });

  it('leaves what the file does not change to others', async () => {
    const { input, seen } = await changeOf(week);
    const english = since(stored, 'manages', 'menus', ['soup', 'titleEn'], 'Broth');
    const after = await storeAfterAction(importCatalogue, input, english, { seen });
    expect(after['manages/menus']?.soup).toMatchObject({ titleEn: 'Broth', price: 21 });
  });

  const refused = async (entries: object, documents = stored) => {
    const input = { source: 'x', entries };
    const outcome = await outcomeOf(importCatalogue, input, documents);
    return outcome.kind === 'refused' ? outcome.problem : outcome.kind;
  };

  it('refuses entries that nobody could show or order', async () => {
    expect(await refused({ menus: { soup: { price: -1 } } })).toEqual({
      code: 'invalid',
      field: 'price',
    });
    expect(await refused({ menus: { soup: { cat: 'gone' } } })).toEqual({
      code: 'invalid',
      field: 'cat',
    });
    expect(await refused({ menus: { gone: { price: 3 } } })).toEqual({ code: 'entry-gone' });
    expect(await refused({ dates: { [dateId]: { menus: { gone: true } } } })).toEqual({
      code: 'unknown-menu',
      menuId: 'gone',
    });
  });

  it.each([
    [
      'a title longer than its page takes',
      { menus: { soup: { title: '가'.repeat(81) } } },
      'title',
    ],
    ['a price of parts of a cent', { menus: { soup: { price: 9.999 } } }, 'price'],
    [
      'allergens that there are not',
      { menus: { soup: { allergens: { contains: ['x'] } } } },
      'allergens',
    ],
    [
      'a mark of diet that there is not',
      { menus: { soup: { diet: { marks: ['x'], spicy: 9 } } } },
      'diet',
    ],
    ['an id with a slash', { menus: { 'a/b': menus.soup } }, 'id'],
    [
      'a limit of no portions',
      { dates: { [dateId]: { menuLimitForPerson: { soup: 0 } } } },
      'menuLimitForPerson',
    ],
    [
      'a limit of 1000',
      { dates: { [dateId]: { menuLimitInAll: { soup: 1000 } } } },
      'menuLimitInAll',
    ],
  ])('refuses, as the screens do, %s', async (_, entries, field) => {
    expect(await refused(entries)).toEqual({ code: 'invalid', field });
  });

  it('refuses an open date that its own page would not open', async () => {
    const late = { finishDate: present[dateId]?.deliveryDate };
    expect(await refused({ dates: { [dateId]: late } })).toEqual({
      code: 'date-not-ready',
      check: 'closes-too-late',
    });
  });

  it('refuses to list a date again that has moved to its year', async () => {
    const past = { ...date, menus: { soup: true }, orderDone: true };
    const moved = { ...stored, 'dates/activeDates': {} };
    const problem = { code: 'date-moved', dateId };
    expect(await refused({ dates: { [dateId]: past } }, moved)).toEqual(problem);
    expect(await refused({ dates: { [dateId]: { orderDone: false } } }, moved)).toMatchObject({
      code: 'entry-gone',
    });
  });

  it('refuses to remove what is used', async () => {
    expect(await refused({ menus: { soup: null } })).toEqual({ code: 'menu-on-date', dateId });
    expect(await refused({ categories: { home: null } })).toEqual({ code: 'category-used' });
    const ordered = since(stored, 'orders2', dateId, ['u1'], { key: {} });
    expect(await refused({ dates: { [dateId]: null } }, ordered)).toEqual({
      code: 'date-has-orders',
      dateId,
    });
    const cancelled = since(stored, 'orders2', dateId, ['u1'], {});
    expect(await refused({ dates: { [dateId]: null } }, cancelled)).toMatchObject({
      code: 'date-has-orders',
    });
    expect(await refused({ dates: { [dateId]: null } }, stored)).toBe('write');
  });

  it('refuses a file of which the log could not keep what it overwrites', async () => {
    const menu = { ...menus.soup, jori: '가'.repeat(3000), joriEn: '가'.repeat(3000) };
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`menu-${at}`, menu]));
    expect(await refused({ menus: many })).toEqual({ code: 'import-too-large' });
  });
});

describe('taking an import back', () => {
  it('puts back everything that it overwrote, removes what it added, and is itself taken back', async () => {
    const documents = await imported();
    const outcome = await undoOf(documents);
    if (outcome.kind !== 'write') throw new Error(JSON.stringify(outcome));
    const after = documentsAfter(documents, outcome);
    for (const path of Object.keys(stored)) expect(after[path]).toEqual(stored[path]);
    expect(after['staffLog/entry-2']).toMatchObject({
      action: 'import',
      subject: '↩ week.json',
      undo: { source: 'week.json', entries: { menus: { soup: { price: 21 } } } },
    });
  });

  it('asks if something was changed since, and is refused if customers have ordered', async () => {
    const documents = await imported();
    const changed = since(documents, 'manages', 'menus', ['rice', 'price'], 5);
    expect(await undoOf(documents, changed)).toMatchObject({
      kind: 'conflict',
      now: { menus: { rice: { price: 5 } } },
    });
    const ordered = since(documents, 'orders2', newDateId, ['u1'], { key: {} });
    expect(await undoOf(documents, ordered)).toMatchObject({
      problem: { code: 'date-has-orders', dateId: newDateId },
    });
  });
});
