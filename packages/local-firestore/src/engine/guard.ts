import type { Auth } from './auth.ts';
import type { Database } from './database.ts';
import type { Doc } from './document.ts';
import type { Plan } from './plan.ts';
import type { Query } from './query.ts';

/** The documents that the rules read on the way: when one changes, the decision may be another. */
export type Dependencies = ReadonlySet<string>;

/** What decides on each access; every method throws PERMISSION_DENIED or returns. */
export interface Guard {
  /** Reading one document; `doc` null when it is missing. */
  get(auth: Auth, database: Database, path: string, doc: Doc | null): Dependencies;
  /** Reading whatever the query could return. */
  list(auth: Auth, database: Database, query: Query): Dependencies;
  /** All writes of one commit, judged against the state before and after it. */
  write(auth: Auth, database: Database, plan: Plan): void;
}

const NONE: Dependencies = new Set();

/** Without rules loaded, everything is open. */
export const openGuard: Guard = {
  get: () => NONE,
  list: () => NONE,
  write: () => {},
};
