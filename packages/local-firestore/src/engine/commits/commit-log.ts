import type { Storage, StoredCommit } from '../../storage/storage.ts';
import type { Database } from '../queries/database.ts';
import type { Change } from '../values/document.ts';
import { StatusError } from '../values/status.ts';
import type { Micros } from '../values/time.ts';

interface PendingCommit {
  readonly database: Database;
  readonly version: Micros;
  readonly changes: readonly Change[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Applies commits to memory at once, in order, and makes them durable in groups: those that arrive while the
 * disk is busy share the next sync. Clients and listeners learn of a commit only when it is durable. With a
 * storage that is not durable (in memory) there is nothing to wait for.
 */
export class CommitLog {
  readonly #storage: Storage;
  readonly #hasListeners: (database: Database) => boolean;
  readonly #onDurable: (database: Database, version: Micros, changes: readonly Change[]) => void;
  #pending: PendingCommit[] = [];
  /** Commits written to the storage that wait for the background sync under way. */
  #syncing: readonly PendingCommit[] = [];

  constructor(
    storage: Storage,
    hasListeners: (database: Database) => boolean,
    onDurable: (database: Database, version: Micros, changes: readonly Change[]) => void,
  ) {
    this.#storage = storage;
    this.#hasListeners = hasListeners;
    this.#onDurable = onDurable;
  }

  /**
   * Applies the changes; resolves when they are durable, rejects when they were rolled back because the
   * storage failed.
   */
  append(database: Database, version: Micros, changes: readonly Change[]): Promise<void> {
    database.apply(version, changes);
    return new Promise((resolve, reject) => {
      this.#pending.push({ database, version, changes, resolve, reject });
      if (!this.#storage.isDurable) this.syncNow();
      else if (this.#pending.length === 1 && this.#syncing.length === 0) {
        setImmediate(() => this.#flush());
      }
    });
  }

  /**
   * Makes pending commits durable: a single one by a synchronous sync, which is fastest for it, several by a
   * sync in the background.
   */
  #flush(): void {
    if (this.#syncing.length > 0) return;
    if (this.#pending.length > 1) this.#syncInBackground();
    else this.syncNow();
  }

  #syncInBackground(): void {
    // Listeners read the database when they are notified of a commit, so every commit applied by then must be
    // durable: sync now.
    if (databasesOf(this.#pending).some(this.#hasListeners)) {
      this.syncNow();
      return;
    }
    const batch = this.#writePending();
    if (batch.length === 0) return;
    this.#syncing = batch;
    this.#storage.syncInBackground((error) => {
      // If they differ, syncNow() has already dealt with this batch.
      if (this.#syncing !== batch) return;
      this.#syncing = [];
      if (error) return rollBack([...batch, ...this.#takePending()], error);
      // Start the next sync before resolving this batch, so that the disk stays busy.
      this.#syncInBackground();
      this.#notify(batch);
    });
  }

  /**
   * Makes all commits durable before it returns. Readers call it first, so that they never see a commit that
   * could still be lost.
   */
  syncNow(): void {
    const batch = [...this.#syncing, ...this.#writePending()];
    if (batch.length === 0) return;
    this.#syncing = [];
    try {
      this.#storage.sync();
    } catch (error) {
      rollBack(batch, error);
      return;
    }
    this.#notify(batch);
  }

  /** Writes the pending commits to the storage. If that fails, rolls them back and returns none. */
  #writePending(): readonly PendingCommit[] {
    const batch = this.#takePending();
    if (batch.length === 0) return batch;
    try {
      this.#storage.write(batch.map(toStored));
      return batch;
    } catch (error) {
      rollBack(batch, error);
      return [];
    }
  }

  #takePending(): readonly PendingCommit[] {
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  #notify(batch: readonly PendingCommit[]): void {
    // Notify each database once: a listener that reads the database when notified sees the whole batch
    // already.
    for (const database of databasesOf(batch)) {
      if (!this.#hasListeners(database)) continue;
      const commits = batch.filter((commit) => commit.database === database);
      this.#onDurable(database, commits.at(-1)?.version ?? 0, mergeChanges(commits));
    }
    for (const commit of batch) commit.resolve();
  }
}

const databasesOf = (commits: readonly PendingCommit[]): readonly Database[] => [
  ...new Set(commits.map(({ database }) => database)),
];

const toStored = ({ database, changes }: PendingCommit): StoredCommit => ({
  database: database.name,
  changes,
});

/** Merges consecutive commits into one change per document. */
function mergeChanges(commits: readonly PendingCommit[]): readonly Change[] {
  if (commits.length === 1 && commits[0]) return commits[0].changes;
  const merged = new Map<string, Change>();
  for (const change of commits.flatMap((commit) => commit.changes)) {
    const before = merged.get(change.path)?.before ?? null;
    merged.set(change.path, merged.has(change.path) ? { ...change, before } : change);
  }
  return [...merged.values()];
}

function rollBack(batch: readonly PendingCommit[], cause: unknown): void {
  const text = cause instanceof Error ? cause.message : String(cause);
  const error = new StatusError('UNAVAILABLE', `The commit could not be stored: ${text}`);
  for (const { database, changes, reject } of [...batch].reverse()) {
    const undone = changes.map(({ path, before, after }) => ({
      path,
      before: after,
      after: before,
    }));
    // Undo by applying the inverse changes, which adds them to the history: a listener that resumes from this
    // version sees the old state.
    database.apply(database.version, undone);
    reject(error);
  }
}
