import { mergeData } from '../domain/document-write.ts';
import { deletesOf, type RunPlan, writesOf } from '../domain/transaction.ts';
import { loadFirestore } from './documents/load-sdk.ts';
import { toAppError } from './to-app-error.ts';

/** A commit that was refused is planned again so many times at most. */
const maxAttempts = 3;

/**
 * Transactions in the browser, by the Web SDK. The rules may judge a commit before it is noticed that a document
 * has changed since it was read, so a refusal can be a lost race: what is refused is planned again at once, from
 * what is stored then. Throws AppError.
 */
export const runPlan: RunPlan = async (plan) => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(plan);
    } catch (thrown) {
      const error = toAppError(thrown);
      const retry = error.code === 'refused' || error.code === 'busy';
      if (!retry || attempt === maxAttempts) throw error;
    }
  }
};

const runOnce: RunPlan = async (plan) => {
  const { db, deleteField, doc, FieldPath, runTransaction } = await loadFirestore();
  return runTransaction(db, async (transaction) => {
    const result = await plan(async (path) => (await transaction.get(doc(db, path))).data());
    for (const write of writesOf(result)) {
      transaction.set(doc(db, write.collection, write.id), mergeData(write, deleteField), {
        mergeFields: write.fields.map(({ path }) => new FieldPath(...path)),
      });
    }
    for (const path of deletesOf(result)) transaction.delete(doc(db, path));
    return result;
  });
};
