import { expect, it } from 'vitest';
import { paymentLookBackMs } from '../../issues/issues.ts';
import { applyWrites, type Documents } from '../../testing/apply-writes.ts';
import { mostLeaving, planResolvedLeave, resolvedStaysMs } from './resolved-issues.ts';

const now = 1_800_000_000_000;
const due = now - resolvedStaysMs - 1;

const mark = (at: number, time = at) => ({ at, by: 'boss@example.com', note: '', time });
const report = { order: { customerInfo: { uid: 'u1' } }, issue: 'order2' };

async function after(store: Documents, waiting: readonly string[] = []) {
  const read = async (path: string) => structuredClone(store[path]);
  const { writes, left } = await planResolvedLeave(read, new Set(waiting), now);
  return { documents: applyWrites(structuredClone(store), writes), left };
}

it('removes what was resolved 90 days ago from each list, with its mark, and leaves the rest', async () => {
  const store: Documents = {
    'errors/orderIssues': {
      d1: { 1: report, 2: report },
      d2: { 3: report },
      profile: { 4: report },
    },
    'errors/smsUnsent': { 'u1-1': { time: 5, uid: 'u1' }, 'u2-1': { time: 6, uid: 'u2' } },
    'errors/addressIssues': { 7: { uid: 'u1', issue: '주소' }, 8: { uid: 'u1', issue: '주소' } },
    'staffInbox/handled': {
      'order-d1-1': mark(due, 1),
      'order-d2-3': mark(due, 3),
      'order-profile-4': mark(due + 1, 4),
      'text-u1-1': mark(due, 5),
      'address-7': mark(due, 7),
      other: mark(due),
    },
    'errors/orderIssues/shares/u1': { since: 1, count: 4, entries: ['d1/1', 'd1/2', 'd2/3'] },
    'errors/addressIssues/shares/u1': { since: 1, count: 2, entries: ['7', '8'] },
  };
  const { documents, left } = await after(store);
  expect(left).toEqual(['order-d1-1', 'order-d2-3', 'text-u1-1', 'address-7']);
  expect(documents).toEqual({
    'errors/orderIssues': { d1: { 2: report }, profile: { 4: report } },
    'errors/smsUnsent': { 'u2-1': { time: 6, uid: 'u2' } },
    'errors/addressIssues': { 8: { uid: 'u1', issue: '주소' } },
    'staffInbox/handled': { 'order-profile-4': mark(due + 1, 4), other: mark(due) },
    'errors/orderIssues/shares/u1': { since: 1, count: 4, entries: ['d1/2'] },
    'errors/addressIssues/shares/u1': { since: 1, count: 2, entries: ['8'] },
  });
  expect(await after(documents)).toEqual({ documents, left: [] });
});

it('keeps what has happened again since, and what its unsettled payment would bring back', async () => {
  expect(resolvedStaysMs).toBeGreaterThan(paymentLookBackMs);
  const store: Documents = {
    'errors/orderIssues': { d1: { 1: report } },
    'errors/smsUnsent': { 'no-mobile_u1': { time: due + 1, uid: 'u1' } },
    'staffInbox/handled': { 'order-d1-1': mark(due, 1), 'text-no-mobile_u1': mark(due) },
  };
  expect(await after(store, ['order-d1-1'])).toEqual({ documents: store, left: [] });
});

it('removes a bite at a time, and stumbles over nothing', async () => {
  const keys = Array.from({ length: mostLeaving + 5 }, (_, key) => String(key + 1));
  const store: Documents = {
    'errors/orderIssues': { odd: 7 as never, gone: null as never },
    'errors/addressIssues': Object.fromEntries(
      keys.map((key) => [key, { uid: '../x', issue: '' }]),
    ),
    'staffInbox/handled': Object.fromEntries(
      keys.map((key) => [`address-${key}`, mark(due, Number(key))]),
    ),
  };
  const first = await after(store);
  expect(first.left).toHaveLength(mostLeaving);
  const second = await after(first.documents);
  expect(second.left).toHaveLength(5);
  expect(second.documents).toEqual({
    'errors/orderIssues': { odd: 7, gone: null },
    'errors/addressIssues': {},
    'staffInbox/handled': {},
  });
});
