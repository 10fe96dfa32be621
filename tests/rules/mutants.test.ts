import { expect, test } from 'vitest';
import { runMutants } from './mutants/run-mutants.ts';

/** Samples every n-th mutant; `npm run soak` runs all. */
const EVERY = 74;

test('an attack catches every sampled weakening of the rules', async () => {
  const { mutants, survivors } = await runMutants(EVERY, () => {});
  expect(mutants).toBeGreaterThan(5);
  expect(survivors.map(({ line, says }) => `L${line} ${says}`)).toEqual([]);
});
