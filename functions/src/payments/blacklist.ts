import { getFirestore } from 'firebase-admin/firestore';
import { phoneDigits } from '../../../src/domain/customer/phone.ts';
import { blacklistId } from '../../../src/domain/staff/customers/blocked-phone.ts';
import { stores } from '../../../src/domain/store/document-write.ts';

/** Whether a phone may order by card, in any spelling. Throws when the list cannot be read. */
export async function mayOrderByCard(phone: string): Promise<boolean> {
  const id = blacklistId(phone) ?? phoneDigits(phone);
  if (id === '') return true;
  const entry = await getFirestore().collection(stores.blacklist).doc(id).get();
  return !entry.exists;
}
