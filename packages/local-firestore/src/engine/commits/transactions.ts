import type { Database } from '../queries/database.ts';
import type { Query } from '../queries/query.ts';
import { inScope, selects } from '../queries/run-query.ts';
import type { Change } from '../values/document.ts';
import { invalid, StatusError } from '../values/status.ts';
import type { Micros } from '../values/time.ts';

/**
 * A transaction of a server SDK. A read-only one reads a snapshot. Any other locks what it reads: nobody else
 * can change that until the transaction ends.
 */
export interface Transaction {
  readonly id: string;
  readonly database: Database;
  readonly readOnly: boolean;
  /** The version that a read-only transaction reads. */
  readonly snapshot: Micros;
  /** The paths that it has locked, also of documents that do not exist. */
  readonly paths: Set<string>;
  /** The queries that it ran; whatever they select is locked, also documents that do not exist yet. */
  readonly queries: Query[];
}

interface Open extends Transaction {
  readonly began: number;
  readonly timer: NodeJS.Timeout;
  /** The connection that it belongs to, if known. */
  owner?: string;
  /** Whether it lost its locks, so that it can only be begun again. */
  aborted: boolean;
}

/** A commit that waits for transactions to end. */
interface Waiter {
  readonly transaction: Transaction | undefined;
  readonly holders: Set<Transaction>;
  readonly resolve: () => void;
  readonly reject: (error: StatusError) => void;
}

/** Documented: a transaction expires after 60 s of idle time, and after 270 s in total. */
const MAX_IDLE_MS = 60_000;
const MAX_TOTAL_MS = 270_000;
/** Documented: how long a write waits for a lock. */
const LOCK_WAIT_MS = 20_000;
const MAX_OPEN = 10_000;

/** The open transactions of all databases, and the commits that wait for their locks. */
export class Transactions {
  readonly #open = new Map<string, Open>();
  /** The open transactions that have locks. */
  readonly #holding = new Set<Transaction>();
  readonly #waiters = new Set<Waiter>();
  readonly #lockWaitMs: number;

  constructor(lockWaitMs = LOCK_WAIT_MS) {
    this.#lockWaitMs = lockWaitMs;
  }

  begin(database: Database, readOnly: boolean, snapshot: Micros): Transaction {
    if (this.#open.size >= MAX_OPEN) {
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
    }
    const id = Buffer.from(crypto.getRandomValues(new Uint8Array(15))).toString('base64');
    const transaction: Open = {
      id,
      database,
      readOnly,
      snapshot,
      paths: new Set(),
      queries: [],
      began: Date.now(),
      timer: setTimeout(() => this.end(transaction), MAX_IDLE_MS).unref(),
      aborted: false,
    };
    this.#open.set(id, transaction);
    return transaction;
  }

  /**
   * The open transaction with this id (base64). Throws INVALID_ARGUMENT when it has ended or expired, ABORTED
   * when it lost its locks.
   */
  get(id: string, database: Database): Transaction {
    const transaction = this.#open.get(Buffer.from(id, 'base64').toString('base64'));
    if (transaction && Date.now() - transaction.began > MAX_TOTAL_MS) this.end(transaction);
    else if (transaction?.database === database) {
      transaction.timer.refresh();
      if (transaction.aborted) throw contention();
      return transaction;
    }
    throw invalid('The referenced transaction has expired or is no longer valid.');
  }

  /** Ends the transaction, which releases its locks. */
  end(transaction: Transaction): void {
    const open = this.#open.get(transaction.id);
    clearTimeout(open?.timer);
    this.#open.delete(transaction.id);
    this.#release(transaction);
  }

  /** Says which connection the transaction belongs to. */
  claim(id: string, owner: string): void {
    const open = this.#open.get(id);
    if (open) open.owner = owner;
  }

  /** Ends the transactions of a connection that is gone. */
  endAllOf(owner: string): void {
    for (const open of this.#open.values()) if (open.owner === owner) this.end(open);
  }

  /** Locks a document that the transaction reads. */
  lockDocument(transaction: Transaction, path: string): void {
    if (transaction.readOnly) return;
    transaction.paths.add(path);
    this.#holding.add(transaction);
  }

  /** Locks the result of a query that the transaction runs. */
  lockQuery(transaction: Transaction, query: Query): void {
    if (transaction.readOnly) return;
    transaction.queries.push(query);
    this.#holding.add(transaction);
  }

  /** The transactions, except the given one, that have locks on what the changes change. */
  holdersOf(
    database: Database,
    changes: readonly Change[],
    except: Transaction | undefined,
  ): Transaction[] {
    if (this.#holding.size === 0) return [];
    return [...this.#holding].filter(
      (holder) =>
        holder !== except &&
        holder.database === database &&
        changes.some((change) => isLocked(holder, change)),
    );
  }

  /**
   * Resolves when all holders have ended. Rejects with ABORTED after 20 s, as production documents, and at
   * once when a holder waits for `transaction`: then none of them could ever go on.
   */
  wait(holders: readonly Transaction[], transaction: Transaction | undefined): Promise<void> {
    if (transaction && this.#waitsFor(holders, transaction)) {
      return Promise.reject(contention());
    }
    let waiter: Waiter | undefined;
    let timer: NodeJS.Timeout | undefined;
    return new Promise<void>((resolve, reject) => {
      waiter = { transaction, holders: new Set(holders), resolve, reject };
      this.#waiters.add(waiter);
      timer = setTimeout(() => reject(contention()), this.#lockWaitMs);
    }).finally(() => {
      clearTimeout(timer);
      if (waiter) this.#waiters.delete(waiter);
    });
  }

  /** Whether one of `waiting` waits for `target`, also through others; each transaction is looked at once. */
  #waitsFor(waiting: readonly Transaction[], target: Transaction): boolean {
    const holdersOf = new Map<Transaction | undefined, Transaction[]>();
    for (const { transaction, holders } of this.#waiters) {
      holdersOf.set(transaction, [...(holdersOf.get(transaction) ?? []), ...holders]);
    }
    const reached = new Set(waiting);
    for (const transaction of reached) {
      for (const holder of holdersOf.get(transaction) ?? []) reached.add(holder);
    }
    return reached.has(target);
  }

  /** Takes a transaction's locks away: its next call fails with ABORTED, so that its client begins anew. */
  abort(transaction: Transaction): void {
    const open = this.#open.get(transaction.id);
    if (open) open.aborted = true;
    for (const waiter of this.#waiters) {
      if (waiter.transaction === transaction) waiter.reject(contention());
    }
    this.#release(transaction);
  }

  /** Aborts all transactions of a database that have locks. */
  abortAll(database: Database): void {
    for (const holder of this.#holding) if (holder.database === database) this.abort(holder);
  }

  #release(transaction: Transaction): void {
    if (!this.#holding.delete(transaction)) return;
    for (const { holders, resolve } of this.#waiters) {
      if (holders.delete(transaction) && holders.size === 0) resolve();
    }
  }
}

function isLocked(
  { database, paths, queries }: Transaction,
  { path, before, after }: Change,
): boolean {
  if (paths.has(path)) return true;
  return queries.some(
    (query) =>
      inScope(query, path) &&
      [before, after].some((doc) => doc !== null && selects(query, database.name, doc)),
  );
}

/** The error of a write that others keep from its document for too long. */
export const contention = (): StatusError =>
  new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
