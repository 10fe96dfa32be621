/** What a kitchen's phone makes the function read, which remembers, and that it misses no change. */
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type AggregateQuery, Firestore, getFirestore, Query } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readMarksAndCancellations } from '../../functions/src/date-cache.ts';
import { readMarks } from '../../functions/src/date-marks.ts';
import { staffView } from '../../functions/src/handlers/handle-staff-view.ts';
import { dateIdOf } from '../../src/domain/dates/date-id.ts';
import { boardId } from '../../src/domain/staff/orders/board.ts';
import { marksCollection } from '../../src/domain/staff/orders/order-marks.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import type { Documents } from '../../src/domain/testing/apply-writes.ts';
import { cashOrder } from '../../src/domain/testing/staff-actors.ts';
import { startServer } from '../support/rules/server.ts';
import { PROJECT_ID } from '../support/stack.ts';

const server = await startServer();
process.env.FIRESTORE_EMULATOR_HOST = server.firestore;
process.env.METADATA_SERVER_DETECTION = 'none';
const app = initializeApp({ projectId: PROJECT_ID });
const db = getFirestore(app);
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await server.close();
});

/** Documents that were read, as Firestore counts them: a query of none counts as one. */
let reads = 0;
const counted = <Result>(result: Result, documents: number) => {
  reads += Math.max(1, documents);
  return result;
};
/** Not a value that the SDK exports. */
const countQuery: AggregateQuery<never> = Object.getPrototypeOf(db.collection('x').count());
const [get, count, getAll] = [Query.prototype.get, countQuery.get, Firestore.prototype.getAll];
/** Happens once, before the log is counted. */
let beforeCount: () => Promise<unknown> = async () => {};
vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
  const found = await get.call(this);
  return counted(found, found.size);
});
vi.spyOn(countQuery, 'get').mockImplementation(async function (this: AggregateQuery<never>) {
  const happens = beforeCount;
  beforeCount = async () => {};
  await happens();
  return counted(await count.call(this), 1);
} as never);
vi.spyOn(Firestore.prototype, 'getAll').mockImplementation(async function (
  this: Firestore,
  ...documents: Parameters<typeof getAll>
) {
  const found = await getAll.apply(this, documents);
  return counted(found, found.length);
} as never);

let dateId = '';
let stamp = Date.now();
beforeEach(() => {
  stamp += 1;
  dateId = dateIdOf(Date.now(), stamp);
  reads = 0;
});

const orderOf = (uid: string) => {
  const order = cashOrder({ dateId });
  order.customerInfo.uid = uid;
  return order;
};
const idOf = (uid: string) => boardId(orderOf(uid));
const markPath = (uid: string) => `${marksCollection(dateId)}/${idOf(uid)}`;
const mark = (uid: string, by: string) =>
  ({ uid, packed: { at: 1, by, version: 'v' } }) as unknown as PlainMap;

let entries = 0;
const logged = (at: number, paths: readonly string[] | undefined) => {
  entries += 1;
  const data = { dateId, at, ...(paths && { paths }) } as unknown as PlainMap;
  return { path: `staffLog/${dateId}-${entries}`, data };
};

/** Staff mark an order: one commit with its log entry. */
const marks = (uid: string, by: string, at = Date.now()) =>
  server.owner.write([
    { path: markPath(uid), data: mark(uid, by) },
    logged(at, [`${markPath(uid)}#packed`]),
  ]);

/** The kitchen's phone asks, with what it was told last. */
async function ask(known?: string): Promise<{ same?: true; version: string; marks: object }> {
  let told: unknown;
  const response = {
    locals: { staff: { uid: 'k', role: 'kitchen' } },
    set: () => {},
    json: (body: unknown) => {
      told = body;
    },
  };
  const request = { query: { dateId, ...(known && { known }) } };
  await staffView(request as never, response as never, () => {});
  return told as never;
}

