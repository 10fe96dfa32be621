import { getFirestore } from 'firebase-admin/firestore';
import { stores } from '../../../src/domain/store/document-write.ts';

/** Whether a phone (digits only) may order by card. Throws when the list cannot be read. */
export async function mayOrderByCard(digits: string): Promise<boolean> {
  const entry = await getFirestore().collection(stores.blacklist).doc(digits).get();
  return !entry.exists;
}
