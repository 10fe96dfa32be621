/**
 * Encodes and decodes values in the JSON format of Firestore's REST API, without an SDK. The only codec: the
 * browser's direct REST reads, the tools and the tests all use it.
 */
export type Plain = null | boolean | number | string | Date | readonly Plain[] | PlainMap;
export interface PlainMap {
  readonly [key: string]: Plain;
}

export type FirestoreFields = Record<string, FirestoreValue>;
export interface FirestoreValue {
  readonly nullValue?: null;
  readonly booleanValue?: boolean;
  readonly integerValue?: string | number;
  readonly doubleValue?: number | string;
  readonly stringValue?: string;
  readonly timestampValue?: string;
  readonly arrayValue?: { readonly values?: readonly FirestoreValue[] };
  readonly mapValue?: { readonly fields?: FirestoreFields };
}

export function encodeFields(map: object): FirestoreFields {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, encodeValue(value)]));
}

/**
 * Whole numbers become integers, as the SDKs write them. Throws on values that Firestore cannot store, such
 * as undefined.
 */
export function encodeValue(value: unknown): FirestoreValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return encodeNumber(value);
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } };
  throw new TypeError(`no Firestore value: ${String(value)}`);
}

function encodeNumber(value: number): FirestoreValue {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) };
  // JSON has no NaN and no Infinity; Firestore accepts them as strings.
  return { doubleValue: Number.isFinite(value) ? value : String(value) };
}

export function decodeFields(fields: FirestoreFields): PlainMap {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]),
  );
}

/** Throws on types that the shop does not store (bytes, references, geo points). */
function decodeValue(value: FirestoreValue): Plain {
  if (value.booleanValue !== undefined) return value.booleanValue;
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.stringValue !== undefined) return value.stringValue;
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.arrayValue !== undefined) return (value.arrayValue.values ?? []).map(decodeValue);
  if (value.mapValue !== undefined) return decodeFields(value.mapValue.fields ?? {});
  if ('nullValue' in value) return null;
  throw new TypeError(`unexpected Firestore value ${JSON.stringify(value)}`);
}
