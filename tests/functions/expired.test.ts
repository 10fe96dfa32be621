import { beforeAll, expect, test } from 'vitest';
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
