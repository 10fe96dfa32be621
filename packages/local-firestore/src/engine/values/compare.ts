import { compareUtf8 } from '../../utf8.ts';
import type { Fields, Value } from './value.ts';
import { fieldOf, vectorOf } from './value.ts';

/**
 * The order of the types: null, boolean, number, timestamp, string, bytes, reference, geo point, array,
 * vector, map.
 */
export function typeOrder(value: Value): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if ('integerValue' in value || 'doubleValue' in value) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  if ('geoPointValue' in value) return 7;
  if ('arrayValue' in value) return 8;
  return vectorOf(value.mapValue.fields) ? 9 : 10;
}

/** Firestore's total order over all values: negative, zero or positive. */
export function compareValues(a: Value, b: Value): number {
  const order = typeOrder(a) - typeOrder(b);
  if (order !== 0) return order;
  if ('booleanValue' in a && 'booleanValue' in b)
    return Number(a.booleanValue) - Number(b.booleanValue);
  if ('integerValue' in a || 'doubleValue' in a) return compareNumbers(a, b);
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compareRaw(a.timestampValue.slice(0, -1), b.timestampValue.slice(0, -1));
  }
  if ('stringValue' in a && 'stringValue' in b) return compareUtf8(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) {
    return Buffer.compare(Buffer.from(a.bytesValue, 'base64'), Buffer.from(b.bytesValue, 'base64'));
  }
  if ('referenceValue' in a && 'referenceValue' in b) {
    return comparePaths(a.referenceValue, b.referenceValue);
  }
  if ('geoPointValue' in a && 'geoPointValue' in b) {
    const [p, q] = [a.geoPointValue, b.geoPointValue];
    return p.latitude - q.latitude || p.longitude - q.longitude;
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values, b.arrayValue.values);
  }
  if ('mapValue' in a && 'mapValue' in b) return compareMaps(a.mapValue.fields, b.mapValue.fields);
  return 0;
}

/** Equality as queries and array transforms see it: 1 equals 1.0, NaN equals NaN. */
export const equalValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

const compareRaw = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares slash-separated names segment by segment; numeric ids (__id7__) come first, by number. */
export function comparePaths(a: string, b: string): number {
  if (a.includes('__id') || b.includes('__id'))
    return compareSegmentLists(a.split('/'), b.split('/'));
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i += 1;
  // A segment comes before the longer ones that begin with it: a slash before every other character.
  if (i < length && a[i] === '/') return -1;
  if (i < length && b[i] === '/') return 1;
  return compareUtf8(a.slice(i), b.slice(i));
}

function compareSegmentLists(left: readonly string[], right: readonly string[]): number {
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const order = compareSegments(left[i] ?? '', right[i] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

const NUMERIC_ID = /^__id(-?\d+)__$/;

function compareSegments(a: string, b: string): number {
  if (a === b) return 0;
  const [x, y] = [NUMERIC_ID.exec(a)?.[1], NUMERIC_ID.exec(b)?.[1]];
  if (x !== undefined && y !== undefined) return compareBig(BigInt(x), BigInt(y));
  if (x !== undefined || y !== undefined) return x !== undefined ? -1 : 1;
  return compareUtf8(a, b);
}

const compareBig = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

function compareNumbers(a: Value, b: Value): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  const [nanX, nanY] = [Number.isNaN(x), Number.isNaN(y)];
  if (nanX || nanY) return Number(nanY) - Number(nanX);
  if (x !== y) return x < y ? -1 : 1;
  // Equal as doubles, but beyond 2^53 different integers may have the same double: compare exactly.
  if (Math.abs(x) <= Number.MAX_SAFE_INTEGER || !Number.isFinite(x)) return 0;
  return compareBig(exact(a), exact(b));
}

/** The number as a double; NaN for a value that is not a number. */
export function numberOf(value: Value): number {
  if ('integerValue' in value) return Number(value.integerValue);
  return 'doubleValue' in value ? Number(value.doubleValue) : Number.NaN;
}

const exact = (value: Value): bigint =>
  'integerValue' in value ? BigInt(value.integerValue) : BigInt(numberOf(value));

function compareLists(a: Value[], b: Value[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right === undefined) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareMaps(a: Fields, b: Fields): number {
  const [u, v] = [vectorOf(a), vectorOf(b)];
  if (u && v) return u.length - v.length || compareLists(u, v);
  const [left, right] = [Object.keys(a).sort(compareUtf8), Object.keys(b).sort(compareUtf8)];
  for (const [i, key] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const byKey = compareUtf8(key, other);
    if (byKey !== 0) return byKey;
    const [x, y] = [fieldOf(a, key), fieldOf(b, key)];
    const byValue = x && y ? compareValues(x, y) : 0;
    if (byValue !== 0) return byValue;
  }
  return left.length - right.length;
}
