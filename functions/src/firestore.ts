import { FieldPath, FieldValue, getFirestore, type Transaction } from 'firebase-admin/firestore';
import { type DocumentWrite, mergeData } from '../../src/domain/document-write.ts';
import type { ReadDocument } from '../../src/domain/order-snapshot.ts';

/** Carries out a plan's writes with the Admin SDK, inside the given transaction. */
export function applyWrites(transaction: Transaction, writes: readonly DocumentWrite[]): void {
  const db = getFirestore();
  for (const write of writes) {
    transaction.set(
      db.collection(write.collection).doc(write.id),
      mergeData(write, () => FieldValue.delete()),
      { mergeFields: write.fields.map((field) => new FieldPath(...field.path)) },
    );
  }
}

/** Reads documents inside a transaction, as the shared plans ask for them. */
export function readIn(transaction: Transaction): ReadDocument {
  return async (path) => (await transaction.get(getFirestore().doc(path))).data();
}
