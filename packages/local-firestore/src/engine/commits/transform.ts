import { compareValues, equalValues, numberOf } from '../values/compare.ts';
import type { FieldPath } from '../values/field-path.ts';
import { asArray, asObject, type Json } from '../values/json.ts';
import { invalid } from '../values/status.ts';
import { formatMicros, type Micros } from '../values/time.ts';
import { doubleOf, parseValue, type Value } from '../values/value.ts';

/** A field transform: a change of one field whose new value the server computes. */
export interface Transform {
  readonly path: FieldPath;
  /** The new value, and the value reported in the write's transformResults. */
  apply(before: Value | undefined, now: Micros): { value: Value; result: Value };
}

/** Reads a FieldTransform. */
export function parseTransform(path: FieldPath, json: Json): Transform {
  if (json.setToServerValue !== undefined) return serverTime(path, json.setToServerValue);
  if (json.increment !== undefined) {
    return numericTransform(path, numeric(json.increment, 'increment'), increment);
  }
  if (json.maximum !== undefined) {
    return numericTransform(path, numeric(json.maximum, 'maximum'), (a, b) => maxOrMin(a, b, 1));
  }
  if (json.minimum !== undefined) {
    return numericTransform(path, numeric(json.minimum, 'minimum'), (a, b) => maxOrMin(a, b, -1));
  }
  if (json.appendMissingElements !== undefined) {
    return listTransform(path, json.appendMissingElements, union);
  }
  if (json.removeAllFromArray !== undefined) {
    return listTransform(path, json.removeAllFromArray, difference);
  }
  throw invalid('A field transform must name what to do.');
}

function serverTime(path: FieldPath, kind: unknown): Transform {
  if (kind !== 'REQUEST_TIME' && kind !== 1)
    throw invalid('setToServerValue must be REQUEST_TIME.');
  return {
    path,
    apply: (_before, now) => {
      // Documented: the time of the request with millisecond precision.
      const value = { timestampValue: formatMicros(Math.floor(now / 1000) * 1000) };
      return { value, result: value };
    },
  };
}

function numericTransform(
  path: FieldPath,
  operand: Value,
  f: (before: Value, operand: Value) => Value,
): Transform {
  return {
    path,
    apply: (before, _now) => {
      const value = before && isNumber(before) ? f(before, operand) : operand;
      return { value, result: value };
    },
  };
}

const isNumber = (value: Value): boolean => 'integerValue' in value || 'doubleValue' in value;

function numeric(json: unknown, what: string): Value {
  const value = parseValue(json);
  if (isNumber(value)) return value;
  throw invalid(`The operand of ${what} must be a number.`);
}

const MAX_INT = 2n ** 63n - 1n;
const MIN_INT = -(2n ** 63n);

/** The sum of integers is an integer, clamped to 64 bits; with a double it is a double. */
function increment(before: Value, operand: Value): Value {
  if ('integerValue' in before && 'integerValue' in operand) {
    const sum = BigInt(before.integerValue) + BigInt(operand.integerValue);
    const clamped = sum > MAX_INT ? MAX_INT : sum < MIN_INT ? MIN_INT : sum;
    return { integerValue: clamped.toString() };
  }
  return { doubleValue: doubleOf(numberOf(before) + numberOf(operand)) };
}

function maxOrMin(before: Value, operand: Value, sign: 1 | -1): Value {
  if (Number.isNaN(numberOf(before)) || Number.isNaN(numberOf(operand)))
    return { doubleValue: 'NaN' };
  return compareValues(operand, before) * sign > 0 ? operand : before;
}

function listTransform(
  path: FieldPath,
  json: unknown,
  f: (before: Value[], operand: Value[]) => Value[],
): Transform {
  const values = asArray(asObject(json, 'array operand').values, 'values');
  const operand = values.map((entry) => parseValue(entry, 2));
  return {
    path,
    apply: (before) => {
      const list = before && 'arrayValue' in before ? before.arrayValue.values : [];
      const value: Value = { arrayValue: { values: f(list, operand) } };
      return { value, result: { nullValue: null } };
    },
  };
}

function union(before: Value[], operand: Value[]): Value[] {
  const result = [...before];
  for (const value of operand) {
    if (!result.some((kept) => equalValues(kept, value))) result.push(value);
  }
  return result;
}

function difference(before: Value[], operand: Value[]): Value[] {
  return before.filter((kept) => !operand.some((value) => equalValues(kept, value)));
}
