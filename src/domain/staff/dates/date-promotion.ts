import { dayNumber } from '../../dates/date-id.ts';
import { forEachLanguage, type Language, languages } from '../../lib/language.ts';
import { toCents, toFixedDollars } from '../../lib/money.ts';
import {
  type AnnouncementContent,
  giftThreshold,
  type LocalizedText,
  type PromotionGift,
} from '../../messages/announcement.ts';
import { withoutUndefined } from '../../store/document-write.ts';

/** A promotional text on the cards of the dates of one delivery day, and the gift that it promises, if any. */
export interface DatePromotion {
  title: LocalizedText;
  text: LocalizedText;
  gift?: PromotionGift | undefined;
}

/** A gift as staff type it: from so many dollars on, and what it is; all empty for none. */
export interface TypedGift {
  from: string;
  words: LocalizedText;
}

/** A stored gift as it stands in the form. */
export function typedGift(gift: PromotionGift | undefined): TypedGift {
  return {
    from: gift ? toFixedDollars(gift.fromCents).replace(/\.00$/, '') : '',
    words: gift?.words ?? forEachLanguage(() => ''),
  };
}

/** Reads a typed gift: what it is, undefined for none, or which fields are missing or wrong. */
export function readGift({
  from,
  words,
}: TypedGift): { gift: PromotionGift | undefined } | { wrong: ('from' | Language)[] } {
  const dollars = from.trim();
  const trimmed = forEachLanguage((one) => words[one].trim());
  if ([dollars, ...Object.values(trimmed)].every((typed) => typed === '')) {
    return { gift: undefined };
  }
  const cents = /^\d{1,4}(\.\d{1,2})?$/.test(dollars) ? toCents(dollars) : 0;
  const isAmount = giftThreshold.least <= cents && cents <= giftThreshold.most;
  const wrong = [
    ...(isAmount ? [] : ['from' as const]),
    ...languages.filter((one) => trimmed[one] === ''),
  ];
  return wrong.length > 0 ? { wrong } : { gift: { fromCents: cents, words: trimmed } };
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
  { title, text, gift }: DatePromotion,
  posted?: AnnouncementContent,
): AnnouncementContent {
  const deliveryDays = [dayNumber(dateId)];
  const words = { title, text, gift };
  return withoutUndefined({ kind: 'sale', places: ['date'], deliveryDays, ...posted, ...words });
}
