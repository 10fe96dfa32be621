import type { Expr, RulesFile } from './ast.ts';
import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMap,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
  typeName,
} from './values.ts';
import { childrenOf, isLiteral, outermostOf } from './walk.ts';

/** Where an expression stands, in code points; `endOffset` is that of its last one, lines count from 1. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/**
 * An expression in the form of the official emulator's ruleCoverage. Without `values` it was never
 * evaluated. `value` is as in the test API of Firebase Rules ({"boolValue": true}); an error is
 * {"undefined": {"causeMessage": "…"}}, and {"undefined": {}} a value that is not known for a list.
 */
export interface ExpressionReport {
  readonly sourcePosition: SourcePosition;
  readonly values?: readonly { readonly value: unknown; readonly count: number }[];
  readonly children?: readonly ExpressionReport[];
}

interface Counted {
  readonly example: RuleValue | Error;
  count: number;
}

/** Further different values of one expression are counted as one. */
const MAX_VALUES = 20;
const MAX_TEXT = 200;

const SECOND = 1_000_000_000n;

/**
 * Counts the values of expressions. Numbers, texts and the like are counted each; of lists, maps and other
 * large values, the first is kept as an example for all of its type.
 */
export class Coverage {
  readonly #counts = new Map<Expr, Map<string, Counted>>();

  value(expr: Expr, value: RuleValue): void {
    if (typeof value === 'string') {
      const text = value.slice(0, MAX_TEXT);
      this.#count(expr, `"${text}`, text);
    } else if (value === null || typeof value !== 'object') {
      this.#count(expr, `${typeof value} ${value}`, value);
    } else this.#count(expr, typeName(value), value);
  }

  error(expr: Expr, error: unknown): void {
    if (error instanceof Error) this.#count(expr, `error ${error.message}`, error);
  }

  #count(expr: Expr, key: string, example: RuleValue | Error): void {
    let counts = this.#counts.get(expr);
    if (!counts) {
      counts = new Map();
      this.#counts.set(expr, counts);
    }
    const known = counts.get(key) ?? (counts.size < MAX_VALUES ? undefined : counts.get('others'));
    if (known) known.count += 1;
    else if (counts.size < MAX_VALUES) counts.set(key, { example, count: 1 });
    else counts.set('others', { example: 'and others', count: 1 });
  }

  /** A report of every expression of the file that is no literal, nested as they are. */
  report(file: RulesFile, source: string): ExpressionReport[] {
    const place = placesIn(source);
    const report = (expr: Expr): ExpressionReport[] => {
      if (isLiteral(expr)) return [];
      const children = childrenOf(expr).flatMap(report);
      const counts = this.#counts.get(expr);
      const values = [...(counts?.values() ?? [])].map(({ example, count }) => ({
        value: example instanceof Error ? errorJson(example) : valueJson(example),
        count,
      }));
      return [
        {
          sourcePosition: place(expr.at, (file.ends.get(expr) ?? expr.at + 1) - 1),
          ...(values.length > 0 && { values }),
          ...(children.length > 0 && { children }),
        },
      ];
    };
    return [...outermostOf(file)].toSorted((a, b) => a.at - b.at).flatMap((expr) => report(expr));
  }
}

/** A function that finds the position of offsets that count UTF-16 units, as JavaScript does. */
function placesIn(source: string): (from: number, to: number) => SourcePosition {
  const offsets = new Uint32Array(source.length + 1);
  const lines: number[] = [0];
  let points = 0;
  for (let i = 0; i < source.length; i++) {
    offsets[i] = points;
    // The second unit of a pair belongs to the code point of the first.
    if (!/[\uD800-\uDBFF]/.test(source.charAt(i))) points += 1;
    if (source.charAt(i) === '\n') lines.push(points);
  }
  return (from, to) => {
    const [currentOffset = 0, endOffset = 0] = [offsets[from], offsets[to]];
    const line = lines.findLastIndex((start) => start <= currentOffset);
    return {
      line: line + 1,
      column: currentOffset - (lines[line] ?? 0) + 1,
      currentOffset,
      endOffset,
    };
  };
}

const errorJson = ({ message }: Error) => ({ undefined: { causeMessage: message } });

function valueJson(value: RuleValue): unknown {
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { boolValue: value };
  if (typeof value === 'bigint') return { intValue: String(value) };
  if (typeof value === 'number') return { floatValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { listValue: { values: value.map(valueJson) } };
  if (value instanceof RuleSet) return { setValue: { values: value.items.map(valueJson) } };
  if (value instanceof RuleMap) return { mapValue: { fields: fieldsJson(value.entries) } };
  if (value instanceof RulePath) {
    return { pathValue: { segments: value.segments.map((simple) => ({ simple })) } };
  }
  if (value instanceof RuleBytes) {
    return { bytesValue: Buffer.from(value.bytes).toString('base64') };
  }
  if (value instanceof RuleTimestamp) {
    return { timestampValue: printTime(value) };
  }
  if (value instanceof RuleDuration) return { durationValue: `${Number(value.nanos) / 1e9}s` };
  if (value instanceof RuleLatLng) {
    return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  return { undefined: {} };
}

const fieldsJson = (entries: Map<string, RuleValue>): unknown =>
  Object.fromEntries([...entries].map(([key, inner]) => [key, valueJson(inner)]));

/** A timestamp in ProtoJSON, with 0, 3, 6 or 9 digits of the second. */
function printTime({ nanos }: RuleTimestamp): string {
  const fraction = ((nanos % SECOND) + SECOND) % SECOND;
  const start = new Date(Number((nanos - fraction) / 1_000_000n)).toISOString().slice(0, -5);
  const digits = String(fraction)
    .padStart(9, '0')
    .replace(/(?:000)+$/, '');
  return digits === '' ? `${start}Z` : `${start}.${digits}Z`;
}
