import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Doc } from '../engine/document.ts';
import { documentSize } from '../engine/size.ts';
import type { Fields } from '../engine/value.ts';
import type { Storage, StoredCommit } from './storage.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

const FORMAT = '1';

/** Thrown for a data folder that cannot be used; the message is one line to show to the user. */
export class DataFolderError extends Error {}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS documents (
    database TEXT NOT NULL, path TEXT NOT NULL, fields TEXT NOT NULL,
    create_time INTEGER NOT NULL, update_time INTEGER NOT NULL,
    PRIMARY KEY (database, path)
  ) WITHOUT ROWID;`;

/**
 * Storage in `folder`: commits go to a write-ahead log with a sync for each group, and from there into
 * firestore.sqlite when the log is full and when the server ends. The database is locked while it is open, so
 * that a second server cannot use the folder. Throws DataFolderError.
 */
export function sqliteStorage(folder: string): Storage {
  const file = join(folder, 'firestore.sqlite');
  try {
    mkdirSync(folder, { recursive: true });
    return open(file, join(folder, 'commits.log'));
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

function open(file: string, logFile: string): Storage {
  const db = new DatabaseSync(file);
  try {
    lock(db);
    db.exec(SCHEMA);
    check(db);
    return new SqliteStorage(db, logFile);
  } catch (error) {
    db.close();
    throw error;
  }
}

function lock(db: DatabaseSync): void {
  db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE;');
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // SQLite takes the exclusive lock only with the first write transaction.
  db.exec('BEGIN EXCLUSIVE; COMMIT;');
}

function check(db: DatabaseSync): void {
  const result = db.prepare('PRAGMA quick_check').get()?.quick_check;
  if (result !== 'ok') throw new Error(`quick_check: ${String(result).split('\n')[0]}`);
  const format = meta(db, 'format', FORMAT);
  if (format !== FORMAT) throw new Error(`it has format ${format}, this server reads ${FORMAT}`);
}

/** The value stored under `key`; stores `initial` first if there is none. */
function meta(db: DatabaseSync, key: string, initial: string): string {
  db.prepare('INSERT OR IGNORE INTO meta VALUES (?, ?)').run(key, initial);
  return String(db.prepare('SELECT value FROM meta WHERE key = ?').get(key)?.value);
}

/** One document in a log record: database, path, fields (null = deleted), create time, update time. */
type Entry = readonly [string, string, Fields | null, number, number];

class SqliteStorage implements Storage {
  readonly id: string;
  readonly isDurable = true;
  readonly #db: DatabaseSync;
  readonly #log: WriteAheadLog;
  #generation: number;
  /** The last state of each document that is synced to the log but not yet in the database. */
  #uncheckpointed = new Map<string, Entry>();
  /** Entries that are written to the log but not yet synced. */
  #unsynced: Entry[] = [];

  constructor(db: DatabaseSync, logFile: string) {
    this.#db = db;
    this.id = meta(db, 'id', crypto.randomUUID());
    this.#generation = Number(meta(db, 'generation', '1'));
    this.#log = new WriteAheadLog(logFile, this.id, this.#generation);
    for (const record of this.#log.records())
      this.#addUncheckpointed(JSON.parse(record.toString()));
    this.#checkpoint();
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
    const entries = commits.flatMap(({ database, changes }) =>
      changes.map(({ path, after }): Entry => {
        const { fields = null, createTime = 0, updateTime = 0 } = after ?? {};
        return [database, path, fields, createTime, updateTime];
      }),
    );
    const text = JSON.stringify(entries);
    if (this.#log.append(text)) {
      this.#unsynced.push(...entries);
      return;
    }
    this.#checkpoint();
    if (this.#log.append(text)) this.#unsynced.push(...entries);
    // Larger than the whole log: write it straight into the database.
    else this.#checkpoint(entries);
  }

  sync(): void {
    const unsynced = this.#unsynced;
    this.#unsynced = [];
    this.#log.sync();
    this.#addUncheckpointed(unsynced);
  }

  syncInBackground(done: (error: Error | null) => void): void {
    const unsynced = this.#unsynced;
    const count = unsynced.length;
    this.#log.syncInBackground((error) => {
      // If they differ, sync() or a checkpoint has already dealt with these entries.
      if (unsynced === this.#unsynced) {
        this.#unsynced = error ? [] : unsynced.slice(count);
        if (!error) this.#addUncheckpointed(unsynced.slice(0, count));
      }
      done(error);
    });
  }

  #addUncheckpointed(entries: readonly Entry[]): void {
    for (const entry of entries) this.#uncheckpointed.set(`${entry[0]}/${entry[1]}`, entry);
  }

  /**
   * Moves the log's entries and `more` into the database, in one transaction that also starts a new
   * generation of the log.
   */
  #checkpoint(more: readonly Entry[] = []): void {
    const entries = [...this.#uncheckpointed.values(), ...this.#unsynced, ...more];
    if (entries.length === 0) return;
    const put = this.#db.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?)');
    const remove = this.#db.prepare('DELETE FROM documents WHERE database = ? AND path = ?');
    this.#db.exec('BEGIN');
    try {
      for (const [database, path, fields, createTime, updateTime] of entries) {
        if (fields === null) remove.run(database, path);
        else put.run(database, path, JSON.stringify(fields), createTime, updateTime);
      }
      const next = String(this.#generation + 1);
      this.#db.prepare("UPDATE meta SET value = ? WHERE key = 'generation'").run(next);
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    this.#uncheckpointed = new Map();
    this.#unsynced = [];
    this.#generation += 1;
    this.#log.restart(this.#generation);
  }

  close(): void {
    this.#checkpoint();
    this.#log.close();
    this.#db.close();
  }
}
