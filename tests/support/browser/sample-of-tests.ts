import { seeded } from '../../faults/random.ts';
import type { State } from '../states/stage.ts';
import { inBothLanguages } from './signed-up-account.ts';

/** Makes a sample repeatable; another seed draws other cases. `npm run soak` runs them all. */
export const SAMPLE_SEED = 20_261_122;

/**
 * Details of a test that only `npm run soak` runs: a variant of a test that `npm test` runs, or a screen whose
 * rules unit tests assert.
 */
export const SOAK_ONLY = { tag: '@soak' };

/** Draws a number of cases by the seed and keeps their order; returns all of them in the soak. */
export function sampleOf<T>(cases: readonly T[], count: number): readonly T[] {
  if (inBothLanguages) return cases;
  const random = seeded(SAMPLE_SEED);
  const drawn = cases
    .map((one) => ({ one, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .slice(0, count)
    .map(({ one }) => one);
  return cases.filter((one) => drawn.includes(one));
}

/** One in how many states of each family is drawn, rounded up. */
const EVERY = 12;

/**
 * About an eighth of the states, from every second family of screens and dialogs. States are of one family when their names
 * begin with the same word, as order-cash and order-done do.
 */
export function sampleStates(states: readonly State[]): readonly State[] {
  const families = Map.groupBy(states, ({ name }) => name.split('-')[0]);
  const drawn = sampleOf([...families.values()], Math.ceil(families.size / 2)).flatMap((family) =>
    sampleOf(family, Math.ceil(family.length / EVERY)),
  );
  return states.filter((state) => drawn.includes(state));
}
