import * as z from 'zod/mini';
import { sydneyClock } from '../dates/sydney-time.ts';
import { defaultLanguage, forEachLanguage, type Language, languages } from '../lib/language.ts';
import { parseEach } from '../lib/parse-each.ts';

/** A text in every language, as staff post it; line breaks are kept. */
const localizedTextSchema = z.record(z.enum(languages), z.string().check(z.trim(), z.minLength(1)));
export type LocalizedText = Record<Language, string>;

/** Sydney wall clock to the minute, such as `2025-10-08T17:00`. */
const wallClockSchema = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
      'must look like 2026-12-24T00:00',
    ),
  );

/** Topic of an announcement; determines its icon. */
export const announcementKinds = [
  'delivery-time',
  'holiday',
  'sale',
  'closure',
  'christmas',
  'products',
] as const;

/**
 * Where an announcement is shown. `dialog`: opens by itself once a phone on the start screen, unless that
 * screen says the same; it can be opened again.
 * `notice`: above the delivery dates. `date`: on the cards of the dates in `deliveryDays`. `products`: in the
 * product information.
 */
export const announcementPlaces = ['dialog', 'notice', 'date', 'products'] as const;
export type AnnouncementPlace = (typeof announcementPlaces)[number];

/** From how much on an order of a promotion's days comes with a gift, cents. */
export const giftThreshold = { least: 100, most: 100_000 } as const;

/** Most characters of a gift's name. */
export const maxGiftName = 40;

/** What orders of a promotion's days get from an amount on; staff pack it, no order has a line for it. */
const promotionGiftSchema = z.object({
  fromCents: z.int().check(z.minimum(giftThreshold.least), z.maximum(giftThreshold.most)),
  /** What it is, such as "a free soup". */
  words: z.record(
    z.enum(languages),
    z.string().check(z.trim(), z.minLength(1), z.maxLength(maxGiftName)),
  ),
});
export type PromotionGift = z.infer<typeof promotionGiftSchema>;

/**
 * One announcement. Built-in ones are in `src/content/dated.ts`; those that staff post are in common/gongji
 * under their ids, in the same shape.
 */
export const announcementSchema = z
  .object({
    kind: z.enum(announcementKinds),
    places: z.array(z.enum(announcementPlaces)).check(z.minLength(1)),
    title: localizedTextSchema,
    text: localizedTextSchema,
    /** When it is shown for the first time. */
    from: z.optional(wallClockSchema),
    /** When it stops being shown. */
    until: z.optional(wallClockSchema),
    /** Shown only while a date with one of these delivery days (yyyymmdd) is listed. */
    deliveryDays: z.optional(z.array(z.int()).check(z.minLength(1))),
    gift: z.optional(promotionGiftSchema),
  })
  .check(
    z.refine(({ places, deliveryDays }) => !(deliveryDays && places.includes('dialog')), {
      error: 'a dialog opens where the dates are not known: it cannot have deliveryDays',
      path: ['deliveryDays'],
    }),
    z.refine(({ places, deliveryDays }) => deliveryDays || !places.includes('date'), {
      error: 'what stands on the cards of dates needs deliveryDays',
      path: ['deliveryDays'],
    }),
    z.refine(({ gift, deliveryDays }) => deliveryDays || !gift, {
      error: 'a gift is given with the orders of certain days: it needs deliveryDays',
      path: ['gift'],
    }),
  );
export type AnnouncementContent = z.infer<typeof announcementSchema>;
export type Announcements = Record<string, AnnouncementContent>;

/** An announcement with its id, under which the browser remembers that the customer has seen it. */
export type Announcement = AnnouncementContent & { id: string };

/** Parses common/gongji; leaves out announcements that do not fit the schema. */
export function parseAnnouncements(data: Record<string, unknown>): Announcements {
  const filled = Object.entries(data).map(([id, stored]) => [id, inEveryLanguage(stored)]);
  return parseEach(Object.fromEntries(filled), announcementSchema, 'common/gongji');
}

/** An announcement as it was posted, with Korean, or else what there is, in languages that the shop did not have then. */
export function inEveryLanguage(stored: unknown): unknown {
  const { title, text, gift, ...rest } = { ...(stored as Record<string, unknown>) };
  const fill = (texts: unknown) => {
    const known = { ...(texts as Partial<LocalizedText>) };
    const present = known[defaultLanguage] ?? languages.map((one) => known[one]).find(Boolean);
    return forEachLanguage((language) => known[language] ?? present);
  };
  const filled = { ...rest, title: fill(title), text: fill(text) };
  if (gift === undefined) return filled;
  const { words, ...terms } = { ...(gift as Record<string, unknown>) };
  return { ...filled, gift: { ...terms, words: fill(words) } };
}

/**
 * The announcements to show at `now` (server time, epoch ms) while dates with these delivery days (yyyymmdd)
 * are listed.
 */
export function currentAnnouncements(
  announcements: Announcements,
  now: number,
  deliveryDays: ReadonlySet<number>,
): Announcement[] {
  // Strings in this format sort in order of time.
  const clock = sydneyClock(now).slice(0, 16);
  return Object.entries(announcements)
    .filter(
      ([, { from, until, deliveryDays: days }]) =>
        (from === undefined || from <= clock) &&
        (until === undefined || clock < until) &&
        (days === undefined || days.some((day) => deliveryDays.has(day))),
    )
    .map(([id, content]) => ({ ...content, id }));
}

/** The announcements that are shown in one place. */
export function announcementsAt(
  announcements: readonly Announcement[],
  place: AnnouncementPlace,
): Announcement[] {
  return announcements.filter(({ places }) => places.includes(place));
}

/** Whether one of these lines, which have no full stop, says the same as an announcement in every language. */
export function isSaidBy(
  { text }: Pick<Announcement, 'text'>,
  lines: readonly LocalizedText[],
): boolean {
  return lines.some((line) => languages.every((one) => `${line[one]}.` === text[one]));
}
