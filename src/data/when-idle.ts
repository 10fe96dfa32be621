/** Safari has no requestIdleCallback; by then the first screen is drawn. */
const withoutIdleMs = 1000;
/** A screen or an answer that doesn't come must not keep the rest waiting for ever. */
const screenPatienceMs = 10_000;
/** Idle or not, the wait ends. */
const timeoutMs = 3000;

const work = new Set<Promise<void>>();
let firstScreenDrawn = () => {};
const firstScreen = new Promise<void>((resolve) => {
  firstScreenDrawn = resolve;
});
let quiet: Promise<void> | undefined;

/** Says that the first screen waits for something: until it has come or failed, the page isn't quiet. */
export function delayIdle(awaited: Promise<unknown>): void {
  const held: Promise<void> = awaited.then(
    () => void work.delete(held),
    () => void work.delete(held),
  );
  work.add(held);
}

/**
 * Resolves once the page has loaded, its first screen has what it waits for, and nothing else is to be
 * done: the moment for what is heavy and not yet seen.
 */
export function whenIdle(): Promise<void> {
  quiet ??= settle();
  return quiet;
}

/** The screen's code is there and has asked for what it needs. */
export function markScreenDrawn(): void {
  firstScreenDrawn();
}

async function settle(): Promise<void> {
  await loaded();
  await Promise.race([
    firstScreen.then(nothingAwaited),
    new Promise((resolve) => setTimeout(resolve, screenPatienceMs)),
  ]);
}

async function nothingAwaited(): Promise<void> {
  do {
    await Promise.all(work);
    // What has come is drawn, and what the drawing asks for is held in its turn.
    await idle();
  } while (work.size > 0);
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof document === 'undefined' || document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    } else {
      setTimeout(resolve, typeof document === 'undefined' ? 0 : withoutIdleMs);
    }
  });
}
