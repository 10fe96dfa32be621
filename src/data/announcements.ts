import { create } from 'zustand';
import { type Announcements, parseAnnouncements } from '../domain/announcement.ts';
import { fetchDocuments } from './documents/fetch-documents.ts';

interface Posted {
  /** What staff have posted in common/gongji. */
  announcements: Announcements;
  /** False until the store has answered or could not be reached. */
  settled: boolean;
}

/**
 * Announcements that staff have posted: read by one plain request when a screen that shows them
 * opens, since the start screen must not load the Firestore SDK for them.
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