test('of 300 orders and 44 open links of other dates, a quiet question reads nine documents, one after a mark twelve', async () => {
  const uids = Array.from({ length: 300 }, (_, at) => `customer${at}`);
  const sheets = Array.from({ length: 5 }, (_, at) => {
    const orders = uids.slice(at * 60, at * 60 + 60).map((uid) => [uid, { home: orderOf(uid) }]);
    return [`orders2/${dateId}${at ? `~${at + 1}` : ''}`, Object.fromEntries(orders)];
  });
  const link = (of: string) => ({ dateId: of, state: 'open', uid: 'u', order: { menus: {} } });
  const links = Array.from({ length: 46 }, (_, at) => [
    `payLinks/pl_${at}`,
    link(at < 44 ? '20260101_1' : dateId),
  ]);
  const marked = uids.map((uid) => [markPath(uid), mark(uid, 'a')]);
  await server.fill(Object.fromEntries([...sheets, ...links, ...marked]) as Documents);
  await marks('customer0', 'b');

  const first = await ask();
  reads = 0;
  expect(await ask(first.version)).toEqual({ same: true });
  expect(reads).toBe(9);
  await marks('customer7', 'c');
  reads = 0;
  const next = await ask(first.version);
  expect(reads).toBe(12);
  expect(next.marks).toEqual({
    ...first.marks,
    [idOf('customer7')]: { uid: 'customer7', packed: { at: 1, by: 'c', version: 'v' } },
  });
});

/** What the function remembers is what is stored. */
async function expectAll(sheets = 's') {
  const { marks } = await readMarksAndCancellations(db, dateId, sheets);
  expect(marks).toEqual(await readMarks(db, dateId));
}

test('misses no mark, whatever the clocks, paths and order of the changes', async () => {
  const now = Date.now();
  await marks('a', '1', now);
  await expectAll();
  const changes: (() => Promise<unknown>)[] = [
    () => marks('b', 'later', now + 1),
    () => marks('b', 'in the same millisecond', now + 1),
    () => marks('c', 'by a clock that is behind', now - 60_000),
    () => marks('a', 'by a clock that is ahead', now + 60_000),
    () => marks('c', 'after one that was ahead', now + 2),
    async () => {
      await marks('a', 'behind', now - 5);
      await marks('b', 'and ahead', now + 90_000);
    },
    async () => {
      await server.owner.write([
        { path: markPath('d'), data: mark('d', 'without paths') },
        logged(now + 100_000, undefined),
      ]);
    },
    async () => {
      const paths = Array.from({ length: 60 }, (_, at) => `x/${at}`);
      const data = mark('d', 'beyond the paths that are kept');
      await server.owner.write([{ path: markPath('d'), data }, logged(now + 100_001, paths)]);
    },
    async () => {
      await db.doc(markPath('a')).delete();
      await server.owner.write([logged(now + 100_002, [markPath('a')])]);
    },
    async () => {
      for (let at = 3; at < 120; at += 1) await marks('b', String(at), now + 100_000 + at);
    },
    () => server.owner.write([logged(now + 200_000, ['menus/x#y'])]),
  ];
  for (const change of changes) {
    await change();
    await expectAll();
  }
});

test('misses no mark that is made while it reads', async () => {
  const now = Date.now();
  await marks('a', '1', now);
  beforeCount = () => marks('b', 'before all is counted', now + 1);
  await readMarksAndCancellations(db, dateId, 's');
  await expectAll();
  await marks('a', '2', now + 2);
  beforeCount = () => marks('b', 'after the news, ahead', now + 10);
  await readMarksAndCancellations(db, dateId, 's');
  await expectAll();
  await marks('a', '3', now - 1);
  beforeCount = () => marks('b', 'beside one that is behind', now + 20);
  await readMarksAndCancellations(db, dateId, 's');
  await expectAll();
});

test('reads all anew once an order has changed, and after ten minutes', async () => {
  await marks('a', '1');
  await expectAll();
  const erase = (by: string) =>
    db.doc(markPath('a')).set({ uid: 'deleted-1', packed: { at: 1, by } });
  await erase('x');
  await expectAll('another version');
  await erase('y');
  vi.useFakeTimers({ now: Date.now() + 600_001, toFake: ['Date'] });
  await expectAll('another version');
  vi.useRealTimers();
});
