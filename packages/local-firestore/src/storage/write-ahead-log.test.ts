import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOG_START, readLog } from './log-file.ts';
import { createLog, type LogPaths, WriteAheadLog } from './write-ahead-log.ts';

/** The most bytes that the system takes in one write. */
let atMost = Number.POSITIVE_INFINITY;
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (file: number, bytes: Buffer, from: number, length: number, at: number) =>
    fs.writeSync(file, bytes, from, Math.min(length, atMost), at);
  return { ...fs, writeSync };
});

const STORE = 5;
let folder: string;
let file: string;
let paths: LogPaths;
beforeEach(() => {
  atMost = Number.POSITIVE_INFINITY;
  folder = mkdtempSync(join(tmpdir(), 'firestore-log-'));
  file = join(folder, 'log');
  paths = { log: file, mark: join(folder, 'mark') };
  createLog(paths, STORE);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => {
  const { records, damagedAt } = readLog(readFileSync(file), { store: STORE, generation: 1 });
  return { texts: records.map(String), damagedAt };
};

function open(): WriteAheadLog {
  const contents = readLog(readFileSync(file));
  if (!contents.mark) throw new Error('The log has no mark.');
  return new WriteAheadLog(paths, contents.mark, contents.reached.at(-1) ?? contents.reached[0]);
}

/** Appends records, and syncs the first `synced` of them. */
function write(texts: readonly string[], synced = texts.length): void {
  const log = open();
  texts.forEach((text, i) => {
    expect(log.append(text)).toBe(true);
    if (i + 1 === synced) log.sync();
  });
  log.close();
}

/** Overwrites one byte of the file, from `at` on where `text` is found. */
function damage(text: string, at = 0): number {
  const bytes = readFileSync(file);
  const found = bytes.indexOf(text, at);
  bytes[found] = 0;
  writeFileSync(file, bytes);
  return found;
}

test('records are read back in order, also after those of an earlier process', () => {
  write(['one', '둘']);
  write(['three']);
  expect(read()).toEqual({ texts: ['one', '둘', 'three'], damagedAt: undefined });
});

test('records of an earlier generation are leftovers', () => {
  const log = open();
  for (const text of ['aa', 'bb', 'cc']) log.append(text);
  log.restart(2);
  log.append('dd');
  log.sync();
  log.close();
  expect(read()).toEqual({ texts: ['dd'], damagedAt: undefined });
});

test('a record that does not fit is refused and leaves the log unchanged', () => {
  const log = open();
  expect(log.append('one')).toBe(true);
  expect(log.append('x'.repeat(4 * 1024 * 1024))).toBe(false);
  expect(log.append('two')).toBe(true);
  log.sync();
  log.close();
  expect(read().texts).toEqual(['one', 'two']);
});

test('a system that takes a few bytes at a time gets the whole record', () => {
  atMost = 5;
  write(['one', '둘', 'three']);
  expect(read()).toEqual({ texts: ['one', '둘', 'three'], damagedAt: undefined });
});

describe('a record that cannot be read', () => {
  test('after the last sync was being written: it is nothing to report', () => {
    write(['one', 'two', 'three'], 1);
    damage('two');
    expect(read()).toEqual({ texts: ['one'], damagedAt: undefined });
  });

  test('and whose place another record takes does not bring back the one behind it', () => {
    write(['one', 'two', 'three'], 1);
    damage('two');
    write(['TWO']);
    expect(read()).toEqual({ texts: ['one', 'TWO'], damagedAt: undefined });
  });

  test.each([
    ['one', ['two', 'three']],
    ['two', ['one', 'three']],
    ['three', ['one', 'two']],
  ])('although it was synced is damage; those around it are found: %s', (text, texts) => {
    write(['one', 'two', 'three']);
    const at = damage(text);
    expect(read()).toEqual({ texts, damagedAt: at - 16 });
  });
});

test('a mark that cannot be read is damage, and the records are found without it', () => {
  write(['one', 'two', 'three']);
  const bytes = readFileSync(file);
  bytes.fill(0, 8, 12);
  writeFileSync(file, bytes);
  expect(read()).toEqual({ texts: ['one', 'two', 'three'], damagedAt: 0 });
});

test('a file that is cut is damage, also when no record is', () => {
  write(['one', 'two', 'three']);
  const end = readFileSync(file).indexOf('three') + 5;
  truncateSync(file, end);
  expect(read()).toEqual({ texts: ['one', 'two', 'three'], damagedAt: end });
  truncateSync(file, end - 1);
  expect(read()).toEqual({ texts: ['one', 'two'], damagedAt: end - 5 - 16 });
  truncateSync(file, LOG_START - 1);
  expect(read()).toEqual({ texts: [], damagedAt: 0 });
});
