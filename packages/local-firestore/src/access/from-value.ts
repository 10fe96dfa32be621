import { parseTimestamp } from '../engine/values/time.ts';
import type { Fields, Value } from '../engine/values/value.ts';
import {
  RuleBytes,
  RuleLatLng,
  RuleMap,
  RulePath,
  RuleTimestamp,
  type RuleValue,
} from '../rules/values.ts';

/** A stored value as the rules see it. */
export function fromValue(value: Value): RuleValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return new RuleBytes(Buffer.from(value.bytesValue, 'base64'));
  if ('timestampValue' in value) {
    const { seconds, micros } = parseTimestamp(value.timestampValue);
    return new RuleTimestamp(BigInt(seconds) * 1_000_000_000n + BigInt(micros) * 1000n);
  }
  if ('referenceValue' in value) return fromName(value.referenceValue);
  if ('geoPointValue' in value) {
    return new RuleLatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
  }
  if ('arrayValue' in value) return value.arrayValue.values.map(fromValue);
  return fromFields(value.mapValue.fields);
}

export const fromMicros = (micros: number): RuleTimestamp =>
  new RuleTimestamp(BigInt(micros) * 1000n);

/** A document's fields as a map, converted when the map is first read. */
export const fromFields = (fields: Fields): RuleMap =>
  new RuleMap(() => new Map(Object.entries(fields).map(([key, value]) => [key, fromValue(value)])));

/** projects/{p}/databases/… as the path /databases/…, which is how rules name documents. */
export const fromName = (name: string): RulePath => new RulePath(name.split('/').slice(2));
