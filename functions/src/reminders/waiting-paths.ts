import type { Firestore } from 'firebase-admin/firestore';
import { dayNumber } from '../../../src/domain/dates/date-id.ts';
import { sydneyStamp } from '../../../src/domain/dates/sydney-time.ts';
import { waitersCollection } from '../../../src/domain/messages/waiting.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/**
 * Where a customer may wait for dishes: on dates of which something has been seen, and on those ahead that the reminder job has
 * not looked at yet.
 */
export async function waitingPathsOf(db: Firestore, uid: string): Promise<string[]> {
  const [seen, active] = await Promise.all([
    db.collection(stores.waiting).select().get(),
    db.doc('dates/activeDates').get(),
  ]);
  const today = Number(sydneyStamp(Date.now()).slice(0, 8));
  const ahead = Object.keys(active.data() ?? {}).filter((dateId) => dayNumber(dateId) >= today);
  const dateIds = new Set([...seen.docs.map(({ id }) => id), ...ahead]);
  return [...dateIds].map((dateId) => `${waitersCollection(dateId)}/${uid}`);
}
