import * as z from 'zod/mini';
import { sydneyClock } from './dates.ts';
import { languages } from './language.ts';
import { parseEach } from './parse-each.ts';

/** A text in every language; line breaks are kept. */
export const localizedTextSchema = z.record(
  z.enum(languages),
  z.string().check(z.trim(), z.minLength(1)),
);
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/** Sydney wall clock to the minute, such as `2025-10-08T17:00`. */
const wallClockSchema = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/,
      'must look like 2026-12-24T00:00',
    ),
  );

/** What it is about; chooses its icon. */
export const announcementKinds = [
  'delivery-time',
  'holiday',
  'sale',
  'closure',
  'christmas',
  'products',
] as const;

/**
 * Where it is shown. `dialog`: opens by itself once on the start screen and can be opened again;
 * `notice`: above the delivery dates; `date`: on the cards of its `deliveryDays`; `products`: in the
 * product information.
 */
export const announcementPlaces = ['dialog', 'notice', 'date', 'products'] as const;
export type AnnouncementPlace = (typeof announcementPlaces)[number];

/**
 * One piece of dated content. The shop's own are in `src/content/dated.ts`, what staff post is in
 * common/gongji under the announcement's id, in the same shape.
 */
export const announcementSchema = z
  .object({
    kind: z.enum(announcementKinds),
    places: z.array(z.enum(announcementPlaces)).check(z.minLength(1)),
    title: localizedTextSchema,
    text: localizedTextSchema,
    /** First moment that it is shown. */
    from: z.optional(wallClockSchema),
    /** First moment that it is no longer shown. */
    until: z.optional(wallClockSchema),
    /** Shown only while one of these days of delivery (yyyymmdd) is among the dates on show. */
    deliveryDays: z.optional(z.array(z.int()).check(z.minLength(1))),
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
  );
export type AnnouncementContent = z.infer<typeof announcementSchema>;
export type Announcements = Record<string, AnnouncementContent>;

/** An announcement with its id, by which a phone remembers that it was seen. */
export type Announcement = AnnouncementContent & { id: string };

/** common/gongji → the announcements that fit the schema. */
export function parseAnnouncements(data: Record<string, unknown>): Announcements {
  return parseEach(data, announcementSchema, 'common/gongji');
}

/** What is shown at `now` (server time, epoch ms) while dates with these days of delivery are on show. */
export function currentAnnouncements(
  announcements: Announcements,
  now: number,
  deliveryDays: ReadonlySet<number>,
): Announcement[] {
  // Wall clocks of this form compare as text.
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
