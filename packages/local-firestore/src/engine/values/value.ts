import { asArray, asObject, isObject, type Json } from './json.ts';
import { checkText, isLongerThan } from './name.ts';
import { invalid, unimplemented } from './status.ts';
import { formatTimestamp, parseTimestamp } from './time.ts';

/** A value in one canonical ProtoJSON form, in which it is stored, sent and compared. */
export type Value =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude: number; longitude: number } }
  | { arrayValue: { values: Value[] } }
  | { mapValue: { fields: Fields } };

export type Fields = Record<string, Value>;

/**
 * An empty map of fields. A plain object takes little memory, and is safe because Firestore reserves names
 * with a special meaning, such as __proto__.
 */
export const newFields = (): Fields => ({});

/** The field `name`; inherited members do not count. */
export function fieldOf(fields: Fields, name: string): Value | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** How deep maps and arrays may nest (production: 20). */
export const MAX_DEPTH = 20;
export const tooDeep = () =>
  invalid(`Property contains an invalid nested entity: maximum depth is ${MAX_DEPTH}.`);

const MAX_NAME_BYTES = 1500;

const PIPELINE_KINDS = [
  'fieldReferenceValue',
  'variableReferenceValue',
  'functionValue',
  'pipelineValue',
];

/** Reads a map of ProtoJSON values; refuses names and depths that production refuses. */
export function parseFields(json: unknown, depth = 0, allowType = false): Fields {
  const fields = newFields();
  if (json === undefined || json === null) return fields;
  const source = asObject(json, 'fields');
  for (const name of Object.keys(source)) {
    checkFieldName(name, allowType);
    fields[name] = parseValue(source[name], depth + 1);
  }
  return fields;
}

/** Refuses an empty, reserved or too long field name. */
export function checkFieldName(name: string, allowType = false): void {
  if (name === '') throw invalid('Document fields must not be empty.');
  checkText(name);
  if (name.startsWith('__') && /^__.*__$/s.test(name) && !(allowType && name === '__type__')) {
    throw invalid(`Document field name "${name}" is reserved: it matches __.*__.`);
  }
  if (isLongerThan(name, MAX_NAME_BYTES)) {
    throw invalid('Property name is longer than 1500 bytes.');
  }
}

/**
 * Makes values from texts, one for all equal short texts: documents of a collection have many values in
 * common, and a value is never changed.
 */
class SharedValues<T extends Value> {
  static readonly #MAX_LENGTH = 40;
  static readonly #MAX_COUNT = 10_000;
  readonly #make: (text: string) => T;
  readonly #known = new Map<string, T>();

  constructor(make: (text: string) => T) {
    this.#make = make;
  }

