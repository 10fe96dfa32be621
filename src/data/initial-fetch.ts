/**
 * The read that the page itself starts, before any of the shop's code is there: the small script in
 * index.html asks for the documents of the address's screen and leaves the answer here.
 */
export interface InitialFetch {
  paths: string[];
  /** Epoch ms by the phone's clock. */
  sentAt: number;
  answer: Promise<{ response: Response; receivedAt: number }>;
}

declare global {
  interface Window {
    initialFetch?: InitialFetch | undefined;
  }
}

/** The page's own read, once: a later screen asks for itself. */
export function takeInitialFetch(): InitialFetch | undefined {
  if (typeof window === 'undefined') return;
  const early = window.initialFetch;
  window.initialFetch = undefined;
  return early;
}
