/** The wait for the first screen ends after this time at the latest, ms. */
const screenTimeoutMs = 10_000;
/** The wait for an idle moment ends after this time even if the browser is busy, ms. */
const idleTimeoutMs = 3000;
/** The wait in Safari, which has no requestIdleCallback, ms; by then the first screen is drawn. */
const withoutIdleMs = typeof document === 'undefined' ? 0 : 1000;

let turn: Promise<void> | undefined;
/** Called when the first screen's code is loaded and has requested what it needs. */
export let markScreenDrawn = () => {};
/** Resolves when all that the first screen is known to need has loaded or failed. */
let needed = new Promise<void>((resolve) => {
  markScreenDrawn = resolve;
});

/** Delays `afterFirstPaint` until something that the first screen needs has loaded or failed. */
export function holdBackgroundWork(loading: Promise<unknown>): void {
  needed = Promise.allSettled([needed, loading]).then(() => {});
}

/**
 * Resolves once the page has loaded, its first screen has what it needs, and the browser is idle: the time to
 * load large code that is not visible yet. Each caller's turn is a task of its own, so that a tap doesn't wait
 * for all that they start.
 */
export function afterFirstPaint(): Promise<void> {
  const mine = turn ?? firstIdle();
  turn = mine.then(() => sleep(0));
  return mine;
}

async function firstIdle(): Promise<void> {
  if (typeof document !== 'undefined' && document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await Promise.race([screenReady(), sleep(screenTimeoutMs)]);
}

async function screenReady(): Promise<void> {
  const known = needed;
  await known;
  // What has loaded is rendered meanwhile and may request more.
  await idleMoment();
  if (known !== needed) await screenReady();
}

function idleMoment(): Promise<unknown> {
  if (typeof requestIdleCallback !== 'function') return sleep(withoutIdleMs);
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: idleTimeoutMs }));
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
