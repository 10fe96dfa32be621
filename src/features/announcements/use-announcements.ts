import { useEffect, useSyncExternalStore } from 'react';
import { datedContent } from '../../content/dated.ts';
import { followPosted, readPosted, usePosted } from '../../data/announcements.ts';
import { serverNow } from '../../data/server-clock.ts';
import { type Announcement, currentAnnouncements } from '../../domain/announcement.ts';

const noDays: ReadonlySet<number> = new Set();
const never = () => () => {};

/**
 * The announcements of the present moment, updated when staff change them: the shop's built-in ones and those
 * that staff have posted, which replace a built-in one with the same id. `deliveryDays` (yyyymmdd) are those
 * of the dates on the screen.
 */
export function useAnnouncements(deliveryDays: ReadonlySet<number> = noDays): Announcement[] {
  const { announcements } = usePosted();
  useEffect(followPosted, []);
  useEffect(() => {
    const read = () => {
      if (!document.hidden) void readPosted();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  // A prerendered page does not know the day on which it will be read.
  const today = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!today) return [];
  return currentAnnouncements({ ...datedContent, ...announcements }, serverNow(), deliveryDays);
}
