import { compareUtf8 } from '../utf8.ts';
import {
  isNumber,
  RuleBytes,
  RuleDuration,
  RuleError,
  RuleTimestamp,
  type RuleValue,
  typeName,
} from './values.ts';

/** The order of two values for <, <=, > and >=. Throws RuleError for types that cannot be compared. */
export function compareRule(a: RuleValue, b: RuleValue): number {
  if (isNumber(a) && isNumber(b)) return a < b ? -1 : a > b ? 1 : a >= b ? 0 : Number.NaN;
  if (typeof a === 'string' && typeof b === 'string') return compareUtf8(a, b);
  if (a instanceof RuleBytes && b instanceof RuleBytes) return Buffer.compare(a.bytes, b.bytes);
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return Number(a.nanos - b.nanos);
  if (a instanceof RuleDuration && b instanceof RuleDuration) return Number(a.nanos - b.nanos);
  throw new RuleError(
    `Unsupported operation error. Received: ${typeName(a)} < ${typeName(b)}. Expected two numbers, strings, bytes, timestamps or durations.`,
  );
}
