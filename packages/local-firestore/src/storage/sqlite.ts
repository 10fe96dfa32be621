import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Doc } from '../engine/document.ts';
import { documentSize } from '../engine/size.ts';
import type { Fields } from '../engine/value.ts';
import type { Storage, StoredCommit } from './storage.ts';

const FORMAT = '1';

/** A data folder that cannot be used; the message is one line for the person who started the server. */
export class DataFolderError extends Error {}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS documents (
    database TEXT NOT NULL, path TEXT NOT NULL, fields TEXT NOT NULL,
    create_time INTEGER NOT NULL, update_time INTEGER NOT NULL,
    PRIMARY KEY (database, path)
  ) WITHOUT ROWID;`;

/**
 * Storage in `folder`/firestore.sqlite. Write-ahead log with a sync at each commit: what was written
 * is on disk. The file is locked while it is open, so a second server on the folder is refused.
 * Throws DataFolderError.
 */
export function sqliteStorage(folder: string): Storage {
  const file = join(folder, 'firestore.sqlite');
  try {
    mkdirSync(folder, { recursive: true });
    return open(file);
  } catch (error) {
    throw new DataFolderError(reason(error, folder, file));
  }
}

function reason(error: unknown, folder: string, file: string): string {
  const text = error instanceof Error ? error.message : String(error);
  if (/locked|busy/i.test(text)) return `another server is using the data folder ${folder}`;
  if (/not a database|malformed|corrupt|quick_check|JSON/i.test(text)) {
    return `the data file ${file} is corrupt (${text})`;
  }
  return `cannot use the data folder ${folder} (${text})`;
}

function open(file: string): Storage {
  const db = new DatabaseSync(file);
  try {
    lock(db);
    db.exec(SCHEMA);
    check(db);
    return new SqliteStorage(db);
  } catch (error) {
    db.close();
    throw error;
  }
}

function lock(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE;');
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // The exclusive lock is only taken by the first write.
  db.exec('BEGIN EXCLUSIVE; COMMIT;');
}

function check(db: DatabaseSync): void {
  const result = db.prepare('PRAGMA quick_check').get()?.quick_check;
  if (result !== 'ok') throw new Error(`quick_check: ${String(result).split('\n')[0]}`);
  const format = meta(db, 'format', FORMAT);
  if (format !== FORMAT) throw new Error(`it has format ${format}, this server reads ${FORMAT}`);
}

/** The value kept under `key`; the first call keeps `initial`. */
function meta(db: DatabaseSync, key: string, initial: string): string {
  db.prepare('INSERT OR IGNORE INTO meta VALUES (?, ?)').run(key, initial);
  return String(db.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.value);
}

class SqliteStorage implements Storage {
  readonly id: string;
  readonly #db: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #put: StatementSync;
  readonly #remove: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.id = meta(db, 'id', crypto.randomUUID());
    this.#begin = db.prepare('BEGIN');
    this.#commit = db.prepare('COMMIT');
    this.#put = db.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?)');
    this.#remove = db.prepare('DELETE FROM documents WHERE database = ? AND path = ?');
  }

  *load(): Iterable<{ database: string; doc: Doc }> {
    for (const row of this.#db.prepare('SELECT * FROM documents').iterate()) {
      const fields: Fields = JSON.parse(String(row.fields));
      const [createTime, updateTime] = [Number(row.create_time), Number(row.update_time)];
      const path = String(row.path);
      const size = documentSize(path, fields);
      yield { database: String(row.database), doc: { path, fields, createTime, updateTime, size } };
    }
  }

  write(commits: readonly StoredCommit[]): void {
    this.#begin.run();
    try {
      for (const commit of commits) this.#writeOne(commit);
      this.#commit.run();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #writeOne({ database, changes }: StoredCommit): void {
    for (const { path, after } of changes) {
      if (after === null) this.#remove.run(database, path);
      else {
        const fields = JSON.stringify(after.fields);
        this.#put.run(database, path, fields, after.createTime, after.updateTime);
      }
    }
  }

  close(): void {
    this.#db.close();
  }
}
