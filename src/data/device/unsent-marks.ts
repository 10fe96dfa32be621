import { readJson } from './storage.ts';
import { staffMarksKey, staffPrefix } from './storage-keys.ts';

/** Key of the ticks on shopping lists that are not sent yet; missing when there are none. */
export const staffTicksKey = `${staffPrefix}ticks`;

/** How many marks of orders and ticks on shopping lists this phone has not sent yet. Signing out removes them. */
export function countUnsentMarks(): number {
  const waiting = [staffMarksKey, staffTicksKey].map((key) => readJson(key));
  return waiting.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}
