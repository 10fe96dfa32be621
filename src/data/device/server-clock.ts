/** How far the server's clock is ahead of the phone's, ms; learned once, from the first response. */
let offset: number | undefined;

/** Keeps the offset that the first response shows, ms; undefined or NaN = the response has no time. */
export function learnClockOffset(measured: number | undefined): void {
  if (Number.isFinite(measured)) offset ??= measured;
}

/** Whole epoch ms by the server's clock; by the phone's own until a response has come. */
export function serverNow(): number {
  return Math.round(Date.now() + (offset ?? 0));
}
