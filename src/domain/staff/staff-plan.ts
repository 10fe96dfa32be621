import type { DocumentWrite } from '../store/document-write.ts';
import type { DateCheck } from './dates/date-checks.ts';
import { type LoggedChange, logWrites, type StaffActor } from './staff-log.ts';

/** Why a change by staff is refused. */
export type StaffProblem =
  | { code: 'unknown-date' }
  | { code: 'unknown-menu'; menuId: string }
  | { code: 'unknown-order' }
  | { code: 'unknown-customer' }
  | { code: 'invalid'; field: string }
  /** The date can't be stored or opened with these problems. */
  | { code: 'date-not-ready'; check: DateCheck['code'] }
  /** An active or future date lists the menu. */
  | { code: 'menu-on-date'; dateId: string }
  /** What the file overwrites can't be kept in one document. */
  | { code: 'import-too-large' }
  | { code: 'unknown-import' }
  /** Everything that the import changed was changed again, or is used. */
  | { code: 'import-changed-since' }
  /** Somebody else changed the same thing after the screen had loaded; `state` is the current state. */
  | { code: 'changed-meanwhile'; state: string };

/** The result of planning a change by staff: writes with their log entry, nothing to do, or a problem. */
export type StaffPlan =
  | { kind: 'write'; writes: DocumentWrite[]; deletes?: readonly string[] }
  | { kind: 'already-done' }
  | { kind: 'refused'; problem: StaffProblem };

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

export function refusedPlan(problem: StaffProblem): StaffPlan {
  return { kind: 'refused', problem };
}
