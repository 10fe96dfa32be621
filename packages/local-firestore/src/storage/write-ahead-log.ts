import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import {
  encodeCopy,
  encodeMark,
  encodeRecord,
  LOG_BYTES,
  LOG_START,
  type Mark,
  type MarkCopy,
  type Reached,
  storedChecksum,
} from './log-file.ts';

/** The files of a log. */
export interface LogPaths {
  readonly log: string;
  /** The copy of its mark. */
  readonly mark: string;
}

/**
 * Creates an empty log of generation 1 and the copy of its mark; nothing has either name before all of it is on
 * disk.
 */
export function createLog(paths: LogPaths, store: number): void {
  const mark = { store, generation: 1, synced: LOG_START };
  const bytes = Buffer.alloc(LOG_BYTES);
  encodeMark(mark).copy(bytes);
  createFile(paths.log, bytes);
  createMarkCopy(paths.mark, { ...mark, end: LOG_START, last: store });
}

/** Creates the copy of a log's mark. */
export const createMarkCopy = (path: string, copy: MarkCopy): void =>
  createFile(path, encodeCopy(copy));

function createFile(path: string, bytes: Buffer): void {
  const file = openSync(`${path}.new`, 'w');
  writeAll(file, bytes, 0);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}

/** Writes all bytes: the system may take fewer at a time. */
function writeAll(file: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(file, bytes, done, bytes.length - done, at + done);
  }
}

/**
 * A write-ahead log in a file of fixed size, with one record after another. A mark at its start says how much
 * of it is synced: it is written after each sync and before anybody is told, so that what was acknowledged
 * and is missing is noticed. The next sync brings it to the disk. A copy of the mark in a file of its own tells
 * the log from an earlier copy that was put in its place.
 */
export class WriteAheadLog {
  readonly #file: number;
  /**
   * A second descriptor of the same file: the system reports a failed write to each descriptor, but only
   * once.
   */
  readonly #backgroundFile: number;
  readonly #markFile: number;
  #mark: Mark;
  #end: number;
  /** The checksum of the last record, and of the last synced one. */
  #last: number;
  #lastSynced: number;

  /** Opens the log that reaches as far as `reached`; the next record follows. */
  constructor(paths: LogPaths, mark: Mark, { end, last }: Reached) {
    this.#file = openSync(paths.log, 'r+');
    this.#backgroundFile = openSync(paths.log, 'r+');
    this.#markFile = openSync(paths.mark, 'r+');
    this.#mark = mark;
    this.#end = end;
    this.#last = last;
    this.#lastSynced = last;
    if (end > mark.synced) this.sync();
  }

  /** Starts a new generation at the start of the file: the records that are there are leftovers from now on. */
  restart(generation: number): void {
    // Without the mark the records would be taken for leftovers: until it is written, there is room for none.
    this.#end = LOG_BYTES;
    this.#setMark({ ...this.#mark, generation, synced: LOG_START }, this.#mark.store);
    this.#end = LOG_START;
    this.#last = this.#mark.store;
  }

  #setMark(mark: Mark, last: number): void {
    writeAll(this.#file, encodeMark(mark), 0);
    writeAll(this.#markFile, encodeCopy({ ...mark, end: mark.synced, last }), 0);
    this.#mark = mark;
    this.#lastSynced = last;
  }

  /** Adds a record, which the next sync makes durable. Returns false when there is no room for it. */
  append(text: string): boolean {
    const record = encodeRecord(text, this.#mark, this.#last);
    if (this.#end + record.length > LOG_BYTES) return false;
    writeAll(this.#file, record, this.#end);
    this.#end += record.length;
    this.#last = storedChecksum(record);
    return true;
  }

  /**
   * Makes all records durable before it returns. When it cannot, it throws and discards those since the last
   * sync.
   */
  sync(): void {
    try {
      fdatasyncSync(this.#file);
      this.#setMark({ ...this.#mark, synced: this.#end }, this.#last);
    } catch (error) {
      this.#discard();
      throw error;
    }
  }

  /** Like sync(), but on another thread, for the records appended so far. */
  syncInBackground(done: (error: Error | null) => void): void {
    const { generation } = this.#mark;
    const [end, last] = [this.#end, this.#last];
    fdatasync(this.#backgroundFile, (failure) => {
      let error = failure;
      // sync() or restart() may have been called meanwhile.
      if (generation === this.#mark.generation && end > this.#mark.synced) {
        try {
          if (!error) this.#setMark({ ...this.#mark, synced: end }, last);
        } catch (thrown) {
          error = thrown instanceof Error ? thrown : new Error(String(thrown));
        }
        if (error) this.#discard();
      }
      done(error);
    });
  }

  /** Forgets the records since the last sync. */
  #discard(): void {
    this.#end = this.#mark.synced;
    this.#last = this.#lastSynced;
  }

  close(): void {
    closeSync(this.#markFile);
    closeSync(this.#backgroundFile);
    closeSync(this.#file);
  }
}
