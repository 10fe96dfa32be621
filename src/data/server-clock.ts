/** How far the server's clock is ahead of the phone's, ms; learned once, from the first response. */
let offset: number | undefined;

/** Takes over the offset that a response told, ms; undefined or NaN = it named no time. */
export function learnClockOffset(told: number | undefined): void {
  if (Number.isFinite(told)) offset ??= told;
}

/** Whole epoch ms by the server's clock; by the phone's own until a response has come. */
export function serverNow(): number {
  return Math.round(Date.now() + (offset ?? 0));
}
