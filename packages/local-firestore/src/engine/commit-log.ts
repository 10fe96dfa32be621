import type { Storage, StoredCommit } from '../storage/storage.ts';
import type { Database } from './database.ts';
import type { Change } from './document.ts';
import { StatusError } from './status.ts';
import type { Micros } from './time.ts';

interface Pending {
  readonly database: Database;
  readonly version: Micros;
  readonly changes: readonly Change[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Commits take effect in memory at once, in order, and are made durable in groups: those that arrive while the disk is
 * busy share the next sync. Nobody is told of a commit before it is durable. Without a disk there is nothing to wait
 * for.
 */
export class CommitLog {
  readonly #storage: Storage;
  readonly #isWatched: (database: Database) => boolean;
  readonly #onDurable: (database: Database, version: Micros, changes: readonly Change[]) => void;
  #pending: Pending[] = [];
  /** Those that the storage has, while it syncs in the background. */
  #written: readonly Pending[] = [];

  constructor(
    storage: Storage,
    isWatched: (database: Database) => boolean,
    onDurable: (database: Database, version: Micros, changes: readonly Change[]) => void,
  ) {
    this.#storage = storage;
    this.#isWatched = isWatched;
    this.#onDurable = onDurable;
  }

  /** Applies the changes; resolves when they are durable, rejects when they had to be taken back. */
  append(database: Database, version: Micros, changes: readonly Change[]): Promise<void> {
    database.apply(version, changes);
    return new Promise((done, failed) => {
      this.#pending.push({ database, version, changes, done, failed });
      if (!this.#storage.isDurable) this.settle();
      else if (this.#pending.length === 1 && this.#written.length === 0) {
        setImmediate(() => this.#flush());
      }
    });
  }

  /** Makes pending commits durable: a single one at once, which takes it least time, several in the background. */
  #flush(): void {
    if (this.#written.length > 0) return;
    if (this.#pending.length > 1) this.#syncInBackground();
    else this.settle();
  }

  #syncInBackground(): void {
    // Listeners read on hearing of a commit: nothing that is not durable may have taken effect by then.
    if (databasesOf(this.#pending).some(this.#isWatched)) {
      this.settle();
      return;
    }
    const batch = this.#writePending();
    if (batch.length === 0) return;
    this.#written = batch;
    this.#storage.syncInBackground((error) => {
      // A reader could not wait for it.
      if (this.#written !== batch) return;
      this.#written = [];
      if (error) return takeBack([...batch, ...this.#takePending()], error);
      // The disk goes on while those who waited are answered.
      this.#syncInBackground();
      this.#tell(batch);
    });
  }

  /** Makes all commits durable now. Readers call it so that they never see what could be lost. */
  settle(): void {
    const batch = [...this.#written, ...this.#writePending()];
    if (batch.length === 0) return;
    this.#written = [];
    try {
      this.#storage.sync();
    } catch (error) {
      takeBack(batch, error);
      return;
    }
    this.#tell(batch);
  }

  /** Gives the storage what is pending; what it does not take is taken back. */
  #writePending(): readonly Pending[] {
    const batch = this.#takePending();
    if (batch.length === 0) return batch;
    try {
      this.#storage.write(batch.map(toStored));
      return batch;
    } catch (error) {
      takeBack(batch, error);
      return [];
    }
  }

  #takePending(): readonly Pending[] {
    const pending = this.#pending;
    this.#pending = [];
    return pending;
  }

  #tell(batch: readonly Pending[]): void {
    // One notice a database: whoever reads on hearing of a commit already sees the whole batch.
    for (const database of databasesOf(batch)) {
      if (!this.#isWatched(database)) continue;
      const commits = batch.filter((commit) => commit.database === database);
      this.#onDurable(database, commits.at(-1)?.version ?? 0, mergeChanges(commits));
    }
    for (const commit of batch) commit.done();
  }
}

const databasesOf = (commits: readonly Pending[]): readonly Database[] => [
  ...new Set(commits.map(({ database }) => database)),
];

const toStored = ({ database, changes }: Pending): StoredCommit => ({
  database: database.name,
  changes,
});

/** What several commits in a row did to each document. */
function mergeChanges(commits: readonly Pending[]): readonly Change[] {
  if (commits.length === 1 && commits[0]) return commits[0].changes;
  const merged = new Map<string, Change>();
  for (const change of commits.flatMap((commit) => commit.changes)) {
    const before = merged.get(change.path)?.before ?? null;
    merged.set(change.path, merged.has(change.path) ? { ...change, before } : change);
  }
  return [...merged.values()];
}

function takeBack(batch: readonly Pending[], cause: unknown): void {
  const text = cause instanceof Error ? cause.message : String(cause);
  const error = new StatusError('UNAVAILABLE', `The commit could not be stored: ${text}`);
  for (const { database, changes, failed } of [...batch].reverse()) {
    const undone = changes.map(({ path, before, after }) => ({
      path,
      before: after,
      after: before,
    }));
    // Undone as changes of their own, so that whoever resumes from the version sees the old state.
    database.apply(database.version, undone);
    failed(error);
  }
}
