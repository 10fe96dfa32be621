import { type FieldPath, getAt, parseFieldPath, setAt } from './field-path.ts';
import { asArray, asString, type Json, optObject } from './json.ts';
import { fullName } from './name.ts';
import { formatMicros, type Micros } from './time.ts';
import { type Fields, newFields } from './value.ts';

/** A stored document. Never changed in place: a write creates a new one. */
export interface Doc {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
  /** Bytes, by Firestore's published storage size rules. */
  readonly size: number;
}

/** What one commit did to one document; `after` null = deleted, `before` null = was missing. */
export interface Change {
  readonly path: string;
  readonly before: Doc | null;
  readonly after: Doc | null;
}

/** Caches the JSON of the last document: all listeners get the same document when it changes. */
let last: { database: string; doc: Doc; json: Json } | undefined;

/** ProtoJSON of a document, with only the masked fields if there is a mask. */
export function documentJson(database: string, doc: Doc, mask?: FieldPath[]): Json {
  if (mask) return toJson(database, doc, mask);
  if (last?.doc !== doc || last.database !== database) {
    last = { database, doc, json: toJson(database, doc) };
  }
  return last.json;
}

function toJson(database: string, doc: Doc, mask?: FieldPath[]): Json {
  return {
    name: fullName(database, doc.path),
    fields: mask ? project(doc.fields, mask) : doc.fields,
    createTime: formatMicros(doc.createTime),
    updateTime: formatMicros(doc.updateTime),
  };
}

function project(fields: Fields, mask: FieldPath[]): Fields {
  let result = newFields();
  for (const path of mask) {
    const value = getAt(fields, path);
    if (value !== undefined) result = setAt(result, path, value);
  }
  return result;
}

/** Reads the DocumentMask ({fieldPaths: […]}) of a write; undefined when there is none. */
export const parseMask = (json: unknown): FieldPath[] | undefined =>
  fieldPathsIn(json)?.map(parseFieldPath);

/**
 * Reads the DocumentMask of a response, which has the document's name in any case: `__name__` asks for no
 * field.
 */
export const parseResponseMask = (json: unknown): FieldPath[] | undefined =>
  fieldPathsIn(json)
    ?.filter((path) => path !== '__name__')
    .map(parseFieldPath);

function fieldPathsIn(json: unknown): string[] | undefined {
  const mask = optObject(json, 'mask');
  return mask && asArray(mask.fieldPaths, 'fieldPaths').map((path) => asString(path, 'fieldPath'));
}
