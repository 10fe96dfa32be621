import { getFirestore, type Query } from 'firebase-admin/firestore';
import { type Expiry, expiredIds, expiries } from '../../src/domain/store/expiries.ts';
import { runInTurn } from './run-each.ts';

/** Removed at once; Firestore allows 500. The next run removes the rest. */
const deletesPerRun = 300;

/**
 * Removes what is kept for a time only (expiries.ts), of each kind some hundreds at once. `now` is epoch ms. A failure of
 * one kind is logged and stops no other; throws at the end. Runs each quarter of an hour, with the reminders (index.ts).
 */
export async function removeExpired(now: number): Promise<void> {
  const kinds = expiries.map((expiry, at) => ({ id: `${expiry.row} (${at})`, expiry }));
  const failed = await runInTurn('removing what has expired', kinds, ({ expiry }) =>
    removeFound(expiredOf(expiry, now)),
  );
  if (failed.length > 0) throw new Error(`not removed: ${failed.join(', ')}`);
}

function expiredOf({ collection, isGroup, from, days }: Expiry, now: number): Query {
  const db = getFirestore();
  const all = isGroup ? db.collectionGroup(collection) : db.collection(collection);
  if ('field' in from) return all.where(from.field, '<', now - days * 86_400_000);
  const { first, end } = expiredIds(from.idPrefix, days, now);
  return all.where('__name__', '>=', first).where('__name__', '<', end);
}

async function removeFound(query: Query): Promise<void> {
  const { docs } = await query.limit(deletesPerRun).select().get();
  if (docs.length === 0) return;
  const batch = query.firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
