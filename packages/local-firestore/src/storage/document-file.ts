import { accessSync, constants } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Doc } from '../engine/values/document.ts';
import { documentSize } from '../engine/values/size.ts';
import type { Fields } from '../engine/values/value.ts';
import { crc32, LOG_START, type Reached } from './log-file.ts';

/** The state of one document: database, path, fields (null = deleted), create time, update time. */
export type Entry = readonly [string, string, Fields | null, number, number];

/** The entry for a document, or for its removal. */
export function entryOf(database: string, path: string, doc: Doc | null): Entry {
  return [database, path, doc?.fields ?? null, doc?.createTime ?? 0, doc?.updateTime ?? 0];
}

/** A document and its database, projects/{p}/databases/{d}. */
export interface StoredDoc {
  readonly database: string;
  readonly doc: Doc;
}

/** Identifies a document of any database. */
export const keyOf = (database: string, path: string): string => `${database}/${path}`;

export interface State {
  /** Identifies the store. */
  readonly id: string;
  /** The generation of the log that continues the file; 0 = none does yet. */
  readonly generation: number;
  /**
   * How far the log of that generation reached when this was written; undefined in files from before there was a
   * copy of its mark.
   */
  readonly seen?: Reached | undefined;
  /** The checksums of all rows, combined with XOR: a row that is missing or out of date changes it. */
  readonly digest: number;
}

/** What a file holds. */
export interface DocumentFileContents {
  readonly docs: ReadonlyMap<string, StoredDoc>;
  /** Undefined when it cannot be read. */
  readonly state: State | undefined;
  /** What is damaged, in a few words. */
  readonly damage: string | undefined;
  /** The open file; undefined when it is damaged. */
  readonly file: DocumentFile | undefined;
}

/** Thrown for a data folder that cannot be used; the message is one line to show to the user. */
export class DataFolderError extends Error {}

const SCHEMA = `
  CREATE TABLE state (text TEXT NOT NULL, checksum INTEGER NOT NULL);
  CREATE TABLE documents (
    database TEXT NOT NULL, path TEXT NOT NULL, fields TEXT NOT NULL,
    create_time INTEGER NOT NULL, update_time INTEGER NOT NULL, checksum INTEGER NOT NULL,
    PRIMARY KEY (database, path)
  ) WITHOUT ROWID;`;

/** SQLite's code for a file that another process has locked. */
const BUSY = 5;

/**
 * The documents in a SQLite file, as they were when the log's generation began. Each row has a checksum. With
 * a rollback journal, unlike with SQLite's own write-ahead log, the file is complete by itself between two
 * transactions: another file that is lost or damaged takes nothing with it.
 */
export class DocumentFile {
  readonly #db: DatabaseSync;
  #state: State = { id: '', generation: 0, digest: 0 };

  private constructor(path: string) {
    this.#db = new DatabaseSync(path);
  }

  get state(): State {
    return this.#state;
  }

  /** Creates a file with a new id, which no log continues yet. */
  static create(path: string, entries: Iterable<Entry> = []): DocumentFile {
    const file = new DocumentFile(path);
    file.#state = { ...file.#state, id: crypto.randomUUID() };
    file.#lock();
    file.#transaction(() => {
      file.#db.exec(SCHEMA);
      file.#db.exec("INSERT INTO state VALUES ('', 0)");
      file.#put(entries, file.#state);
    });
    return file;
  }

  /**
   * Opens a file, locks it until it is closed and reads what it holds. Throws DataFolderError or the system's
   * error when it cannot be used at all; damage is reported in the result.
   */
  static open(path: string): DocumentFileContents {
    accessSync(path, constants.R_OK | constants.W_OK);
    const file = new DocumentFile(path);
    const docs = new Map<string, StoredDoc>();
    let state: State | undefined;
    let damage: string | undefined;
    try {
      file.#lock();
      const check = file.#db.prepare('PRAGMA quick_check').get()?.quick_check;
      if (check !== 'ok') damage = String(check).split('\n')[0];
      state = file.#readState();
      const digest = file.#readDocuments(docs);
      if (!state) damage ??= 'its state cannot be read';
      else if (digest !== state.digest) damage ??= 'documents are missing or changed';
    } catch (error) {
      file.close();
      if (error instanceof DataFolderError || isBusy(error)) throw error;
      return { docs, state, damage: textOf(error), file: undefined };
    }
    if (state && damage === undefined) file.#state = state;
    else file.close();
    return { docs, state, damage, file: damage === undefined ? file : undefined };
  }

  #lock(): void {
    this.#db.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE;');
    this.#db.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;');
    // SQLite takes the exclusive lock only with the first write transaction.
    this.#db.exec('BEGIN EXCLUSIVE; COMMIT;');
  }

  #readState(): State | undefined {
    const row = this.#db.prepare('SELECT text, checksum FROM state').get();
    const text = String(row?.text);
    return crc32(text) === row?.checksum ? JSON.parse(text) : undefined;
  }

  /** Adds all intact documents to `docs`; returns the digest of their checksums. */
  #readDocuments(docs: Map<string, StoredDoc>): number {
    let digest = 0;
    for (const row of this.#db.prepare('SELECT * FROM documents').iterate()) {
      const [database, path, text] = [row.database, row.path, row.fields].map(String);
      if (database === undefined || path === undefined || text === undefined) continue;
      const [createTime, updateTime] = [Number(row.create_time), Number(row.update_time)];
      if (row.checksum !== checksumOf(database, path, text, createTime, updateTime)) continue;
      digest = (digest ^ row.checksum) >>> 0;
      const fields: Fields = JSON.parse(text);
      const doc = { path, fields, createTime, updateTime, size: documentSize(path, fields) };
      docs.set(keyOf(database, path), { database, doc });
    }
    return digest;
  }

  /** Stores the entries and that a new log of `generation` continues the file from now on. */
  write(entries: Iterable<Entry>, generation: number): void {
    const seen = { end: LOG_START, last: crc32(this.#state.id) };
    this.#transaction(() => this.#put(entries, { ...this.#state, generation, seen }));
  }

  /** Stores how far the log reaches. */
  see(seen: Reached): void {
    this.#transaction(() => this.#put([], { ...this.#state, seen }));
  }

  #put(entries: Iterable<Entry>, next: State): void {
    const where = 'WHERE database = ? AND path = ?';
    const remove = this.#db.prepare(`DELETE FROM documents ${where} RETURNING checksum`);
    const insert = this.#db.prepare('INSERT INTO documents VALUES (?, ?, ?, ?, ?, ?)');
    let { digest } = this.#state;
    for (const [database, path, fields, createTime, updateTime] of entries) {
      digest ^= Number(remove.get(database, path)?.checksum ?? 0);
      if (fields === null) continue;
      const text = JSON.stringify(fields);
      const checksum = checksumOf(database, path, text, createTime, updateTime);
      insert.run(database, path, text, createTime, updateTime, checksum);
      digest ^= checksum;
    }
    const state: State = { ...next, digest: digest >>> 0 };
    const text = JSON.stringify(state);
    this.#db.prepare('UPDATE state SET text = ?, checksum = ?').run(text, crc32(text));
    this.#state = state;
  }

  #transaction(run: () => void): void {
    const before = this.#state;
    this.#db.exec('BEGIN');
    try {
      run();
      this.#db.exec('COMMIT');
    } catch (error) {
      this.#state = before;
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }
}

const checksumOf = (...columns: readonly (string | number)[]): number => crc32(columns.join('\0'));

/** Whether SQLite refused because another process has locked the file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/** The message of whatever was thrown. */
export const textOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
