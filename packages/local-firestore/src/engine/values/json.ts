import { invalid } from './status.ts';

/** A JSON object from a client: its members have not been checked. */
export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the object, or throws INVALID_ARGUMENT naming `what`. */
export function asObject(value: unknown, what: string): Json {
  if (isObject(value)) return value;
  throw invalid(`${what} must be an object.`);
}

/** Like asObject, but undefined for a missing member. */
export function optObject(value: unknown, what: string): Json | undefined {
  return value === undefined || value === null ? undefined : asObject(value, what);
}

export function asString(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw invalid(`${what} must be a string.`);
}

export function optString(value: unknown, what: string): string | undefined {
  return value === undefined || value === null ? undefined : asString(value, what);
}

/** A repeated field: missing means empty. */
export function asArray(value: unknown, what: string): unknown[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw invalid(`${what} must be an array.`);
}

/** A bool field: missing means false. */
export function asBool(value: unknown, what: string): boolean {
  if (value === undefined || value === null) return false;
  if (typeof value === 'boolean') return value;
  throw invalid(`${what} must be a boolean.`);
}

/** An int32 field: a number, a decimal string, or a wrapper message ({value}). */
export function optInt(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const raw = isObject(value) ? (value.value ?? 0) : value;
  const number = typeof raw === 'string' && /^-?\d+$/.test(raw) ? Number(raw) : raw;
  if (typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 2 ** 31) {
    return number;
  }
  throw invalid(`${what} must be a 32-bit integer.`);
}

/** The name of an enum value given by name or by number. */
export function asEnum<T extends string>(value: unknown, names: readonly T[], what: string): T {
  const name = typeof value === 'number' ? names[value] : value;
  const found = names.find((candidate) => candidate === name);
  if (found === undefined) throw invalid(`Invalid value for ${what}: ${JSON.stringify(value)}`);
  return found;
}
