import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { stores } from '../../src/domain/document-write.ts';

/** One entry of errors/smsUnsent (spec §7). */
interface UnsentText {
  /** Epoch ms. */
  time: number;
  uid: string;
  dateId: string;
  orderKey: string;
  name?: string;
  to?: string;
  text?: string;
  error: string;
}

/** Tells staff of a text that did not go out, or of which nobody knows whether it did. */
export async function noteUnsent(id: string, entry: UnsentText): Promise<void> {
  await unsent().set({ [id]: entry }, { merge: true });
}

/** Takes such an entry back, once the text has gone out. */
export async function forgetUnsent(id: string): Promise<void> {
  await unsent().set({ [id]: FieldValue.delete() }, { merge: true });
}

function unsent() {
  return getFirestore().collection(stores.errors).doc('smsUnsent');
}
