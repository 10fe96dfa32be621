/** How far the server's clock is ahead of the phone's, ms; undefined until an answer has told it. */
let offset: number | undefined;

/** A phone's clock that is this far from what it was, ms, has been set since. */
const setMs = 5000;

/**
 * Keeps the offset that an answer shows, ms; undefined or NaN = it has no time. A later answer counts where the phone's clock
 * has been set meanwhile: small differences are its line's, and a countdown must not jump.
 */
export function learnClockOffset(measured: number | undefined): void {
  if (measured === undefined || !Number.isFinite(measured)) return;
  if (offset === undefined || Math.abs(measured - offset) > setMs) offset = measured;
}

/** Whether an answer has told the server's time. */
export const isClockKnown = () => offset !== undefined;

/** An answer that took longer, ms, says too little about when it was given: the phone may have slept. */
const longestMs = 6000;

/** The offset by an answer that says the server's time, both epoch ms; undefined if it took too long to tell. */
export function clockOffsetOf(
  serverTime: number,
  sentAt: number,
  receivedAt: number,
): number | undefined {
  const took = receivedAt - sentAt;
  return took >= 0 && took <= longestMs ? serverTime - (sentAt + receivedAt) / 2 : undefined;
}

/** Whole epoch ms by the server's clock; by the phone's own until an answer has come. */
export function serverNow(): number {
  return Math.round(Date.now() + (offset ?? 0));
}
