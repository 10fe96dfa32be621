import type { Change, Doc } from '../engine/document.ts';

/** One database's part of a commit, ready to be made durable. */
export interface StoredCommit {
  /** projects/{p}/databases/{d} */
  readonly database: string;
  readonly changes: readonly Change[];
}

/** Where documents survive. The engine keeps all of them in memory and reads only at the start. */
export interface Storage {
  /** Tells one store from another, so that a resume token of another store is refused. */
  readonly id: string;
  /** Whether commits outlive the process, which takes a sync that several can share. */
  readonly isDurable: boolean;
  /** Every document kept, in any order. */
  load(): Iterable<{ database: string; doc: Doc }>;
  /** Takes commits, all or none; not durable before a sync. Throws when it cannot. */
  write(commits: readonly StoredCommit[]): void;
  /** Makes all that was written durable. Throws when it cannot; what was written since the last sync is then given up. */
  sync(): void;
  /** The same without waiting, for what is written by now. */
  syncInBackground(done: (error: Error | null) => void): void;
  close(): void;
}
