import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Entry } from './document-file.ts';
import { crc32 } from './log-file.ts';

/** Generation, length and checksum of the record that follows. */
const HEADER_BYTES = 12;

/** What a data folder of version 0.1.0 holds: its documents, then what its log changes, oldest first. */
export function readFormat1(documents: string, log: string): Entry[] {
  const db = new DatabaseSync(documents);
  try {
    const check = db.prepare('PRAGMA quick_check').get()?.quick_check;
    if (check !== 'ok') throw new Error(`quick_check: ${String(check).split('\n')[0]}`);
    const meta = new Map(
      Array.from(db.prepare('SELECT * FROM meta').iterate(), (row) => [row.key, String(row.value)]),
    );
    const entries = Array.from(
      db.prepare('SELECT * FROM documents').iterate(),
      (row): Entry => [
        String(row.database),
        String(row.path),
        JSON.parse(String(row.fields)),
        Number(row.create_time),
        Number(row.update_time),
      ],
    );
    const bytes = existsSync(log) ? readFileSync(log) : Buffer.alloc(0);
    const records = readLog(bytes, meta.get('id') ?? '', Number(meta.get('generation')));
    return [...entries, ...records.flatMap((record): Entry[] => JSON.parse(record.toString()))];
  } finally {
    db.close();
  }
}

/** The records of a generation, up to the first that is incomplete. */
function readLog(bytes: Buffer, store: string, generation: number): Buffer[] {
  const records: Buffer[] = [];
  for (let at = 0; at + HEADER_BYTES <= bytes.length; ) {
    const end = at + HEADER_BYTES + bytes.readUInt32LE(at + 4);
    if (bytes.readUInt32LE(at) !== generation || end > bytes.length) break;
    const record = bytes.subarray(at + HEADER_BYTES, end);
    if (crc32(record, crc32(store)) !== bytes.readUInt32LE(at + 8)) break;
    records.push(record);
    at = end;
  }
  return records;
}
