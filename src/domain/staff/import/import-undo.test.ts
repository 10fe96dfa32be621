import { describe, expect, it } from 'vitest';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { date, dateId, menus, now } from '../../testing/fixtures.ts';
import { otherActor, staffActor } from '../../testing/staff.ts';
import { checkRows } from './check-rows.ts';
import { planImport, readCurrentCatalogue } from './import-plan.ts';
import { planImportUndo } from './import-undo.ts';
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

async function imported(): Promise<Documents> {
  const read = async (path: string) => stored[path];
  const seen = await readCurrentCatalogue(read);
  const { data, errors } = checkRows(readRows(week, undefined).rows, seen, now);
  expect(errors).toEqual([]);
  const plan = await planImport({ data, source: 'week.json', seen }, read, staffActor);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return applyWrites(stored, plan.writes);
}

function planUndo(documents: Documents, openPayments: string[] = []) {
  const read = async (path: string) => documents[path];
  return planImportUndo({ importId: 'entry-1', openPayments }, read, otherActor);
}

/** The documents after the undo, and what it kept. */
async function undone(documents: Documents, openPayments?: string[]) {
  const plan = await planUndo(documents, openPayments);
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  return { after: applyWrites(documents, plan.writes), kept: plan.kept?.map(({ id }) => id) };
}

/** The documents of an import, with fields set since. */
async function changedSince(collection: string, id: string, path: string[], set: unknown) {
  return applyWrites(await imported(), [{ collection, id, fields: [{ path, set }] }]);
}

describe('planImportUndo', () => {
  it('puts back everything that the import overwrote, removes what it added, and logs it', async () => {
    const { after, kept } = await undone(await imported());
    expect(after).toMatchObject(stored);
    for (const path of Object.keys(stored)) expect(after[path]).toEqual(stored[path]);
    expect(kept).toEqual([]);
    expect(after['imports/entry-1']).toMatchObject({ undone: otherActor.now });
    expect(after['staffLog/entry-2']).toMatchObject({
      action: 'import',
      before: 'week.json',
      after: '–',
      subject: `new, soup, rice, ${dateId}, ${newDateId}`,
    });
  });

  it('does nothing the second time', async () => {
    const { after } = await undone(await imported());
    expect(await planUndo(after)).toEqual({ kind: 'already-done' });
  });

  it('keeps the fields that were changed since', async () => {
    const { after, kept } = await undone(
      await changedSince('manages', 'menus', ['soup', 'jori'], '끓이지 마세요'),
    );
    expect(after['manages/menus']?.soup).toEqual({ ...soup, jori: '끓이지 마세요' });
    expect(kept).toEqual(['soup']);
  });

  it('keeps an added date that has orders or an open payment, with its menus and their categories', async () => {
    const ordered = await changedSince('orders2', newDateId, ['u1'], { key: {} });
    const paying = [await imported(), [newDateId]] as const;
    for (const [documents, openPayments] of [[ordered, []] as const, paying]) {
      const { after, kept } = await undone(documents, [...openPayments]);
      expect(kept).toEqual([newDateId, 'rice', 'new']);
      expect(after['dates/activeDates']).toHaveProperty(newDateId);
      expect(after['dates/2026']?.[dateId]).toEqual(present[dateId]);
      expect(after['manages/menus']).toMatchObject({ soup, rice: { title: '밥' } });
      expect(after['manages/categories']).toHaveProperty('new');
    }
  });

  it('removes an added date whose orders were all cancelled', async () => {
    const { after } = await undone(await changedSince('orders2', newDateId, ['u1'], {}));
    expect(after['dates/activeDates']).toEqual(present);
  });

  it('keeps an added menu that was changed since', async () => {
    const { after, kept } = await undone(
      await changedSince('manages', 'menus', ['rice', 'price'], 5),
    );
    expect(kept).toEqual(['rice', 'new']);
    expect(after['manages/menus']).toMatchObject({ rice: { price: 5 } });
  });

  it('keeps what somebody has removed since as it is', async () => {
    const documents = applyWrites(await imported(), [
      { collection: 'manages', id: 'menus', fields: [{ path: ['soup'], remove: true }] },
    ]);
    const { after } = await undone(documents);
    expect(after['manages/menus']).toEqual({});
  });

  it('refuses an import that is unknown, or of which nothing is left', async () => {
    expect(await planUndo(stored)).toMatchObject({ problem: { code: 'unknown-import' } });
    const { 'imports/entry-1': record } = await imported();
    const gone = { ...stored, 'imports/entry-1': record } as Documents;
    expect(await planUndo(gone)).toMatchObject({ problem: { code: 'import-changed-since' } });
  });
});
