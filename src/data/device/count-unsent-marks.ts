import { storedKeys } from './storage.ts';
import { staffMarksKey, staffPrefix } from './storage-keys.ts';

/** Key of the queue of ticks on shopping lists that are not sent yet. */
export const staffTicksKey = `${staffPrefix}ticks`;
/** Key of the queue of photos of doors that are not sent yet. */
export const staffPhotosKey = `${staffPrefix}photos`;

/**
 * How many marks of orders, ticks on shopping lists and photos of doors this phone has not sent yet, or has sent in vain. Signing out removes
 * them.
 */
export function countUnsentMarks(): number {
  return [staffMarksKey, staffTicksKey, staffPhotosKey]
    .flatMap((key) => [`${key}:`, `${key}-problems:`])
    .flatMap((prefix) => storedKeys(prefix)).length;
}
