import { FieldPath, FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { mergeData } from '../../src/domain/store/document-write.ts';
import {
  checkLockable,
  deletesOf,
  type RunPlan,
  writesOf,
} from '../../src/domain/store/transaction.ts';

/** Transactions of the functions' own project, by the Admin SDK. */
export const runPlan: RunPlan = (plan) => runPlanIn(getFirestore())(plan);

/** Transactions of a given database, by the Admin SDK. */
export function runPlanIn(db: Firestore): RunPlan {
  return (plan) =>
    db.runTransaction(async (transaction) => {
      const result = await plan(async (path, mode) => {
        const document = db.doc(path);
        if (mode === 'unlocked') return (await document.get()).data();
        checkLockable(path);
        return (await transaction.get(document)).data();
      });
      for (const write of writesOf(result)) {
        transaction.set(
          db.collection(write.collection).doc(write.id),
          mergeData(write, () => FieldValue.delete()),
          { mergeFields: write.fields.map(({ path }) => new FieldPath(...path)) },
        );
      }
      for (const path of deletesOf(result)) transaction.delete(db.doc(path));
      return result;
    });
}
