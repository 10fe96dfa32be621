import { expect, test } from 'vitest';
import { Transactions } from '../../src/engine/commits/transactions.ts';
import { parseTarget, TargetView } from '../../src/engine/listen/target.ts';
import { Database } from '../../src/engine/queries/database.ts';
import { parseQuery } from '../../src/engine/queries/parse-query.ts';
import { runQuery } from '../../src/engine/queries/run-query.ts';
import type { Doc } from '../../src/engine/values/document.ts';
import { Evaluator } from '../../src/rules/evaluate.ts';
import { parseExpression } from '../../src/rules/parse-expression.ts';
import { Scope } from '../../src/rules/scope.ts';
import { countSteps } from '../support/count-steps.ts';

const NAME = 'projects/p/databases/d';
const FIRST = { limit: { value: 10 }, from: [{ collectionId: 'a' }] };
const BY_N = { orderBy: [{ field: { fieldPath: 'n' } }] };

function docOf(id: number, n: number, version: number): Doc {
  const fields = { n: { integerValue: String(n) }, open: { booleanValue: true } };
  return { path: `a/${id}`, fields, createTime: 1, updateTime: version, size: 1 };
}

function filled(count: number): Database {
  const database = new Database(NAME, 1);
  for (let id = 0; id < count; id++) database.put(`a/${id}`, docOf(id, (id * 7919) % count, 1));
  return database;
}

/** Sets one document, and says so to the views. */
function change(database: Database, views: readonly TargetView[], doc: Doc, after: Doc | null) {
  const changes = [{ path: doc.path, before: database.get(doc.path), after }];
  database.apply(database.version + 1, changes);
  for (const view of views) view.update(database, changes);
}

test('a document costs as much in a large sorted collection as in one a tenth of its size', () => {
  const stepsAt = (count: number): number => {
    const database = filled(count);
    const query = parseQuery(`${NAME}/documents`, { ...FIRST, ...BY_N });
    runQuery(query, database);
    return countSteps(() => {
      for (let i = 0; i < 50; i++) change(database, [], docOf(i, 0, 2), docOf(count + i, i * 3, 2));
    });
  };
  expect(stepsAt(20_000)).toBeLessThan(stepsAt(2000) * 4);
});

test('an order that no query uses any more costs nothing', () => {
  const database = filled(600);
  runQuery(parseQuery(`${NAME}/documents`, { ...FIRST, ...BY_N }), database);
  const one = () => change(database, [], docOf(1, 0, 2), docOf(1, 5, 2));
  const used = countSteps(one);
  for (let i = 0; i < 700; i++) one();
  expect(countSteps(one)).toBeLessThan(used / 2);
});

test.each([
  ['documents that come and change', (id: number) => docOf(id, id, 2)],
  ['documents that leave the result', () => null],
])('a listener to the first open ones costs the same at any size: %s', (_, after) => {
  const stepsAt = (count: number): number => {
    const database = filled(count);
    const where = {
      fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: { booleanValue: true } },
    };
    const structuredQuery = { ...FIRST, ...BY_N, where };
    const spec = parseTarget({ query: { parent: `${NAME}/documents`, structuredQuery } }, NAME);
    const view = new TargetView(1, spec);
    view.initialChanges(database);
    return countSteps(() => {
      for (let i = 0; i < count / 4; i++) {
        const [first] = view.names(database);
        const path = first?.split('/documents/')[1] ?? '';
        const doc = database.get(path);
        if (doc) change(database, [view], doc, after(i));
      }
    });
  };
  // Ten times as many changes: ten times the steps and a logarithm, where reading all anew takes fifty to a hundred.
  expect(stepsAt(5000)).toBeLessThan(stepsAt(500) * 25);
});

test('transactions that wait for one another in layers are each looked at once', () => {
  const stepsAt = (layers: number): number => {
    const transactions = new Transactions();
    const database = new Database(NAME, 1);
    const layer = () => Array.from({ length: 10 }, () => transactions.begin(database, false, 1));
    let below = layer();
    for (let i = 0; i < layers; i++) {
      const above = layer();
      for (const one of above) transactions.wait(below, one).catch(() => {});
      below = above;
    }
    const last = transactions.begin(database, false, 1);
    return countSteps(() => void transactions.wait(below, last).catch(() => {}));
  };
  expect(stepsAt(80)).toBeLessThan(stepsAt(8) * 15);
});

test.each([
  'list.toSet().size() == size',
  'list.hasOnly(list)',
  'list.hasAll(list)',
  'list.removeAll(list).size() == 0',
  'list.toSet() == list.toSet()',
  'list.toSet().union(list.toSet()).size() == size',
  'list.toSet().difference(list.toSet()).size() == 0',
  'list.toSet().intersection(list.toSet()).hasOnly(list)',
])(
  'the steps of a rule grow with the list that a client sends, not with its square: %s',
  (rule) => {
    const expression = parseExpression(rule);
    const stepsAt = (size: number): number => {
      const list = Array.from({ length: size }, (_, i) => `text ${i}`);
      const scope = new Scope().set('list', list).set('size', BigInt(size));
      const evaluator = new Evaluator({ document: () => null, debug: () => {} });
      return countSteps(() => expect(evaluator.evaluate(expression, scope)).toBe(true));
    };
    expect(stepsAt(2000)).toBeLessThan(stepsAt(200) * 12);
  },
);
