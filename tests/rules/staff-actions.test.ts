import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyPlanned } from '../../src/domain/staff/actions/action.ts';
import { plannedActions } from '../../src/domain/staff/actions/actions.ts';
import { planAction } from '../../src/domain/staff/actions/plan-action.ts';
import { actionCases } from '../../src/domain/staff/actions/testing/action-cases.ts';
import type { Documents } from '../../src/domain/testing/apply-writes.ts';
import { readerOf } from '../support/hostile/busy-shop.ts';
import {
  type Actor,
  books,
  customer,
  driver,
  invoiceUser,
  kitchen,
  staff,
  unknownRole,
  visitor,
} from '../support/rules/actors.ts';
import { restClient } from '../support/rules/rest-client.ts';
import { startServer, type TestServer } from '../support/rules/server.ts';
import { staffActor } from '../support/rules/staff-commit.ts';
import type { Step } from '../support/stack.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The commit of an action with its log entry, or undefined if it writes nothing. */
async function commitOf(action: AnyPlanned, store: Documents, input: unknown, by: Actor = staff) {
  const outcome = await planAction(action, input, undefined, readerOf(store), staffActor(by));
  if (outcome.kind !== 'write') return undefined;
  const deletes = (outcome.deletes ?? []).map((path): Step => ({ path, delete: true }));
  return [...outcome.writes, ...deletes];
}

test.each(plannedActions.map((action) => [action.name, action as AnyPlanned] as const))(
  'the rules let owners do %s, with its log entry, and nobody else',
  async (name, action) => {
    const { store, input } = actionCases[name];
    let commits = 0;
    for (const [documents, drawn] of fc.sample(fc.tuple(store, input), { numRuns: 12, seed: 7 })) {
      const steps = await commitOf(action, documents, drawn);
      if (!steps || commits === 3) continue;
      commits += 1;
      await server.fill(documents);
      const before = await server.snapshot();
      for (const actor of [visitor, customer, invoiceUser, books, kitchen, driver, unknownRole]) {
        const own = actor?.staff ? await commitOf(action, documents, drawn, actor) : steps;
        await expect(restClient(server.firestore, actor).commit(own ?? [])).rejects.toMatchObject({
          code: 'PERMISSION_DENIED',
        });
      }
      const withoutLog = steps.filter(
        (step) => !('collection' in step && step.collection.startsWith('staffLog')),
      );
      await expect(restClient(server.firestore, staff).commit(withoutLog)).rejects.toThrow();
      expect(await server.snapshot()).toBe(before);
      await restClient(server.firestore, staff).commit(steps);
    }
    expect(commits).toBeGreaterThan(0);
  },
);
