import { numberOf } from '../values/compare.ts';
import type { Doc } from '../values/document.ts';
import { type FieldPath, getAt, parseFieldPath, setAt } from '../values/field-path.ts';
import { asEnum, asObject, isObject, type Json, optInt, optString } from '../values/json.ts';
import { invalid } from '../values/status.ts';
import { parseValue, type Value, vectorOf } from '../values/value.ts';

const MEASURES = ['DISTANCE_MEASURE_UNSPECIFIED', 'EUCLIDEAN', 'COSINE', 'DOT_PRODUCT'] as const;
/** Published limits. */
const MAX_LIMIT = 1000;
const MAX_DIMENSIONS = 2048;

/** A parsed search for the vectors nearest to one. */
export interface Nearest {
  readonly field: FieldPath;
  readonly vector: readonly number[];
  readonly measure: (typeof MEASURES)[number];
  readonly limit: number;
  /** The field of the result that gets the distance. */
  readonly resultField?: FieldPath | undefined;
  /** The largest distance of a result; with DOT_PRODUCT, the smallest product. */
  readonly threshold?: number | undefined;
}

/** Reads a StructuredQuery.FindNearest. Throws INVALID_ARGUMENT. */
export function parseNearest(json: Json): Nearest {
  const field = asObject(json.vectorField, 'vectorField').fieldPath;
  const vector = numbersIn(parseValue(json.queryVector));
  if (!vector || vector.length === 0 || vector.length > MAX_DIMENSIONS) {
    throw invalid(`queryVector must be a vector of 1 to ${MAX_DIMENSIONS} numbers.`);
  }
  const measure = asEnum(json.distanceMeasure ?? 0, MEASURES, 'distanceMeasure');
  if (measure === MEASURES[0]) throw invalid('distanceMeasure is missing.');
  const limit = optInt(json.limit, 'limit') ?? 0;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalid(`The limit of findNearest must be from 1 to ${MAX_LIMIT}.`);
  }
  const resultField = optString(json.distanceResultField, 'distanceResultField');
  return {
    field: parseFieldPath(optString(field, 'vectorField') ?? ''),
    vector,
    measure,
    limit,
    resultField: resultField ? parseFieldPath(resultField) : undefined,
    threshold: parseThreshold(json.distanceThreshold),
  };
}

/** A number, or a wrapper message of one ({value}). */
function parseThreshold(json: unknown): number | undefined {
  if (json === undefined || json === null) return undefined;
  const number = isObject(json) ? (json.value ?? 0) : json;
  if (typeof number !== 'number' || Number.isNaN(number)) {
    throw invalid('distanceThreshold must be a number.');
  }
  return number;
}

/**
 * The documents with the nearest vectors, nearest first, of those whose field has a vector with as many
 * dimensions. Every document is compared: the result is exact.
 */
export function nearestOf(nearest: Nearest, docs: readonly Doc[]): Doc[] {
  const { measure, limit, resultField, threshold } = nearest;
  const sign = measure === 'DOT_PRODUCT' ? -1 : 1;
  const found = docs.flatMap((doc) => {
    const distance = distanceOf(nearest, doc);
    const isOut = threshold !== undefined && distance * sign > threshold * sign;
    return Number.isNaN(distance) || isOut ? [] : [{ doc, distance }];
  });
  found.sort((a, b) => (a.distance - b.distance) * sign);
  return found.slice(0, limit).map(({ doc, distance }) => {
    if (!resultField) return doc;
    return { ...doc, fields: setAt(doc.fields, resultField, { doubleValue: distance }) };
  });
}

/** NaN for a document without such a vector, and for the cosine of a vector of zeros. */
function distanceOf({ field, vector, measure }: Nearest, { fields }: Doc): number {
  const value = getAt(fields, field);
  const other = value && numbersIn(value);
  if (other?.length !== vector.length) return Number.NaN;
  const sum = (of: (a: number, b: number) => number): number =>
    vector.reduce((total, a, i) => total + of(a, other[i] ?? 0), 0);
  if (measure === 'EUCLIDEAN') return Math.sqrt(sum((a, b) => (a - b) ** 2));
  const product = sum((a, b) => a * b);
  if (measure === 'DOT_PRODUCT') return product;
  return 1 - product / Math.sqrt(sum((a) => a * a) * sum((_a, b) => b * b));
}

function numbersIn(value: Value): number[] | undefined {
  return 'mapValue' in value ? vectorOf(value.mapValue.fields)?.map(numberOf) : undefined;
}
