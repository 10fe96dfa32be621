import { useSyncExternalStore } from 'react';
import { datedContent } from '../content/dated.ts';
import { serverNow } from '../data/device/server-clock.ts';
import { useLiveDocument } from '../data/documents/live-document.ts';
import { postedAnnouncements } from '../data/documents/sources.ts';
import { type Announcement, currentAnnouncements } from '../domain/messages/announcement.ts';

const noDays: ReadonlySet<number> = new Set();
const never = () => () => {};

/**
 * The announcements of the present moment, updated when staff change them: the shop's built-in ones and those
 * that staff have posted, which replace a built-in one with the same id. `deliveryDays` (yyyymmdd) are those
 * of the dates on the screen.
 */
export function useAnnouncements(deliveryDays: ReadonlySet<number> = noDays): Announcement[] {
  const posted = useLiveDocument(postedAnnouncements).value;
  // A prerendered page does not know the day on which it will be read.
  const today = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!today) return [];
  return currentAnnouncements({ ...datedContent, ...posted }, serverNow(), deliveryDays);
}
