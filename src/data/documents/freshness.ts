import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';

/** Documents that the server has not confirmed yet: path → when it last did, epoch ms; undefined = unknown. */
type StaleDocuments = Readonly<Record<string, number | undefined>>;
const useStaleDocuments = create<StaleDocuments>(() => ({}));

/** Marks a document on the screen as shown from a cache. */
export const markStale = (path: string, seenAt: number | undefined): void =>
  useStaleDocuments.setState({ [path]: seenAt });

/** Called when the server has confirmed the document, or no screen shows it any more. */
export const clearStale = (path: string): void =>
  useStaleDocuments.setState(({ [path]: _, ...stale }) => stale, true);

/** Whether the server has yet to confirm this document. */
export const useIsStale = (path: string): boolean =>
  useStaleDocuments((stale) => Object.hasOwn(stale, path));

/** Whether anything on the screen is stale, and when the oldest stale document was confirmed, epoch ms. */
export const useFreshness = () => useStaleDocuments(useShallow(freshnessOf));

function freshnessOf(documents: StaleDocuments): { stale: boolean; seenAt?: number | undefined } {
  const times = Object.values(documents);
  if (times.length === 0) return { stale: false };
  const known = times.filter((at) => at !== undefined);
  return { stale: true, seenAt: known.length > 0 ? Math.min(...known) : undefined };
}
