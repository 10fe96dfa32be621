import { documentSize } from '../engine/values/size.ts';
import { type DataFolder, type DataFolderOptions, openDataFolder } from './data-folder.ts';
import {
  DataFolderError,
  type DocumentFile,
  type Entry,
  entryOf,
  keyOf,
  type StoredDoc,
  textOf,
} from './document-file.ts';
import type { Storage, StoredCommit } from './storage.ts';
import type { WriteAheadLog } from './write-ahead-log.ts';

export { DataFolderError } from './document-file.ts';

/**
 * Storage in `folder`: commits go to commits.log with a sync for each group, and from there into
 * firestore.sqlite when the log is full and when the server ends. One server at a time can use a folder.
 * Throws DataFolderError.
 */
export function sqliteStorage(folder: string, options: DataFolderOptions = {}): Storage {
  return new SqliteStorage(folder, openDataFolder(folder, options));
}

class SqliteStorage implements Storage {
  readonly id: string;
  readonly isDurable = true;
  readonly #folder: string;
  readonly #file: DocumentFile;
  readonly #log: WriteAheadLog;
  /** The documents in the file at the start, until they are loaded. */
  #docs: ReadonlyMap<string, StoredDoc>;
  /** The last state of each document that is synced to the log but not yet in the file. */
  #uncheckpointed = new Map<string, Entry>();
  /** Entries that are written to the log but not yet synced. */
  #unsynced: Entry[] = [];

  constructor(folder: string, { file, log, docs, entries }: DataFolder) {
    this.#folder = folder;
    this.#file = file;
    this.#log = log;
    this.#docs = docs;
    this.id = file.state.id;
    this.#addUncheckpointed(entries);
  }

  *load(): Iterable<StoredDoc> {
    for (const [key, stored] of this.#docs) if (!this.#uncheckpointed.has(key)) yield stored;
    this.#docs = new Map();
    for (const [database, path, fields, createTime, updateTime] of this.#uncheckpointed.values()) {
      if (!fields) continue;
      const size = documentSize(path, fields);
      yield { database, doc: { path, fields, createTime, updateTime, size } };
    }
  }

  write(commits: readonly StoredCommit[]): void {
    const entries = commits.flatMap(({ database, changes }) =>
      changes.map(({ path, after }) => entryOf(database, path, after)),
    );
    const text = JSON.stringify(entries);
    if (this.#log.append(text)) {
      this.#unsynced.push(...entries);
      return;
    }
    this.#checkpoint();
    if (this.#log.append(text)) this.#unsynced.push(...entries);
    // Larger than the whole log: write it straight into the file.
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
    for (const entry of entries) this.#uncheckpointed.set(keyOf(entry[0], entry[1]), entry);
  }

  /**
   * Moves the log's entries and `more` into the file, in one transaction that also starts a new generation of
   * the log.
   */
  #checkpoint(more: readonly Entry[] = []): void {
    const entries = [...this.#uncheckpointed.values(), ...this.#unsynced, ...more];
    if (entries.length === 0) return;
    const generation = this.#file.state.generation + 1;
    this.#file.write(entries, generation);
    this.#uncheckpointed = new Map();
    this.#unsynced = [];
    this.#log.restart(generation);
  }

  /** Throws DataFolderError when the log's entries could not be moved; then they stay in the log. */
  close(): void {
    try {
      this.#checkpoint();
    } catch (error) {
      throw new DataFolderError(
        `the data folder ${this.#folder} could not be tidied up (${textOf(error)}): everything that was acknowledged is in its log, for the next start`,
      );
    } finally {
      this.#log.close();
      this.#file.close();
    }
  }
}
