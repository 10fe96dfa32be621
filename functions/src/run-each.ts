import { OutOfTime, timeLeft, withinTime } from './time-left.ts';

/**
 * Does something for each, so many at once and in no order, because not all may get their turn in time: those of today must
 * not keep the same others from theirs each time. A failure is logged and stops no other one; the next run repeats it.
 * Returns how many were begun.
 */
export async function runEach<Item>(
  name: string,
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<unknown>,
): Promise<number> {
  const waiting = items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place);
  let begun = 0;
  const work = async () => {
    while (timeLeft() > 0) {
      const next = waiting.pop();
      if (!next) return;
      begun += 1;
      await run(next.item).catch((error) => {
        // Nor is there time for the rest.
        if (error instanceof OutOfTime) waiting.length = 0;
        console.error(name, next.item, error);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return begun;
}

/** What the log names an item by: its id, never what a customer has written. */
type Named = string | { id: string };

const idOf = (item: Named) => (typeof item === 'string' ? item : item.id);

/**
 * Does something for each, one after the other. A failure is logged and stops no other one; the next run repeats it, and
 * what there was no time for. Returns the ids of both.
 */
export async function runInTurn<Item extends Named>(
  name: string,
  items: Iterable<Item>,
  run: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const failed: string[] = [];
  let late = 0;
  for (const item of items) {
    if (late > 0 || timeLeft() === 0) {
      late += 1;
      failed.push(idOf(item));
      continue;
    }
    try {
      await run(item);
    } catch (error) {
      if (error instanceof OutOfTime) late += 1;
      failed.push(idOf(item));
      console.error(name, idOf(item), error);
    }
  }
  if (late > 0) console.error(name, `no time was left for ${late}`);
  return failed;
}

type Steps = Record<string, () => Promise<unknown>>;

/** Runs steps in turn, each although another fails. Returns the names of those that failed. */
export function trySteps(name: string, steps: Steps): Promise<string[]> {
  return runInTurn(name, Object.keys(steps), async (step) => steps[step]?.());
}

/**
 * Runs steps as `trySteps` does, each within its share of the time, so that none takes that of the later ones; what one
 * does not need is theirs. Throws at the end if one has failed.
 */
export async function runSteps(name: string, steps: Steps): Promise<void> {
  let left = Object.keys(steps).length;
  const shared = Object.fromEntries(
    Object.entries(steps).map(([step, run]) => [
      step,
      () => {
        const share = timeLeft() / left;
        left -= 1;
        return withinTime(share, run);
      },
    ]),
  );
  const failed = await trySteps(name, shared);
  if (failed.length > 0) throw new Error(`${name} failed: ${failed.join(', ')}`);
}
