import type { FieldPath } from '../values/field-path.ts';
import type { Name } from '../values/name.ts';
import type { Value } from '../values/value.ts';
import type { Filter } from './filter.ts';
import type { Nearest } from './nearest.ts';
import type { QueryField } from './query-field.ts';

export interface Order {
  readonly field: QueryField;
  readonly direction: 1 | -1;
}

/** A position in the sort order: before or after the documents whose sort values begin with these. */
export interface Cursor {
  readonly values: readonly Value[];
  readonly before: boolean;
}

/** A parsed structured query, with the implicit orders added. */
export interface Query {
  readonly parent: Name;
  /** null = any collection. */
  readonly collectionId: string | null;
  readonly allDescendants: boolean;
  readonly filter?: Filter | undefined;
  readonly orders: readonly Order[];
  readonly start?: Cursor | undefined;
  readonly end?: Cursor | undefined;
  readonly offset: number;
  readonly limit?: number | undefined;
  readonly select?: FieldPath[] | undefined;
  /** Applies to what the rest of the query selects. */
  readonly nearest?: Nearest | undefined;
}
