import {
  closeSync,
  existsSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';

const LOG_BYTES = 4 * 1024 * 1024;
/** Generation, length and checksum of the record that follows. */
const HEADER_BYTES = 12;

/**
 * A write-ahead log in a file of fixed size, with one record after another. The file never grows, so that a
 * sync writes only the records. Records of an earlier generation are ignored.
 */
export class WriteAheadLog {
  readonly #file: number;
  /**
   * A second descriptor of the same file: the system reports a failed write to each descriptor, but only
   * once.
   */
  readonly #backgroundFile: number;
  /** Loads node:zlib only when there is a log: a server without a data folder does not need it. */
  readonly #crc32 = process.getBuiltinModule('node:zlib').crc32;
  readonly #store: number;
  #generation: number;
  #end = 0;
  /** The offset up to which records are synced. */
  #synced = 0;

  /** Opens or creates the log; records of another store or generation are ignored. */
  constructor(path: string, store: string, generation: number) {
    const isNew = !existsSync(path);
    this.#file = openSync(path, isNew ? 'wx+' : 'r+');
    this.#store = this.#crc32(store);
    this.#generation = generation;
    this.#backgroundFile = openSync(path, 'r+');
    if (!isNew) return;
    writeSync(this.#file, Buffer.alloc(LOG_BYTES), 0, LOG_BYTES, 0);
    fsyncSync(this.#file);
  }

  /** The records of the current generation, oldest first, up to the first incomplete or damaged one. */
  *records(): Iterable<Buffer> {
    for (let at = 0; at + HEADER_BYTES <= LOG_BYTES; ) {
      const header = this.#read(at, HEADER_BYTES);
      const [generation, length] = [header.readUInt32LE(0), header.readUInt32LE(4)];
      if (generation !== this.#generation || at + HEADER_BYTES + length > LOG_BYTES) return;
      const record = this.#read(at + HEADER_BYTES, length);
      if (this.#crc32(record, this.#store) !== header.readUInt32LE(8)) return;
      yield record;
      at += HEADER_BYTES + length;
    }
  }

  #read(at: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(this.#file, bytes, 0, length, at);
    return bytes;
  }

  /** Starts a new generation at the start of the file: the records that are there are ignored from now on. */
  restart(generation: number): void {
    this.#generation = generation;
    this.#end = 0;
    this.#synced = 0;
  }

  /** Adds a record, which the next sync makes durable. Returns false when there is no room for it. */
  append(text: string): boolean {
    const length = Buffer.byteLength(text);
    if (this.#end + HEADER_BYTES + length > LOG_BYTES) return false;
    const bytes = Buffer.allocUnsafe(HEADER_BYTES + length);
    bytes.write(text, HEADER_BYTES);
    bytes.writeUInt32LE(this.#generation, 0);
    bytes.writeUInt32LE(length, 4);
    bytes.writeUInt32LE(this.#crc32(bytes.subarray(HEADER_BYTES), this.#store), 8);
    writeSync(this.#file, bytes, 0, bytes.length, this.#end);
    this.#end += bytes.length;
    return true;
  }

  /**
   * Makes all records durable before it returns. When it cannot, it throws and discards those since the last
   * sync.
   */
  sync(): void {
    try {
      fdatasyncSync(this.#file);
      this.#synced = this.#end;
    } finally {
      this.#end = this.#synced;
    }
  }

  /** Like sync(), but on another thread, for the records appended so far. */
  syncInBackground(done: (error: Error | null) => void): void {
    const [generation, end] = [this.#generation, this.#end];
    fdatasync(this.#backgroundFile, (error) => {
      // sync() or restart() may have been called meanwhile.
      if (generation === this.#generation && end > this.#synced) {
        if (error) this.#end = this.#synced;
        else this.#synced = end;
      }
      done(error);
    });
  }

  close(): void {
    closeSync(this.#backgroundFile);
    closeSync(this.#file);
  }
}
