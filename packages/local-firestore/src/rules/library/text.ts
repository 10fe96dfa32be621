import { RulePath, type RuleValue } from '../values.ts';
import { wrongType } from './arguments.ts';

/** A value as string() and join() write it. Throws RuleError for those that have no text. */
export function toText(value: RuleValue | undefined): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value);
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  if (value instanceof RulePath) return `/${value.segments.join('/')}`;
  throw wrongType(value, 'bool, number, null, path or string');
}
