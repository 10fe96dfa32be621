import { compareUtf8 } from '../../utf8.ts';
import { distinct, equalRule, hasEach, Members } from '../equality.ts';
import { RuleError, RuleMap, RuleMapDiff, RuleSet, type RuleValue } from '../values.ts';
import { asItems, asList, asMap, asSet, asText, type MethodsOf } from './arguments.ts';
import { toText } from './text.ts';

function hasAny(items: readonly RuleValue[], wanted: readonly RuleValue[]): boolean {
  const members = new Members(items);
  return wanted.some((item) => members.has(item));
}

const hasOnly = (items: readonly RuleValue[], allowed: readonly RuleValue[]): boolean =>
  hasEach(allowed, items);

/** The items that are (`kept` = true), or are not, among the others. */
function filterBy(
  items: readonly RuleValue[],
  others: readonly RuleValue[],
  kept: boolean,
): RuleValue[] {
  const members = new Members(others);
  return items.filter((item) => members.has(item) === kept);
}

export const listMethods: MethodsOf<RuleValue[]> = {
  concat: { arity: [1], run: (list, [other]) => [...list, ...asList(other)] },
  hasAll: { arity: [1], run: (list, [other]) => hasEach(list, asItems(other)) },
  hasAny: { arity: [1], run: (list, [other]) => hasAny(list, asItems(other)) },
  hasOnly: { arity: [1], run: (list, [other]) => hasOnly(list, asItems(other)) },
  join: { arity: [1], run: (list, [glue]) => list.map(toText).join(asText(glue)) },
  removeAll: {
    arity: [1],
    run: (list, [other]) => filterBy(list, asList(other), false),
  },
  size: { arity: [0], run: (list) => BigInt(list.length) },
  toSet: { arity: [0], run: (list) => new RuleSet(distinct(list)) },
};

export const setMethods: MethodsOf<RuleSet> = {
  difference: {
    arity: [1],
    run: ({ items }, [other]) => new RuleSet(filterBy(items, asSet(other), false)),
  },
  intersection: {
    arity: [1],
    run: ({ items }, [other]) => new RuleSet(filterBy(items, asSet(other), true)),
  },
  union: {
    arity: [1],
    run: ({ items }, [other]) => new RuleSet(distinct([...items, ...asSet(other)])),
  },
  hasAll: { arity: [1], run: ({ items }, [other]) => hasEach(items, asItems(other)) },
  hasAny: { arity: [1], run: ({ items }, [other]) => hasAny(items, asItems(other)) },
  hasOnly: { arity: [1], run: ({ items }, [other]) => hasOnly(items, asItems(other)) },
  size: { arity: [0], run: ({ items }) => BigInt(items.length) },
};

export const mapMethods: MethodsOf<RuleMap> = {
  // m.diff(n): the keys of m that n lacks are "added".
  diff: { arity: [1], run: (map, [other]) => new RuleMapDiff(asMap(other), map.entries) },
  get: { arity: [2], run: (map, [key, fallback]) => getDeep(map, key, fallback ?? null) },
  keys: { arity: [0], run: ({ entries }) => sortedKeys(entries) },
  size: { arity: [0], run: ({ entries }) => BigInt(entries.size) },
  values: {
    arity: [0],
    run: ({ entries }) => sortedKeys(entries).map((key) => entries.get(key) ?? null),
  },
};

/** Maps have an order: that of their keys. */
const sortedKeys = (entries: ReadonlyMap<string, RuleValue>): string[] =>
  [...entries.keys()].sort(compareUtf8);

function getDeep(map: RuleMap, key: RuleValue | undefined, fallback: RuleValue): RuleValue {
  let here: RuleValue = map;
  for (const name of Array.isArray(key) ? key : [key]) {
    const next: RuleValue | undefined =
      here instanceof RuleMap ? here.entries.get(asText(name)) : undefined;
    if (next === undefined) return fallback;
    here = next;
  }
  return here;
}

type Kind = 'added' | 'removed' | 'changed' | 'unchanged';

function keysOf({ left, right }: RuleMapDiff, ...kinds: Kind[]): RuleSet {
  const kindOf = (key: string): Kind => {
    const [before, after] = [left.get(key), right.get(key)];
    if (before === undefined) return 'added';
    if (after === undefined) return 'removed';
    return equalRule(before, after) ? 'unchanged' : 'changed';
  };
  const keys = new Set([...left.keys(), ...right.keys()]);
  return new RuleSet([...keys].filter((key) => kinds.includes(kindOf(key))));
}

export const mapDiffMethods: MethodsOf<RuleMapDiff> = {
  addedKeys: { arity: [0], run: (diff) => keysOf(diff, 'added') },
  removedKeys: { arity: [0], run: (diff) => keysOf(diff, 'removed') },
  changedKeys: { arity: [0], run: (diff) => keysOf(diff, 'changed') },
  affectedKeys: { arity: [0], run: (diff) => keysOf(diff, 'added', 'removed', 'changed') },
  unchangedKeys: { arity: [0], run: (diff) => keysOf(diff, 'unchanged') },
};

/** list[i], text[i], map[key]. Throws RuleError for an index out of range or a missing key. */
export function index(object: RuleValue, key: RuleValue): RuleValue {
  if (object instanceof RuleMap) return field(object, asText(key));
  const items = typeof object === 'string' ? [...object] : asList(object);
  const item = typeof key === 'bigint' ? items[Number(key)] : undefined;
  if (item === undefined) throw new RuleError('Index is out of range or no integer.');
  return item;
}

/** A member of a map. Throws RuleError when it does not exist. */
export function field(map: RuleMap, name: string): RuleValue {
  const value = map.entries.get(name);
  if (value === undefined) throw new RuleError(`Property ${name} is undefined on object.`);
  return value;
}

/** list[i:j] and text[i:j]: i is the index of an item, and j comes after one. */
export function slice(object: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const items = typeof object === 'string' ? [...object] : [...asList(object)];
  const [i, j] = [from, to].map((bound) => (typeof bound === 'bigint' ? Number(bound) : -1));
  if (
    i === undefined ||
    j === undefined ||
    i < 0 ||
    i >= items.length ||
    j < 1 ||
    j < i ||
    j > items.length
  ) {
    throw new RuleError('Range is out of bounds.');
  }
  const part = items.slice(i, j);
  return typeof object === 'string' ? part.join('') : part;
}
