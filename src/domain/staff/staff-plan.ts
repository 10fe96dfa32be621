import type { DocumentWrite } from '../store/document-write.ts';
import { type LoggedChange, logWrites, type StaffActor } from './staff-log.ts';
import type { StaffProblem } from './staff-problem.ts';

/** The result of planning a change by staff: writes with their log entry, nothing to do, or a problem. */
export type StaffPlan =
  | { kind: 'write'; writes: DocumentWrite[]; deletes?: readonly string[] | undefined }
  | { kind: 'already-done' }
  | { kind: 'refused'; problem: StaffProblem | { code: 'changed-meanwhile'; state: string } };

/** The writes of a change with its entry in the log; `deletes` are paths of documents. */
export function loggedPlan(
  actor: StaffActor,
  change: LoggedChange,
  writes: DocumentWrite[],
  deletes?: readonly string[],
): StaffPlan {
  const logged = [...writes, ...logWrites(actor, change)];
  return { kind: 'write', writes: logged, ...(deletes ? { deletes } : {}) };
}

export function refusedPlan(
  problem: StaffProblem | { code: 'changed-meanwhile'; state: string },
): StaffPlan {
  return { kind: 'refused', problem };
}
