import { RuleMap, type RuleValue } from './values.ts';

/** Converts the JSON of an ID token; whole numbers become integers. */
export function fromJson(json: unknown): RuleValue {
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(fromJson);
  if (typeof json !== 'object' || json === null) return null;
  return new RuleMap(new Map(Object.entries(json).map(([key, value]) => [key, fromJson(value)])));
}
