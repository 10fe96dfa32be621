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
  readonly #leftAt = new Map<string, number>();
  readonly #trackedMs: number;

  constructor(trackedMs = TRACKED_MS) {
    this.#trackedMs = trackedMs;
  }

  left(key: string): void {
    const now = Date.now();
    this.#leftAt.delete(key);
    this.#leftAt.set(key, now);
    for (const [oldest, at] of this.#leftAt) {
      if (now - at < this.#trackedMs) break;
      this.#leftAt.delete(oldest);
    }
  }

  isTracked(key: string): boolean {
    return Date.now() - (this.#leftAt.get(key) ?? 0) < this.#trackedMs;
  }
}
