import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { and, by, int, list, or, restOf, text, where } from '../support/rest.ts';
import { startTarget } from '../support/target.ts';

const target = await startTarget();
const { call, ids, name, put, root } = restOf(target, 'demo-queries');
afterAll(() => target.close());

const from = [{ collectionId: 'q' }];
const key = { referenceValue: name('q/doc1') };

describe('a query that production refuses is refused with the same message', () => {
  const negation =
    "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.";
  const contains = "A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.";
  const numbers = (count: number) => list(Array.from({ length: count }, (_, i) => int(i)));
  const fields = Array.from({ length: 11 }, (_, i) => `f${String(i).padStart(2, '0')}`);

  test.each<[what: string, query: object, message: string]>([
    [
      'an order by a field after the name',
      { orderBy: [by('__name__'), by('n')] },
      'Order by clause cannot contain more fields after the key n',
    ],
    [
      'an inequality on a field with an order by the name alone',
      { where: where('n', 'NOT_EQUAL', int(42)), orderBy: [by('__name__')] },
      'Order by clause cannot contain more fields after the key n',
    ],
    [
      'two orders by one field',
      { orderBy: [by('n'), by('n', 'DESCENDING')] },
      'order by clause cannot contain duplicate fields n',
    ],
    [
      'an equality on the name with an inequality on a field',
      { where: and(where('k', 'NOT_EQUAL', int(42)), where('__name__', 'EQUAL', key)) },
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    ],
    [
      'two array-contains in one AND',
      { where: and(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS', int(1))) },
      contains,
    ],
    [
      'array-contains with array-contains-any in one AND',
      {
        where: and(
          where('a', 'ARRAY_CONTAINS', int(1)),
          where('b', 'ARRAY_CONTAINS_ANY', numbers(2)),
        ),
      },
      contains,
    ],
    [
      'two array-contains-any in one AND',
      {
        where: and(
          where('a', 'ARRAY_CONTAINS_ANY', numbers(2)),
          where('a', 'ARRAY_CONTAINS_ANY', numbers(2)),
        ),
      },
      contains,
    ],
    [
      'two !=',
      { where: and(where('a', 'NOT_EQUAL', int(1)), where('a', 'NOT_EQUAL', int(2))) },
      negation,
    ],
    [
      '!= with not-in',
      { where: and(where('a', 'NOT_EQUAL', int(1)), where('a', 'NOT_IN', numbers(2))) },
      negation,
    ],
    [
      'not-in within an OR',
      { where: or(where('a', 'NOT_IN', numbers(2)), where('a', 'EQUAL', int(2))) },
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    ],
    [
      'inequalities on 11 fields',
      { where: and(...fields.map((field) => where(field, 'GREATER_THAN', int(0)))) },
      `The query contains 11 distinct inequality fields: [${fields.join(', ')}]. A query may not have more than 10 distinct inequality fields.`,
    ],
    [
      '101 filters once the IN is expanded',
      {
        where: and(
          ...Array.from({ length: 100 }, (_, i) => where(`f${i}`, 'EQUAL', int(0))),
          where('n', 'EQUAL', int(1)),
        ),
      },
      'The query may not have more than 100 filters + sort orders + ancestor total. Currently there are 101 filters, 0 sort orders, and no ancestor filter.',
    ],
    [
      '31 disjunctions',
      { where: or(where('a', 'IN', numbers(30)), where('b', 'EQUAL', int(1))) },
      'Too many disjunctions after normalization. Result had 31 disjunctions which is more than the maximum of 30',
    ],
  ])('%s', async (_what, query, message) => {
    expect(await ids({ from, ...query })).toBe(`INVALID_ARGUMENT: ${message}`);
  });

  test('a filter by a field over all collections', async () => {
    const everywhere = [{ allDescendants: true }];
    expect(await ids({ from: everywhere, where: where('n', 'EQUAL', int(1)) })).toBe(
      'INVALID_ARGUMENT: kind is required for filter: n',
    );
  });
});

test.each<[what: string, query: object]>([
  [
    'an equality on the name with an inequality on the name',
    {
      where: and(where('__name__', 'GREATER_THAN_OR_EQUAL', key), where('__name__', 'EQUAL', key)),
    },
  ],
  [
    'array-contains in each side of an OR',
    { where: or(where('a', 'ARRAY_CONTAINS', int(1)), where('b', 'ARRAY_CONTAINS', int(1))) },
  ],
  [
    'inequalities on 10 fields',
    { where: and(...[...'abcdefghij'].map((field) => where(field, 'GREATER_THAN', int(0)))) },
  ],
])('a query with %s is answered', async (_what, query) => {
  expect(await ids({ from, ...query })).toEqual([]);
});

describe('NaN', () => {
  beforeAll(async () => {
    await put('numbers/nan', { v: { doubleValue: 'NaN' } });
    await put('numbers/three', { v: int(3) });
    await put('numbers/minus', { v: int(-9) });
  });
  const among = [{ collectionId: 'numbers' }];

  test.each<[op: string, operand: number, expected: string[]]>([
    ['LESS_THAN_OR_EQUAL', 5, ['minus', 'three']],
    ['LESS_THAN', -5, ['minus']],
    ['GREATER_THAN', -100, ['minus', 'three']],
  ])('is not %s %i', async (op, operand, expected) => {
    expect(await ids({ from: among, where: where('v', op, int(operand)) })).toEqual(expected);
  });

  test('sorts before all numbers where no range leaves it out', async () => {
    expect(await ids({ from: among, orderBy: [by('v')] })).toEqual(['nan', 'minus', 'three']);
  });
});

describe('aggregates asked for together', () => {
  beforeAll(async () => {
    await put('sums/both', { n: int(2), m: int(10) });
    await put('sums/words', { n: text('two'), m: int(20) });
    await put('sums/onlyN', { n: int(4) });
  });

  const aggregate = async (...aggregations: object[]) => {
    const structuredQuery = { from: [{ collectionId: 'sums' }] };
    const body = { structuredAggregationQuery: { structuredQuery, aggregations } };
    const { json } = await call('POST', `${root}:runAggregationQuery`, body);
    return json[0].result.aggregateFields;
  };
  const count = { alias: 'count', count: {} };
  const sum = (fieldPath: string) => ({ alias: `sum ${fieldPath}`, sum: { field: { fieldPath } } });
  const avg = (fieldPath: string) => ({ alias: `avg ${fieldPath}`, avg: { field: { fieldPath } } });

  test('a count alone counts every document', async () => {
    expect(await aggregate(count)).toEqual({ count: int(3) });
  });

  test('a sum alone adds the numbers of every document', async () => {
    expect(await aggregate(sum('n'))).toEqual({ 'sum n': int(6) });
  });

  test('only documents that have every aggregated field are counted, whatever the type', async () => {
    expect(await aggregate(count, sum('n'), avg('m'))).toEqual({
      count: int(2),
      'sum n': int(2),
      'avg m': { doubleValue: 15 },
    });
  });

  test('a field that no document has leaves nothing to count', async () => {
    expect(await aggregate(count, sum('n'), avg('none'))).toEqual({
      count: int(0),
      'sum n': int(0),
      'avg none': { nullValue: null },
    });
  });
});
