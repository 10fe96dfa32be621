/** How far the server's clock is ahead of the phone's, whole ms; learned once, from the first response. */
let offset: number | undefined;

/**
 * Computes the offset from the server's time (epoch ms) and the phone's times before and after the request.
 */
export function learnServerTime(server: number, sentAt: number, receivedAt: number): void {
  if (!Number.isFinite(server)) return;
  offset ??= Math.round(server - (sentAt + receivedAt) / 2);
}

/** Whole epoch ms by the server's clock; by the phone's own until a response has come. */
export function serverNow(): number {
  return Date.now() + (offset ?? 0);
}
