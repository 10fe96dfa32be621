import type { State } from '../../../tools/gallery/stage.ts';
import { seeded } from '../../faults/random.ts';

/** Of each family of states one of so many, rounded up. */
const EVERY = 4;

/**
 * About a third of the states, drawn by a seed: some of every family of screens and dialogs. States are of one
 * family when their names begin with the same word, as order-cash and order-done do.
 */
export function sampleStates(states: readonly State[], seed: number): State[] {
  const random = seeded(seed);
  const families = Map.groupBy(states, ({ name }) => name.split('-')[0]);
  const drawn = [...families.values()].flatMap((family) =>
    family
      .map((state) => ({ state, turn: random() }))
      .sort((a, b) => a.turn - b.turn)
      .slice(0, Math.ceil(family.length / EVERY))
      .map(({ state }) => state),
  );
  return states.filter((state) => drawn.includes(state));
}
