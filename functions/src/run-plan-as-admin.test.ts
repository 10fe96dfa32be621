import { globSync, readFileSync } from 'node:fs';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import type { Plan } from '../../src/domain/store/transaction.ts';
import { runPlanIn } from './run-plan-as-admin.ts';

/** Paths that a transaction has locked by reading them. */
let locked: string[] = [];
beforeEach(() => {
  locked = [];
});

const snapshot = { data: () => ({ stored: true }) };
const db = {
  doc: (path: string) => ({ path, get: async () => snapshot }),
  runTransaction: async (run: (transaction: object) => Promise<object>) =>
    run({
      get: async ({ path }: { path: string }) => {
        locked.push(path);
        return snapshot;
      },
    }),
} as unknown as Firestore;

it.each(['orders2/d', 'orders2/d~2'])(
  "lets no transaction read %s, a date's orders",
  async (path) => {
    const plan =
      (mode?: 'unlocked'): Plan<object> =>
      async (read) => ({ data: await read(path, mode) });
    await expect(runPlanIn(db)(plan())).rejects.toThrow(`a transaction may not read ${path}`);
    expect(await runPlanIn(db)(plan('unlocked'))).toEqual({ data: { stored: true } });
    expect(locked).toEqual([]);
  },
);

it('locks the other documents that a plan reads', async () => {
  await runPlanIn(db)(async (read) => ({ data: await read('points/u1') }));
  expect(locked).toEqual(['points/u1']);
});

// A transaction that is begun elsewhere could read a date's orders without being asked.
it('begins transactions where plans are carried out, and where texts are counted', () => {
  const files = ['src', 'functions/src', 'tools'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, {
      // The plain shop of a bench does it in the way that this one does not.
      exclude: ['**/*.test.{ts,tsx}', '**/node_modules/**', '**/plain-shop/**'],
    }),
  );
  const begins = files.filter((file) => /\brunTransaction\(/.test(readFileSync(file, 'utf8')));
  expect(begins.sort()).toEqual([
    'functions/src/run-plan-as-admin.ts',
    'functions/src/sms/claim-sms.ts',
    'src/data/firebase/run-plan.ts',
  ]);
  expect(readFileSync('functions/src/sms/claim-sms.ts', 'utf8')).not.toContain('orders2');
});
