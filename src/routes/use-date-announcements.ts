import { useMemo } from 'react';
import { useLiveDocument } from '../data/documents/live-document.ts';
import { activeDates } from '../data/documents/sources.ts';
import { dayNumber } from '../domain/dates/date-id.ts';
import { datesToShow } from '../domain/dates/open-dates.ts';
import type { Announcement } from '../domain/messages/announcement.ts';
import { useAnnouncements } from '../parts/use-announcements.ts';

/** The announcements of the screen with the delivery dates. */
export function useDateAnnouncements(): Announcement[] {
  const dates = useLiveDocument(activeDates).value;
  const deliveryDays = useMemo(
    () => new Set(datesToShow(dates ?? {}).map(({ dateId }) => dayNumber(dateId))),
    [dates],
  );
  return useAnnouncements(deliveryDays);
}
