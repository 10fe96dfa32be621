import { dayAfter, sydneyDay } from '../dates/sydney-time.ts';
import { photoDays } from '../order/door-photo.ts';
import { stores } from './document-write.ts';

/** What is removed some days after a moment: documents of a row of docs/data-model.md, whose column "until" says so. */
export interface Expiry {
  /** The path in that row. */
  row: string;
  collection: string;
  /** The collection lies below other documents. */
  isGroup?: true;
  /** A field with the moment, epoch ms; or the beginning of ids in which the day (yyyymmdd) follows. */
  from: { field: string } | { idPrefix: string };
  days: number;
}

/** For so many days it is kept how many texts and reminders went out in a day; they count on that day alone. */
const countDays = 31;

/** For so many days it is kept what became of a text or a reminder, and by which consent it went. */
const sentDays = 365;

/** Everything that the functions remove once it has been kept for its time. */
export const expiries: readonly Expiry[] = [
  {
    row: 'doorPhotos/{dateId_uid_orderId}',
    collection: stores.doorPhotos,
    from: { field: 'at' },
    days: photoDays,
  },
  {
    row: 'deliveryMsgs/{dateId}/messages/{msgId}',
    collection: 'messages',
    isGroup: true,
    from: { field: 'expiresAt' },
    days: 0,
  },
  { row: 'smsSent/{id}', collection: stores.smsSent, from: { field: 'at' }, days: sentDays },
  {
    row: 'smsSent/{id}',
    collection: stores.smsSent,
    from: { idPrefix: 'day-' },
    days: countDays,
  },
  {
    row: 'remindersSent/{dateId_kind_uid}',
    collection: stores.remindersSent,
    from: { idPrefix: '' },
    days: sentDays,
  },
  {
    row: 'remindersSent/{dateId_kind_uid}',
    collection: stores.remindersSent,
    from: { idPrefix: 'day-' },
    days: countDays,
  },
  {
    row: 'reminderRuns/{dateId_kind}',
    collection: stores.reminderRuns,
    from: { idPrefix: '' },
    days: sentDays,
  },
  {
    row: 'shopping/{Monday yyyymmdd}',
    collection: stores.shopping,
    from: { idPrefix: '' },
    days: sentDays,
  },
  {
    row: 'endedLogIns/{uid}',
    collection: stores.endedLogIns,
    from: { field: 'until' },
    days: 0,
  },
  {
    row: 'personalDataCalls/{uid}',
    collection: stores.personalDataCalls,
    from: { field: 'until' },
    days: 0,
  },
  {
    row: 'refusedAttempts/{attempt}',
    collection: stores.refusedAttempts,
    from: { field: 'at' },
    days: 2,
  },
];

/** The ids that have expired by `now` (epoch ms): from `first` up to, but without, `end`. */
export function expiredIds(
  idPrefix: string,
  days: number,
  now: number,
): { first: string; end: string } {
  const firstKept = dayAfter(sydneyDay(now), -days).replaceAll('-', '');
  // No id is empty; no day comes before year 0.
  return { first: `${idPrefix}0`, end: `${idPrefix}${firstKept}` };
}
