import { beforeEach, describe, expect, test } from 'vitest';
import { and, by, int, list, or, text, where } from '../../tests/support/rest.ts';
import { allowAll } from '../engine/access-control.ts';
import { Engine } from '../engine/engine.ts';
import { ListenSession } from '../engine/listen/session.ts';
import { commit } from '../engine/operations/commit.ts';
import { runAggregation, runQueryOperation } from '../engine/operations/queries.ts';
import { OWNER } from '../engine/values/auth.ts';
import type { Json } from '../engine/values/json.ts';
import { memoryStorage } from '../storage/memory.ts';
import { Indexes, IndexFileError } from './index-file.ts';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;
const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const composite = (collectionGroup: string, ...fields: object[]) => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields,
});
const FILE = {
  indexes: [
    composite('c', asc('city'), asc('age')),
    composite('c', asc('street'), asc('age')),
    composite('c', { fieldPath: 'tags', arrayConfig: 'CONTAINS' }, desc('age')),
    composite('c', asc('a'), desc('b')),
    composite('down', desc('__name__')),
  ],
  fieldOverrides: [
    { collectionGroup: 'exempt', fieldPath: '*', indexes: [] },
    {
      collectionGroup: 'exempt',
      fieldPath: 'email',
      indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION' }],
    },
    { collectionGroup: 'c', fieldPath: 'blob', indexes: [] },
    {
      collectionGroup: 'posts',
      fieldPath: 'at',
      indexes: [
        { order: 'ASCENDING', queryScope: 'COLLECTION' },
        { order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' },
      ],
    },
  ],
};

let engine: Engine;
beforeEach(() => {
  engine = new Engine(memoryStorage(), allowAll, { indexes: new Indexes(JSON.stringify(FILE)) });
});

const eq = (field: string) => where(field, 'EQUAL', int(1));
const over = (field: string) => where(field, 'GREATER_THAN', int(1));

/** Runs a query and returns 'answered', or the error message if it is refused. */
function run(structuredQuery: Json): string {
  try {
    for (const _ of runQueryOperation(engine, OWNER, { parent: ROOT, structuredQuery }));
    return 'answered';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
const from = (collectionId: string, allDescendants = false) => [{ collectionId, allDescendants }];
const down = 'DESCENDING';

describe('a query is answered', () => {
  test.each<[what: string, query: Json]>([
    ['without conditions', { from: from('c') }],
    ['in any exempted collection by names', { from: from('exempt') }],
    ['by one equality', { from: from('c'), where: eq('x') }],
    [
      'by two equalities, whose indexes are merged',
      { from: from('c'), where: and(eq('x'), eq('y')) },
    ],
    ['by one range', { from: from('c'), where: over('x') }],
    ['by one order downwards', { from: from('c'), orderBy: [by('x', down)] }],
    ['by an equality with the same order', { from: from('c'), where: eq('x'), orderBy: [by('x')] }],
    [
      'by an equality and array-contains',
      { from: from('c'), where: and(eq('x'), where('t', 'ARRAY_CONTAINS', int(1))) },
    ],
    [
      'by an equality with names downwards',
      { from: from('c'), where: eq('x'), orderBy: [by('__name__', down)] },
    ],
    ['by a composite index', { from: from('c'), where: and(eq('city'), over('age')) }],
    [
      'by two composite indexes merged',
      { from: from('c'), where: and(eq('city'), eq('street'), over('age')) },
    ],
    [
      'by array-contains with the order of a composite index',
      {
        from: from('c'),
        where: where('tags', 'ARRAY_CONTAINS', int(1)),
        orderBy: [by('age', down)],
      },
    ],
    [
      'by a composite index that only sorts',
      { from: from('c'), orderBy: [by('a'), by('b', down)] },
    ],
    [
      'by names downwards with an index for it',
      { from: from('down'), orderBy: [by('__name__', down)] },
    ],
    ['by the one field that is not exempted', { from: from('exempt'), where: eq('email') }],
    [
      'in a collection group by a field with an index for it',
      { from: from('posts', true), where: over('at') },
    ],
    ['over all collections by names', { from: [{ allDescendants: true }] }],
  ])('%s', (_what, query) => {
    expect(run(query)).toBe('answered');
  });
});

describe('a query is refused', () => {
  const field = (scope: string, group: string, key: string) =>
    `The query requires a ${scope} index for collection ${group} and field ${key}.`;
  const needs = (...fields: object[]) =>
    JSON.stringify({ collectionGroup: 'c', queryScope: 'COLLECTION', fields });

  test.each<[what: string, query: Json, message: string]>([
    [
      'by an equality on an exempted field',
      { from: from('exempt'), where: eq('phone') },
      field('COLLECTION_ASC', 'exempt', 'phone'),
    ],
    [
      'by a field of an exempted map',
      { from: from('c'), where: eq('blob.inner') },
      field('COLLECTION_ASC', 'c', 'blob.inner'),
    ],
    [
      'by a direction that is exempted',
      { from: from('exempt'), orderBy: [by('email', down)] },
      field('COLLECTION_DESC', 'exempt', 'email'),
    ],
    [
      'by array-contains on an exempted field',
      { from: from('exempt'), where: where('t', 'ARRAY_CONTAINS', int(1)) },
      field('COLLECTION_CONTAINS', 'exempt', 't'),
    ],
    [
      'in a collection group by a field with automatic indexes',
      { from: from('c', true), where: eq('x') },
      field('COLLECTION_GROUP_ASC', 'c', 'x'),
    ],
    [
      'by names downwards',
      { from: from('c'), orderBy: [by('__name__', down)] },
      needs(desc('__name__')),
    ],
    [
      'by an equality and a range',
      { from: from('c'), where: and(eq('x'), over('age')) },
      needs(asc('x'), asc('age')),
    ],
    [
      'by the wrong direction of a composite index',
      { from: from('c'), where: eq('city'), orderBy: [by('age', down)] },
      needs(asc('city'), desc('age')),
    ],
    ['by two orders', { from: from('c'), orderBy: [by('a'), by('b')] }, needs(asc('a'), asc('b'))],
    [
      'by an order and names against it',
      { from: from('c'), orderBy: [by('x'), by('__name__', down)] },
      needs(asc('x'), desc('__name__')),
    ],
    [
      'by one side of an OR',
      { from: from('c'), where: or(and(eq('city'), over('age')), and(eq('y'), over('age'))) },
      needs(asc('y'), asc('age')),
    ],
  ])('%s', (_what, query, message) => {
    expect(run(query)).toContain('The query requires a');
    expect(run(query)).toContain(message);
  });

  test('when its sum needs an index with its condition', () => {
    const sum = (structuredQuery: Json) => () => [
      ...runAggregation(engine, OWNER, {
        parent: ROOT,
        structuredAggregationQuery: {
          structuredQuery,
          aggregations: [{ alias: 's', sum: { field: { fieldPath: 'age' } } }],
        },
      }),
    ];
    expect(sum({ from: from('c') })).not.toThrow();
    expect(sum({ from: from('c'), where: eq('city') })).not.toThrow();
    expect(sum({ from: from('c'), where: eq('x') })).toThrow(needs(asc('x'), asc('age')));
  });

  test('also when it is listened to', () => {
    const heard: Json[] = [];
    const session = new ListenSession(engine, OWNER, DATABASE, (messages) =>
      heard.push(...messages),
    );
    const query = { parent: ROOT, structuredQuery: { from: from('exempt'), where: eq('phone') } };
    session.receive({ addTarget: { targetId: 1, query } });
    session.close();
    expect(heard).toEqual([
      {
        targetChange: {
          targetChangeType: 'REMOVE',
          targetIds: [1],
          cause: { code: 9, message: expect.stringContaining('COLLECTION_ASC') },
        },
      },
    ]);
  });
});

describe('index entries', () => {
  const elements = (count: number) => list(Array.from({ length: count }, (_, i) => int(i)));
  const put = (path: string, fields: Json) =>
    commit(engine, OWNER, {
      database: DATABASE,
      writes: [{ update: { name: `${ROOT}/${path}`, fields } }],
    });

  test('may be 40,000, and more are refused', async () => {
    // Two for the array itself, two for each element.
    await expect(put('c/a', { a: elements(19_999) })).resolves.toBeTruthy();
    await expect(put('c/a', { a: elements(20_000) })).rejects.toThrow(
      'too many index entries for entity /c/a',
    );
  });

  test('do not exist for an exempted field', async () => {
    await expect(put('c/a', { blob: elements(30_000) })).resolves.toBeTruthy();
    await expect(put('exempt/a', { any: elements(30_000) })).resolves.toBeTruthy();
  });

  test('count a repeated element once', async () => {
    await expect(
      put('c/a', { a: list(Array.from({ length: 30_000 }, () => int(7))) }),
    ).resolves.toBeTruthy();
  });

  test('hold 1,500 bytes of a value: a query cannot tell longer ones apart', async () => {
    const long = (end: string) => text('한'.repeat(500) + end);
    await put('c/a', { t: long('a') });
    await put('c/b', { t: long('b') });
    const query = { from: from('c'), where: where('t', 'EQUAL', long('a')) };
    const found = [...runQueryOperation(engine, OWNER, { parent: ROOT, structuredQuery: query })];
    expect(found).toHaveLength(2);
  });
});

test.each([
  ['text that is not JSON', '{'],
  ['a field without a path', '{"indexes": [{"collectionGroup": "c", "fields": [{}]}]}'],
])('%s is no index file', (_what, content) => {
  expect(() => new Indexes(content)).toThrow(IndexFileError);
});
