import type { Json } from '../engine/values/json.ts';

/**
 * Encodes messages, but reuses the last result for the same objects: most listeners get the same messages for
 * a commit.
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
