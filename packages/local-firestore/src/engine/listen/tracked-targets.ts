/** How long production goes on following a query after its listener is gone; the SDKs' own tests allow it 10 s. */
const TRACKED_MS = 5000;

/** Queries whose listener went a moment ago: one who comes back is told of each document that left the result. */
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
