import type { BinaryOp } from './ast.ts';
import { RuleDuration, RuleError, RuleTimestamp, type RuleValue, typeName } from './values.ts';

const unsupported = (op: string, a: RuleValue, b: RuleValue): RuleError =>
  new RuleError(`Unsupported operation error. Received: ${typeName(a)} ${op} ${typeName(b)}.`);

/** Returns the integer if it fits 64 bits; throws RuleError otherwise. */
export function int64(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new RuleError('Integer overflow.');
  return value;
}

/** + - * / % of two values. Integers stay integers: 10 / 4 is 2. */
export function arithmetic(op: BinaryOp, a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'bigint' && typeof b === 'bigint') return integers(op, a, b);
  if (typeof a === 'number' && typeof b === 'number') return floats(op, a, b);
  if (typeof a === 'bigint' && typeof b === 'number') return floats(op, Number(a), b);
  if (typeof a === 'number' && typeof b === 'bigint') return floats(op, a, Number(b));
  if (op === '+' && typeof a === 'string' && typeof b === 'string') return a + b;
  if (op === '+' || op === '-') return times(op, a, b);
  throw unsupported(op, a, b);
}

function integers(op: BinaryOp, a: bigint, b: bigint): bigint {
  if (op === '+') return int64(a + b);
  if (op === '-') return int64(a - b);
  if (op === '*') return int64(a * b);
  if (b === 0n) throw new RuleError('Division by zero.');
  return op === '/' ? int64(a / b) : a % b;
}

function floats(op: BinaryOp, a: number, b: number): number {
  if (op === '+') return a + b;
  if (op === '-') return a - b;
  if (op === '*') return a * b;
  // Unlike with integers, a division by zero is no error: it is infinite, or not a number.
  return op === '/' ? a / b : a % b;
}

function times(op: '+' | '-', a: RuleValue, b: RuleValue): RuleValue {
  const sign = op === '+' ? 1n : -1n;
  if (a instanceof RuleTimestamp && b instanceof RuleDuration) {
    return new RuleTimestamp(a.nanos + sign * b.nanos);
  }
  if (a instanceof RuleDuration && b instanceof RuleDuration) {
    return new RuleDuration(a.nanos + sign * b.nanos);
  }
  if (a instanceof RuleDuration && b instanceof RuleTimestamp && op === '+') {
    return new RuleTimestamp(a.nanos + b.nanos);
  }
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp && op === '-') {
    return new RuleDuration(a.nanos - b.nanos);
  }
  throw unsupported(op, a, b);
}
