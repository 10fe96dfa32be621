import { expect, it } from 'vitest';
import { tidyDates } from '../../functions/src/tidy/tidy-dates.ts';
import { withinTime } from '../../functions/src/time-left.ts';
import { copiesBytes, copySheet } from '../../src/domain/customer/copy-sheets.ts';
import { resolvedStaysMs } from '../../src/domain/staff/inbox/resolved-issues.ts';
import { documentBytes } from '../../src/domain/store/document-size.ts';
import { date } from '../../src/domain/testing/fixtures.ts';
import { cashOrder } from '../../src/domain/testing/planned-orders.ts';
import { programFixture } from './testing/program-fixture.ts';

const program = programFixture();
const { put, run, stored } = program;

/** Dates of a shop whose present day is 20 November; the last four always stay on the list. */
const old = ['20251219_1', '20261016_1', '20261020_1', '20261023_1'];
const last = ['20261030_1', '20261106_1', '20261113_1', '20261117_1'];
const closed = { ...date, orderDone: true };

async function putDates(more: Record<string, unknown> = {}): Promise<void> {
  const listed = Object.fromEntries([...old, ...last].map((id) => [id, closed]));
  await put('dates/activeDates', { ...listed, ...more });
}

const list = async () => Object.keys((await stored('dates/activeDates')) ?? {}).sort();
const noted = async () => stored('staffInbox/tidying');

it('moves dates that are over to their years, as they are stored, and once', async () => {
  await putDates({ [old[1] ?? '']: { ...closed, active: false, before: 'kept' } });
  expect(await run('tidy')).toBe('4 dates moved to their years.');
  expect(await list()).toEqual(last);
  expect(await stored('dates/2025')).toEqual({ '20251219_1': closed });
  expect(await stored('dates/2026')).toEqual({
    '20261016_1': { ...closed, active: false, before: 'kept' },
    '20261020_1': closed,
    '20261023_1': closed,
  });
  program.printed = [];
  expect(await run('tidy')).toBe('0 dates moved to their years.');
  expect(await list()).toEqual(last);
});

it('closes a date that was left open before it moves, with an entry in the log', async () => {
  await putDates({ '20261016_1': { ...closed, orderDone: false } });
  await run('tidy');
  expect((await stored('dates/2026'))?.['20261016_1']).toEqual(closed);
  const log = await program.shop.db.collection('staffLog').get();
  expect(log.docs.map((entry) => entry.data())).toMatchObject([
    { action: 'date', actorName: 'shop', dateId: '20261016_1', before: { orderDone: false } },
  ]);
});

it('leaves dates with open payments, links, refunds and requests, and says so once until they are done', async () => {
  await putDates();
  const [payment = '', link = '', refund = '', request = ''] = old;
  await put('checkouts/cs_1', { dateId: payment, settled: false });
  await put('payLinks/l1', { dateId: link, state: 'open' });
  await put('refunds/re_1', { dateId: refund, state: 'failed' });
  await put('refunds/re_2', { dateId: request, state: 'succeeded' });
  await put('refundRequests/r1', { dateId: request, state: 'waiting' });
  await run('tidy');
  expect(await list()).toEqual([...old, ...last].sort());
  const since = expect.any(Number);
  expect(await noted()).toEqual({
    dates: {
      [payment]: { payment: since },
      [link]: { payment: since },
      [refund]: { refund: since },
      [request]: { refund: since },
    },
    unreadable: {},
  });
  await put('checkouts/cs_1', { dateId: payment, settled: true });
  await put('payLinks/l1', { dateId: link, state: 'paid' });
  await put('refunds/re_1', { dateId: refund, state: 'failed', settled: { how: 'cash', at: 1 } });
  await put('refundRequests/r1', { dateId: request, state: 'declined' });
  await run('tidy');
  expect(await list()).toEqual(last);
  expect(await noted()).toEqual({ dates: {}, unreadable: {} });
});

