import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Doc } from '../values/document.ts';
import type { Fields } from '../values/value.ts';
import { Database } from './database.ts';
import { parseQuery } from './parse-query.ts';
import { runQuery } from './run-query.ts';

const NAME = 'projects/p/databases/d';
const int = (value: number) => ({ integerValue: String(value) });

function docOf(id: number, fields: Fields, version: number): Doc {
  return { path: `a/${id}`, fields, createTime: 1, updateTime: version, size: 1 };
}

/** A database with documents of which `n` repeats itself, and is missing from some. */
function filled(count: number): Database {
  const database = new Database(NAME, 1);
  for (let i = 0; i < count; i++) {
    database.put(`a/${i}`, docOf(i, i % 11 === 0 ? {} : { n: int(i % 50) }, 1));
  }
  return database;
}

const direction = fc.constantFrom('ASCENDING', 'DESCENDING');
const query = fc.record({
  orderBy: fc
    .constantFrom('n', '__name__')
    .chain((fieldPath) => direction.map((to) => [{ field: { fieldPath }, direction: to }])),
  limit: fc.integer({ min: 0, max: 700 }),
  offset: fc.integer({ min: 0, max: 5 }),
  from: fc.option(fc.integer({ min: 0, max: 60 })),
  to: fc.option(fc.integer({ min: 0, max: 60 })),
  before: fc.boolean(),
});
/** Changes the document with the id, or removes it. */
const change = fc.record({ id: fc.integer({ min: 0, max: 700 }), n: fc.option(fc.nat(60)) });

test('the first documents of a large collection are the first of all, also after changes', () => {
  const database = filled(600);
  let version = 1;
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), query, (changes, asked) => {
      version += 1;
      const last = new Map(changes.map((one) => [one.id, one]));
      database.apply(
        version,
        [...last.values()].map(({ id, n }) => {
          const after = n === null ? null : docOf(id, { n: int(n) }, version);
          return { path: `a/${id}`, before: database.get(`a/${id}`), after };
        }),
      );
      const { limit, offset, from, to, before, orderBy } = asked;
      const isByName = orderBy[0]?.field.fieldPath === '__name__';
      const cursor = (n: number | null) =>
        n === null
          ? undefined
          : {
              values: [isByName ? { referenceValue: `${NAME}/documents/a/${n}` } : int(n)],
              before,
            };
      const all = {
        from: [{ collectionId: 'a' }],
        orderBy,
        startAt: cursor(from),
        endAt: cursor(to),
      };
      const root = `${NAME}/documents`;
      const some = runQuery(parseQuery(root, { ...all, limit, offset }), database);
      const every = runQuery(parseQuery(root, all), database);
      expect(some.map(({ path }) => path)).toEqual(
        every.slice(offset, offset + limit).map(({ path }) => path),
      );
    }),
  );
});

test('a large collection is sorted once for all pages of it, and kept sorted', () => {
  const database = filled(600);
  const read = vi.spyOn(database, 'inCollection');
  const page = parseQuery(`${NAME}/documents`, {
    from: [{ collectionId: 'a' }],
    orderBy: [{ field: { fieldPath: 'n' } }],
    limit: 2,
  });
  const sorted = () => database.sorted('a', page.orders);
  const first = sorted();
  database.apply(2, [
    { path: 'a/0', before: database.get('a/0'), after: docOf(0, { n: int(-1) }, 2) },
  ]);
  expect(runQuery(page, database).map(({ path }) => path)).toEqual(['a/0', 'a/100']);
  expect(sorted()).toBe(first);
  expect(read).not.toHaveBeenCalled();
});
