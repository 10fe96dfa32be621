import { useEffect, useSyncExternalStore } from 'react';
import { datedContent } from '../../content/dated.ts';
import { followPosted, readPosted, usePosted } from '../../data/announcements.ts';
import { serverNow } from '../../data/server-clock.ts';
import { type Announcement, currentAnnouncements } from '../../domain/announcement.ts';

const noDays: ReadonlySet<number> = new Set();
const never = () => () => {};

/**
 * What is announced now, as staff change it while the screen is open: the shop's dated content and what
 * staff have posted, which wins under the same id. `deliveryDays` (yyyymmdd) are those of the dates on show.
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
  // A page that is written when the shop is built knows nothing of the day on which it is read.
  const today = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!today) return [];
  return currentAnnouncements({ ...datedContent, ...announcements }, serverNow(), deliveryDays);
}
