import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OWNER } from '../engine/auth.ts';
import { Engine } from '../engine/engine.ts';
import { commit } from '../engine/operations/commit.ts';
import { getDocument } from '../engine/operations/documents.ts';
import { DataFolderError, sqliteStorage } from './sqlite.ts';
import type { Storage } from './storage.ts';

const DATABASE = 'projects/p/databases/(default)';
const NAME = `${DATABASE}/documents/a/b`;
const put = (engine: Engine, n: number) =>
  commit(engine, OWNER, {
    database: DATABASE,
    writes: [
      {
        update: {
          name: NAME,
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

  test('that is no folder, or holds a corrupt file, is refused in one line', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => sqliteStorage(join(folder, 'file'))).toThrow(DataFolderError);
    writeFileSync(
      join(folder, 'firestore.sqlite'),
      'not a database at all, but long enough to be read as one',
    );
    expect(() => sqliteStorage(folder)).toThrow(/is corrupt/);
  });

  test('with a truncated file is refused', async () => {
    const engine = new Engine(sqliteStorage(folder));
    for (let n = 0; n < 200; n++) {
      const update = { name: `${NAME}${n}`, fields: { t: { stringValue: 'x'.repeat(500) } } };
      await commit(engine, OWNER, { database: DATABASE, writes: [{ update }] });
    }
    engine.close();
    const { truncateSync, statSync } = await import('node:fs');
    const file = join(folder, 'firestore.sqlite');
    truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096);
    expect(() => sqliteStorage(folder)).toThrow(/is corrupt/);
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
