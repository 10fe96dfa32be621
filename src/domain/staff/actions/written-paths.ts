import type { DocumentWrite } from '../../store/document-write.ts';

/** How many paths a log entry keeps. */
export const maxPaths = 60;

/**
 * What a commit writes, as texts for the log: `dates/activeDates#20261127_1#menus#soup` for a field,
 * `blacklist/0412345678` for a deleted document. The newest entry with the first of them says who changed last what the action
 * sets, so a plan writes that first, before what follows from it.
 */
export function writtenPaths(
  writes: readonly DocumentWrite[],
  deletes: readonly string[] = [],
): string[] {
  const fields = writes.flatMap(({ collection, id, fields }) =>
    fields.map(({ path }) => [`${collection}/${id}`, ...path].join('#')),
  );
  return [...fields, ...deletes].slice(0, maxPaths);
}

/** The path and what contains it: a change of a whole date changes its menus too. */
export function withContaining(path: string): string[] {
  const parts = path.split('#');
  return parts.map((_, index) => parts.slice(0, index + 1).join('#'));
}
