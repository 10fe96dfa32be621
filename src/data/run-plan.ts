import { mergeData } from '../domain/document-write.ts';
import { type RunPlan, writesOf } from '../domain/transaction.ts';
import { loadFirestore } from './documents/load-sdk.ts';

/** Transactions in the browser, by the Web SDK. */
export const runPlan: RunPlan = async (plan) => {
  const { db, deleteField, doc, FieldPath, runTransaction } = await loadFirestore();
  return runTransaction(db, async (transaction) => {
    const result = await plan(async (path) => (await transaction.get(doc(db, path))).data());
    for (const write of writesOf(result)) {
      transaction.set(doc(db, write.collection, write.id), mergeData(write, deleteField), {
        mergeFields: write.fields.map(({ path }) => new FieldPath(...path)),
      });
    }
    return result;
  });
};
