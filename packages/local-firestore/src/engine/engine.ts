import { checkEntries } from '../indexes/entries.ts';
import type { Indexes } from '../indexes/index-file.ts';
import { requireIndexes } from '../indexes/require-index.ts';
import type { Storage } from '../storage/storage.ts';
import { type AccessControl, allowAll, type ReadDependencies } from './access-control.ts';
import { CommitLog } from './commits/commit-log.ts';
import { type Plan, planWrites } from './commits/plan.ts';
import { type Transaction, Transactions } from './commits/transactions.ts';
import { type Contention, Turns } from './commits/turns.ts';
import type { Write } from './commits/write.ts';
import { WriteStreams } from './commits/write-streams.ts';
import { SharedMessages } from './listen/shared-messages.ts';
import { TrackedTargets } from './listen/tracked-targets.ts';
import { Database } from './queries/database.ts';
import type { Query } from './queries/query.ts';
import { Usage } from './usage.ts';
import type { Auth } from './values/auth.ts';
import type { Change } from './values/document.ts';
import type { FieldPath } from './values/field-path.ts';
import { checkSize } from './values/size.ts';
import { StatusError } from './values/status.ts';
import { Clock, type Micros } from './values/time.ts';

/**
 * A database is created when its name is first used; this limit bounds how many names a client can make up.
 */
const MAX_DATABASES = 1000;

export interface EngineOptions {
  /** If given, a query that needs an index that is not in it fails with FAILED_PRECONDITION. */
  readonly indexes?: Indexes | undefined;
  /**
   * Milliseconds for which a query stays tracked after its listener is gone; a listener that resumes later
   * gets an existence filter.
   */
  readonly trackedMs?: number | undefined;
  /** Take ID tokens that have expired or are for another project. */
  readonly anyToken?: boolean | undefined;
  /** Milliseconds for which a commit waits for a transaction's locks. */
  readonly lockWaitMs?: number | undefined;
  /** If given, writes to one document take turns. */
  readonly contention?: Contention | undefined;
}

/** Is notified of each durable commit to one database. */
export interface CommitListener {
  readonly database: Database;
  /**
   * Called after commits became durable. `shared` is the same object for all listeners notified of them.
   */
  onCommit(version: Micros, changes: readonly Change[], shared: SharedMessages): void;
  /** Called when the rules were replaced: targets that were allowed may now be denied. */
  onRulesChanged(): void;
}

/** The state shared by all transports: databases, commit log, transactions, rules, commit listeners. */
export class Engine {
  readonly storage: Storage;
  readonly transactions: Transactions;
  readonly usage = new Usage();
  readonly writeStreams = new WriteStreams();
  readonly targets: TrackedTargets;
  readonly commitListeners = new Set<CommitListener>();
  readonly #databases = new Map<string, Database>();
  readonly #clock: Clock;
  readonly #start: Micros;
  readonly #log: CommitLog;
  readonly #turns: Turns | undefined;
  readonly accessControl: AccessControl;

  /** If undefined, no query fails for a missing index. */
  readonly indexes: Indexes | undefined;
  /** Whether ID tokens are taken that have expired or are for another project. */
  readonly anyToken: boolean;

