import { create } from 'zustand';
import { type Announcements, parseAnnouncements } from '../domain/announcement.ts';
import { fetchDocuments } from './documents/fetch-documents.ts';
import { type DocumentSource, observeDocument } from './documents/live-document.ts';
import { loadFirestore } from './documents/load-sdk.ts';
import { whenIdle } from './documents/when-idle.ts';

interface Posted {
  /** What staff have posted in common/gongji. */
  announcements: Announcements;
  /** False until the store has answered or could not be reached. */
  settled: boolean;
}

/**
 * Announcements that staff have posted: read by one plain request when a screen that shows them opens, and
 * followed live from when the page is idle.
 */
export const usePosted = create<Posted>(() => ({ announcements: {}, settled: false }));

const path = 'common/gongji';

/** Reads them again; when the store can't be reached, those known so far stay. */
export async function readPosted(): Promise<void> {
  try {
    const data = (await fetchDocuments([path])).get(path);
    usePosted.setState({ announcements: parseAnnouncements(data ?? {}), settled: true });
  } catch {
    // What the shop brings itself is shown all the same.
    usePosted.setState({ settled: true });
  }
}

const posted: DocumentSource<Announcements> = { path, parse: parseAnnouncements, public: true };

/** Follows what staff post, from when the page is idle, and loads the Firestore SDK for it; returns the function that ends it. */
export function followPosted(): () => void {
  let ended = false;
  let stop = () => {};
  const follow = async () => {
    await whenIdle();
    // With the SDK there, following makes no plain request of its own.
    await loadFirestore();
    if (ended) return;
    // What an earlier visit kept is older than what `readPosted` has read.
    let kept = true;
    stop = observeDocument(posted, ({ value, loading, error }) => {
      if (!kept && !loading && !error) usePosted.setState({ announcements: value ?? {} });
    });
    kept = false;
  };
  // Without a connection those known so far stay.
  follow().catch((error: unknown) => console.error('following announcements', error));
  return () => {
    ended = true;
    stop();
  };
}
