import type { Change, Doc } from '../engine/values/document.ts';

/** The changes of one commit, ready to be made durable. */
export interface StoredCommit {
  /** projects/{p}/databases/{d} */
  readonly database: string;
  readonly changes: readonly Change[];
}

/** Stores documents. The engine keeps all of them in memory and reads the storage only at the start. */
export interface Storage {
  /** Identifies this store, so that a resume token of another store is not accepted. */
  readonly id: string;
  /** Whether commits survive the process. If so, they need a sync, which several commits can share. */
  readonly isDurable: boolean;
  /** Every stored document, in any order. */
  load(): Iterable<{ database: string; doc: Doc }>;
  /** Writes commits, all or none; they are durable only after a sync. Throws when it cannot write them. */
  write(commits: readonly StoredCommit[]): void;
  /**
   * Makes everything written durable. When it cannot, it throws and discards what was written since the last
   * sync.
   */
  sync(): void;
  /** Like sync() without waiting, for what is written so far; calls `done` with the error, or null. */
  syncInBackground(done: (error: Error | null) => void): void;
  close(): void;
}
