import { create } from 'zustand';

/**
 * Documents on the screen that the server has not confirmed yet: path → when it last confirmed them, epoch
 * ms; undefined = unknown.
 */
const useStaleDocuments = create<ReadonlyMap<string, number | undefined>>(() => new Map());

/** Marks a document as shown from a cache. */
export function markStale(path: string, seenAt: number | undefined): void {
  const stale = useStaleDocuments.getState();
  if (stale.has(path) && stale.get(path) === seenAt) return;
  useStaleDocuments.setState(new Map(stale).set(path, seenAt), true);
}

/** Called when the server has confirmed the document, or no screen shows it any more. */
export function clearStale(path: string): void {
  const stale = new Map(useStaleDocuments.getState());
  if (stale.delete(path)) useStaleDocuments.setState(stale, true);
}

/** Whether anything on the screen is stale, and when the oldest stale document was confirmed, epoch ms. */
export function useFreshness(): { stale: boolean; seenAt?: number | undefined } {
  const stale = useStaleDocuments();
  if (stale.size === 0) return { stale: false };
  const times = [...stale.values()].filter((at) => at !== undefined);
  return { stale: true, seenAt: times.length > 0 ? Math.min(...times) : undefined };
}
