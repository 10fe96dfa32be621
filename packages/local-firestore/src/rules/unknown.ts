import { asItems } from './library/arguments.ts';
import { inList } from './list-facts.ts';
import {
  type Comparison,
  type Facts,
  isNumber,
  RuleSet,
  type RuleValue,
  typeName,
  Unknown,
} from './values.ts';

export const hasUnknown = (value: RuleValue): boolean => value instanceof Unknown;

/** A field of an unknown document: its value if the query fixes it, else Unknown. */
export function fieldOfUnknown(object: Unknown, name: string): RuleValue {
  const path = [...object.path, name];
  return valueOrUnknown(object.facts, path);
}

function valueOrUnknown(facts: Facts | undefined, path: readonly string[]): RuleValue {
  const value = facts?.value(path);
  return value === undefined ? new Unknown(facts, path) : value;
}

const FLIPPED: Readonly<Record<Comparison, Comparison>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** A comparison with an unknown operand: decided by what the query proves about the field, else Unknown. */
export function compareUnknown(op: Comparison, left: RuleValue, right: RuleValue): RuleValue {
  if (left instanceof Unknown && right instanceof Unknown) return new Unknown();
  if (right instanceof Unknown) return compareUnknown(FLIPPED[op], right, left);
  if (!(left instanceof Unknown)) return new Unknown();
  return left.facts?.compare(left.path, op, right) ?? new Unknown();
}

/** `item in container` where one of them is unknown. */
export function inUnknown(item: RuleValue, container: RuleValue): RuleValue {
  if (container instanceof Unknown) {
    if (item instanceof Unknown || !container.facts) return new Unknown();
    const { facts, path } = container;
    const there = facts.contains(path, item);
    const isKey = typeof item === 'string' && facts.exists([...path, item]);
    return there || isKey ? true : new Unknown();
  }
  if (!(item instanceof Unknown) || !item.facts) return new Unknown();
  const items = container instanceof RuleSet ? container.items : container;
  if (!Array.isArray(items)) return new Unknown();
  return inList(item.facts, item.path, items) ?? new Unknown();
}

/**
 * Calls a method of an unknown value. get() of an existing field, and hasAny() and hasAll() of elements that
 * the query proves, have results; everything else is Unknown.
 */
export function methodOfUnknown(
  { facts, path }: Unknown,
  name: string,
  args: readonly RuleValue[],
): RuleValue {
  if (!facts || args.some(hasUnknown)) return new Unknown();
  if (name === 'get' && typeof args[0] === 'string') {
    const inner = [...path, args[0]];
    return facts.exists(inner) ? valueOrUnknown(facts, inner) : new Unknown();
  }
  if (name === 'hasAny' || name === 'hasAll') {
    const there = asItems(args[0]).map((item) => facts.contains(path, item));
    const holds = name === 'hasAny' ? there.includes(true) : !there.includes(false);
    return holds ? true : new Unknown();
  }
  return new Unknown();
}

/** Evaluates `value is type`. No value is of the type `set`, which the language has all the same. */
export function isOfType(value: RuleValue, name: string): RuleValue {
  if (name === 'set') return false;
  if (!(value instanceof Unknown)) {
    return name === 'number' ? isNumber(value) : typeName(value) === name;
  }
  const type = value.facts?.type(value.path);
  if (type === undefined || (type === 'number' && (name === 'int' || name === 'float'))) {
    return new Unknown();
  }
  return type === name;
}
