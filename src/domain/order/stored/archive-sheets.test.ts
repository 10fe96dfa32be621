import { expect, it } from 'vitest';
import { documentBytes, maxDocumentBytes } from '../../store/document-size.ts';
import { furtherSheets } from '../../store/sheet-name.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { user } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/planned-orders.ts';
import {
  archivePath,
  archiveSheetBytes,
  bytesOf,
  findArchived,
  planNewSheet,
} from './archive-sheets.ts';
import { ordersOfDate, planUnarchive } from './archived-orders.ts';

/** `count` dates of 10 kB each, the oldest first. */
const dates = (count: number, year = 2027) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `${year}${String(101 + at).padStart(4, '0')}_1`,
      { key: { ...cashOrder, note: 'x'.repeat(10_000 - bytesOf(cashOrder)) } },
    ]),
  );
const at = (documents: Documents) => async (path: string) => documents[path];

async function spread(documents: Documents): Promise<Documents> {
  let after: Documents = { 'users/u1': { ...user }, ...documents };
  for (;;) {
    const { writes } = await planNewSheet(at(after), 'u1');
    if (writes.length === 0) return after;
    after = applyWrites(after, writes);
  }
}

it('keeps the latest orders on the first sheet and starts another for the oldest', async () => {
  const few = { [archivePath('u1')]: dates(19) };
  expect(await spread(few)).toEqual({ 'users/u1': { ...user }, ...few });
  const all = dates(21);
  const ids = Object.keys(all);
  const after = await spread({ [archivePath('u1')]: all });
  expect(Object.keys(after['ordersForCustomerBackup/u1~2'] ?? {})).toEqual(ids.slice(0, 9));
  expect(Object.keys(after['ordersForCustomerBackup/u1'] ?? {})).toEqual(ids.slice(9));
  expect(after['users/u1']).toEqual({ ...user, archiveSheets: 2 });
});

it('never fills a document, however many there are, and loses none', async () => {
  let after: Documents = { 'users/u1': { ...user } };
  const all: Record<string, unknown> = {};
  for (let year = 2027; year < 2040; year++) {
    Object.assign(all, dates(40, year));
    const first = { ...after[archivePath('u1')], ...dates(40, year) };
    after = await spread({ ...after, [archivePath('u1')]: first });
  }
  const { archiveSheets = 1 } = after['users/u1'] as { archiveSheets?: number };
  const sheets = [1, ...furtherSheets(archiveSheets).reverse()].map(
    (sheet) => after[archivePath('u1', sheet)] ?? {},
  );
  expect(Object.keys(after)).toHaveLength(1 + sheets.length);
  expect(Object.assign({}, ...sheets)).toEqual(all);
  for (const sheet of sheets) {
    expect(bytesOf(sheet)).toBeLessThanOrEqual(archiveSheetBytes);
    expect(documentBytes(sheet)).toBeLessThan(maxDocumentBytes / 5);
  }
});

it('moves nothing of who is being deleted or gone, and not what can’t be read', async () => {
  const full = { [archivePath('u1')]: dates(30) };
  const deleted = { ...user, deletedAs: 'deleted-1' };
  expect((await planNewSheet(at({ ...full, 'users/u1': deleted }), 'u1')).writes).toEqual([]);
  expect((await planNewSheet(at(full), 'u1')).writes).toEqual([]);
  const odd = { [archivePath('u1')]: { weird: 'x'.repeat(300_000) } };
  expect((await planNewSheet(at({ ...odd, 'users/u1': { ...user } }), 'u1')).writes).toEqual([]);
});

it('finds orders on any sheet, and brings them back from there', async () => {
  const [oldest = '', old = ''] = Object.keys(dates(2));
  const after = await spread({ [archivePath('u1')]: dates(40) });
  const { id } = (await findArchived(at(after), 'u1', old)) ?? {};
  expect(id).toBe('u1~2');
  expect(await ordersOfDate(at(after), 'u1', old)).toEqual(dates(2)[old]);
  expect(await findArchived(at(after), 'u1', '20260101_1')).toBeUndefined();
  const back = applyWrites(after, (await planUnarchive(at(after), 'u1', old)).writes);
  expect(back['ordersForCustomer/u1']).toEqual({ [old]: dates(2)[old] });
  expect(back['ordersForCustomerBackup/u1~2']).not.toHaveProperty(old);
  expect(back['ordersForCustomerBackup/u1~2']).toHaveProperty(oldest);
});

it('gives the further sheets, the latest first', () => {
  expect(furtherSheets(1)).toEqual([]);
  expect(furtherSheets(4)).toEqual([4, 3, 2]);
});
