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
 * Commits take effect in memory at once, in order, and are made durable in groups: all that arrived
 * in one turn of the event loop share one disk sync. Nobody is told of a commit before it is durable. Without a
 * disk there is nothing to wait for.
 */
export class CommitLog {
  readonly #storage: Storage;
  readonly #isWatched: (database: Database) => boolean;
  readonly #onDurable: (database: Database, version: Micros, changes: readonly Change[]) => void;
  #pending: Pending[] = [];

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
      else if (this.#pending.length === 1) setImmediate(() => this.settle());
    });
  }

  /** Makes pending commits durable now. Readers call it so that they never see what could be lost. */
  settle(): void {
    const batch = this.#pending;
    if (batch.length === 0) return;
    this.#pending = [];
    try {
      this.#storage.write(batch.map(toStored));
    } catch (error) {
      takeBack(batch, error);
      return;
    }
    // One notice a database: whoever reads on hearing of a commit already sees the whole batch.
    for (const database of new Set(batch.map((commit) => commit.database))) {
      if (!this.#isWatched(database)) continue;
      const commits = batch.filter((commit) => commit.database === database);
      this.#onDurable(database, commits.at(-1)?.version ?? 0, mergeChanges(commits));
    }
    for (const commit of batch) commit.done();
  }
}

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
