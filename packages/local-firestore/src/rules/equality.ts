import {
  isNumber,
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMap,
  RuleMapDiff,
  RulePath,
  RuleSet,
  RuleTimestamp,
  type RuleValue,
  typeName,
} from './values.ts';

/**
 * The equality of the rules language: numbers are equal by value, other values only within one type. In a map
 * (`strict`), integers and floats differ.
 */
export function equalRule(a: RuleValue, b: RuleValue, strict = false): boolean {
  if (isNumber(a) && isNumber(b)) {
    return a >= b && a <= b && (!strict || typeof a === typeof b);
  }
  if (typeName(a) !== typeName(b)) return false;
  if (Array.isArray(a) && Array.isArray(b)) return equalLists(a, b, strict);
  if (a instanceof RuleSet && b instanceof RuleSet) {
    return a.items.length === b.items.length && hasEach(b.items, a.items);
  }
  if (a instanceof RuleMap && b instanceof RuleMap) return equalMaps(a.entries, b.entries);
  if (a instanceof RuleMapDiff && b instanceof RuleMapDiff) {
    return equalMaps(a.left, b.left) && equalMaps(a.right, b.right);
  }
  if (a instanceof RulePath && b instanceof RulePath) {
    return a.segments.join('/') === b.segments.join('/');
  }
  if (a instanceof RuleBytes && b instanceof RuleBytes)
    return Buffer.compare(a.bytes, b.bytes) === 0;
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return a.nanos === b.nanos;
  if (a instanceof RuleDuration && b instanceof RuleDuration) return a.nanos === b.nanos;
  if (a instanceof RuleLatLng && b instanceof RuleLatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  return a === b;
}

/** Whether a list or set holds a value. */
export const includes = (items: readonly RuleValue[], value: RuleValue): boolean =>
  items.some((item) => equalRule(item, value));

/** Looks up values in a list or set, one step a look-up. */
export class Members {
  readonly #keys: ReadonlySet<string | undefined>;
  constructor(items: readonly RuleValue[]) {
    this.#keys = new Set(items.map((item) => equalityKey(item)));
  }
  has(value: RuleValue): boolean {
    const key = equalityKey(value);
    return key !== undefined && this.#keys.has(key);
  }
}

/** Whether a list or set holds each of the wanted values. */
export function hasEach(items: readonly RuleValue[], wanted: readonly RuleValue[]): boolean {
  const members = new Members(items);
  return wanted.every((value) => members.has(value));
}

/** The items without repetitions. */
export function distinct(items: readonly RuleValue[]): RuleValue[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = equalityKey(item);
    if (key === undefined) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/**
 * Text that two values share exactly when they are equal in the rules language (`equalRule`); undefined for
 * a value that equals nothing, not even itself: NaN, an unknown value, and what holds one. Membership is
 * looked up by it, so that lists and sets that a client sends cost one step an item.
 */
function equalityKey(value: RuleValue, strict = false): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'bigint') return `n${value}`;
  if (typeof value === 'number') return numberKey(value, strict);
  if (typeof value === 'string') return `s${value.length}:${value}`;
  if (Array.isArray(value)) return keyOfAll('list', value, strict);
  if (value instanceof RuleSet) return keyOfAll('set', value.items, false, true);
  if (value instanceof RuleMap) return mapKey(value.entries);
  if (value instanceof RuleMapDiff) {
    const [left, right] = [mapKey(value.left), mapKey(value.right)];
    return left === undefined || right === undefined ? undefined : `diff(${left},${right})`;
  }
  if (value instanceof RulePath) return `path${equalityKey(value.segments.join('/'))}`;
  if (value instanceof RuleBytes) return `bytes${Buffer.from(value.bytes).toString('base64')}`;
  if (value instanceof RuleTimestamp) return `time${value.nanos}`;
  if (value instanceof RuleDuration) return `duration${value.nanos}`;
  if (value instanceof RuleLatLng) return keyOfAll('latlng', [value.latitude, value.longitude]);
  return undefined;
}

/** Integers and floats are equal by value, 0 and -0 too, unless in a map. */
function numberKey(value: number, strict: boolean): string | undefined {
  if (Number.isNaN(value)) return undefined;
  const type = strict ? 'float' : 'n';
  return Number.isInteger(value) ? `${type}${BigInt(value)}` : `${type}${value}`;
}

function keyOfAll(
  type: string,
  items: readonly RuleValue[],
  strict = false,
  unordered = false,
): string | undefined {
  const keys: string[] = [];
  for (const item of items) {
    const key = equalityKey(item, strict);
    if (key === undefined) return undefined;
    keys.push(key);
  }
  return `${type}(${(unordered ? keys.sort() : keys).join()})`;
}

function mapKey(entries: ReadonlyMap<string, RuleValue>): string | undefined {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return keyOfAll('map', sorted.flat(), true);
}

function equalLists(a: readonly RuleValue[], b: readonly RuleValue[], strict: boolean): boolean {
  return a.length === b.length && a.every((item, i) => equalRule(item, b[i] ?? null, strict));
}

function equalMaps(a: Map<string, RuleValue>, b: Map<string, RuleValue>): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, value]) => b.has(key) && equalRule(value, b.get(key) ?? null, true));
}
