import { beforeEach, describe, expect, test } from 'vitest';
import { memoryStorage } from '../../storage/memory.ts';
import type { Storage } from '../../storage/storage.ts';
import { Engine } from '../engine.ts';
import { ListenSession } from '../listen/session.ts';
import { commit } from '../operations/commit.ts';
import { getDocument } from '../operations/documents.ts';
import { OWNER } from '../values/auth.ts';
import { asObject, type Json } from '../values/json.ts';

const DATABASE = 'projects/p/databases/(default)';
const name = (id: string): string => `${DATABASE}/documents/a/${id}`;

/** The calls made to the storage, in order. */
let calls: string[];
/** Calls the callback of the last background sync, as if that sync had finished. */
let synced: (error: Error | null) => void;
let engine: Engine;
beforeEach(() => {
  calls = [];
  const storage: Storage = {
    ...memoryStorage(),
    isDurable: true,
    write: (commits) => calls.push(`write ${commits.length}`),
    sync: () => calls.push('sync'),
    syncInBackground: (done) => {
      calls.push('background');
      synced = done;
    },
  };
  engine = new Engine(storage);
});

const create = (id: string): Promise<Json> =>
  commit(engine, OWNER, {
    database: DATABASE,
    writes: [{ update: { name: name(id), fields: {} }, currentDocument: { exists: false } }],
  });
const exists = (id: string): boolean => {
  try {
    return Boolean(getDocument(engine, OWNER, { name: name(id) }));
  } catch {
    return false;
  }
};
/** Waits until callbacks scheduled for this turn of the event loop and for the next one have run. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Whether a promise is fulfilled by now. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending');
  await turn();
  return (await Promise.race([promise, pending])) !== pending;
}

test('a single commit is synced at once', async () => {
  await create('1');
  expect(calls).toEqual(['write 1', 'sync']);
});

describe('several commits at a time', () => {
  test('share a sync, and commits that arrive during it share the next one', async () => {
    const first = [create('1'), create('2')];
    await turn();
    const second = [create('3'), create('4'), create('5')];
    expect(await isDone(Promise.any(first))).toBe(false);
    expect(calls).toEqual(['write 2', 'background']);
    synced(null);
    await Promise.all(first);
    expect(await isDone(Promise.any(second))).toBe(false);
    expect(calls).toEqual(['write 2', 'background', 'write 3', 'background']);
    synced(null);
    await Promise.all(second);
  });

  test('are on disk before a read returns', async () => {
    const first = [create('1'), create('2')];
    await turn();
    const second = create('3');
    expect(exists('3')).toBe(true);
    expect(calls).toEqual(['write 2', 'background', 'write 1', 'sync']);
    await Promise.all([...first, second]);
    synced(null);
    await turn();
    expect(calls).toHaveLength(4);
  });

  test('wait for the sync under way, even when reads started others before it', async () => {
    const first = create('1');
    expect(exists('1')).toBe(true);
    const second: Promise<Json>[] = [];
    setImmediate(() => second.push(create('4'), create('5')));
    second.push(create('2'), create('3'));
    await turn();
    expect(calls).toEqual(['write 1', 'sync', 'write 2', 'background']);
    synced(null);
    synced(null);
    await Promise.all([first, ...second]);
    expect(calls.slice(4)).toEqual(['write 2', 'background']);
  });

  test('are on disk before another commit is refused because of them', async () => {
    const first = [create('1'), create('2')];
    await turn();
    await expect(create('1')).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
    expect(calls).toEqual(['write 2', 'background', 'sync']);
    await Promise.all(first);
  });

  test('are rolled back when the sync fails, with the commits that build on them', async () => {
    const attempts = [create('1'), create('2')];
    await turn();
    attempts.push(create('3'));
    synced(new Error('the disk is gone'));
    for (const { status } of await Promise.allSettled(attempts)) expect(status).toBe('rejected');
    expect(['1', '2', '3'].filter(exists)).toEqual([]);
    const again = create('1');
    await again;
    expect(exists('1')).toBe(true);
  });

  test('reach listeners once every commit in effect is on disk', async () => {
    const heard: Json[] = [];
    const session = new ListenSession(engine, OWNER, DATABASE, (messages) =>
      heard.push(...messages),
    );
    const query = {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId: 'a' }] },
    };
    session.receive({ addTarget: { targetId: 1, query } });
    heard.length = 0;
    await Promise.all([create('1'), create('2')]);
    expect(calls).toEqual(['write 2', 'sync']);
    const told = heard.flatMap(({ documentChange }) =>
      documentChange ? [asObject(asObject(documentChange, '').document, '').name] : [],
    );
    expect(told).toEqual([name('1'), name('2')]);
    session.close();
  });
});
