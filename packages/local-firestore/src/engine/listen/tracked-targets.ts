/**
 * How long production keeps tracking a query after its listener is gone; the SDKs' own tests allow 10 s for
 * it.
 */
const TRACKED_MS = 5000;

/**
 * Queries whose listener left a moment ago. A listener that resumes one of them gets a message for each
 * document that left the result; any other gets an existence filter.
 */
export class TrackedTargets {
  readonly #removedAt = new Map<string, number>();
  readonly #trackedMs: number;

  constructor(trackedMs = TRACKED_MS) {
    this.#trackedMs = trackedMs;
  }

  markRemoved(key: string): void {
    const now = Date.now();
    this.#removedAt.delete(key);
    this.#removedAt.set(key, now);
    for (const [oldest, at] of this.#removedAt) {
      if (now - at < this.#trackedMs) break;
      this.#removedAt.delete(oldest);
    }
  }

  isTracked(key: string): boolean {
    return Date.now() - (this.#removedAt.get(key) ?? 0) < this.#trackedMs;
  }
}
