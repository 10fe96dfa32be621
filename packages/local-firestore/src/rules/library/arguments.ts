import { isNumber, RuleError, RuleMap, RuleSet, type RuleValue, typeName } from '../values.ts';

/** A library function: the numbers of arguments that it accepts, and its implementation. */
export interface LibraryFunction {
  readonly arity: readonly number[];
  readonly run: (args: readonly RuleValue[]) => RuleValue;
}

/** A method: like a function, but `run` takes the object first. */
export interface LibraryMethod<T extends RuleValue> {
  readonly arity: readonly number[];
  readonly run: (object: T, args: readonly RuleValue[]) => RuleValue;
}

export type Functions = Readonly<Record<string, LibraryFunction>>;
export type MethodsOf<T extends RuleValue> = Readonly<Record<string, LibraryMethod<T>>>;

export const wrongType = (value: RuleValue | undefined, expected: string): RuleError =>
  new RuleError(
    `Type error. Received: ${value === undefined ? 'nothing' : typeName(value)}. Expected: ${expected}.`,
  );

export function asText(value: RuleValue | undefined): string {
  if (typeof value === 'string') return value;
  throw wrongType(value, 'string');
}

export function asInt(value: RuleValue | undefined): bigint {
  if (typeof value === 'bigint') return value;
  throw wrongType(value, 'int');
}

export function asNumber(value: RuleValue | undefined): bigint | number {
  if (value !== undefined && isNumber(value)) return value;
  throw wrongType(value, 'number');
}

/** The items of a list. */
export function asList(value: RuleValue | undefined): readonly RuleValue[] {
  if (Array.isArray(value)) return value;
  throw wrongType(value, 'list');
}

/**
 * The items of a set. union, intersection and difference accept no lists, unlike hasAll, hasAny and hasOnly.
 */
export function asSet(value: RuleValue | undefined): readonly RuleValue[] {
  if (value instanceof RuleSet) return value.items;
  throw wrongType(value, 'set');
}

/** The items of a list or a set. */
export function asItems(value: RuleValue | undefined): readonly RuleValue[] {
  return value instanceof RuleSet ? value.items : asList(value);
}

export function asMap(value: RuleValue | undefined): Map<string, RuleValue> {
  if (value instanceof RuleMap) return value.entries;
  throw wrongType(value, 'map');
}