  get(text: string): T {
    if (text.length > SharedValues.#MAX_LENGTH) return this.#make(text);
    const known = this.#known.get(text);
    if (known) return known;
    if (this.#known.size === SharedValues.#MAX_COUNT) this.#known.clear();
    const value = this.#make(text);
    this.#known.set(text, value);
    return value;
  }
}

const NULL: Value = { nullValue: null };
const TRUE: Value = { booleanValue: true };
const FALSE: Value = { booleanValue: false };
const integers = new SharedValues((integerValue) => ({ integerValue }));
const strings = new SharedValues((stringValue) => ({ stringValue }));

/** Reads one ProtoJSON value into its canonical form. `depth` counts enclosing maps and arrays. */
export function parseValue(json: unknown, depth = 1): Value {
  const source = asObject(json, 'Value');
  let kind: string | undefined;
  for (const key of Object.keys(source)) {
    if (source[key] === undefined) continue;
    if (kind !== undefined) throw invalid(`Value has more than one type set: ${kind}, ${key}.`);
    kind = key;
  }
  if (kind === undefined) throw invalid('Value has no type set.');
  if (depth > MAX_DEPTH + 1) throw tooDeep();
  return parseKind(kind, source[kind], depth);
}

function parseKind(kind: string, raw: unknown, depth: number): Value {
  switch (kind) {
    case 'nullValue':
      if (raw === null || raw === 'NULL_VALUE' || raw === 0) return NULL;
      throw invalid('nullValue must be null.');
    case 'booleanValue':
      if (typeof raw === 'boolean') return raw ? TRUE : FALSE;
      throw invalid('booleanValue must be a boolean.');
    case 'integerValue':
      return integers.get(parseInteger(raw));
    case 'doubleValue':
      return { doubleValue: parseDouble(raw) };
    case 'timestampValue':
      return { timestampValue: formatTimestamp(parseTimestamp(raw)) };
    case 'stringValue':
      if (typeof raw !== 'string') throw invalid('stringValue must be a string.');
      checkText(raw);
      return strings.get(raw);
    case 'bytesValue':
      return { bytesValue: parseBytes(raw) };
    case 'referenceValue':
      return { referenceValue: parseReference(raw) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(raw) };
    case 'arrayValue':
      return { arrayValue: { values: parseArray(raw, depth) } };
    case 'mapValue':
      return { mapValue: { fields: parseMap(raw, depth) } };
    default:
      if (PIPELINE_KINDS.includes(kind)) throw unimplemented(`The pipeline value ${kind}`);
      throw invalid(`Unknown value type: ${kind}`);
  }
}

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);

function parseInteger(raw: unknown): string {
  if (typeof raw === 'number' && Number.isSafeInteger(raw)) return String(raw);
  if (typeof raw === 'string' && /^-?\d{1,19}$/.test(raw)) {
    const value = BigInt(raw);
    if (value >= MIN_INT && value <= MAX_INT) return value.toString();
  }
  throw invalid(`integerValue is not a 64-bit integer: ${JSON.stringify(raw)}`);
}

type Double = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

/** JSON has no NaN, infinity or minus zero: these are stored as strings. */
export function doubleOf(value: number): Double {
  if (Number.isNaN(value)) return 'NaN';
  if (value === Number.POSITIVE_INFINITY) return 'Infinity';
  if (value === Number.NEGATIVE_INFINITY) return '-Infinity';
  return Object.is(value, -0) ? '-0' : value;
}

function parseDouble(raw: unknown): Double {
  if (typeof raw === 'number') return doubleOf(raw);
  if (typeof raw === 'string' && /^(NaN|-?Infinity|-?\d+(\.\d*)?([eE][+-]?\d+)?)$/.test(raw)) {
    return doubleOf(Number(raw));
  }
  throw invalid(`doubleValue is not a number: ${JSON.stringify(raw)}`);
}

function parseBytes(raw: unknown): string {
  if (typeof raw === 'string' && /^[A-Za-z0-9+/_-]*={0,2}$/.test(raw)) {
    return Buffer.from(raw, 'base64').toString('base64');
  }
  throw invalid('bytesValue must be base64.');
}

const DOCUMENT_NAME = /^projects\/[^/]+\/databases\/[^/]+\/documents((\/[^/]+){2})+$/s;

function parseReference(raw: unknown): string {
  if (typeof raw !== 'string' || !DOCUMENT_NAME.test(raw)) {
    throw invalid(`referenceValue is not a document name: ${JSON.stringify(raw)}`);
  }
  checkText(raw);
  return raw;
}

function parseGeoPoint(raw: unknown): { latitude: number; longitude: number } {
  const point: Json = asObject(raw, 'geoPointValue');
  const latitude = Number(point.latitude ?? 0);
  const longitude = Number(point.longitude ?? 0);
  if (!(Math.abs(latitude) <= 90)) throw invalid('Latitude must be from -90 to 90.');
  if (!(Math.abs(longitude) <= 180)) throw invalid('Longitude must be from -180 to 180.');
  return { latitude, longitude };
}

/** Reads the operand of a filter. Unlike a stored array, the list of an IN or NOT_IN may contain arrays. */
export function parseOperand(json: unknown): Value {
  if (!isObject(json) || !isObject(json.arrayValue)) return parseValue(json);
  const values = asArray(json.arrayValue.values, 'arrayValue.values');
  return { arrayValue: { values: values.map((entry) => parseValue(entry)) } };
}

function parseArray(raw: unknown, depth: number): Value[] {
  return asArray(asObject(raw, 'arrayValue').values, 'arrayValue.values').map((entry) => {
    if (isObject(entry) && isObject(entry.arrayValue)) {
      throw invalid('Cannot convert an array value in an array value.');
    }
    return parseValue(entry, depth + 1);
  });
}

function parseMap(raw: unknown, depth: number): Fields {
  const fields = asObject(raw, 'mapValue').fields;
  const type = isObject(fields) && isObject(fields.__type__) ? fields.__type__.stringValue : null;
  return parseFields(fields, depth, type === '__vector__');
}

/** The elements of a vector, or undefined when the map is not one. */
export function vectorOf(fields: Fields): Value[] | undefined {
  const type = fieldOf(fields, '__type__');
  const value = fieldOf(fields, 'value');
  if (type === undefined || !('stringValue' in type) || type.stringValue !== '__vector__') return;
  return value !== undefined && 'arrayValue' in value ? value.arrayValue.values : [];
}
