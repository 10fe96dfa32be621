/** How far the server's clock is ahead of the phone's, whole ms; learned once, from the first answer. */
let offset: number | undefined;

/** Takes the offset from a server's moment (epoch ms) and the phone's moments around the request. */
export function learnServerTime(server: number, sentAt: number, receivedAt: number): void {
  if (!Number.isFinite(server)) return;
  offset ??= Math.round(server - (sentAt + receivedAt) / 2);
}

/** Whole epoch ms by the server's clock; the phone's own until an answer has come. */
export function serverNow(): number {
  return Date.now() + (offset ?? 0);
}
