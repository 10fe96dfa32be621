import { type FieldPath, formatFieldPath, parseFieldPath } from '../values/field-path.ts';

/** A field to filter or sort by; '__name__' is the document's name. */
export interface QueryField {
  readonly path: FieldPath;
  readonly isName: boolean;
}

/** Reads a field reference. */
export function parseQueryField(text: string): QueryField {
  if (text === '__name__') return { path: [], isName: true };
  return { path: parseFieldPath(text), isName: false };
}

/** The reference as text: equal for equal fields. */
export const fieldKey = (field: QueryField): string =>
  field.isName ? '__name__' : formatFieldPath(field.path);
