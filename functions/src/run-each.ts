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

/** Runs steps one after the other, each although another fails, and throws at the end if one has. */
export async function runSteps(steps: Record<string, () => Promise<unknown>>): Promise<void> {
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (error) {
      failed.push(name);
      console.error(name, error);
    }
  }
  if (failed.length > 0) throw new Error(`failed: ${failed.join(', ')}`);
}
