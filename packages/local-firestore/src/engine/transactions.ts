import type { Database } from './database.ts';
import type { Doc } from './document.ts';
import { invalid, StatusError } from './status.ts';
import type { Micros } from './time.ts';

/** A transaction of a server SDK: it reads one snapshot and commits only if what it read has not changed. */
export interface Transaction {
  readonly id: string;
  readonly database: Database;
  readonly readOnly: boolean;
  readonly snapshot: Micros;
  /** Documents read, with the version seen (0 = missing). */
  readonly reads: Map<string, Micros>;
  /** For each query that it ran, a function that tells whether the result is still the same. */
  readonly queryChecks: (() => boolean)[];
  lastUsed: number;
}

/**
 * Documented: a transaction expires after 60 s of idle time, and after 270 s in total (not enforced here).
 */
const MAX_IDLE_MS = 60_000;
const MAX_OPEN = 10_000;

/** The open transactions of all databases. */
export class Transactions {
  readonly #open = new Map<string, Transaction>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  begin(database: Database, readOnly: boolean, snapshot: Micros): Transaction {
    this.#expire();
    if (this.#open.size >= MAX_OPEN) {
      throw new StatusError('RESOURCE_EXHAUSTED', 'Too many open transactions.');
    }
    const id = Buffer.from(crypto.getRandomValues(new Uint8Array(15))).toString('base64');
    const [reads, queryChecks] = [new Map<string, Micros>(), []];
    const lastUsed = this.#now();
    const transaction = { id, database, readOnly, snapshot, reads, queryChecks, lastUsed };
    this.#open.set(id, transaction);
    return transaction;
  }

  /** The open transaction with this id (base64). Throws INVALID_ARGUMENT when it has ended or expired. */
  get(id: string, database: Database): Transaction {
    this.#expire();
    const transaction = this.#open.get(Buffer.from(id, 'base64').toString('base64'));
    if (transaction?.database !== database) {
      throw invalid('The referenced transaction has expired or is no longer valid.');
    }
    transaction.lastUsed = this.#now();
    return transaction;
  }

  end(transaction: Transaction): void {
    this.#open.delete(transaction.id);
  }

  #expire(): void {
    const limit = this.#now() - MAX_IDLE_MS;
    for (const [id, { lastUsed }] of this.#open) if (lastUsed < limit) this.#open.delete(id);
  }
}

/** Records which version of a document the transaction read. */
export function recordRead(transaction: Transaction, path: string, doc: Doc | null): void {
  if (!transaction.readOnly) transaction.reads.set(path, doc?.updateTime ?? 0);
}

/** Throws ABORTED if anything that the transaction read has changed since. */
export function checkReads(transaction: Transaction): void {
  const { database, reads, queryChecks } = transaction;
  for (const [path, version] of reads) {
    if ((database.get(path)?.updateTime ?? 0) !== version) throw contention();
  }
  if (!queryChecks.every((isUnchanged) => isUnchanged())) throw contention();
}

const contention = (): StatusError =>
  new StatusError('ABORTED', 'Too much contention on these documents. Please try again.');
