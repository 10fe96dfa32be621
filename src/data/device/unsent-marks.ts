import { readJson } from './storage.ts';
import { staffMarksKey } from './storage-keys.ts';

/** How many marks of orders this phone has not sent yet. Signing out removes them. */
export function countUnsentMarks(): number {
  const waiting = readJson(staffMarksKey);
  return Array.isArray(waiting) ? waiting.length : 0;
}
