import type { Plan } from './commits/plan.ts';
import type { Database } from './queries/database.ts';
import type { Query } from './queries/query.ts';
import type { Auth } from './values/auth.ts';
import type { Doc } from './values/document.ts';

/** Paths of the documents that the rules read to decide; when one changes, the decision may change. */
export type ReadDependencies = ReadonlySet<string>;

/** Decides on each access: every method throws PERMISSION_DENIED, or returns if the access is allowed. */
export interface AccessControl {
  /** Reading one document; `doc` null when it is missing. */
  get(auth: Auth, database: Database, path: string, doc: Doc | null): ReadDependencies;
  /** Running a query: allowed only if every document that it could return may be read. */
  list(auth: Auth, database: Database, query: Query): ReadDependencies;
  /**
   * All writes of one commit, checked against the state before and after the commit. How many documents the rules read, one
   * before and after the commit twice.
   */
  write(auth: Auth, database: Database, plan: Plan): number;
}

const NONE: ReadDependencies = new Set();

/** Access control while no rules are loaded: allows every access. */
export const allowAll: AccessControl = {
  get: () => NONE,
  list: () => NONE,
  write: () => 0,
};
