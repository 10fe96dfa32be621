import { RuleMap, RulePath, type RuleValue } from './values.ts';

const MAX_PRINTED_LENGTH = 120;

/** A value as text for messages, shortened. */
export function printValue(value: RuleValue): string {
  const text = JSON.stringify(toJson(value, 0)) ?? String(value);
  return text.length > MAX_PRINTED_LENGTH ? `${text.slice(0, MAX_PRINTED_LENGTH)}…` : text;
}

function toJson(value: RuleValue, depth: number): unknown {
  if (depth > 4) return '…';
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value)) return value.map((item) => toJson(item, depth + 1));
  if (value instanceof RulePath) return `/${value.segments.join('/')}`;
  if (value instanceof RuleMap) {
    const entries = [...value.entries].map(([key, inner]) => [key, toJson(inner, depth + 1)]);
    return Object.fromEntries(entries);
  }
  if (value === null || typeof value !== 'object') return value;
  if ('items' in value) return value.items.map((item) => toJson(item, depth + 1));
  if ('nanos' in value) return printNanos(value.nanos, value.constructor.name === 'RuleTimestamp');
  return value.constructor.name === 'Unknown' ? '?' : { ...value };
}

function printNanos(nanos: bigint, isTime: boolean): string {
  const millis = Number(nanos / 1_000_000n);
  return isTime && Math.abs(millis) < 8.64e15 ? new Date(millis).toISOString() : `${millis} ms`;
}
