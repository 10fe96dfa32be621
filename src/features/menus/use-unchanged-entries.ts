import { useRef } from 'react';
import { sameValue } from '../../domain/lib/same-value.ts';

/**
 * Returns the record with the previous render's objects for all entries that are equal. When staff change one
 * entry, the whole document arrives as new objects, and 300 memoised cards would rerender for one price.
 */
export function useUnchangedEntries<T>(record: Record<string, T>): Record<string, T> {
  const last = useRef({ record, kept: record });
  if (last.current.record === record) return last.current.kept;
  const before = last.current.kept;
  const kept: Record<string, T> = {};
  for (const [key, value] of Object.entries(record)) {
    const old = before[key];
    kept[key] = old !== undefined && sameValue(old, value) ? old : value;
  }
  last.current = { record, kept };
  return kept;
}
