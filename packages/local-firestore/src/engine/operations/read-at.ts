import type { Transaction } from '../commits/transactions.ts';
import type { Engine } from '../engine.ts';
import type { Database } from '../queries/database.ts';
import type { Query } from '../queries/query.ts';
import { runQuery } from '../queries/run-query.ts';
import { queryReads } from '../usage.ts';
import type { Auth } from '../values/auth.ts';
import type { Change, Doc } from '../values/document.ts';
import type { FieldPath } from '../values/field-path.ts';
import { isObject, type Json, optObject, optString } from '../values/json.ts';
import { invalid, StatusError } from '../values/status.ts';
import { type Micros, parseVersion } from '../values/time.ts';

const NO_CHANGES: ReadonlyMap<string, Change> = new Map();

/** The database as a read request sees it: now, at an earlier time, or at a transaction's snapshot. */
export interface ReadView {
  readonly database: Database;
  readonly readTime: Micros;
  /** The id of the transaction that the request itself opened, to be sent to the client. */
  readonly newTransaction?: string;
  get(auth: Auth, path: string): Doc | null;
  query(auth: Auth, query: Query, aggregated?: readonly FieldPath[]): Doc[];
}

/** Reads the consistency selector of a request: transaction, newTransaction, readTime, or none. */
export function openReadView(engine: Engine, databaseName: string, request: Json): ReadView {
  const database = engine.database(databaseName);
  const id = optString(request.transaction, 'transaction');
  if (id) return viewAt(engine, database, engine.transactions.get(id, database));
  const options = optObject(request.newTransaction, 'newTransaction');
  if (options) {
    const transaction = beginTransaction(engine, database, options);
    return { ...viewAt(engine, database, transaction), newTransaction: transaction.id };
  }
  if (request.readTime === undefined || request.readTime === null) {
    return { ...viewAt(engine, database), readTime: currentReadTime(database) };
  }
  return viewAt(engine, database, undefined, pastVersion(database, request.readTime));
}

/** Opens a transaction with the given TransactionOptions. */
export function beginTransaction(engine: Engine, database: Database, options: Json): Transaction {
  if (options.readOnly === undefined || options.readOnly === null) {
    return engine.transactions.begin(database, false, database.version);
  }
  const { readTime } = isObject(options.readOnly) ? options.readOnly : {};
  const version = readTime ? pastVersion(database, readTime) : database.version;
  return engine.transactions.begin(database, true, version);
}

/**
 * The read time of a request without a consistency selector: now, as in Firestore, so that clients can learn
 * the server's time. One microsecond less, because a commit in this same millisecond would be later.
 */
function currentReadTime(database: Database): Micros {
  return Math.max(database.version, Date.now() * 1000 - 1);
}

function pastVersion(database: Database, readTime: unknown): Micros {
  const version = parseVersion(readTime);
  if (version > Date.now() * 1000 + 1_000_000) throw invalid('read_time is in the future.');
  if (!database.history.isReadableAt(version)) throw tooOld();
  return version;
}

const tooOld = (): StatusError =>
  new StatusError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');

function viewAt(
  engine: Engine,
  database: Database,
  transaction?: Transaction,
  version: Micros = transaction?.readOnly ? transaction.snapshot : database.version,
): ReadView {
  if (!database.history.isReadableAt(version)) throw transaction ? aborted() : tooOld();
  const since = version >= database.version ? NO_CHANGES : database.history.since(version);
  const bill = engine.usage.ofRequest();
  return {
    database,
    readTime: version,
    get: (auth, path) => {
      const change = since.get(path);
      const doc = change ? change.before : database.get(path);
      bill(1, engine.accessControl.get(auth, database, path, doc));
      if (transaction) engine.transactions.lockDocument(transaction, path);
      return doc;
    },
    query: (auth, query, aggregated) => {
      const looked = engine.authorizeQuery(auth, database, query, aggregated);
      if (transaction) engine.transactions.lockQuery(transaction, query);
      const found = runQuery(query, database, since);
      bill(queryReads(found.length, aggregated !== undefined), looked);
      return found;
    },
  };
}

const aborted = (): StatusError =>
  new StatusError('ABORTED', 'The transaction is too old: its snapshot can no longer be read.');