  constructor(
    storage: Storage,
    accessControl: AccessControl = allowAll,
    { indexes, trackedMs, anyToken = false, lockWaitMs, contention }: EngineOptions = {},
  ) {
    this.#turns = contention && new Turns(contention);
    this.indexes = indexes;
    this.anyToken = anyToken;
    this.transactions = new Transactions(lockWaitMs);
    this.targets = new TrackedTargets(trackedMs);
    this.storage = storage;
    this.accessControl = accessControl;
    this.#log = new CommitLog(
      storage,
      (database) => [...this.commitListeners].some((listener) => listener.database === database),
      (database, version, changes) => this.#notify(database, version, changes),
    );
    const docs = [...storage.load()];
    let last = 0;
    for (const { doc } of docs) last = Math.max(last, doc.updateTime);
    this.#clock = new Clock(last);
    this.#start = this.#clock.tick();
    for (const { database, doc } of docs) this.#open(database).put(doc.path, doc);
  }

  /** Must be called after the rules were replaced: targets that were allowed may now be denied. */
  notifyRulesChanged(): void {
    this.#log.syncNow();
    for (const listener of [...this.commitListeners]) listener.onRulesChanged();
  }

  /**
   * Checks a query before it runs. Throws PERMISSION_DENIED when the rules deny it, FAILED_PRECONDITION when
   * an index is missing. `aggregated` are the fields of sum and average aggregates.
   */
  authorizeQuery(
    auth: Auth,
    database: Database,
    query: Query,
    aggregated?: readonly FieldPath[],
  ): ReadDependencies {
    const dependencies = this.accessControl.list(auth, database, query);
    if (this.indexes) requireIndexes(this.indexes, query, aggregated);
    return dependencies;
  }

  /** The database for a reader: makes pending commits durable first, so that everything in it is durable. */
  database(name: string): Database {
    this.#log.syncNow();
    return this.#open(name);
  }

  databases(): Iterable<Database> {
    this.#log.syncNow();
    return this.#databases.values();
  }

  #open(name: string): Database {
    const known = this.#databases.get(name);
    if (known) return known;
    if (this.#databases.size >= MAX_DATABASES) {
      throw new StatusError('RESOURCE_EXHAUSTED', `More than ${MAX_DATABASES} databases are open.`);
    }
    const database = new Database(name, this.#start);
    this.#databases.set(name, database);
    return database;
  }

  /**
   * Applies all writes or none. Resolves when they are durable; rejects with PERMISSION_DENIED, the error of
   * the first precondition that failed, or ABORTED when other transactions hold their locks on what it
   * changes for too long.
   */
  async commit(
    auth: Auth,
    databaseName: string,
    writes: readonly Write[],
    transaction?: Transaction,
  ): Promise<Plan> {
    const database = this.#open(databaseName);
    try {
      for (let hasWaited = false; ; hasWaited = true) {
        const result = await this.#inTurn(database, writes, async () => {
          const { plan, changes, looked } = this.#plan(auth, database, writes);
          const holders = this.transactions.holdersOf(database, changes, transaction);
          if (holders.length > 0 && !hasWaited) {
            // Begins to wait now, since holders may end at any moment.
            return { wait: this.transactions.wait(holders, transaction) };
          }
          // Those that locked it during the wait lose their locks: otherwise it could wait for ever.
          for (const holder of holders) this.transactions.abort(holder);
          await this.#log.append(database, plan.version, changes);
          return { plan, looked };
        });
        if (result.plan) {
          this.#bill(result.plan, result.looked);
          return result.plan;
        }
        // Waits without its turn, which the holders need to commit.
        await result.wait;
      }
    } catch (error) {
      // An error such as ALREADY_EXISTS can reveal earlier commits: make those durable before it is sent.
      this.#log.syncNow();
      throw error;
    }
  }

  #bill({ writes }: Plan, looked: number): void {
    const of = (kind: Write['kind']) => writes.filter(({ write }) => write.kind === kind).length;
    this.usage.reads += looked;
    this.usage.deletes += of('delete');
    this.usage.writes += writes.length - of('delete') - of('verify');
  }

  #inTurn<T>(database: Database, writes: readonly Write[], work: () => Promise<T>): Promise<T> {
    if (!this.#turns) return work();
    return this.#turns.take(
      writes.map(({ name }) => `${database.name}/${name.path}`),
      work,
    );
  }

  /** Computes what a commit would change. Throws when the commit is refused. */
  #plan(
    auth: Auth,
    database: Database,
    writes: readonly Write[],
  ): { plan: Plan; changes: readonly Change[]; looked: number } {
    const plan = planWrites(database, writes, this.#clock.tick());
    const looked = this.accessControl.write(auth, database, plan);
    if (plan.failure) throw plan.failure;
    const changes: Change[] = [];
    for (const change of plan.changes.values()) {
      const { before, after } = change;
      if (before !== after) changes.push(change);
      if (!after || before === after) continue;
      checkSize(database.name, after);
      if (this.indexes) checkEntries(this.indexes, after);
    }
    return { plan, changes, looked };
  }

  /**
   * Replaces all documents of a database with those in `writes`, which may be empty; used by the tool
   * endpoints.
   */
  async replaceAll(databaseName: string, writes: readonly Write[]): Promise<void> {
    const database = this.#open(databaseName);
    this.transactions.abortAll(database);
    const plan = planWrites(database, writes, this.#clock.tick());
    const changes = new Map<string, Change>();
    for (const doc of database.all()) {
      changes.set(doc.path, { path: doc.path, before: doc, after: null });
    }
    for (const [path, change] of plan.changes) changes.set(path, change);
    await this.#log.append(database, plan.version, [...changes.values()]);
  }

  #notify(database: Database, version: Micros, changes: readonly Change[]): void {
    const shared = new SharedMessages();
    for (const listener of [...this.commitListeners]) {
      if (listener.database === database) listener.onCommit(version, changes, shared);
    }
  }

  close(): void {
    this.#log.syncNow();
    this.storage.close();
  }
}