it('leaves a date with cash at the door until somebody has closed it', async () => {
  await putDates();
  const [, dateId = ''] = old;
  const order = { ...cashOrder, dateId };
  await put(`orders2/${dateId}`, { u1: { [order.orderKey]: order } });
  expect(await run('tidy')).toContain(`${dateId} stays: its cash is not closed.`);
  expect(await list()).toEqual([dateId, ...last]);
  const note = await noted();
  await run('tidy');
  expect(await noted()).toEqual(note);
  await put(`dayClosings/${dateId}`, { dateId, number: 1, stops: [], counts: [] });
  await run('tidy');
  expect(await list()).toEqual(last);
});

it('asks nobody for the cash of a date of more than sixty days ago', async () => {
  await putDates();
  const [dateId = ''] = old;
  const order = { ...cashOrder, dateId };
  await put(`orders2/${dateId}`, { u1: { [order.orderKey]: order } });
  await run('tidy');
  expect(await list()).toEqual(last);
});

it('names once what it can’t read, leaves it, and goes on with the others', async () => {
  const [, dateId = ''] = old;
  await putDates({ '20200101_1': { active: 'yes' } });
  await put(`orders2/${dateId}`, { u1: { key: { menus: null, customerInfo: null } } });
  const said = await run('tidy');
  expect(said).toContain("dates/activeDates#20200101_1 can't be read and stays.");
  expect(said).toContain(`orders2/${dateId} can't be read and stays.`);
  expect(await list()).toEqual(['20200101_1', dateId, ...last].sort());
  const note = await noted();
  expect(note).toMatchObject({
    dates: {},
    unreadable: { [`orders2/${dateId}`]: expect.any(Number) },
  });
  await run('tidy');
  expect(await noted()).toEqual(note);
});

it('resumes after it was broken off, and forgets no reason that it had noted', async () => {
  await putDates();
  const [first = ''] = old;
  await put('refundRequests/r1', { dateId: first, state: 'waiting' });
  await run('tidy');
  await putDates();
  const broken = withinTime(0, () => tidyDates(program.shop.db, Date.now()));
  await expect(broken).rejects.toThrow('not moved');
  expect(await noted()).toMatchObject({ dates: { [first]: { refund: expect.any(Number) } } });
  expect(await list()).toEqual([...old, ...last].sort());
  await run('tidy');
  expect(await list()).toEqual([first, ...last]);
});

it('removes what was resolved 90 days ago from the inbox, however much that is, and no more', async () => {
  const at = Date.now() - resolvedStaysMs - 1;
  const keys = Array.from({ length: 120 }, (_, index) => String(index + 1));
  const issues = keys.map((key) => [key, { uid: 'u1', name: '', issue: '주소' }]);
  const marks = keys.map((key) => [`address-${key}`, { at, by: '', note: '', time: Number(key) }]);
  const open = { 1: { issue: 'cardPaymentException', error: 'order-changed (pi_1)' } };
  await put('errors/addressIssues', { ...Object.fromEntries(issues), 1000: { issue: '주소' } });
  await put('errors/orderIssues', { d1: open });
  const paid = { 'order-d1-1': { at, by: '', note: '', time: 1 } };
  await put('staffInbox/handled', { ...Object.fromEntries(marks), ...paid });
  // Its checkout would bring it back.
  const pendingIssue = { issue: 'cardPaymentException', error: '', time: 1 };
  await put('checkouts/cs_1', { dateId: 'd1', settled: false, pendingIssue });
  expect(await run('tidy')).toContain('120 issues that were resolved 90 days ago are gone.');
  expect(await stored('errors/addressIssues')).toEqual({ 1000: { issue: '주소' } });
  expect(await stored('errors/orderIssues')).toEqual({ d1: open });
  expect(await stored('staffInbox/handled')).toEqual(paid);
});

