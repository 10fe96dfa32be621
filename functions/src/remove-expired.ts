import { getFirestore, type Query } from 'firebase-admin/firestore';
import { dayAfter, sydneyDay } from '../../src/domain/dates/sydney-time.ts';
import { photoDays } from '../../src/domain/order/door-photo.ts';
import { stores } from '../../src/domain/store/document-write.ts';

/** Removed at once; Firestore allows 500. The next run removes the rest. */
const deletesPerRun = 300;

/** For so many days it is kept how many texts each number got in a day; it counts on that day alone. */
export const textCountDays = 31;

/**
 * Removes what is kept for a time only: photos of doors, delivery messages, how many texts numbers got in a day, and that
 * an account was deleted. `now` is epoch ms.
 */
export async function removeExpired(now: number): Promise<void> {
  const db = getFirestore();
  await removeFound(
    db.collection(stores.doorPhotos).where('at', '<', now - photoDays * 86_400_000),
  );
  await removeFound(db.collectionGroup('messages').where('expiresAt', '<', now));
  const firstKept = dayAfter(sydneyDay(now), -textCountDays).replaceAll('-', '');
  const counts = db.collection(stores.smsSent).where('__name__', '>=', 'day-');
  await removeFound(counts.where('__name__', '<', `day-${firstKept}`));
  await removeFound(db.collection(stores.endedLogIns).where('until', '<', now));
  await removeFound(db.collection(stores.personalDataCalls).where('until', '<', now));
}

async function removeFound(query: Query): Promise<void> {
  const { docs } = await query.limit(deletesPerRun).select().get();
  if (docs.length === 0) return;
  const batch = query.firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
