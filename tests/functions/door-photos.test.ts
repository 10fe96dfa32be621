import { expect, test } from 'vitest';
import { photoDays } from '../../src/domain/order/door-photo.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { sendRemindersNow } from '../support/functions/send-reminders-now.ts';
import { ownerFirestore } from '../support/stack.ts';

const { addresses } = await shopForThisFile();
const store = ownerFirestore(addresses.firestore);

test('photos of doors are removed once they are as old as they are kept', async () => {
  const now = Date.now();
  const age = photoDays * 86_400_000;
  const photo = (orderKey: string, at: number) => ({
    path: `doorPhotos/20261124_1_u1_${orderKey}`,
    data: { dateId: '20261124_1', uid: 'u1', orderKey, at, jpeg: '/9j/AAAA' },
  });
  await store.write([photo('Old', now - age - 1000), photo('New', now - age + 1000)]);
  // Sets this process up for the local shop.
  await sendRemindersNow(addresses, () => now);
  const { removeOldPhotos } = await import('../../functions/src/orders/remove-old-photos.ts');
  await removeOldPhotos(now);
  await removeOldPhotos(now);
  expect(Object.keys(await store.list('doorPhotos'))).toEqual(['20261124_1_u1_New']);
});
