import { beforeAll, expect, test } from 'vitest';
import { textCountDays } from '../../functions/src/remove-expired.ts';
import { sydneyStamp } from '../../src/domain/dates/sydney-time.ts';
import { photoDays } from '../../src/domain/order/door-photo.ts';
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

test('delivery messages are removed once they have expired', async () => {
  const messages = 'deliveryMsgs/20261124_1/messages';
  await store.write([
    { path: `${messages}/over`, data: { text: '내일 3시', createdAt: 1, expiresAt: now - 1000 } },
    { path: `${messages}/open`, data: { text: '내일 4시', createdAt: 1, expiresAt: now + 1000 } },
  ]);
  await removeTwice();
  expect(Object.keys(await store.list(messages))).toEqual(['open']);
});

test('how many texts a number got in a day is kept for a month', async () => {
  const dayOf = (ago: number) => sydneyStamp(now - ago * 86_400_000).slice(0, 8);
  const days = [textCountDays + 2, textCountDays - 1, 0].map((ago) => `smsSent/day-${dayOf(ago)}`);
  const count = { total: 1, to: { '61412345678': 1 } };
  await store.write([...days, 'smsSent/u1-1'].map((path) => ({ path, data: count })));
  await removeTwice();
  const left = Object.keys(await store.list('smsSent')).map((id) => `smsSent/${id}`);
  expect(left.sort()).toEqual([...days.slice(1), 'smsSent/u1-1'].sort());
});
