import type { Firestore } from 'firebase-admin/firestore';
import { needsRetry, type Refund } from '../../../src/domain/refunds/refund.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/** Refunds that are on their way, or have failed and were not paid back in another way: all, or a customer's. */
export async function openRefunds(db: Firestore, uid?: string): Promise<Refund[]> {
  const unfinished = db
    .collection(stores.refunds)
    .where('state', 'in', ['requested', 'pending', 'failed', 'canceled']);
  const { docs } = await (uid === undefined
    ? unfinished
    : unfinished.where('uid', '==', uid)
  ).get();
  return docs
    .map((one) => one.data() as Refund)
    .filter((one) => one.state === 'requested' || one.state === 'pending' || needsRetry(one));
}
