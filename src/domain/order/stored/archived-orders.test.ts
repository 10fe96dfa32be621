import { describe, expect, it } from 'vitest';
import { sydneyTime } from '../../dates/sydney-time.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { user } from '../../testing/fixtures.ts';
import { cashOrder } from '../../testing/planned-orders.ts';
import type { CustomerOrders } from '../order.ts';
import { firstDayKept, ordersOfDate, planArchive, planUnarchive } from './archived-orders.ts';

const now = sydneyTime('2027-01-01T03:00');
/** 180 days before `now`. */
const firstKept = '20260705';
const own = 'ordersForCustomer/u1';
const backup = 'ordersForCustomerBackup/u1';

/** Ten later dates, which always stay. */
const later = Array.from({ length: 10 }, (_, at) => `202612${10 + at}_1`);
const orderOf = (dateId: string, more: object = {}) => ({
  key: { ...cashOrder, dateId, orderKey: 'key', ...more },
});
const ordersOf = (...dateIds: string[]) =>
  Object.fromEntries(dateIds.map((dateId) => [dateId, orderOf(dateId)])) as CustomerOrders;

async function archive(documents: Documents, listed: string[] = []) {
  const read = async (path: string) => ({ 'users/u1': { ...user }, ...documents })[path];
  const { writes, ...plan } = await planArchive(read, 'u1', new Set(listed), now);
  return { ...plan, writes, documents: applyWrites(documents, writes) };
}

describe('old orders of a customer', () => {
  it('move to the backup as they are, those of 180 days ago and before', async () => {
    const documents = { [own]: ordersOf('20250102_1', '20260704_1', '20260705_1', ...later) };
    const after = await archive(documents);
    expect(firstDayKept(now)).toBe(firstKept);
    expect(after.moved).toEqual(['20250102_1', '20260704_1']);
    expect(after.documents).toEqual({
      [own]: ordersOf('20260705_1', ...later),
      [backup]: ordersOf('20250102_1', '20260704_1'),
    });
  });

  it('are moved once: a repeated step writes nothing', async () => {
    const once = await archive({ [own]: ordersOf('20250102_1', ...later) });
    expect((await archive(once.documents)).writes).toEqual([]);
  });

  it('stay while they are among the last ten dates, or their date is still listed', async () => {
    expect((await archive({ [own]: ordersOf('20250102_1', ...later.slice(1)) })).writes).toEqual(
      [],
    );
    const listed = await archive({ [own]: ordersOf('20250102_1', ...later) }, ['20250102_1']);
    expect(listed.writes).toEqual([]);
    expect((await archive({})).writes).toEqual([]);
  });

  it('join those that are in the backup, and replace an older version there', async () => {
    const old = { key: orderOf('20250102_1', { totalPrice: '1.00' }).key, other: { a: 1 } };
    const after = await archive({
      [own]: ordersOf('20250102_1', ...later),
      [backup]: { '20240102_1': { b: 1 }, '20250102_1': old },
    });
    expect(after.documents[backup]).toEqual({
      '20240102_1': { b: 1 },
      '20250102_1': { ...orderOf('20250102_1'), other: { a: 1 } },
    });
  });

  it('stay where the customer’s data is being deleted, or is gone', async () => {
    const orders = ordersOf('20250102_1', ...later);
    const deleted = { ...user, deletedAs: 'deleted-1' };
    expect((await archive({ [own]: orders, 'users/u1': deleted })).writes).toEqual([]);
    const gone = async (path: string) => (path === own ? orders : undefined);
    expect((await planArchive(gone, 'u1', new Set(), now)).writes).toEqual([]);
  });

  it('stay without an invoice where the customer issues invoices, for 400 days', async () => {
    const invoiced = { '20250103_1': orderOf('20250103_1'), '20260102_1': orderOf('20260102_1') };
    const withNumber = { '20260103_1': orderOf('20260103_1', { invoice: 7 }) };
    const orders = { ...invoiced, ...withNumber, ...ordersOf(...later) };
    const issuer = { ...user, invoiceAuth: true };
    const after = await archive({ [own]: orders, 'users/u1': issuer });
    expect(after.moved).toEqual(['20250103_1', '20260103_1']);
    expect((await archive({ [own]: orders })).moved).toHaveLength(3);
  });

  it('leave what can’t be read where it is', async () => {
    const odd = { '20250102_1': 'none', weird: orderOf('weird') };
    const after = await archive({ [own]: { ...odd, ...ordersOf('20250103_1', ...later) } });
    expect(after.documents[own]).toEqual({ ...odd, ...ordersOf(...later) });
  });

  it('stay until there is room in the backup', async () => {
    const full = { '20200101_1': { key: 'x'.repeat(899_000) } };
    const after = await archive({ [own]: ordersOf('20250102_1', ...later), [backup]: full });
    expect(after).toMatchObject({ moved: [], writes: [] });
  });

  it('are found in both places, in the version of the first', async () => {
    const documents: Documents = {
      [own]: { '20250102_1': orderOf('20250102_1') },
      [backup]: { '20250102_1': { key: { a: 1 }, other: cashOrder, bad: null } },
    };
    const read = async (path: string) => documents[path];
    const found = await ordersOfDate(read, 'u1', '20250102_1');
    expect(found).toEqual({ ...orderOf('20250102_1'), other: cashOrder });
    expect(await ordersOfDate(read, 'u1', '20250103_1')).toEqual({});
  });

  it('come back to be changed, all of the date, and only once', async () => {
    const moved = (await archive({ [own]: ordersOf('20250102_1', ...later) })).documents;
    const read = (documents: Documents) => async (path: string) => documents[path];
    const { writes } = await planUnarchive(read(moved), 'u1', '20250102_1');
    const back = applyWrites(moved, writes);
    expect(back).toEqual({ [own]: ordersOf('20250102_1', ...later), [backup]: {} });
    expect((await planUnarchive(read(back), 'u1', '20250102_1')).writes).toEqual([]);
    expect((await planUnarchive(read({}), 'u1', '20250102_1')).writes).toEqual([]);
    // What is being deleted may have been looked for where they would go.
    const leaving = { ...moved, 'users/u1': { deletedAs: 'gone-1' } };
    expect((await planUnarchive(read(leaving), 'u1', '20250102_1')).writes).toEqual([]);
  });
});
