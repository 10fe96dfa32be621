import { beforeEach, expect, it, vi } from 'vitest';
import { runPlan } from './run-plan.ts';

const server = vi.hoisted(() => ({ answers: [] as (string | undefined)[], commits: 0 }));
vi.mock('../documents/load-sdk.ts', () => ({
  loadFirestore: async () => ({
    db: {},
    deleteField: () => null,
    doc: () => ({}),
    FieldPath: class {},
    runTransaction: async (_: unknown, run: (transaction: object) => Promise<unknown>) => {
      const result = await run({ get: async () => ({ data: () => ({}) }), set: () => {} });
      server.commits += 1;
      const code = server.answers.shift();
      if (code) throw Object.assign(new Error(code), { code });
      return result;
    },
  }),
}));
const plan = vi.fn(async () => ({ planned: plan.mock.calls.length }));

beforeEach(() => {
  server.answers = [];
  server.commits = 0;
  plan.mockClear();
});

it('plans again immediately when the commit is refused', async () => {
  server.answers = ['permission-denied', 'aborted'];
  expect(await runPlan(plan)).toEqual({ planned: 3 });
});

it('gives up after the third refused commit', async () => {
  server.answers = Array(4).fill('permission-denied');
  await expect(runPlan(plan)).rejects.toMatchObject({ code: 'refused' });
  expect(server.commits).toBe(3);
});

it('does not retry a commit that failed for another reason', async () => {
  server.answers = ['unavailable'];
  await expect(runPlan(plan)).rejects.toMatchObject({ code: 'network' });
  expect(server.commits).toBe(1);
});
