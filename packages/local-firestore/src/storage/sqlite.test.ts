import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { commit } from '../engine/operations/commit.ts';
import { getDocument } from '../engine/operations/documents.ts';
import { OWNER } from '../engine/values/auth.ts';
import { DataFolderError, sqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

const DATABASE = 'projects/p/databases/(default)';
const NAME = `${DATABASE}/documents/a/b`;
const put = (engine: Engine, n: number, name = NAME) =>
  commit(engine, OWNER, {
    database: DATABASE,
    writes: [
      {
        update: {
          name,
          fields: { n: { integerValue: String(n) }, constructor: { nullValue: null } },
        },
      },
    ],
  });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a data folder', () => {
  test('keeps documents, times and its own id over a restart', async () => {
    const first = new Engine(sqliteStorage(folder));
    await put(first, 1);
    const before = getDocument(first, OWNER, { name: NAME });
    const { id } = first.storage;
    first.close();
    const second = new Engine(sqliteStorage(folder));
    expect(getDocument(second, OWNER, { name: NAME })).toEqual(before);
    expect(second.storage.id).toBe(id);
    await put(second, 2);
    expect(getDocument(second, OWNER, { name: NAME }).createTime).toBe(before.createTime);
    second.close();
  });

  test('keeps what was written when the server did not end by itself', async () => {
    const storage = sqliteStorage(folder);
    const engine = new Engine(storage);
    await put(engine, 1);
    await put(engine, 2);
    const copy = mkdtempSync(join(tmpdir(), 'firestore-copy-'));
    // The state that a server finds after the one before it was killed.
    cpSync(folder, copy, { recursive: true });
    const after = new Engine(sqliteStorage(copy));
    expect(getDocument(after, OWNER, { name: NAME }).fields).toMatchObject({
      n: { integerValue: '2' },
    });
    after.close();
    engine.close();
    rmSync(copy, { recursive: true });
  });

  test('accepts more than its log has room for, in many commits and in one', async () => {
    const first = new Engine(sqliteStorage(folder));
    const big = (i: number) => ({
      update: { name: `${NAME}${i}`, fields: { t: { stringValue: 'x'.repeat(500_000) } } },
    });
    for (let i = 0; i < 20; i++) {
      await commit(first, OWNER, { database: DATABASE, writes: [big(i)] });
    }
    const writes = Array.from({ length: 20 }, (_, i) => big(100 + i));
    await commit(first, OWNER, { database: DATABASE, writes });
    await commit(first, OWNER, { database: DATABASE, writes: [{ delete: `${NAME}0` }] });
    first.close();
    const second = new Engine(sqliteStorage(folder));
    expect([...second.database(DATABASE).all()]).toHaveLength(39);
    second.close();
  });

  test('keeps a group of commits that was synced in the background', async () => {
    const first = new Engine(sqliteStorage(folder));
    const writes = (i: number) => [
      { update: { name: `${NAME}${i}`, fields: { t: { stringValue: 'x'.repeat(100_000) } } } },
    ];
    for (let round = 0; round < 20; round++) {
      const group = [0, 1, 2, 3].map((i) =>
        commit(first, OWNER, { database: DATABASE, writes: writes(round * 4 + i) }),
      );
      await Promise.all(group);
    }
    const copy = mkdtempSync(join(tmpdir(), 'firestore-copy-'));
    cpSync(folder, copy, { recursive: true });
    const after = new Engine(sqliteStorage(copy));
    expect([...after.database(DATABASE).all()]).toHaveLength(80);
    after.close();
    first.close();
    rmSync(copy, { recursive: true });
  });

  test('can be used by one server at a time', () => {
    const open = sqliteStorage(folder);
    expect(() => sqliteStorage(folder)).toThrow(
      `another server is using the data folder ${folder}`,
    );
    open.close();
    sqliteStorage(folder).close();
  });

  test('that is no folder is refused in one line', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => sqliteStorage(join(folder, 'file'))).toThrow(DataFolderError);
  });
});

