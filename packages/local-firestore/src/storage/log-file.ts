/** The size of every log: the file never grows, so that a sync writes only the records. */
export const LOG_BYTES = 4 * 1024 * 1024;
/** Store, generation, synced offset, checksum. */
const MARK_BYTES = 16;
/** The same, with the checksum of the last record before its own. */
const COPY_BYTES = 20;
/** Generation, length, checksum of the record before, checksum of this one. */
const HEADER_BYTES = 16;
/** Where the first record begins. */
export const LOG_START = MARK_BYTES;

/** The start of a log: which log it is, and how much of it is known to be on disk. */
export interface Mark {
  /** The checksum of the store's id. */
  readonly store: number;
  /** Counts how often the log began anew; records of an earlier generation are leftovers. */
  readonly generation: number;
  /** The offset up to which records were synced, hence acknowledged. */
  readonly synced: number;
}

/** How far a log reached: where its last record ended, and that record's checksum. */
export interface Reached {
  readonly end: number;
  readonly last: number;
}

/** The mark and what it was written for, in a file of its own: it tells a log from an earlier copy of it. */
export type MarkCopy = Omit<Mark, 'synced'> & Reached;

/** What a log holds. */
export interface LogContents {
  /** Undefined when it cannot be read. */
  readonly mark: Mark | undefined;
  /** The records that can be read, oldest first. */
  readonly records: readonly Buffer[];
  /** How far the log reached after each record, and before the first. */
  readonly reached: readonly [Reached, ...Reached[]];
  /** Where something that was synced cannot be read. */
  readonly damagedAt: number | undefined;
}

// A server without a data folder does not need node:zlib, which an import would load.
export const crc32 = (data: string | Buffer, seed = 0): number =>
  process.getBuiltinModule('node:zlib').crc32(data, seed);

/** The mark as bytes. */
export const encodeMark = ({ store, generation, synced }: Mark): Buffer =>
  encodeNumbers([store, generation, synced]);

function decodeMark(bytes: Buffer): Mark | undefined {
  const [store, generation, synced] = decodeNumbers(bytes, MARK_BYTES) ?? [];
  if (store === undefined || generation === undefined || synced === undefined) return undefined;
  return { store, generation, synced };
}

/** The copy of a mark as bytes. */
export const encodeCopy = ({ store, generation, end, last }: MarkCopy): Buffer =>
  encodeNumbers([store, generation, end, last]);

/** Reads the copy of a mark; undefined when it cannot be read. */
export function decodeCopy(bytes: Buffer): MarkCopy | undefined {
  const [store, generation, end, last] = decodeNumbers(bytes, COPY_BYTES) ?? [];
  if (store === undefined || generation === undefined) return undefined;
  if (end === undefined || last === undefined) return undefined;
  return { store, generation, end, last };
}

/** Numbers of four bytes, and their checksum. */
function encodeNumbers(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4 + 4);
  numbers.forEach((value, i) => {
    bytes.writeUInt32LE(value, i * 4);
  });
  bytes.writeUInt32LE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
  return bytes;
}

function decodeNumbers(from: Buffer, length: number): number[] | undefined {
  const bytes = from.subarray(0, length);
  if (bytes.length < length) return undefined;
  if (crc32(bytes.subarray(0, -4)) !== bytes.readUInt32LE(length - 4)) return undefined;
  return Array.from({ length: length / 4 - 1 }, (_, i) => bytes.readUInt32LE(i * 4));
}

/** A record as bytes. Each is tied to the one before, so that a leftover is never taken for its successor. */
export function encodeRecord(text: string, { store, generation }: Mark, last: number): Buffer {
  const length = Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(HEADER_BYTES + length);
  bytes.write(text, HEADER_BYTES);
  bytes.writeUInt32LE(generation, 0);
  bytes.writeUInt32LE(length, 4);
  bytes.writeUInt32LE(last, 8);
  bytes.writeUInt32LE(checksumOf(bytes, store), 12);
  return bytes;
}

/** The checksum of a record's header and text. */
const checksumOf = (bytes: Buffer, store: number): number =>
  crc32(bytes.subarray(HEADER_BYTES), crc32(bytes.subarray(0, 12), store));

/** The checksum in a record's header. */
export const storedChecksum = (record: Buffer): number => record.readUInt32LE(12);

/** The intact record at an offset, header included, whatever comes before it. */
function recordAt(bytes: Buffer, at: number, mark: Mark): Buffer | undefined {
  if (at + HEADER_BYTES > bytes.length || bytes.readUInt32LE(at) !== mark.generation) return;
  const end = at + HEADER_BYTES + bytes.readUInt32LE(at + 4);
  if (end > bytes.length) return;
  const record = bytes.subarray(at, end);
  return checksumOf(record, mark.store) === storedChecksum(record) ? record : undefined;
}

/**
 * Reads a log. A record that cannot be read after the synced offset was being written when the server ended
 * and is nothing to report; before that offset it is damage, and the records behind it are looked for.
 * `expected` stands in for a mark that cannot be read.
 */
export function readLog(bytes: Buffer, expected?: Omit<Mark, 'synced'>): LogContents {
  const mark = decodeMark(bytes);
  const trusted = mark ?? (expected && { ...expected, synced: LOG_BYTES });
  let damagedAt = mark ? undefined : 0;
  const records: Buffer[] = [];
  let last = trusted?.store ?? 0;
  const reached: [Reached, ...Reached[]] = [{ end: LOG_START, last }];
  for (let at = LOG_START; trusted; ) {
    const record = recordAt(bytes, at, trusted);
    const follows = record && (damagedAt !== undefined || record.readUInt32LE(8) === last);
    if (follows) {
      records.push(record.subarray(HEADER_BYTES));
      at += record.length;
      last = storedChecksum(record);
      reached.push({ end: at, last });
    } else {
      if (at >= Math.min(trusted.synced, bytes.length)) break;
      damagedAt ??= at;
      at += 1;
    }
  }
  if (bytes.length < LOG_BYTES) damagedAt ??= bytes.length;
  return { mark, records, reached, damagedAt };
}
