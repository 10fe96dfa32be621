import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { commit } from '../engine/operations/commit.ts';
import { OWNER } from '../engine/values/auth.ts';
import { DocumentFile } from './document-file.ts';
import { DataFolderError, sqliteStorage } from './sqlite.ts';

const DATABASE = 'projects/p/databases/(default)';
const [LOG, DOCUMENTS, MARK] = ['commits.log', 'firestore.sqlite', 'commits.mark'] as const;

/** The folder of a server that is running, and the copy of it that a killed server would have left. */
let live: string;
let folder: string;
beforeEach(() => {
  live = mkdtempSync(join(tmpdir(), 'firestore-live-'));
  folder = mkdtempSync(join(tmpdir(), 'firestore-killed-'));
});
afterEach(() => {
  for (const each of [live, folder]) rmSync(each, { recursive: true });
});

const path = (name: string): string => join(folder, name);
const bytesOf = (): Record<string, number> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, crc32(readFileSync(path(name)))]));

async function put(engine: Engine, from: number, to: number): Promise<void> {
  for (let i = from; i < to; i++) {
    const name = `${DATABASE}/documents/a/${i}`;
    const writes = [{ update: { name, fields: { n: { integerValue: String(i) } } } }];
    await commit(engine, OWNER, { database: DATABASE, writes });
  }
}

/** The number of documents that a start finds. */
function start(repair = false): number {
  const engine = new Engine(sqliteStorage(folder, { repair }));
  const count = [...engine.database(DATABASE).all()].length;
  engine.close();
  return count;
}

/** Expects a start to be refused in one line that says `why`, and to change nothing. */
function expectRefused(why: string): void {
  const before = bytesOf();
  expect(() => start()).toThrow(DataFolderError);
  expect(() => start()).toThrow(why);
  expect(bytesOf()).toEqual(before);
}

describe('an earlier commits.log put back', () => {
  test('of the same generation is refused, and repaired when asked', async () => {
    const engine = new Engine(sqliteStorage(live));
    const logs: Buffer[] = [];
    for (let i = 0; i < 5; i++) {
      logs.push(readFileSync(join(live, LOG)));
      await put(engine, i, i + 1);
    }
    cpSync(live, folder, { recursive: true });
    for (const log of logs) {
      writeFileSync(path(LOG), log);
      expectRefused(`${LOG} is an earlier one`);
    }
    expect(start(true)).toBe(4);
    engine.close();
  });

  test('of the generation before is refused, also as it was at its end', async () => {
    const first = new Engine(sqliteStorage(live));
    const empty = readFileSync(join(live, LOG));
    await put(first, 0, 5);
    const full = readFileSync(join(live, LOG));
    first.close();
    const second = new Engine(sqliteStorage(live));
    await put(second, 5, 10);
    cpSync(live, folder, { recursive: true });
    for (const log of [empty, full]) {
      writeFileSync(path(LOG), log);
      expectRefused(`${LOG} is an earlier one`);
    }
    second.close();
  });

  test('together with its mark is refused from the next start on', async () => {
    const first = new Engine(sqliteStorage(live));
    await put(first, 0, 5);
    const [log, mark] = [LOG, MARK].map((name) => readFileSync(join(live, name)));
    await put(first, 5, 10);
    cpSync(live, folder, { recursive: true });
    // The start writes into firestore.sqlite what it has found in the log.
    sqliteStorage(folder);
    const killed = mkdtempSync(join(tmpdir(), 'firestore-again-'));
    cpSync(folder, killed, { recursive: true });
    rmSync(folder, { recursive: true });
    folder = killed;
    writeFileSync(path(LOG), log ?? '');
    writeFileSync(path(MARK), mark ?? '');
    expectRefused(`${LOG} is an earlier one`);
    first.close();
  });
});

describe('a folder that has lost its files', () => {
  const fill = async (): Promise<void> => {
    const engine = new Engine(sqliteStorage(live));
    await put(engine, 0, 5);
    cpSync(live, folder, { recursive: true });
    engine.close();
  };

  test('is no new one', async () => {
    await fill();
    for (const name of [LOG, DOCUMENTS]) rmSync(path(name));
    expectRefused(`${DOCUMENTS} is missing`);
  });

  test('is no new one either when they are empty', async () => {
    await fill();
    for (const name of [LOG, DOCUMENTS]) truncateSync(path(name));
    expectRefused(`${DOCUMENTS} is missing`);
  });

  test.each([
    ['is missing', () => rmSync(path(MARK))],
    ['cannot be read', () => truncateSync(path(MARK), 7)],
    ['cannot be read', () => writeFileSync(path(MARK), Buffer.alloc(20))],
    [
      `belongs to another ${DOCUMENTS}`,
      () => {
        const other = mkdtempSync(join(tmpdir(), 'firestore-other-'));
        sqliteStorage(other).close();
        cpSync(join(other, MARK), path(MARK));
        rmSync(other, { recursive: true });
      },
    ],
  ])('or its mark: it %s', async (why, damage) => {
    await fill();
    damage();
    expectRefused(`${MARK} ${why}`);
    expect(start(true)).toBe(5);
    expect(start()).toBe(5);
  });

  test('when a server was killed while it made a new one, goes on', () => {
    sqliteStorage(folder).close();
    for (const name of [LOG, MARK]) rmSync(path(name));
    // As it is before the log and its mark are made.
    const file = new DatabaseSync(path(DOCUMENTS));
    const { text } = file.prepare('SELECT text FROM state').get() ?? {};
    const early = JSON.stringify({ ...JSON.parse(String(text)), generation: 0 });
    file.prepare('UPDATE state SET text = ?, checksum = ?').run(early, crc32(early));
    file.close();
    expect(start()).toBe(0);
    expect(existsSync(path(MARK))).toBe(true);
  });

  test('from before there were marks, gets one', async () => {
    await fill();
    rmSync(path(MARK));
    const file = new DatabaseSync(path(DOCUMENTS));
    const { text } = file.prepare('SELECT text FROM state').get() ?? {};
    const { seen, ...before } = JSON.parse(String(text));
    expect(seen).toBeDefined();
    const early = JSON.stringify(before);
    file.prepare('UPDATE state SET text = ?, checksum = ?').run(early, crc32(early));
    file.close();
    expect(start()).toBe(5);
    rmSync(path(MARK));
    expectRefused(`${MARK} is missing`);
  });
});

test('closing where nothing can be written is one line, releases the folder, and loses nothing', async () => {
  const engine = new Engine(sqliteStorage(folder));
  await put(engine, 0, 5);
  const write = vi.spyOn(DocumentFile.prototype, 'write').mockImplementation(() => {
    throw new Error('database or disk is full');
  });
  expect(() => engine.close()).toThrow(
    new DataFolderError(
      `the data folder ${folder} could not be tidied up (database or disk is full): everything that was acknowledged is in its log, for the next start`,
    ),
  );
  write.mockRestore();
  expect(start()).toBe(5);
});
