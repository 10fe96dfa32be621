import type { Doc } from './document.ts';
import { fullName } from './name.ts';
import { invalid } from './status.ts';
import { type Fields, MAX_DEPTH, tooDeep, type Value } from './value.ts';

/** Production's limit. It counts 4 bytes more than its published storage size rules, in its message too. */
const MAX_DOCUMENT_BYTES = 1_048_576;
const UNPUBLISHED_BYTES = 4;
/** Documented: 1 MiB minus 89 bytes. */
const MAX_VALUE_BYTES = 1_048_487;

/**
 * The bytes of a string, plus one. Most strings are short and ASCII: this loop is faster for them than
 * Buffer.byteLength.
 */
function stringSize(value: string): number {
  if (value.length > 40) return Buffer.byteLength(value) + 1;
  for (let i = 0; i < value.length; i++) {
    if (value.charCodeAt(i) > 127) return Buffer.byteLength(value) + 1;
  }
  return value.length + 1;
}

/** Size of a document name: each id as a string, plus 16 bytes. */
// Each id counts one byte extra: in the path, the slash after it; for the last id, stringSize() adds it.
const nameSize = (path: string): number => stringSize(path) + 16;

function valueSize(value: Value, depth: number): number {
  if (depth > MAX_DEPTH) throw tooDeep();
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value)
    return nameSize(value.referenceValue.split('/documents/')[1] ?? '');
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value)
    return value.arrayValue.values.reduce((sum, v) => sum + valueSize(v, depth + 1), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields, depth + 1);
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}

function fieldsSize(fields: Fields, depth: number): number {
  let sum = 0;
  for (const name of Object.keys(fields)) {
    const value = fields[name];
    if (!value) continue;
    const size = valueSize(value, depth);
    const length = 'stringValue' in value ? size - 1 : 'bytesValue' in value ? size : 0;
    if (length > MAX_VALUE_BYTES) {
      throw invalid(`The value of property "${name}" is longer than ${MAX_VALUE_BYTES} bytes.`);
    }
    sum += stringSize(name) + size;
  }
  return sum;
}

/** Bytes of a document, by Firestore's published storage size rules. Throws when values nest too deeply. */
export const documentSize = (path: string, fields: Fields): number =>
  nameSize(path) + fieldsSize(fields, 0) + 32;

/** Throws INVALID_ARGUMENT for a document that is too large for production. */
export function checkSize(database: string, { path, size }: Doc): void {
  const counted = size + UNPUBLISHED_BYTES;
  if (counted <= MAX_DOCUMENT_BYTES) return;
  throw invalid(
    `Document '${fullName(database, path)}' cannot be written because its size (${counted.toLocaleString('en')} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES.toLocaleString('en')} bytes.`,
  );
}
