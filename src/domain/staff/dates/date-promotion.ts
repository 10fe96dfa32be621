import { dayNumber } from '../../dates/date-id.ts';
import type { AnnouncementContent, LocalizedText } from '../../messages/announcement.ts';

/** A promotional text on the cards of the dates of one delivery day. */
export interface DatePromotion {
  title: LocalizedText;
  text: LocalizedText;
}

/** Id of the announcement with the promotional text of a delivery day. */
export function datePromotionId(dateId: string): string {
  return `date-${dayNumber(dateId)}`;
}

/**
 * The announcement with the promotional text of a delivery day. `posted` is the present one: it keeps its
 * kind, places and times, which staff may have changed under Announcements.
 */
export function datePromotionContent(
  dateId: string,
  { title, text }: DatePromotion,
  posted?: AnnouncementContent,
): AnnouncementContent {
  const days = [dayNumber(dateId)];
  return { kind: 'sale', places: ['date'], deliveryDays: days, ...posted, title, text };
}
