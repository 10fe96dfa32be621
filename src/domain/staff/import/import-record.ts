import * as z from 'zod/mini';
import { type DocumentWrite, type FieldWrite, stores } from '../../store/document-write.ts';
import { type RowKind, rowKinds } from './read-rows.ts';

const fields = z.record(z.string(), z.unknown());

/** imports/{id of its log entry}: what an import has overwritten, so that it can be undone. */
export const importRecordSchema = z.object({
  /** Epoch ms. */
  at: z.number(),
  actorName: z.string(),
  /** Name of the file. */
  source: z.string(),
  changes: z.array(
    z.object({
      kind: z.enum(rowKinds),
      id: z.string(),
      /** The earlier values of the fields that changed, without those that were missing; null: it was added. */
      before: z.nullable(fields),
      /** The new values of those fields, without those that were emptied; the whole entry if it was added. */
      after: fields,
    }),
  ),
  /** When it was undone, epoch ms. */
  undone: z.optional(z.number()),
});
export type ImportRecord = z.infer<typeof importRecordSchema>;

/**
 * Stores a whole entry, or removes it if it is undefined. A date is stored in its year as well, which keeps
 * the cooking information.
 */
export function entryWrites(
  kind: RowKind,
  id: string,
  entry: Record<string, unknown> | undefined,
): DocumentWrite[] {
  const fields = [fieldWrite([id], entry)];
  if (kind !== 'dates') return [{ collection: stores.manages, id: kind, fields }];
  return ['activeDates', id.slice(0, 4)].map((document) => ({
    collection: stores.dates,
    id: document,
    fields,
  }));
}

/** Stores fields of a menu or category; removes those whose value is undefined. */
export function fieldWrites(
  kind: Exclude<RowKind, 'dates'>,
  id: string,
  values: readonly (readonly [field: string, value: unknown])[],
): DocumentWrite {
  const fields = values.map(([field, value]) => fieldWrite([id, field], value));
  return { collection: stores.manages, id: kind, fields };
}

const fieldWrite = (path: readonly string[], value: unknown): FieldWrite =>
  value === undefined ? { path, remove: true } : { path, set: value };
