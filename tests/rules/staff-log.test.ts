import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { readStaffLog } from '../../src/data/staff/common/read-staff-log.ts';
import { staffPaths } from '../../src/domain/staff/staff-paths.ts';
import type { Documents } from '../../src/domain/testing/apply-writes.ts';

import { staff, tokenOf } from '../support/rules/actors.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';
import { PROJECT_ID } from '../support/stack.ts';

const signedIn = vi.hoisted(() => ({ getIdToken: async () => '' }));
vi.mock('../../src/data/documents/load-sdk.ts', () => ({
  loadAuth: async () => ({ auth: { currentUser: signedIn } }),
}));

let server: TestServer;
let read: typeof readStaffLog;
beforeAll(async () => {
  server = await startServer();
  signedIn.getIdToken = async () => tokenOf(staff) ?? '';
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', PROJECT_ID);
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo');
  vi.stubEnv('VITE_FIRESTORE_HOST', server.firestore);
  read = (await import('../../src/data/staff/common/read-staff-log.ts')).readStaffLog;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

/** Log entries e0, e1, … from the newest on; `entry` says what is special about one. */
const logOf = (count: number, entry: (index: number) => object): Documents =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `staffLog/e${index}`,
      { at: count - index, action: 'date', actorName: 'boss@example.com', ...entry(index) },
    ]),
  );

/** The ids of all pages, in their order. */
async function pages(about: Parameters<typeof read>[0]): Promise<string[][]> {
  const all: string[][] = [];
  let next: Awaited<ReturnType<typeof read>>['next'];
  do {
    const page = await read(about, next);
    all.push(page.rows.map(({ id }) => id));
    next = page.next;
  } while (next);
  return all;
}

test.each([{}, { dateId: 'd1' }, { uid: 'u1' }, { orderId: 'k', uid: 'u1' }])(
  'every entry about %j is on one page, also where a page ends within one millisecond',
  async (about) => {
    await server.fill(logOf(230, (index) => ({ at: index < 150 ? 7 : 3, ...about })));
    const shown = await pages(about);
    expect(shown.map(({ length }) => length)).toEqual([100, 100, 30]);
    expect(new Set(shown.flat()).size).toBe(230);
  },
);

test('older entries are found behind pages on which there are none about the date', async () => {
  const isOurs = (index: number) => index === 215;
  await server.fill(
    logOf(216, (index) => ({ uid: 'u1', dateId: isOurs(index) ? 'ours' : 'another' })),
  );
  expect(await pages({ uid: 'u1', dateId: 'ours' })).toEqual([['e215']]);
});

test('a page is empty only where there is nothing about it', async () => {
  await server.fill(logOf(120, () => ({ uid: 'u1', dateId: 'another' })));
  expect(await read({ uid: 'u1', dateId: 'ours' })).toEqual({ rows: [], next: undefined });
});

test("the log of an order has no entries of a neighbour's, of another date or of another order at the same door", async () => {
  const order = { dateId: 'd1', uid: 'u1', orderId: 'first' };
  const others = [{ uid: 'u2' }, { dateId: 'd2' }, { orderId: 'second' }];
  await server.fill(logOf(4, (index) => ({ ...order, ...others[index - 1] })));
  const query = new URL(staffPaths.log(order), 'https://shop.example').searchParams;
  expect(await pages(Object.fromEntries(query))).toEqual([['e0']]);
});
