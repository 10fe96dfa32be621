import { create } from 'zustand';
import { type Announcements, parseAnnouncements } from '../domain/announcement.ts';
import { fetchDocuments } from './documents/fetch-documents.ts';
import { type DocumentSource, observeDocument } from './documents/live-document.ts';
import { loadFirestore } from './documents/load-sdk.ts';
import { whenIdle } from './documents/when-idle.ts';

interface Posted {
  /** What staff have posted in common/gongji. */
  announcements: Announcements;
  /** False until the store has answered or turned out to be unreachable. */
  settled: boolean;
}

/**
 * Announcements that staff have posted: fetched by one plain request when a screen that shows them opens, and
 * listened to from when the page is idle.
 */
export const usePosted = create<Posted>(() => ({ announcements: {}, settled: false }));

const path = 'common/gongji';

/** Fetches them again; when the store can't be reached, the last known ones stay. */
export async function readPosted(): Promise<void> {
  try {
    const data = (await fetchDocuments([path])).get(path);
    usePosted.setState({ announcements: parseAnnouncements(data ?? {}), settled: true });
  } catch {
    // The shop's built-in announcements are shown all the same.
    usePosted.setState({ settled: true });
  }
}

const posted: DocumentSource<Announcements> = { path, parse: parseAnnouncements, public: true };

/**
 * Listens to the announcements from when the page is idle; loads the Firestore SDK for it. Returns the
 * function that stops it.
 */
export function followPosted(): () => void {
  let ended = false;
  let stop = () => {};
  const follow = async () => {
    await whenIdle();
    // With the SDK loaded, the listener makes no plain request of its own.
    await loadFirestore();
    if (ended) return;
    // The first value may come from the cache, which is older than what `readPosted` has fetched.
    let kept = true;
    stop = observeDocument(posted, ({ value, loading, error }) => {
      if (!kept && !loading && !error) usePosted.setState({ announcements: value ?? {} });
    });
    kept = false;
  };
  // Without a connection the last known ones stay.
  follow().catch((error: unknown) => console.error('following announcements', error));
  return () => {
    ended = true;
    stop();
  };
}
