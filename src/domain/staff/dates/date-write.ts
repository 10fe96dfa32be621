import type { ActiveDate } from '../../dates/active-date.ts';
import { sydneyStamp } from '../../dates/sydney-time.ts';
import { type DocumentWrite, type FieldWrite, stores } from '../../store/document-write.ts';

/** The write of single fields of a listed date; their paths are relative to the date. */
export function dateFieldsWrite(dateId: string, fields: readonly FieldWrite[]): DocumentWrite {
  return {
    collection: stores.dates,
    id: 'activeDates',
    fields: fields.map((field) => ({ ...field, path: [dateId, ...field.path] })),
  };
}

/**
 * The writes that store a whole date: in the list of dates, and in the document of its year, which keeps the
 * cooking information.
 */
export function dateWrites(dateId: string, date: ActiveDate): DocumentWrite[] {
  return [
    { collection: stores.dates, id: 'activeDates', fields: [{ path: [dateId], set: date }] },
    yearWrite(dateId, date),
  ];
}

/** The writes of changed fields of a listed date; the document of its year gets the date as it is then. */
export function changedDateWrites(
  dateId: string,
  date: ActiveDate,
  fields: readonly FieldWrite[],
): DocumentWrite[] {
  return [dateFieldsWrite(dateId, fields), yearWrite(dateId, date)];
}

function yearWrite(dateId: string, date: ActiveDate): DocumentWrite {
  const id = sydneyStamp(date.deliveryDate).slice(0, 4);
  return { collection: stores.dates, id, fields: [{ path: [dateId], set: date }] };
}