describe('a damaged data folder', () => {
  const [log, documents] = ['commits.log', 'firestore.sqlite'];
  const names = [log, documents, 'commits.mark'];
  const path = (name: string): string => join(folder, name);
  const bytesOf = () =>
    names.map((name) => (existsSync(path(name)) ? crc32(readFileSync(path(name))) : undefined));

  /** Leaves a folder as a killed server does: 50 commits in the documents, 50 more in the log. */
  async function fill(): Promise<void> {
    const first = new Engine(sqliteStorage(folder));
    for (let n = 0; n < 50; n++) await put(first, n, `${NAME}${n}`);
    first.close();
    const second = new Engine(sqliteStorage(folder));
    for (let n = 50; n < 100; n++) await put(second, n, `${NAME}${n}`);
    const killed = mkdtempSync(join(tmpdir(), 'firestore-killed-'));
    for (const name of names) cpSync(path(name), join(killed, name));
    second.close();
    rmSync(folder, { recursive: true });
    renameSync(killed, folder);
  }

  /** How many documents there are after a repair. */
  function repaired(lines: string[] = []): number {
    const engine = new Engine(
      sqliteStorage(folder, { repair: true, log: (line) => lines.push(line) }),
    );
    const count = [...engine.database(DATABASE).all()].length;
    engine.close();
    return count;
  }

  const flip = (name: string, at: number): void => {
    const bytes = readFileSync(path(name));
    bytes[at] = (bytes[at] ?? 0) ^ 4;
    writeFileSync(path(name), bytes);
  };

  const sql = (statement: string): void => {
    const database = new DatabaseSync(path(documents));
    database.exec(statement);
    database.close();
  };

  const DAMAGE: readonly [what: string, says: RegExp, kept: number, damage: () => void][] = [
    ['one bit of the log', /commits.log at byte \d+\./, 99, () => flip(log, 5000)],
    ['the log’s mark', /commits.log at byte 0\./, 100, () => flip(log, 9)],
    [
      'a log that is cut',
      /commits.log at byte \d+\./,
      80,
      () => truncateSync(path(log), readFileSync(path(log)).indexOf('a/b80')),
    ],
    ['a log that is gone', /commits.log is missing\./, 50, () => rmSync(path(log))],
    ['documents that are gone', /firestore.sqlite is missing\./, 50, () => rmSync(path(documents))],
    [
      'documents that are no database',
      /firestore.sqlite: file is not a database\./,
      50,
      () => writeFileSync(path(documents), 'x'.repeat(5000)),
    ],
    [
      'a document that is changed',
      /firestore.sqlite: documents are missing or changed\./,
      99,
      () => sql("UPDATE documents SET update_time = 1 WHERE path = 'a/b7'"),
    ],
    [
      'a document that is gone',
      /firestore.sqlite: documents are missing or changed\./,
      99,
      () => sql("DELETE FROM documents WHERE path = 'a/b7'"),
    ],
    [
      'the documents’ state',
      /firestore.sqlite: its state cannot be read\./,
      100,
      () => flip(documents, readFileSync(path(documents)).indexOf('"generation"') + 2),
    ],
  ];

  test.each(DAMAGE)('%s: is refused, and repaired when asked', async (_, says, kept, damage) => {
    await fill();
    damage();
    const before = bytesOf();
    const told = /^the data folder .* is damaged: .* Can be read: \d+ documents/;
    expect(() => sqliteStorage(folder)).toThrow(told);
    expect(() => sqliteStorage(folder)).toThrow(says);
    expect(bytesOf()).toEqual(before);
    const lines: string[] = [];
    expect(repaired(lines)).toBe(kept);
    expect(lines).toEqual([expect.stringMatching(/^repaired: the data folder .* in .*damaged-/)]);
  });
});

test('a commit that cannot be stored is refused and leaves nothing behind', async () => {
  let broken = false;
  const storage: Storage = {
    id: 'x',
    isDurable: true,
    load: () => [],
    write: () => {
      if (broken) throw new Error('the disk is full');
    },
    sync: () => {},
    syncInBackground: (done) => done(null),
    close: () => {},
  };
  const engine = new Engine(storage);
  await put(engine, 1);
  broken = true;
  const attempts = await Promise.allSettled([put(engine, 2), put(engine, 3)]);
  for (const attempt of attempts) {
    expect(attempt).toMatchObject({
      status: 'rejected',
      reason: {
        status: 'UNAVAILABLE',
        message: 'The commit could not be stored: the disk is full',
      },
    });
  }
  expect(getDocument(engine, OWNER, { name: NAME }).fields).toMatchObject({
    n: { integerValue: '1' },
  });
});
