import type { StaffActor } from '../../../domain/staff/staff-log.ts';
import type { ReadDocument } from '../../../domain/store/transaction.ts';
import { applyWrites, type Documents } from '../../../domain/testing/apply-writes.ts';
import { staffActor } from '../../../domain/testing/staff-actors.ts';

/**
 * A fake Firestore for tests of staff's screens, which mock src/data/staff/common/run-staff-plan.ts by this file:
 * documents by path. `answer` resolves when the response to a commit arrives.
 */
export const store = { documents: {} as Documents, answer: Promise.resolve() };

/** Runs a plan of staff on the documents above, without rules. */
export async function runStaffPlan<T extends object>(
  plan: (read: ReadDocument, actor: StaffActor) => Promise<T>,
  entryId: string,
): Promise<T> {
  const read = async (path: string) => structuredClone(store.documents[path]);
  const result = await plan(read, { ...staffActor, entryId });
  if ('writes' in result) store.documents = applyWrites(store.documents, result.writes as never);
  await store.answer;
  return result;
}
