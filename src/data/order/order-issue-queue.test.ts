// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { DocumentWrite } from '../../domain/store/document-write.ts';
import type { Plan } from '../../domain/store/transaction.ts';
import { writeText } from '../device/storage.ts';
import { accountKey } from '../device/storage-keys.ts';
import { keptEntries } from '../testing/kept-entries.ts';
import { logOrderIssue, sendOrderIssues } from './order-issue-queue.ts';

const store = vi.hoisted(() => ({
  writes: [] as DocumentWrite[],
  failure: undefined as unknown,
  /** The date whose issues the store takes for damaged. */
  refused: '',
  reports: undefined as Record<string, unknown> | undefined,
}));
vi.mock('../firebase/run-plan.ts', () => ({
  runPlan: async (plan: Plan<{ writes?: DocumentWrite[] }>) => {
    if (store.failure) throw store.failure;
    const { writes = [] } = await plan(async () => store.reports);
    const isRefused = writes.some(({ fields }) => fields[0]?.path[0] === store.refused);
    if (isRefused) throw { code: 'invalid-argument' };
    store.writes.push(...writes);
  },
}));

const issue = {
  name: '김하늘',
  issue: 'order2',
  order: { orderKey: 'home', totalPrice: '60.00' },
  error: 'x',
} as const;
const kept = () => keptEntries('order-issues');

beforeEach(() => {
  localStorage.clear();
  writeText(accountKey, 'u1');
  store.writes = [];
  store.failure = undefined;
  store.refused = '';
  store.reports = undefined;
});

it('writes an issue under its date and timestamp, and queues nothing', async () => {
  logOrderIssue('u1', '20261124_1', issue);
  await sendOrderIssues('u1');
  const [counted, write] = store.writes;
  expect(counted).toMatchObject({ collection: 'errors/orderIssues/shares', id: 'u1' });
  expect(write).toMatchObject({ collection: 'errors', id: 'orderIssues' });
  const [field] = write?.fields ?? [];
  expect(field?.path[0]).toBe('20261124_1');
  expect(field).toEqual({
    path: ['20261124_1', expect.stringMatching(/^\d{13}$/)],
    set: {
      ...issue,
      order: expect.objectContaining({ dateId: '20261124_1', orderKey: 'home' }),
      time: Number(field?.path[1]),
    },
  });
  expect(kept()).toEqual([]);
});

it('queues an issue while Firestore is unreachable, and sends it once later', async () => {
  store.failure = { code: 'unavailable' };
  logOrderIssue('u1', '20261124_1', issue);
  await sendOrderIssues('u1');
  expect(kept()).toHaveLength(1);
  store.failure = undefined;
  await sendOrderIssues('u1');
  await sendOrderIssues('u1');
  expect(store.writes).toHaveLength(2);
  expect(kept()).toEqual([]);
});

it('also sends an issue that is logged while another is sent', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  logOrderIssue('u1', '20261124_1', issue);
  vi.setSystemTime(1_800_000_000_001);
  logOrderIssue('u1', '20261125_1', issue);
  await sendOrderIssues('u1');
  vi.useRealTimers();
  expect(kept()).toEqual([]);
  expect(store.writes.flatMap(({ id, fields }) => (id === 'orderIssues' ? fields : []))).toEqual([
    expect.objectContaining({ path: ['20261124_1', '1800000000000'] }),
    expect.objectContaining({ path: ['20261125_1', '1800000000001'] }),
  ]);
});

it('never sends issues that another customer of this phone has queued', async () => {
  store.failure = { code: 'unavailable' };
  logOrderIssue('u1', '20261124_1', issue);
  await sendOrderIssues('u1');
  store.failure = undefined;
  await sendOrderIssues('u2');
  expect(store.writes).toEqual([]);
  expect(kept()).toHaveLength(1);
});

it('is held up by no issue that can not be stored, and tries that one again', async () => {
  store.failure = { code: 'unavailable' };
  logOrderIssue('u1', '20261124_1', issue);
  logOrderIssue('u1', '20261125_1', issue);
  await sendOrderIssues('u1');
  expect(kept()).toHaveLength(2);
  store.failure = undefined;
  store.refused = '20261124_1';
  await sendOrderIssues('u1');
  expect(kept()).toMatchObject([{ dateId: '20261124_1' }]);
  store.refused = '';
  await sendOrderIssues('u1');
  expect(kept()).toEqual([]);
});

it('drops an issue that the rules refuse, so that later ones are sent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  store.failure = { code: 'permission-denied' };
  logOrderIssue('u1', '20261124_1', issue);
  await sendOrderIssues('u1');
  expect(kept()).toEqual([]);
});

it('keeps the latest thirty issues, and discards a stored value that is not a list', async () => {
  localStorage.setItem('order-issues', '{');
  store.failure = { code: 'unavailable' };
  for (let i = 0; i < 35; i += 1) logOrderIssue('u1', `date ${i}`, issue);
  await sendOrderIssues('u1');
  expect(kept()).toHaveLength(30);
  expect(kept().at(-1)).toMatchObject({ dateId: 'date 34' });
});

it('reports at most four issues a month', async () => {
  store.reports = { since: Date.now() - 1000, count: 4, entries: ['a/1', 'a/2', 'a/3', 'a/4'] };
  logOrderIssue('u1', '20261124_1', issue);
  await sendOrderIssues('u1');
  expect(store.writes).toEqual([]);
  expect(kept()).toEqual([]);
});
