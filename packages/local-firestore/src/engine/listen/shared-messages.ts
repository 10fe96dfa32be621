import type { Json } from '../values/json.ts';

/**
 * The Listen messages for one commit. Listeners with equal messages get the same object, so that transports
 * can tell that they have already encoded it.
 */
export class SharedMessages {
  readonly #byKey = new Map<string, Json>();

  /** The message for `key`, made on first use. `key` must contain everything that the message depends on. */
  getOrCreate(key: string, make: () => Json): Json {
    const existing = this.#byKey.get(key);
    if (existing) return existing;
    const message = make();
    this.#byKey.set(key, message);
    return message;
  }
}
