import { type DocumentWrite, mergeData } from '../domain/document-write.ts';
import type { ReadDocument } from '../domain/order-snapshot.ts';
import { loadFirestore } from './load-sdk.ts';

/**
 * The browser's executor: reads, plans and writes in one Firestore transaction. `plan` may run again
 * when what it read has changed meanwhile, so it must be pure but for its reads. A result without
 * `writes` writes nothing. Returns the result.
 */
export async function runPlan<T extends object>(
  plan: (read: ReadDocument) => Promise<T | (T & { writes: DocumentWrite[] })>,
): Promise<T> {
  const { db, deleteField, doc, FieldPath, runTransaction } = await loadFirestore();
  return runTransaction(db, async (transaction) => {
    const result = await plan(async (path) => (await transaction.get(doc(db, path))).data());
    const writes: DocumentWrite[] = 'writes' in result ? result.writes : [];
    for (const write of writes) {
      transaction.set(doc(db, write.collection, write.id), mergeData(write, deleteField), {
        mergeFields: write.fields.map((field) => new FieldPath(...field.path)),
      });
    }
    return result;
  });
}
