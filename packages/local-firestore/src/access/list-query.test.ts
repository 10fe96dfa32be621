import { describe, expect, test } from 'vitest';
import type { Json } from '../engine/values/json.ts';
import { ada, bob, from, n, ROOT, refused, s, setup } from './testing/setup.ts';

const list = (...values: unknown[]) => ({ arrayValue: { values } });
const where = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const all = (op: string, ...filters: unknown[]) => ({ compositeFilter: { op, filters } });

describe('lists are checked against what the query could return', () => {
  const cases: [rule: string, query: Json, allowed: boolean][] = [
    ['true', {}, true],
    ['resource.data.owner == request.auth.uid', {}, false],
    ['resource.data.owner == request.auth.uid', { where: where('owner', 'EQUAL', s('ada')) }, true],
    [
      'resource.data.owner == request.auth.uid',
      { where: where('owner', 'EQUAL', s('bob')) },
      false,
    ],
    [
      'resource.data.owner == request.auth.uid',
      { where: where('owner', 'IN', list(s('ada'))) },
      true,
    ],
    [
      'resource.data.owner == request.auth.uid',
      { where: where('owner', 'IN', list(s('ada'), s('bob'))) },
      false,
    ],
    ["resource.data.v in ['x', 'y']", { where: where('v', 'IN', list(s('x'), s('y'))) }, true],
    [
      "resource.data.v == 'x' || resource.data.n > 3",
      { where: all('OR', where('v', 'EQUAL', s('x')), where('n', 'GREATER_THAN', n(3))) },
      true,
    ],
    [
      "resource.data.v == 'x' || resource.data.n > 3",
      { where: all('OR', where('v', 'EQUAL', s('x')), where('n', 'GREATER_THAN', n(2))) },
      false,
    ],
    [
      "resource.data.v == 'x' && resource.data.n > 3",
      { where: all('AND', where('v', 'EQUAL', s('x')), where('n', 'GREATER_THAN', n(4))) },
      true,
    ],
    ['resource.data.n >= 3', { where: where('n', 'GREATER_THAN', n(3)) }, true],
    ['resource.data.n > 3', { where: where('n', 'GREATER_THAN_OR_EQUAL', n(3)) }, false],
    ['resource.data.n < 3', { where: where('n', 'LESS_THAN', n(3)) }, true],
    ['!(resource.data.n > 5)', { where: where('n', 'LESS_THAN', n(3)) }, true],
    ['resource.data.n == 3', { where: where('n', 'EQUAL', n(3)) }, true],
    ['resource.data.n is int', { where: where('n', 'EQUAL', n(3)) }, false],
    ['resource.data.n is number', { where: where('n', 'EQUAL', n(3)) }, true],
    ["resource.data.v != 'x'", { where: where('v', 'NOT_EQUAL', s('x')) }, true],
    ["resource.data.v != 'x'", { where: where('v', 'NOT_IN', list(s('y'), s('x'))) }, true],
    ["'x' in resource.data.tags", { where: where('tags', 'ARRAY_CONTAINS', s('x')) }, true],
    [
      "resource.data.tags.hasAny(['x', 'y'])",
      { where: where('tags', 'ARRAY_CONTAINS_ANY', list(s('x'), s('y'))) },
      true,
    ],
    [
      "resource.data.tags.hasAny(['x'])",
      { where: where('tags', 'ARRAY_CONTAINS_ANY', list(s('x'), s('y'))) },
      false,
    ],
    ["'v' in resource.data", {}, false],
    ["'v' in resource.data", { orderBy: [{ field: { fieldPath: 'v' } }] }, true],
    ["resource.data.get('v', 'x') == 'x'", { where: where('v', 'EQUAL', s('x')) }, true],
    ["resource.data.m.v == 'x'", { where: where('m.v', 'EQUAL', s('x')) }, true],
    [
      'resource.data.hidden == null',
      { where: { unaryFilter: { field: { fieldPath: 'hidden' }, op: 'IS_NULL' } } },
      true,
    ],
    ['request.query.limit <= 10', { limit: 10 }, true],
    ['request.query.limit <= 10', { limit: 11 }, false],
    ['request.query.limit <= 10', {}, false],
    ["id == '1'", {}, false],
    ["id == '1'", { where: where('__name__', 'EQUAL', { referenceValue: `${ROOT}/a/1` }) }, true],
    ['resource.data.owner == "x" || true', {}, true],
    ['!(resource.data.owner == "x" && false)', {}, true],
    ['exists(/databases/$(database)/documents/b/$(request.auth.uid))', {}, true],
    ['exists(/databases/$(database)/documents/b/$(resource.data.owner))', {}, false],
  ];
  test.each(cases)('allow list: if %s; %o → %s', async (rule, query, allowed) => {
    const t = await setup(`match /a/{id} { allow list: if ${rule}; }`, {
      'a/1': { v: s('x') },
      'b/ada': {},
    });
    const result = t.list(ada, { from: from('a'), ...query });
    await (allowed
      ? expect(result).resolves.toBeTruthy()
      : expect(result).rejects.toMatchObject(refused));
  });

  test('a collection group needs a match that covers every path', async () => {
    const t = await setup(
      `match /a/{id}/c/{sub} { allow list; }
       match /{path=**}/d/{sub} { allow list: if resource.data.v == 'x'; }`,
    );
    await expect(t.list(bob, { from: from('c') }, `${ROOT}/a/1`)).resolves.toBeTruthy();
    await expect(t.list(bob, { from: from('c', true) })).rejects.toMatchObject(refused);
    await expect(t.list(bob, { from: from('d', true) })).rejects.toMatchObject(refused);
    const filter = { from: from('d', true), where: where('v', 'EQUAL', s('x')) };
    await expect(t.list(bob, filter)).resolves.toBeTruthy();
  });

  test('the refusal names the condition that the query does not prove', async () => {
    const t = await setup(
      'match /a/{id} { allow list: if resource.data.owner == request.auth.uid; }',
    );
    await expect(t.list(ada, { from: from('a') })).rejects.toMatchObject(refused);
    expect(t.log[0]).toBe(
      [
        'refused list /a/* of user ada',
        '  L3 match /databases/{database}/documents/a/{id} allow list',
        '    L3:32 resource.data.owner == request.auth.uid is not certain for every document that the query could return (resource.data.owner = "?", request.auth.uid = "ada")',
      ].join('\n'),
    );
  });
});
