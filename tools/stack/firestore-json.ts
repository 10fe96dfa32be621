/** Plain values to Firestore's REST values and back, as far as the shop's documents need them. */

export type Plain = null | boolean | number | string | Date | readonly Plain[] | PlainMap;
export interface PlainMap {
  readonly [key: string]: Plain;
}

export type FirestoreFields = Record<string, FirestoreValue>;
export interface FirestoreValue {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  readonly integerValue?: string;
  readonly doubleValue?: number;
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly FirestoreValue[] };
  readonly mapValue?: { readonly fields?: FirestoreFields };
}

export function encodeFields(map: PlainMap): FirestoreFields {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, encodeValue(value)]));
}

/** Whole numbers become integers, as the SDKs write them. */
export function encodeValue(value: Plain): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (isList(value)) return { arrayValue: { values: value.map(encodeValue) } };
  return { mapValue: { fields: encodeFields(value) } };
}

export function decodeFields(fields: FirestoreFields): PlainMap {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]),
  );
}

/** A kind of value that the shop doesn't store (bytes, references, geo points) throws. */
function decodeValue(value: FirestoreValue): Plain {
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(decodeValue);
  if (value.mapValue !== undefined) return decodeFields(value.mapValue.fields ?? {});
  if ('nullValue' in value) return null;
  throw new Error(`unexpected Firestore value ${JSON.stringify(value)}`);
}

// Array.isArray does not narrow a readonly array.
function isList(value: readonly Plain[] | PlainMap): value is readonly Plain[] {
  return Array.isArray(value);
}
