import { create } from 'zustand';

/** Documents on the screen that the server has not confirmed yet: path → when they were last seen, epoch ms; undefined = unknown. */
type Unconfirmed = ReadonlyMap<string, number | undefined>;

const useUnconfirmed = create<{ documents: Unconfirmed }>(() => ({ documents: new Map() }));

/** A document is shown as it was last seen. */
export function markStale(path: string, seenAt: number | undefined): void {
  const { documents } = useUnconfirmed.getState();
  if (documents.has(path) && documents.get(path) === seenAt) return;
  useUnconfirmed.setState({ documents: new Map(documents).set(path, seenAt) });
}

/** The server has spoken, or nobody looks at the document any more. */
export function clearStale(path: string): void {
  const { documents } = useUnconfirmed.getState();
  if (!documents.has(path)) return;
  const rest = new Map(documents);
  rest.delete(path);
  useUnconfirmed.setState({ documents: rest });
}

export type Freshness = { stale: false } | { stale: true; seenAt: number | undefined };

/** Whether anything shown is older than the server's word, and when the oldest of it was seen. */
function oldestUnconfirmed(documents: Unconfirmed): Freshness {
  if (documents.size === 0) return { stale: false };
  const moments = [...documents.values()].filter((at) => at !== undefined);
  return { stale: true, seenAt: moments.length > 0 ? Math.min(...moments) : undefined };
}

/** Follows `oldestUnconfirmed`. */
export function useFreshness(): Freshness {
  return oldestUnconfirmed(useUnconfirmed((state) => state.documents));
}
