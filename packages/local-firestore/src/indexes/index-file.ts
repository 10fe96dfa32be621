import { readFileSync } from 'node:fs';
import { type FieldPath, formatFieldPath, parseFieldPath } from '../engine/values/field-path.ts';
import {
  asArray,
  asObject,
  asString,
  isObject,
  type Json,
  optString,
} from '../engine/values/json.ts';
import { StatusError } from '../engine/values/status.ts';

/** Thrown for an index file that cannot be used; the message is one line to show to the user. */
export class IndexFileError extends Error {}

export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';
export type Mode = 'ASC' | 'DESC' | 'CONTAINS';

/** One field of an index; `key` is the field's path as text, or __name__. */
export interface IndexField {
  readonly key: string;
  readonly mode: Mode;
}

/** A composite index: its last field is always __name__, which the file may leave out. */
export interface CompositeIndex {
  readonly group: string;
  readonly scope: Scope;
  readonly fields: readonly IndexField[];
}

/** An index over one field. */
export interface SingleFieldIndex {
  readonly scope: Scope;
  readonly mode: Mode;
}

/** The single-field indexes that Firestore creates for every field without an exemption. */
const AUTOMATIC: readonly SingleFieldIndex[] = ['ASC', 'DESC', 'CONTAINS'].map((mode) => ({
  scope: 'COLLECTION',
  mode: mode as Mode,
}));

/** The indexes that production would have after `firebase deploy --only firestore:indexes`. */
export class Indexes {
  readonly composites: readonly CompositeIndex[];
  /** By collection id, then by field path; '*' stands for all fields of the collection. */
  readonly #overrides = new Map<string, Map<string, readonly SingleFieldIndex[]>>();

  /** Reads the content of firestore.indexes.json. Throws IndexFileError. */
  constructor(text: string) {
    try {
      const file = asObject(JSON.parse(text), 'the file');
      this.composites = asArray(file.indexes, 'indexes').map(readComposite);
      for (const entry of asArray(file.fieldOverrides, 'fieldOverrides')) {
        this.#addOverride(asObject(entry, 'fieldOverrides'));
      }
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof StatusError)) throw error;
      throw new IndexFileError(error.message);
    }
  }

  #addOverride(json: Json): void {
    const group = asString(json.collectionGroup, 'collectionGroup');
    const path = asString(json.fieldPath, 'fieldPath');
    const key = path === '*' ? path : formatFieldPath(parseFieldPath(path));
    const fields = this.#overrides.get(group) ?? new Map<string, readonly SingleFieldIndex[]>();
    fields.set(
      key,
      asArray(json.indexes, 'indexes').map((index) => {
        const source = asObject(index, 'indexes');
        return { scope: readScope(source), mode: readMode(source) };
      }),
    );
    this.#overrides.set(group, fields);
  }

  /**
   * The indexes on one field: by its own override, else by that of its nearest parent map, else by that of
   * the collection, else the automatic ones.
   */
  singleField(group: string, path: FieldPath): readonly SingleFieldIndex[] {
    const fields = this.#overrides.get(group);
    if (!fields) return AUTOMATIC;
    for (let length = path.length; length > 0; length--) {
      const found = fields.get(formatFieldPath(path.slice(0, length)));
      if (found) return found;
    }
    return fields.get('*') ?? AUTOMATIC;
  }
}

/** Reads an index file. Throws IndexFileError. */
export function loadIndexes(file: string): Indexes {
  try {
    return new Indexes(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new IndexFileError(`cannot use ${file} (${reason})`);
  }
}

function readComposite(json: unknown): CompositeIndex {
  const index = asObject(json, 'indexes');
  const fields = asArray(index.fields, 'fields').map((entry): IndexField => {
    const field = asObject(entry, 'fields');
    const path = asString(field.fieldPath, 'fieldPath');
    const key = path === '__name__' ? path : formatFieldPath(parseFieldPath(path));
    return { key, mode: readMode(field) };
  });
  const last = fields.at(-1);
  // If the file leaves out __name__, it takes the direction of the last field.
  const name: IndexField = { key: '__name__', mode: last?.mode === 'DESC' ? 'DESC' : 'ASC' };
  return {
    group: asString(index.collectionGroup, 'collectionGroup'),
    scope: readScope(index),
    fields: last?.key === '__name__' ? fields : [...fields, name],
  };
}

const readScope = ({ queryScope }: Json): Scope =>
  optString(queryScope, 'queryScope') === 'COLLECTION_GROUP' ? 'COLLECTION_GROUP' : 'COLLECTION';

function readMode({ order, arrayConfig, vectorConfig }: Json): Mode {
  if (arrayConfig !== undefined) return 'CONTAINS';
  if (isObject(vectorConfig)) return 'ASC';
  return order === 'DESCENDING' ? 'DESC' : 'ASC';
}
