import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WriteAheadLog } from './write-ahead-log.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-log-'));
  file = join(folder, 'log');
});
afterEach(() => rmSync(folder, { recursive: true }));

const recordsOf = (generation: number, store = 'store'): string[] => {
  const log = new WriteAheadLog(file, store, generation);
  const records = [...log.records()].map((record) => record.toString());
  log.close();
  return records;
};

function write(...texts: string[]): void {
  const log = new WriteAheadLog(file, 'store', 7);
  for (const text of texts) expect(log.append(text)).toBe(true);
  log.close();
}

test('records are read back in order', () => {
  write('one', '둘', 'three');
  expect(recordsOf(7)).toEqual(['one', '둘', 'three']);
});

test('records of another generation or another store are ignored', () => {
  write('one');
  expect(recordsOf(8)).toEqual([]);
  expect(recordsOf(7, 'other')).toEqual([]);
});

test('records of an earlier generation after the last record are ignored', () => {
  const log = new WriteAheadLog(file, 'store', 1);
  for (const text of ['aa', 'bb', 'cc']) log.append(text);
  log.restart(2);
  log.append('dd');
  log.close();
  expect(recordsOf(2)).toEqual(['dd']);
});

test('reading ends before a record that is damaged', () => {
  write('one', 'two', 'three');
  const bytes = readFileSync(file);
  bytes[bytes.indexOf('two')] = 0;
  writeFileSync(file, bytes);
  expect(recordsOf(7)).toEqual(['one']);
});

test('a record that does not fit is refused and leaves the log unchanged', () => {
  const log = new WriteAheadLog(file, 'store', 7);
  expect(log.append('one')).toBe(true);
  expect(log.append('x'.repeat(4 * 1024 * 1024))).toBe(false);
  expect(log.append('two')).toBe(true);
  log.close();
  expect(recordsOf(7)).toEqual(['one', 'two']);
});
