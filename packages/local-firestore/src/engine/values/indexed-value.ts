import type { Fields, Value } from './value.ts';
import { newFields } from './value.ts';

/** Published limit: an index holds this many bytes of a string or bytes value. */
const MAX_BYTES = 1500;

/**
 * A value as indexes store it and queries compare it: long strings and bytes are truncated, also inside maps
 * and arrays.
 */
export function indexedValue(value: Value): Value {
  return isLong(value) ? cut(value) : value;
}

function isLong(value: Value): boolean {
  // A UTF-16 code unit takes at most three bytes in UTF-8; four base64 digits encode three bytes.
  if ('stringValue' in value) return value.stringValue.length > MAX_BYTES / 3;
  if ('bytesValue' in value) return value.bytesValue.length > (MAX_BYTES / 3) * 4;
  if ('arrayValue' in value) return value.arrayValue.values.some(isLong);
  return 'mapValue' in value && Object.values(value.mapValue.fields).some(isLong);
}

function cut(value: Value): Value {
  if ('stringValue' in value) {
    const bytes = Buffer.from(value.stringValue);
    if (bytes.length <= MAX_BYTES) return value;
    // Drop a character that the limit cuts in two.
    return {
      stringValue: bytes
        .subarray(0, MAX_BYTES)
        .toString()
        .replace(/\uFFFD$/, ''),
    };
  }
  if ('bytesValue' in value) {
    const bytes = Buffer.from(value.bytesValue, 'base64').subarray(0, MAX_BYTES);
    return { bytesValue: bytes.toString('base64') };
  }
  if ('arrayValue' in value) return { arrayValue: { values: value.arrayValue.values.map(cut) } };
  if (!('mapValue' in value)) return value;
  const fields: Fields = newFields();
  for (const [name, inner] of Object.entries(value.mapValue.fields)) fields[name] = cut(inner);
  return { mapValue: { fields } };
}
