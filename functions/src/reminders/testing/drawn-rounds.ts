import * as fc from 'fast-check';
import { expect } from 'vitest';
import { sydneyTime } from '../../../../src/domain/dates/sydney-time.ts';
import type { SendOutcome } from '../../../../src/domain/messages/reminder.ts';
import { runReminderJob } from '../reminder-job.ts';
import { Killed, longestStep, Model, minute, mostSends } from './reminder-model.ts';

/**
 * Draws histories of rounds, in which customers and staff change things while runs run at once, are killed and meet
 * providers that fail, and checks what the model promises after each. `begin` prepares the shop of a history, `make` makes
 * a drawn change.
 */
export async function checkDrawnRounds<Change>({
  change,
  outcomes,
  begin,
  make,
}: {
  change: fc.Arbitrary<Change>;
  /** What becomes of a send, as often as it is named. */
  outcomes: readonly SendOutcome[];
  begin: (model: Model) => void;
  make: (model: Model, made: Change) => void;
}): Promise<void> {
  const round = fc.record({
    /** Minutes since the round before. */
    gap: fc.integer({ min: 0, max: 400 }),
    changes: fc.array(change, { maxLength: 4 }),
    /** Runs at once, each killed after so many steps, or not. */
    runs: fc.array(fc.option(fc.integer({ min: 0, max: 60 })), { minLength: 1, maxLength: 3 }),
    /** Changes while they run. */
    meanwhile: fc.array(change, { maxLength: 3 }),
  });
  let total = 0;
  let unsure = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 0, max: 50 }),
      fc.array(round, { minLength: 1, maxLength: 7 }),
      fc.infiniteStream(fc.constantFrom(...outcomes)),
      fc.infiniteStream(
        fc.integer({ min: 0, max: 99 }).map((drawn) => (drawn < 2 ? longestStep : drawn * 10)),
      ),
      async (scheduler, start, rounds, results, delays) => {
        const step = async () => {
          await scheduler.schedule(Promise.resolve());
          model.now += delays.next().value as number;
        };
        const began = sydneyTime('2026-11-20T12:00') + start * 60 * minute;
        const model = new Model(began, step, () => results.next().value as SendOutcome);
        begin(model);
        for (const { gap, changes, runs, meanwhile } of rounds) {
          model.now += gap * minute;
          for (const one of changes) make(model, one);
          const running = runs.map((kill) =>
            runReminderJob(model.ports(kill ?? undefined)).catch((error) => {
              if (!(error instanceof Killed)) throw error;
              return 0;
            }),
          );
          const others = meanwhile.map((one) =>
            scheduler.schedule(Promise.resolve()).then(() => make(model, one)),
          );
          await scheduler.waitFor(Promise.all([...running, ...others]));
          for (const sent of await Promise.all(running)) {
            expect(sent).toBeLessThanOrEqual(mostSends);
          }
        }
        model.check();
        total += model.arrived.length;
        unsure += Object.values(model.documents).filter(({ state }) => state === 'sending').length;
      },
    ),
    { numRuns: 300, seed: 20_261_127 },
  );
  // The drawn histories are none in which nothing happens.
  expect(total).toBeGreaterThan(120);
  expect(unsure).toBeGreaterThan(40);
}
