import { type DocumentWrite, type FieldWrite, stores } from '../../store/document-write.ts';

/** The write of single fields of a listed date; their paths are relative to the date. */
export function dateFieldsWrite(dateId: string, fields: readonly FieldWrite[]): DocumentWrite {
  return {
    collection: stores.dates,
    id: 'activeDates',
    fields: fields.map((field) => ({ ...field, path: [dateId, ...field.path] })),
  };
}
