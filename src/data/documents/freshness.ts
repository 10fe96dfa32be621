import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

/**
 * Documents that the server has not confirmed yet: path → when it last did, epoch ms; undefined = unknown, null = there is
 * nothing to show of it.
 */
type StaleDocuments = Readonly<Record<string, number | undefined | null>>;
const useStaleDocuments = create<StaleDocuments>(() => ({}));

/** Marks a document on the screen as shown from a cache, or as awaited. */
export const markStale = (path: string, seenAt: number | undefined | null): void =>
  useStaleDocuments.setState({ [path]: seenAt });

/** Called when the server has confirmed the document, or no screen shows it any more. */
export const clearStale = (path: string): void =>
  useStaleDocuments.setState(({ [path]: _, ...stale }) => stale, true);

/** Whether the server has yet to confirm this document. */
export const useIsStale = (path: string): boolean =>
  useStaleDocuments((stale) => Object.hasOwn(stale, path));

/**
 * Whether the server has yet to confirm anything on the screen, and of what is shown meanwhile (`stale`) when the oldest was
 * confirmed, epoch ms.
 */
export const useFreshness = () => useStaleDocuments(useShallow(freshnessOf));

interface Freshness {
  awaited: boolean;
  stale: boolean;
  seenAt?: number | undefined;
}

function freshnessOf(documents: StaleDocuments): Freshness {
  const times = Object.values(documents);
  const shown = times.filter((at) => at !== null);
  const awaited = times.length > 0;
  if (shown.length === 0) return { awaited, stale: false };
  const known = shown.filter((at) => at !== undefined);
  return { awaited, stale: true, seenAt: known.length > 0 ? Math.min(...known) : undefined };
}
