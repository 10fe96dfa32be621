import { numberOf } from '../values/compare.ts';
import type { Doc } from '../values/document.ts';
import { type FieldPath, getAt, parseFieldPath } from '../values/field-path.ts';
import { asArray, asObject, asString, isObject, type Json } from '../values/json.ts';
import { invalid } from '../values/status.ts';
import { doubleOf, type Value } from '../values/value.ts';

/** The aggregate fields of a result, by alias. */
export function aggregate(docs: readonly Doc[], json: unknown): Record<string, Value> {
  const list = asArray(json, 'aggregations').map((entry) => asObject(entry, 'aggregation'));
  if (list.length === 0) throw invalid('An aggregation query needs an aggregation.');
  if (list.length > 5) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is 5. Received: ${list.length}`,
    );
  }
  // Production answers from one index over all aggregated fields, which leaves out documents that lack one.
  const paths = aggregatedPaths(json);
  const complete = docs.filter(({ fields }) => paths.every((path) => getAt(fields, path)));
  const result: Record<string, Value> = {};
  list.forEach((entry, i) => {
    result[entry.alias ? asString(entry.alias, 'alias') : `field_${i + 1}`] = aggregateValue(
      complete,
      entry,
    );
  });
  return result;
}

/** The fields of the sum and average aggregates. */
export function aggregatedPaths(json: unknown): FieldPath[] {
  return asArray(json, 'aggregations').flatMap((entry) => {
    const { sum, avg } = asObject(entry, 'aggregation');
    const source = sum ?? avg;
    return isObject(source) ? [fieldPathOf(source)] : [];
  });
}

const fieldPathOf = (json: Json): FieldPath =>
  parseFieldPath(asString(asObject(json.field, 'field').fieldPath, 'fieldPath'));

function aggregateValue(docs: readonly Doc[], json: Json): Value {
  if (isObject(json.count)) return { integerValue: String(count(docs, json.count)) };
  if (isObject(json.sum)) return sum(numbers(docs, json.sum));
  if (isObject(json.avg)) {
    const values = numbers(docs, json.avg);
    if (values.length === 0) return { nullValue: null };
    return { doubleValue: doubleOf(values.reduce((a, v) => a + numberOf(v), 0) / values.length) };
  }
  throw invalid('An aggregation must be count, sum or avg.');
}

function count(docs: readonly Doc[], json: Json): number {
  const raw = isObject(json.upTo) ? json.upTo.value : json.upTo;
  if (raw === undefined || raw === null) return docs.length;
  if (!(Number(raw) > 0)) throw invalid('upTo must be positive.');
  return Math.min(docs.length, Number(raw));
}

function numbers(docs: readonly Doc[], json: Json): Value[] {
  const path = fieldPathOf(json);
  return docs
    .map((doc) => getAt(doc.fields, path))
    .filter((value) => value !== undefined)
    .filter((value) => 'integerValue' in value || 'doubleValue' in value);
}

/** The sum of integers is an integer if it fits 64 bits; every other sum is a double. */
function sum(values: readonly Value[]): Value {
  const integers = values.flatMap((v) => ('integerValue' in v ? [BigInt(v.integerValue)] : []));
  if (integers.length === values.length) {
    const total = integers.reduce((a, b) => a + b, 0n);
    if (BigInt.asIntN(64, total) === total) return { integerValue: total.toString() };
  }
  return { doubleValue: doubleOf(values.reduce((a, v) => a + numberOf(v), 0)) };
}
