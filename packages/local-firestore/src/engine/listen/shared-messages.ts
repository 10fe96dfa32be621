import type { Json } from '../json.ts';

/**
 * What listeners hear of one commit: whoever is told the same gets the same object, by which transports see that they
 * have encoded it already.
 */
export class SharedMessages {
  readonly #byKey = new Map<string, Json>();

  /** The message that goes by `key`, which must tell all that it depends on. */
  get(key: string, make: () => Json): Json {
    const known = this.#byKey.get(key);
    if (known) return known;
    const message = make();
    this.#byKey.set(key, message);
    return message;
  }
}
