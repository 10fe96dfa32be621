import { arithmetic, int64 } from './arithmetic.ts';
import type { BinaryOp, Expr } from './ast.ts';
import { compareRule } from './compare-rule.ts';
import { equalRule, includes } from './equality.ts';
import { field, index } from './library/collections.ts';
import { compareUnknown, fieldOfUnknown, hasUnknown, inUnknown } from './unknown.ts';
import {
  type Comparison,
  RuleError,
  RuleMap,
  RulePath,
  RuleSet,
  type RuleValue,
  typeName,
  Unknown,
} from './values.ts';

/** Applies `f` unless a value is unknown, which makes the result unknown. */
export function propagateUnknown(
  values: RuleValue[],
  f: (values: readonly RuleValue[]) => RuleValue,
): RuleValue {
  return values.some(hasUnknown) ? new Unknown() : f(values);
}

export const listOrUnknown = (items: RuleValue[]): RuleValue =>
  items.some(hasUnknown) ? new Unknown() : items;

export function asCondition(value: RuleValue): boolean {
  if (typeof value === 'boolean') return value;
  throw new RuleError(`Expected a bool, received ${typeName(value)}.`);
}

/**
 * || (absorbing = true) and && (absorbing = false): one side with the absorbing value decides, even
 * when the other is an error.
 */
export function shortCircuit(
  absorbing: boolean,
  left: Expr,
  right: Expr,
  evaluate: (e: Expr) => RuleValue,
): RuleValue {
  let failure: RuleError | undefined;
  let unknown = false;
  for (const side of [left, right]) {
    try {
      const value = evaluate(side);
      if (value instanceof Unknown) unknown = true;
      else if (asCondition(value) === absorbing) return absorbing;
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      failure ??= error;
    }
  }
  if (unknown) return new Unknown();
  if (failure) throw failure;
  return !absorbing;
}

export function member(object: RuleValue, name: string): RuleValue {
  if (object instanceof Unknown) return fieldOfUnknown(object, name);
  if (object instanceof RuleMap) return field(object, name);
  if (object === null) throw new RuleError('Null value error.');
  throw new RuleError(`Property ${name} is undefined on ${typeName(object)}.`);
}

export function indexOrMember(object: RuleValue, key: RuleValue): RuleValue {
  if (object instanceof Unknown && typeof key === 'string') return fieldOfUnknown(object, key);
  if (object instanceof Unknown || key instanceof Unknown) return new Unknown();
  if (object instanceof RulePath && typeof key === 'bigint')
    return index([...object.segments], key);
  return index(object, key);
}

export function path(segments: readonly RuleValue[]): RuleValue {
  if (segments.some(hasUnknown)) return new Unknown();
  return new RulePath(
    segments.flatMap((segment) => {
      if (segment instanceof RulePath) return segment.segments;
      if (typeof segment === 'string') return segment.split('/');
      throw new RuleError(`A segment of a path must be a string, not ${typeName(segment)}.`);
    }),
  );
}

export function unary(op: '!' | '-', value: RuleValue): RuleValue {
  if (value instanceof Unknown) return new Unknown();
  if (op === '!') return !asCondition(value);
  if (typeof value === 'bigint') return int64(-value);
  if (typeof value === 'number') return -value;
  throw new RuleError(`Unsupported operation error. Received: -${typeName(value)}.`);
}

export function binary(op: BinaryOp, left: RuleValue, right: RuleValue): RuleValue {
  if (op === 'in') return contains(left, right);
  if (isComparison(op)) {
    if (hasUnknown(left) || hasUnknown(right)) return compareUnknown(op, left, right);
    return compare(op, left, right);
  }
  if (hasUnknown(left) || hasUnknown(right)) return new Unknown();
  return arithmetic(op, left, right);
}

const isComparison = (op: BinaryOp): op is Comparison =>
  ['==', '!=', '<', '<=', '>', '>='].includes(op);

function compare(op: Comparison, left: RuleValue, right: RuleValue): boolean {
  if (op === '==') return equalRule(left, right);
  if (op === '!=') return !equalRule(left, right);
  const order = compareRule(left, right);
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  return op === '>' ? order > 0 : order >= 0;
}

function contains(item: RuleValue, container: RuleValue): RuleValue {
  if (hasUnknown(item) || container instanceof Unknown) return inUnknown(item, container);
  if (Array.isArray(container)) return includes(container, item);
  if (container instanceof RuleSet) return includes(container.items, item);
  if (container instanceof RuleMap) return typeof item === 'string' && container.entries.has(item);
  throw new RuleError(
    `Unsupported operation error. Received: ${typeName(item)} in ${typeName(container)}.`,
  );
}
