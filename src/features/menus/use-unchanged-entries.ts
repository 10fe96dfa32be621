import { useRef } from 'react';
import { sameValue } from '../../domain/same-value.ts';

/**
 * The record with the very entries of the last render wherever they are equal: a document that
 * staff change in one place comes anew as a whole, and 300 cards would be drawn again for one price.
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
