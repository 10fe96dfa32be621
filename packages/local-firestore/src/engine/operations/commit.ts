import type { Plan } from '../commits/plan.ts';
import { parseWrite, type Write } from '../commits/write.ts';
import type { Engine } from '../engine.ts';
import type { Auth } from '../values/auth.ts';
import { asArray, asObject, asString, type Json, optObject, optString } from '../values/json.ts';
import { parseDatabaseName } from '../values/name.ts';
import { invalid, toStatus } from '../values/status.ts';
import { formatMicros } from '../values/time.ts';
import { beginTransaction } from './read-at.ts';

/** Commit: applies all writes or none; in a transaction, what it read has not changed. */
export async function commit(engine: Engine, auth: Auth, request: Json): Promise<Json> {
  const database = parseDatabaseName(asString(request.database, 'database'));
  const writes = parseWrites(database, request.writes);
  const id = optString(request.transaction, 'transaction');
  if (!id) return commitJson(await engine.commit(auth, database, writes));
  const transaction = engine.transactions.get(id, engine.database(database));
  if (transaction.readOnly && writes.length > 0) {
    throw invalid('Cannot modify entities in a read-only transaction.');
  }
  try {
    return commitJson(await engine.commit(auth, database, writes, transaction));
  } finally {
    engine.transactions.end(transaction);
  }
}

/** Reads the writes of one commit; all must be in `database`. */
export function parseWrites(database: string, json: unknown): Write[] {
  return asArray(json, 'writes').map((entry) => {
    const write = parseWrite(entry);
    if (write.name.database === database) return write;
    throw invalid(`Document "${write.name.path}" is not in the database ${database}.`);
  });
}

/** The CommitResponse as ProtoJSON. */
export function commitJson(plan: Plan): { writeResults: readonly Json[]; commitTime: string } {
  return { writeResults: plan.results, commitTime: formatMicros(plan.version) };
}

/** BatchWrite: commits each write by itself, in any order; one may fail while the others succeed. */
export async function batchWrite(engine: Engine, auth: Auth, request: Json): Promise<Json> {
  const database = parseDatabaseName(asString(request.database, 'database'));
  const writes = parseWrites(database, request.writes);
  const paths = new Set(writes.map((write) => write.name.path));
  if (paths.size < writes.length) throw invalid('A document may be written once in a BatchWrite.');
  const results = await Promise.all(
    writes.map((write) =>
      engine.commit(auth, database, [write]).then(
        (plan) => ({ result: plan.results[0] ?? {}, status: { code: 0 } }),
        (error: unknown) => {
          const { grpcCode, message } = toStatus(error);
          return { result: {}, status: { code: grpcCode, message } };
        },
      ),
    ),
  );
  return {
    writeResults: results.map(({ result }) => result),
    status: results.map(({ status }) => status),
  };
}

/** BeginTransaction. */
export function begin(engine: Engine, _auth: Auth, request: Json): Json {
  const database = engine.database(parseDatabaseName(asString(request.database, 'database')));
  const options = optObject(request.options, 'options') ?? {};
  return { transaction: beginTransaction(engine, database, asObject(options, 'options')).id };
}

/** Rollback. Throws INVALID_ARGUMENT for a transaction that has already ended. */
export function rollback(engine: Engine, _auth: Auth, request: Json): Json {
  const database = engine.database(parseDatabaseName(asString(request.database, 'database')));
  const id = asString(request.transaction, 'transaction');
  engine.transactions.end(engine.transactions.get(id, database));
  return {};
}
