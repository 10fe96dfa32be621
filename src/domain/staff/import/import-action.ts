import * as z from 'zod/mini';
import { isDateId } from '../../dates/date-id.ts';
import { sameValue } from '../../lib/same-value.ts';
import { documentBytes } from '../../store/document-size.ts';
import { type DocumentWrite, stores } from '../../store/document-write.ts';
import { plannedAction } from '../actions/action.ts';
import { usedDateProblem } from '../dates/remove-date.ts';
import { maxLoggedBytes } from '../staff-log.ts';
import type { StaffProblem } from '../staff-problem.ts';
import { catalogueProblem, entryProblem } from './entry-problems.ts';
import { readCurrentCatalogue } from './import-effects.ts';
import { type RowKind, rowKinds } from './read-rows.ts';

const fieldsSchema = z.record(z.string(), z.unknown());
const catalogueFields = z.partialRecord(
  z.enum(rowKinds),
  z.record(z.string(), z.nullable(fieldsSchema)),
);

/**
 * Fields of menus, categories and dates by id; a field that is null is missing, and so is an entry that is null.
 */
export type CatalogueFields = z.infer<typeof catalogueFields>;
type Fields = z.infer<typeof fieldsSchema>;

/**
 * Adds, changes and removes entries of the catalogue and dates in one commit, so that a date's menus and the date
 * appear together. An entry that is missing is added if its fields are complete.
 */
export const importCatalogue = plannedAction({
  name: 'import',
  allowedRoles: ['owner'],
  input: z.object({
    /** Name of the file. */
    source: z.string().check(z.minLength(1)),
    entries: catalogueFields,
  }),
  logSubject: ({ source }) => ({ subject: source }),
  plan: async (read, { entries }, actor) => {
    const shop = await readCurrentCatalogue(
      read,
      Object.keys(entries.dates ?? {}).filter(isDateId),
    );
    const before: CatalogueFields = {};
    const after: CatalogueFields = {};
    const next = structuredClone(shop);
    const writes: DocumentWrite[] = [];
    let problem: StaffProblem | undefined;
    for (const [kind, id, fields] of listed(entries)) {
      const present = shop[kind][id] as Fields | undefined;
      const entry = fields && withFields(present, fields);
      before[kind] = { ...before[kind], [id]: stateOf(present, fields) };
      after[kind] = { ...after[kind], [id]: fields };
      writes.push(...entryWrites(kind, id, present, fields, entry));
      problem ??=
        entry && fields
          ? entryProblem({ kind, id, fields, entry, present })
          : kind === 'dates'
            ? await usedDateProblem(read, id)
            : undefined;
      const list: Record<string, unknown> = next[kind];
      if (entry) list[id] = entry;
      else delete list[id];
    }
    problem ??= catalogueProblem(listed(entries), next, actor.now);
    const kept = { before, after, undo: before };
    return {
      before,
      after,
      writes,
      problem:
        problem ??
        (documentBytes(kept) > maxLoggedBytes ? { code: 'import-too-large' } : undefined),
    };
  },
  differing: differingFields,
  undo: ({ source }, { before }) => ({ source: undone(source), entries: before }),
});

/** The entries of which two states show different fields, and of those only these fields. */
function differingFields(
  state: CatalogueFields,
  seen: CatalogueFields,
  now: CatalogueFields,
): CatalogueFields {
  const part: CatalogueFields = {};
  for (const [kind, id, fields] of listed(state)) {
    const [before, after] = [seen[kind]?.[id] ?? null, now[kind]?.[id] ?? null];
    if (sameValue(before, after)) continue;
    const differs = ([field]: [string, unknown]) =>
      !before || !after || !sameValue(before[field], after[field]);
    const shown = fields && Object.fromEntries(Object.entries(fields).filter(differs));
    part[kind] = { ...part[kind], [id]: shown };
  }
  return part;
}

/** The name of what takes a file's import back, and of what takes that back. */
const undone = (source: string) => (source.startsWith('↩ ') ? source.slice(2) : `↩ ${source}`);

function listed(entries: CatalogueFields) {
  return rowKinds.flatMap((kind) =>
    Object.entries(entries[kind] ?? {}).map(([id, fields]) => [kind, id, fields] as const),
  );
}

/** What the shop has of these fields; of an entry that is to be removed, all of it. */
function stateOf(present: Fields | undefined, fields: Fields | null): Fields | null {
  if (!present || !fields) return present ?? null;
  return Object.fromEntries(Object.keys(fields).map((field) => [field, present[field] ?? null]));
}

function withFields(present: Fields | undefined, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries({ ...present, ...fields }).filter(([, value]) => value !== null),
  );
}

/**
 * The writes of one entry. A date is stored in its year as well, which keeps the cooking information; whole, since
 * the document of the year may not have it yet.
 */
function entryWrites(
  kind: RowKind,
  id: string,
  present: Fields | undefined,
  fields: Fields | null,
  entry: Fields | null,
): DocumentWrite[] {
  const whole = entry ? { path: [id], set: entry } : { path: [id], remove: true as const };
  if (kind === 'dates') {
    return ['activeDates', id.slice(0, 4)].map((document) => {
      return { collection: stores.dates, id: document, fields: [whole] };
    });
  }
  const changed = Object.entries(fields ?? {}).map(([field, value]) => {
    const path = [id, field];
    return value === null ? { path, remove: true as const } : { path, set: value };
  });
  return [{ collection: stores.manages, id: kind, fields: present && entry ? changed : [whole] }];
}
