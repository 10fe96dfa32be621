import { getFirestore } from 'firebase-admin/firestore';
import { photoDays } from '../../../src/domain/order/door-photo.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/** Removed at once; Firestore allows 500. The next run removes the rest. */
const deletesPerRun = 300;

/** Removes the photos of doors that are older than they are kept. `now` is epoch ms. */
export async function removeOldPhotos(now: number): Promise<void> {
  const db = getFirestore();
  const before = now - photoDays * 86_400_000;
  const old = db.collection(stores.doorPhotos).where('at', '<', before);
  const { docs } = await old.limit(deletesPerRun).select().get();
  if (docs.length === 0) return;
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
