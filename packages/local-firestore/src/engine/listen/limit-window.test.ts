import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Database } from '../queries/database.ts';
import { parseQuery } from '../queries/parse-query.ts';
import { runQuery } from '../queries/run-query.ts';
import type { Doc } from '../values/document.ts';
import { LimitWindow } from './limit-window.ts';

const NAME = 'projects/p/databases/d';

function docOf(id: number, n: number, version: number): Doc {
  const fields = { n: { integerValue: String(n) } };
  return { path: `a/${id}`, fields, createTime: 1, updateTime: version, size: 1 };
}

test('the window holds what the query returns after each commit', () => {
  const change = fc.record({ id: fc.nat(40), n: fc.option(fc.nat(9)) });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 40 }),
      fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { maxLength: 30 }),
      fc.option(fc.nat(12)),
      fc.nat(4),
      (before, commits, limit, offset) => {
        const database = new Database(NAME, 1);
        for (const { id, n } of before)
          database.put(`a/${id}`, n === null ? null : docOf(id, n, 1));
        const query = parseQuery(`${NAME}/documents`, {
          from: [{ collectionId: 'a' }],
          where: {
            fieldFilter: {
              field: { fieldPath: 'n' },
              op: 'GREATER_THAN',
              value: { integerValue: '2' },
            },
          },
          orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
          ...(limit === null ? {} : { limit: { value: limit } }),
          offset,
        });
        const window = new LimitWindow(query, database);
        expect(window.result()).toEqual(runQuery(query, database));
        for (const [i, commit] of commits.entries()) {
          const last = new Map(commit.map((one) => [one.id, one]));
          const changes = [...last.values()].map(({ id, n }) => {
            const after = n === null ? null : docOf(id, n, i + 2);
            return { path: `a/${id}`, before: database.get(`a/${id}`), after };
          });
          database.apply(i + 2, changes);
          expect(window.update(changes)).toEqual(runQuery(query, database));
        }
      },
    ),
    { numRuns: 300 },
  );
});
