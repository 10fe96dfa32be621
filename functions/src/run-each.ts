export interface RunLimits {
  atOnce: number;
  /** None is begun after this time, epoch ms. */
  endsAt: number;
  now?: () => number;
}

/**
 * Does something for each, in no order, because not all may get their turn in time: those of today must not keep the same
 * others from theirs each time. A failure is logged and stops no other one; the next run repeats it. Returns how many were
 * begun.
 */
export async function runEach<Item>(
  name: string,
  items: readonly Item[],
  { atOnce, endsAt, now = Date.now }: RunLimits,
  run: (item: Item) => Promise<unknown>,
): Promise<number> {
  const waiting = items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place);
  let begun = 0;
  const work = async () => {
    while (now() < endsAt) {
      const next = waiting.pop();
      if (!next) return;
      begun += 1;
      await run(next.item).catch((error) => console.error(name, next.item, error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return begun;
}

/** What the log names an item by: its id, never what a customer has written. */
type Named = string | { id: string };

/**
 * Does something for each, one after the other. A failure is logged and stops no other one; the next run repeats it.
 * Returns the ids of those that failed.
 */
export async function runInTurn<Item extends Named>(
  name: string,
  items: Iterable<Item>,
  run: (item: Item) => Promise<unknown>,
): Promise<string[]> {
  const failed: string[] = [];
  for (const item of items) {
    try {
      await run(item);
    } catch (error) {
      const id = typeof item === 'string' ? item : item.id;
      failed.push(id);
      console.error(name, id, error);
    }
  }
  return failed;
}

type Steps = Record<string, () => Promise<unknown>>;

/** Runs steps in turn, each although another fails. Returns the names of those that failed. */
export function trySteps(name: string, steps: Steps): Promise<string[]> {
  return runInTurn(name, Object.keys(steps), async (step) => steps[step]?.());
}

/** Runs steps as `trySteps` does, and throws at the end if one has failed. */
export async function runSteps(name: string, steps: Steps): Promise<void> {
  const failed = await trySteps(name, steps);
  if (failed.length > 0) throw new Error(`${name} failed: ${failed.join(', ')}`);
}
