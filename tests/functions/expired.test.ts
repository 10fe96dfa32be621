import { beforeAll, expect, test } from 'vitest';
import { sydneyStamp } from '../../src/domain/dates/sydney-time.ts';
import { photoDays } from '../../src/domain/order/door-photo.ts';
import type { PlainMap } from '../../src/domain/store/firestore-json.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { sendRemindersNow } from '../support/functions/send-reminders-now.ts';
import { ownerFirestore } from '../support/stack.ts';

const { addresses } = await shopForThisFile();
const store = ownerFirestore(addresses.firestore);

const now = Date.now();

// Sets this process up for the local shop.
beforeAll(() => sendRemindersNow(addresses, () => now).then(() => {}));

/** Removes what has expired, as the functions do every quarter of an hour; a second time changes nothing. */
async function removeTwice(): Promise<void> {
  const { removeExpired } = await import('../../functions/src/remove-expired.ts');
  await removeExpired(now);
  await removeExpired(now);
}

test('photos of doors are removed once they are as old as they are kept', async () => {
  const age = photoDays * 86_400_000;
  const photo = (orderKey: string, at: number) => ({
    path: `doorPhotos/20261124_1_u1_${orderKey}`,
    data: { dateId: '20261124_1', uid: 'u1', orderKey, at, jpeg: '/9j/AAAA' },
  });
  await store.write([photo('Old', now - age - 1000), photo('New', now - age + 1000)]);
  await removeTwice();
  expect(Object.keys(await store.list('doorPhotos'))).toEqual(['20261124_1_u1_New']);
});

test('of a deleted account nothing is kept once its last token has expired, and roles stay ended', async () => {
  await store.write([
    { path: 'endedLogIns/erased', data: { at: 1, until: now - 1000 } },
    { path: 'endedLogIns/just-erased', data: { at: 1, until: now + 1000 } },
    { path: 'endedLogIns/ex-owner', data: { at: 1 } },
  ]);
  await removeTwice();
  expect(Object.keys(await store.list('endedLogIns')).sort()).toEqual(['ex-owner', 'just-erased']);
});

test('how often a customer has asked for their data is removed after two days', async () => {
  await store.write([
    { path: 'personalDataCalls/over', data: { day: '20261124', count: 10, until: now - 1000 } },
    { path: 'personalDataCalls/open', data: { day: '20261126', count: 1, until: now + 1000 } },
  ]);
  await removeTwice();
  expect(Object.keys(await store.list('personalDataCalls'))).toEqual(['open']);
});

test('why an action of staff was refused is removed after two days', async () => {
  const refused = (id: string, at: number) => ({
    path: `refusedAttempts/${id}`,
    data: { action: 'refund', problem: '{}', at },
  });
  await store.write([
    refused('over', now - 2 * 86_400_000 - 1),
    refused('open', now - 2 * 86_400_000),
  ]);
  await removeTwice();
  expect(Object.keys(await store.list('refusedAttempts'))).toEqual(['open']);
});

test('delivery messages are removed once they have expired', async () => {
  const messages = 'deliveryMsgs/20261124_1/messages';
  await store.write([
    { path: `${messages}/over`, data: { text: '내일 3시', createdAt: 1, expiresAt: now - 1000 } },
    { path: `${messages}/open`, data: { text: '내일 4시', createdAt: 1, expiresAt: now + 1000 } },
  ]);
  await removeTwice();
  expect(Object.keys(await store.list(messages))).toEqual(['open']);
});

/** The day so many days ago in Sydney, yyyymmdd. */
const dayOf = (ago: number) => sydneyStamp(now - ago * 86_400_000).slice(0, 8);

test('counts of a day are kept for a month, what became of a text or reminder for a year', async () => {
  const year = 365 * 86_400_000;
  const written: [path: string, data: PlainMap, isKept: boolean][] = [
    [`smsSent/day-${dayOf(33)}`, { total: 1 }, false],
    [`smsSent/day-${dayOf(30)}`, { total: 1 }, true],
    [`smsSent/day-${dayOf(0)}`, { total: 1 }, true],
    ['smsSent/u1-old', { uid: 'u1', at: now - year - 1000 }, false],
    ['smsSent/u1-new', { uid: 'u1', at: now - year + 1000 }, true],
    [`remindersSent/day-${dayOf(33)}`, { text: 1 }, false],
    [`remindersSent/day-${dayOf(30)}`, { text: 1 }, true],
    [`remindersSent/${dayOf(367)}_1_opening_u1`, { uid: 'u1' }, false],
    [`remindersSent/${dayOf(364)}_1_opening_u1`, { uid: 'u1' }, true],
    [`remindersSent/${dayOf(-7)}_1_back_kimbap_u1`, { uid: 'u1' }, true],
    [`reminderRuns/${dayOf(367)}_1_opening`, { state: 'done' }, false],
    [`reminderRuns/${dayOf(364)}_1_opening`, { state: 'done' }, true],
    [`shopping/${dayOf(367)}`, {}, false],
    [`shopping/${dayOf(364)}`, {}, true],
  ];
  await store.write(written.map(([path, data]) => ({ path, data })));
  await removeTwice();
  for (const [path, , isKept] of written) {
    expect({ path, isKept: (await store.read(path)) !== undefined }).toEqual({ path, isKept });
  }
});

test('what can’t be removed is told, and keeps nothing else', async () => {
  const { expiries } = await import('../../src/domain/store/expiries.ts');
  const broken = { row: 'broken', collection: '', from: { field: 'at' }, days: 1 };
  (expiries as unknown[]).unshift(broken);
  await store.write([{ path: 'endedLogIns/erased', data: { at: 1, until: now - 1000 } }]);
  const { removeExpired } = await import('../../functions/src/remove-expired.ts');
  await expect(removeExpired(now)).rejects.toThrow('not removed: broken (0)');
  (expiries as unknown[]).shift();
  expect(await store.read('endedLogIns/erased')).toBeUndefined();
});
