import type { Json } from '../engine/json.ts';

/**
 * Encodes messages, unless they are the very objects that were encoded last: of a commit, most listeners hear the same.
 */
export function encodeOnce<T>(
  encode: (message: Json) => T,
): (messages: readonly Json[]) => readonly T[] {
  let last: readonly Json[] = [];
  let encoded: readonly T[] = [];
  return (messages) => {
    const isSame = messages.length === last.length && messages.every((each, i) => each === last[i]);
    if (!isSame) [last, encoded] = [messages, messages.map(encode)];
    return encoded;
  };
}
