import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../storage/memory.ts';
import { Engine } from '../engine.ts';
import { commit } from '../operations/commit.ts';
import { batchGet } from '../operations/documents.ts';
import { runQueryOperation } from '../operations/queries.ts';
import { Database } from '../queries/database.ts';
import { OWNER } from '../values/auth.ts';
import { Transactions } from './transactions.ts';

const DATABASE = 'projects/p/databases/d';
const ROOT = `${DATABASE}/documents`;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a transaction', () => {
  const database = new Database(DATABASE, 1);
  const expired = 'The referenced transaction has expired or is no longer valid.';

  test('expires after 60 seconds without a call, and each call restarts the time', () => {
    const transactions = new Transactions();
    const { id } = transactions.begin(database, false, 1);
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(59_000);
      expect(transactions.get(id, database).id).toBe(id);
    }
    vi.advanceTimersByTime(60_000);
    expect(() => transactions.get(id, database)).toThrow(expired);
  });

  test('expires after 270 seconds in any case', () => {
    const transactions = new Transactions();
    const { id } = transactions.begin(database, false, 1);
    for (let i = 0; i < 6; i++) {
      vi.advanceTimersByTime(45_000);
      expect(transactions.get(id, database).id).toBe(id);
    }
    vi.advanceTimersByTime(1);
    expect(() => transactions.get(id, database)).toThrow(expired);
  });

  test('belongs to one database', () => {
    const transactions = new Transactions();
    const { id } = transactions.begin(database, false, 1);
    const other = new Database('projects/q/databases/d', 1);
    expect(() => transactions.get(id, other)).toThrow('no longer valid');
  });

  test('is one of a bounded number', () => {
    const transactions = new Transactions();
    for (let i = 0; i < 10_000; i++) transactions.begin(database, false, 1);
    expect(() => transactions.begin(database, false, 1)).toThrow('Too many open transactions.');
  });
});

describe('the locks of a transaction', () => {
  let engine: Engine;
  /** What happened, in order. */
  let log: string[];
  beforeEach(() => {
    engine = new Engine(memoryStorage());
    log = [];
  });

  const open = (): string => {
    const [first] = batchGet(engine, OWNER, {
      database: DATABASE,
      documents: [],
      newTransaction: { readWrite: {} },
    });
    return String(first?.transaction);
  };
  /** Begins a transaction that reads the documents of collection `a`. */
  const reading = (...ids: string[]): string => {
    const transaction = open();
    read(transaction, ...ids);
    return transaction;
  };
  const read = (transaction: string, ...ids: string[]): unknown[] => {
    const documents = ids.map((id) => `${ROOT}/a/${id}`);
    return [...batchGet(engine, OWNER, { database: DATABASE, documents, transaction })];
  };
  const query = (transaction: string, structuredQuery: object): void => {
    const from = [{ collectionId: 'a' }];
    const request = { parent: ROOT, structuredQuery: { from, ...structuredQuery }, transaction };
    expect([...runQueryOperation(engine, OWNER, request)]).not.toEqual([]);
  };
  /** Writes a document of collection `a`; logs `name` when that is done, or the status of its failure. */
  const write = async (name: string, id: string, transaction = ''): Promise<void> => {
    const update = { name: `${ROOT}/a/${id}`, fields: { by: { stringValue: name } } };
    await commit(engine, OWNER, { database: DATABASE, writes: [{ update }], transaction }).then(
      () => log.push(name),
      (error) => log.push(`${name}: ${error.status}`),
    );
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);

  test('make a write to what it read wait until it commits', async () => {
    const transaction = reading('x');
    const other = write('other', 'x');
    await write('elsewhere', 'y');
    await settle();
    expect(log).toEqual(['elsewhere']);
    await write('own', 'x', transaction);
    await other;
    expect(log).toEqual(['elsewhere', 'own', 'other']);
  });

  test('make a write wait until it is rolled back, or has expired', async () => {
    const first = reading('x');
    const second = reading('x');
    const other = write('other', 'x');
    engine.transactions.end(engine.transactions.get(first, engine.database(DATABASE)));
    await settle();
    expect(log).toEqual([]);
    engine.transactions.end(engine.transactions.get(second, engine.database(DATABASE)));
    await other;
    expect(log).toEqual(['other']);
  });

  test('are released when its connection is gone', async () => {
    engine.transactions.claim(reading('x'), 'somewhere');
    const other = write('other', 'x');
    await settle();
    expect(log).toEqual([]);
    engine.transactions.endAllOf('somewhere');
    await other;
    expect(log).toEqual(['other']);
  });

  test('make a write fail with ABORTED after 20 seconds, as production documents', async () => {
    const transaction = reading('x');
    const other = write('other', 'x');
    await vi.advanceTimersByTimeAsync(19_999);
    expect(log).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await other;
    expect(log).toEqual(['other: ABORTED']);
    await write('own', 'x', transaction);
    expect(log).toEqual(['other: ABORTED', 'own']);
  });

  test('do not make readers wait', () => {
    reading('x');
    expect(reading('x')).not.toBe('');
  });

  test('of two that would wait for each other fail the second at once', async () => {
    const [first, second] = [reading('x'), reading('x')];
    const waiting = write('first', 'x', first);
    await write('second', 'x', second);
    await waiting;
    expect(log).toEqual(['second: ABORTED', 'first']);
  });

  test('of three that would wait in a circle fail the one that closes it', async () => {
    const [first, second, third] = [reading('x'), reading('y'), reading('z')];
    const waiting = [write('first', 'y', first), write('second', 'z', second)];
    await settle();
    await write('third', 'x', third);
    await Promise.all(waiting);
    expect(log).toEqual(['third: ABORTED', 'second', 'first']);
  });

  test('that were taken during a wait give way, so that a write never starves', async () => {
    const early = reading('x');
    const other = write('other', 'x');
    const late = reading('x');
    engine.transactions.end(engine.transactions.get(early, engine.database(DATABASE)));
    await other;
    expect(log).toEqual(['other']);
    expect(() => read(late, 'y')).toThrow('Too much contention');
    await write('late', 'z', late);
    expect(log).toEqual(['other', 'late: ABORTED']);
  });

  test('cover what its queries select, also documents that come and go', async () => {
    await write('one', 'x');
    const transaction = open();
    const by = (value: string) => ({
      where: {
        fieldFilter: { field: { fieldPath: 'by' }, op: 'EQUAL', value: { stringValue: value } },
      },
    });
    query(transaction, by('one'));
    query(transaction, by('new'));
    const leaves = write('other', 'x');
    const comes = write('new', 'y');
    await write('else', 'y');
    await settle();
    expect(log).toEqual(['one', 'else']);
    engine.transactions.end(engine.transactions.get(transaction, engine.database(DATABASE)));
    await Promise.all([leaves, comes]);
    expect(log).toEqual(['one', 'else', 'other', 'new']);
  });

  test('end with a replacement of all documents', async () => {
    const transaction = reading('x');
    await engine.replaceAll(DATABASE, []);
    await write('own', 'x', transaction);
    expect(log).toEqual(['own: ABORTED']);
  });
});
