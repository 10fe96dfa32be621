import { type DocumentWrite, stores } from './document-write.ts';

/**
 * Reads one document by its path inside a transaction; undefined when it is missing. `unlocked`: reads it as it
 * is now, outside the transaction, so that a change to it neither fails nor delays the commit. Of such a document `fields`
 * at its top level are enough.
 */
export type ReadDocument = (
  path: string,
  mode?: 'unlocked',
  fields?: readonly string[],
) => Promise<Record<string, unknown> | undefined>;

/**
 * The function that a transaction runs: it reads documents and returns a result, which may contain `writes`
 * and `deletes` (document paths) to carry out. The transaction runs it again if a document that it has read
 * has changed since, so it must have no side effects. `wasRefused`: the rules refused the commit of the last attempt;
 * the Admin SDK, to which no rules apply, never says so.
 */
export type Plan<Result extends object> = (
  read: ReadDocument,
  wasRefused?: boolean,
) => Promise<
  Result | (Result & { writes: readonly DocumentWrite[]; deletes?: readonly string[] | undefined })
>;

/**
 * Reads, plans and writes in one Firestore transaction and returns the plan's result. There are two
 * implementations: src/data/firebase/run-plan.ts for the Web SDK and functions/src/run-plan-as-admin.ts for the Admin SDK.
 */
export type RunPlan = <Result extends object>(plan: Plan<Result>) => Promise<Result>;

/**
 * Throws for a document that no transaction may read: every order of a date writes it, so those who read it
 * would have to commit one after the other.
 */
export function checkLockable(path: string): void {
  if (path.startsWith(`${stores.orders2}/`)) {
    throw new RangeError(`a transaction may not read ${path}`);
  }
}

/** The writes of a plan's result; empty if it has none. */
export function writesOf(result: object): readonly DocumentWrite[] {
  return 'writes' in result ? (result.writes as readonly DocumentWrite[]) : [];
}

/** Paths of the documents that a plan's result deletes; empty if it has none. */
export function deletesOf(result: object): readonly string[] {
  return 'deletes' in result ? ((result.deletes ?? []) as readonly string[]) : [];
}
