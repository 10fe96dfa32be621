import { getFirestore } from 'firebase-admin/firestore';
import type { ReadDocument } from '../../src/domain/store/transaction.ts';

/** Reads a document as it is now, outside any transaction. */
export const readOnce: ReadDocument = async (path) => (await getFirestore().doc(path).get()).data();
