import { mergeData } from '../../domain/store/document-write.ts';
import { deletesOf, type RunPlan, writesOf } from '../../domain/store/transaction.ts';
import { loadFirestore } from '../documents/load-sdk.ts';
import { toAppError } from './to-app-error.ts';

/** How often a refused commit is planned at most. */
const maxAttempts = 3;

/**
 * Runs a plan as a transaction of the Web SDK. The rules may check a commit before Firestore notices that a
 * document has changed since it was read, so a refusal can be a lost race: a refused plan is made again
 * immediately, from the documents as they are then. Throws AppError.
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
