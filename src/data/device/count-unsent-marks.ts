import { storedKeys } from './storage.ts';
import { staffMarksKey, staffPrefix } from './storage-keys.ts';

/** Key of the queue of ticks on shopping lists that are not sent yet. */
export const staffTicksKey = `${staffPrefix}ticks`;

/**
 * How many marks of orders and ticks on shopping lists this phone has not sent yet, or has sent in vain. Signing out removes
 * them.
 */
export function countUnsentMarks(): number {
  return [staffMarksKey, staffTicksKey]
    .flatMap((key) => [`${key}:`, `${key}-problems:`])
    .flatMap((prefix) => storedKeys(prefix)).length;
}
