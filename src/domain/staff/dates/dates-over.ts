import { activeDateSchema } from '../../dates/active-date.ts';
import { isDateId } from '../../dates/date-id.ts';
import { dayAfter, sydneyDay } from '../../dates/sydney-time.ts';
import type { DocumentWrite } from '../../store/document-write.ts';
import { stores } from '../../store/document-write.ts';
import type { ReadDocument } from '../../store/transaction.ts';

/** How many days after its delivery a date stays on the list that every page loads. */
export const daysListed = 14;

/** So many of the last dates stay anyhow, so that the first one after a closure can be copied from them. */
const lastDatesListed = 4;

/** What keeps a date on the list although it is over: it still waits for somebody. */
export type StayReason = 'payment' | 'refund' | 'till';

/** staffInbox/tidying: what the nightly step has left where it was, for the inbox. Times are since when, epoch ms. */
export interface Tidying {
  /** dateId → reasons why it stays on the list of dates. */
  dates?: Record<string, Partial<Record<StayReason, number>>>;
  /** Place of an entry that can't be read. */
  unreadable?: Record<string, number>;
}

/**
 * Which dates of the stored list are to move to the document of their year, the first one first; and the entries that can't be
 * read, which stay.
 */
export function datesOver(
  stored: Readonly<Record<string, unknown>>,
  now: number,
): { over: string[]; unreadable: string[] } {
  const before = dayAfter(sydneyDay(now), -daysListed).replaceAll('-', '');
  const today = sydneyDay(now).replaceAll('-', '');
  const isReadable = (id: string) => isDateId(id) && activeDateSchema.safeParse(stored[id]).success;
  const ids = Object.keys(stored);
  const past = ids.filter((id) => isReadable(id) && id.slice(0, 8) < today).sort();
  return {
    over: past.slice(0, -lastDatesListed).filter((id) => id.slice(0, 8) < before),
    unreadable: ids.filter((id) => !isReadable(id)),
  };
}

/**
 * Moves a date that is over from the list to the document of its year, as it is, in one commit. No writes if it is not on the
 * list any more, so that it can be repeated.
 */
export async function planMove(
  read: ReadDocument,
  dateId: string,
  now: number,
): Promise<{ writes: DocumentWrite[] }> {
  const stored = (await read(`${stores.dates}/activeDates`)) ?? {};
  if (!datesOver(stored, now).over.includes(dateId)) return { writes: [] };
  const set = { path: [dateId], set: stored[dateId] };
  return {
    writes: [
      { collection: stores.dates, id: dateId.slice(0, 4), fields: [set] },
      { collection: stores.dates, id: 'activeDates', fields: [{ path: [dateId], remove: true }] },
    ],
  };
}

/**
 * What the nightly step notes about what it leaves: `stay` are the reasons of each date that it has looked at, `unreadable`
 * the places of the entries. What it has noted before keeps its time.
 */
export function tidyingNote(
  before: Tidying | undefined,
  stay: Readonly<Record<string, readonly StayReason[]>>,
  unreadable: readonly string[],
  now: number,
): Required<Tidying> {
  const dates = Object.entries(stay)
    .filter(([, reasons]) => reasons.length > 0)
    .map(([dateId, reasons]) => {
      const known = before?.dates?.[dateId];
      return [dateId, Object.fromEntries(reasons.map((one) => [one, known?.[one] ?? now]))];
    });
  const places = unreadable.slice(0, unreadableNamed);
  return {
    dates: Object.fromEntries(dates),
    unreadable: Object.fromEntries(places.map((one) => [one, before?.unreadable?.[one] ?? now])),
  };
}

/** Most entries that can't be read and are named at a time. */
const unreadableNamed = 50;
