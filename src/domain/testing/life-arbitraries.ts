import fc from 'fast-check';
import { markKinds } from '../staff/orders/mark-table.ts';
import { checkLives } from './check-lives.ts';
import { type LifeStep, OrderLives } from './order-lives.ts';

const by = fc.constantFrom('customer' as const, 'staff' as const);
const door = fc.constantFrom(0 as const, 1 as const, 2 as const);
const which = fc.nat(2);
const q = fc.integer({ min: 3, max: 6 });
const lost = fc.boolean();

const pay = fc.constantFrom('cash' as const, 'card' as const);
const stepArb: fc.Arbitrary<LifeStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('order' as const), by, pay, door, q, lost }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('move' as const), by, which, door, lost }),
  },
  fc.record({ kind: fc.constant('link' as const), door, q, lost }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), by, which, lost }) },
  fc.record({ kind: fc.constant('restore' as const), by, lost }),
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ kind: fc.constant('mark' as const), mark: fc.constantFrom(...markKinds) },
      ...{ off: fc.boolean(), which, lost },
    }),
  },
  fc.record({ kind: fc.constant('photo' as const), which, lost }),
  fc.record({
    kind: fc.constant('tell' as const),
    hour: fc.integer({ min: 12, max: 16 }),
    which,
    lost,
  }),
  fc.record({ kind: fc.constant('ask' as const), which, lost }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      how: fc.constantFrom('goodwill' as const, 'reduction' as const, 'cancellation' as const),
      ...{ which, lost },
    }),
  },
);

/**
 * Draws whole lives of orders and checks them after every step. Returns how often each kind of step changed something.
 * Throws with the shortest life that fails.
 */
export async function drawLives(numRuns: number, seed?: number): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  const lives = fc.array(stepArb, { minLength: 5, maxLength: 30 });
  const property = fc.asyncProperty(lives, async (steps) => {
    const shop = new OrderLives();
    for (const step of steps) {
      const changed = await shop.run(step);
      if (changed) done[step.kind] = (done[step.kind] ?? 0) + 1;
      checkLives(shop);
    }
  });
  await fc.assert(property, { numRuns, ...(seed === undefined ? {} : { seed }) });
  return done;
}
