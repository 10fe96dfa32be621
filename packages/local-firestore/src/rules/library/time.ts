import { RuleDuration, RuleError, RuleTimestamp, type RuleValue } from '../values.ts';
import { asInt, type Functions, type MethodsOf, wrongType } from './arguments.ts';

const SECOND = 1_000_000_000n;
const DAY = 86_400n * SECOND;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: 3600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

/** The remainder of a division by `unit`, never negative. */
const modulo = (nanos: bigint, unit: bigint): bigint => ((nanos % unit) + unit) % unit;

const dateOf = ({ nanos }: RuleTimestamp): Date =>
  new Date(Number((nanos - modulo(nanos, 1_000_000n)) / 1_000_000n));

function part(f: (date: Date) => number) {
  return { arity: [0], run: (time: RuleTimestamp): RuleValue => BigInt(f(dateOf(time))) };
}

/** Days since 1 January, from 1. */
const dayOfYear = (date: Date): number =>
  (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) -
    Date.UTC(date.getUTCFullYear(), 0, 1)) /
    86_400_000 +
  1;

export const timestampMethods: MethodsOf<RuleTimestamp> = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  // ISO: Monday is 1, Sunday 7.
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  nanos: { arity: [0], run: ({ nanos }) => modulo(nanos, SECOND) },
  toMillis: { arity: [0], run: (time) => BigInt(dateOf(time).getTime()) },
  date: { arity: [0], run: ({ nanos }) => new RuleTimestamp(nanos - modulo(nanos, DAY)) },
  time: { arity: [0], run: ({ nanos }) => new RuleDuration(modulo(nanos, DAY)) },
};

export const durationMethods: MethodsOf<RuleDuration> = {
  seconds: { arity: [0], run: ({ nanos }) => nanos / SECOND },
  nanos: { arity: [0], run: ({ nanos }) => nanos % SECOND },
};

export const timestampFunctions: Functions = {
  date: { arity: [3], run: ([y, m, d]) => calendarDate(asInt(y), asInt(m), asInt(d)) },
  value: { arity: [1], run: ([millis]) => new RuleTimestamp(asInt(millis) * 1_000_000n) },
};

function calendarDate(year: bigint, month: bigint, day: bigint): RuleTimestamp {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) {
    throw new RuleError(`There is no date ${year}-${month}-${day}.`);
  }
  return new RuleTimestamp(BigInt(date.getTime()) * 1_000_000n);
}

export const durationFunctions: Functions = {
  value: { arity: [2], run: ([count, unit]) => new RuleDuration(asInt(count) * unitOf(unit)) },
  time: {
    arity: [4],
    run: ([h, m, s, ns]) =>
      new RuleDuration((asInt(h) * 3600n + asInt(m) * 60n + asInt(s)) * SECOND + asInt(ns)),
  },
  abs: { arity: [1], run: ([value]) => abs(value) },
};

function unitOf(unit: RuleValue | undefined): bigint {
  const known = typeof unit === 'string' && Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
  if (known === undefined) throw new RuleError('The unit must be one of w, d, h, m, s, ms, ns.');
  return known;
}

function abs(value: RuleValue | undefined): RuleDuration {
  if (!(value instanceof RuleDuration)) throw wrongType(value, 'duration');
  return new RuleDuration(value.nanos < 0n ? -value.nanos : value.nanos);
}