it('moves the old orders of who ordered for a date that has just become old', async () => {
  const latest = Array.from({ length: 10 }, (_, at) => `202611${10 + at}_1`);
  // 180 days before 20 November are 24 May.
  const orders = Object.fromEntries(
    ['20250102_1', '20260521_1', '20260524_1', ...latest].map((id) => [id, { key: cashOrder }]),
  );
  for (const uid of ['u1', 'u2', 'broken']) await put(`users/${uid}`, { name: '김하늘' });
  await put('ordersForCustomer/u1', orders);
  await put('ordersForCustomer/u2', orders);
  await put('orders2/20260521_1', { u1: { key: cashOrder } });
  await put('orders2/20260521_1~2', { broken: { key: cashOrder } });
  await put('orders2/20260524_1', { u2: { key: cashOrder } });
  await put('ordersForCustomer/broken', { weird: 1 });
  expect(await run('tidy')).toContain('2 old orders moved to the backup.');
  const backup = await stored('ordersForCustomerBackup/u1');
  expect(Object.keys(backup ?? {}).sort()).toEqual(['20250102_1', '20260521_1']);
  const left = Object.keys((await stored('ordersForCustomer/u1')) ?? {}).sort();
  expect(left).toEqual(['20260524_1', ...latest]);
  expect(Object.keys((await stored('ordersForCustomer/u2')) ?? {})).toHaveLength(13);
  expect(await stored('ordersForCustomer/broken')).toEqual({ weird: 1 });
  program.printed = [];
  expect(await run('tidy')).not.toContain('old orders');
});

it('moves old orders on from a backup that is full, to sheets of their own', async () => {
  await put('users/u3', { name: '김하늘' });
  const note = 'x'.repeat(40_000);
  const old = Object.fromEntries(
    Array.from({ length: 20 }, (_, at) => [`2024${1001 + at}_1`, { key: { note } }]),
  );
  await put('ordersForCustomerBackup/u3', old);
  await put('orders2/20260521_1', { u3: { key: cashOrder } });
  await run('tidy');
  const { archiveSheets } = (await stored('users/u3')) ?? {};
  const sheets = Array.from({ length: Number(archiveSheets) }, (_, at) =>
    stored(`ordersForCustomerBackup/u3${at === 0 ? '' : `~${at + 1}`}`),
  );
  const dates = (await Promise.all(sheets)).map((sheet) => Object.keys(sheet ?? {}));
  expect(dates.map(({ length }) => length)).toEqual([4, ...Array(8).fill(2)]);
  expect(dates.flat().sort()).toEqual(Object.keys(old));
});

it('moves copies out of lists that have many, each to the sheet of its uid, where the latest one stays', async () => {
  const info = { name: '김하늘', note: 'x'.repeat(400) };
  const uids = Array.from({ length: 300 }, (_, at) => `c${at}`);
  const details = Object.fromEntries(uids.map((uid) => [uid, { deliveryInfo: info }]));
  await put('users/users', details);
  await put('userList/1764', details);
  await put('userList/1700', { c5: details.c5 });
  expect(await run('tidy')).toContain('copies of profiles moved to further sheets.');
  const sheetsOf = async (list: string) =>
    Promise.all([...'0123456789'].map((last) => stored(`${list}~${last}`)));
  for (const list of ['users/users', 'userList/1764']) {
    const left = (await stored(list)) ?? {};
    const sheets = await sheetsOf(list);
    expect(documentBytes(left)).toBeLessThanOrEqual(copiesBytes);
    expect(Object.assign({}, left, ...sheets)).toEqual(details);
    const all = [left, ...sheets].flatMap((one) => Object.keys(one ?? {}));
    expect(all).toHaveLength(uids.length);
  }
  expect(await stored('userList/1700')).toEqual({ c5: details.c5 });
  program.printed = [];
  expect(await run('tidy')).not.toContain('copies');
  const [moved = ''] = Object.keys((await sheetsOf('users/users')).find(Boolean) ?? {});
  const later = { deliveryInfo: { ...info, name: '김하는' } };
  await program.shop.db.doc('users/users').update({ [moved]: later });
  expect(await run('tidy')).toContain('1 copies of profiles moved');
  expect((await stored(copySheet('users/users', moved)))?.[moved]).toEqual(later);
  expect(await stored('users/users')).not.toHaveProperty(moved);
});

it('moves the copies of the other sheets although one is full', async () => {
  const copy = { deliveryInfo: { note: 'x'.repeat(60_000) } };
  await put('users/users~1', { filled: 'x'.repeat(1_040_000) });
  await put('users/users', { a1: copy, b1: copy, c2: copy, d3: copy });
  await expect(run('tidy')).rejects.toThrow('not moved: copies to users/users~1');
  expect(Object.keys((await stored('users/users')) ?? {}).sort()).toEqual(['a1', 'b1']);
});
