import { expect, test } from 'vitest';
import { RulesAccessControl } from '../access/rules-access-control.ts';
import { Ruleset } from '../rules/ruleset.ts';
import { memoryStorage } from '../storage/memory.ts';
import { Engine } from './engine.ts';
import { ListenSession } from './listen/session.ts';
import { commit } from './operations/commit.ts';
import { batchGet } from './operations/documents.ts';
import { runAggregation, runQueryOperation } from './operations/queries.ts';
import { ANONYMOUS, type Auth, OWNER } from './values/auth.ts';
import type { Json } from './values/json.ts';

const database = 'projects/p/databases/(default)';
const parent = `${database}/documents`;
const rules = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /open/{id} { allow read, write; }
  match /asked/{id} {
    allow read: if exists(/databases/$(database)/documents/open/a);
    allow write: if get(/databases/$(database)/documents/open/a) != getAfter(/databases/$(database)/documents/open/b);
  }
} }`;
const set = (path: string): Json => ({ update: { name: `${parent}/${path}`, fields: {} } });
const remove = (path: string): Json => ({ delete: `${parent}/${path}` });

function shop() {
  const engine = new Engine(memoryStorage(), new RulesAccessControl(() => {}, new Ruleset(rules)));
  const write = (auth: Auth, ...writes: Json[]) => commit(engine, auth, { database, writes });
  /** Reads, writes and deletes of what is done. */
  const billed = async (what: () => unknown) => {
    const { reads, writes, deletes } = engine.usage;
    const done = await what();
    if (typeof done === 'object' && done && Symbol.iterator in done) [...(done as Iterable<Json>)];
    const { usage } = engine;
    return [usage.reads - reads, usage.writes - writes, usage.deletes - deletes];
  };
  return { engine, write, billed };
}

const structuredQuery = (collectionId: string) => ({ from: [{ collectionId }] });

test('bills documents, also missing ones, empty queries, counts by the thousand, and each that rules look at once', async () => {
  const { engine, write, billed } = shop();
  expect(await billed(() => write(OWNER, set('open/a'), set('open/b'), remove('open/c')))).toEqual([
    ...[0, 2, 1],
  ]);
  const get = (...paths: string[]) => {
    const documents = paths.map((path) => `${parent}/${path}`);
    return batchGet(engine, ANONYMOUS, { database, documents });
  };
  expect(await billed(() => get('open/a', 'open/none'))).toEqual([2, 0, 0]);
  expect(await billed(() => get('asked/a', 'asked/b'))).toEqual([3, 0, 0]);
  const ask = (id: string) => ({ parent, structuredQuery: structuredQuery(id) });
  expect(await billed(() => runQueryOperation(engine, ANONYMOUS, ask('open')))).toEqual([2, 0, 0]);
  expect(await billed(() => runQueryOperation(engine, ANONYMOUS, ask('asked')))).toEqual([2, 0, 0]);
  const many = Array.from({ length: 1001 }, (_, at) => set(`many/${at}`));
  await write(OWNER, ...many);
  const structuredAggregationQuery = {
    structuredQuery: structuredQuery('many'),
    aggregations: [{ count: {} }],
  };
  const count = { parent, structuredAggregationQuery };
  expect(await billed(() => runAggregation(engine, OWNER, count))).toEqual([2, 0, 0]);
  expect(await billed(() => write(ANONYMOUS, set('asked/a'), set('asked/b')))).toEqual([2, 2, 0]);
});

test('bills listeners for their first answer and for each change, but not for what is deleted', async () => {
  const { engine, write, billed } = shop();
  await write(OWNER, set('open/a'));
  const session = new ListenSession(engine, ANONYMOUS, database, () => {});
  const listen = (targetId: number, target: Json) =>
    session.receive({ addTarget: { targetId, ...target } });
  const documents = { documents: [`${parent}/open/a`, `${parent}/open/none`] };
  expect(await billed(() => listen(1, { documents }))).toEqual([2, 0, 0]);
  const query = { parent, structuredQuery: structuredQuery('open') };
  expect(await billed(() => listen(2, { query }))).toEqual([1, 0, 0]);
  expect(await billed(() => write(OWNER, set('open/b')))).toEqual([1, 1, 0]);
  expect(await billed(() => write(OWNER, remove('open/b')))).toEqual([0, 0, 1]);
  session.close();
});
