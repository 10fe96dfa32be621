/**
 * A value of the rules language. Integers are bigint and floats number, so that 1 and 1.0 stay distinct;
 * timestamps and durations are in nanoseconds.
 */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleValue[]
  | RuleBytes
  | RuleMap
  | RuleSet
  | RulePath
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng
  | RuleMapDiff
  | Unknown;

export class RuleBytes {
  readonly bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** A map. It may be built on first use, since most rules read few fields of few documents. */
export class RuleMap {
  #entries: Map<string, RuleValue> | (() => Map<string, RuleValue>);
  constructor(entries: Map<string, RuleValue> | (() => Map<string, RuleValue>)) {
    this.#entries = entries;
  }
  get entries(): Map<string, RuleValue> {
    if (typeof this.#entries === 'function') this.#entries = this.#entries();
    return this.#entries;
  }
  static of(entries: Record<string, RuleValue>): RuleMap {
    return new RuleMap(new Map(Object.entries(entries)));
  }
}

export class RuleSet {
  readonly items: readonly RuleValue[];
  constructor(items: readonly RuleValue[]) {
    this.items = items;
  }
}

export class RulePath {
  readonly segments: readonly string[];
  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

export class RuleTimestamp {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RuleDuration {
  readonly nanos: bigint;
  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RuleLatLng {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export class RuleMapDiff {
  readonly left: Map<string, RuleValue>;
  readonly right: Map<string, RuleValue>;
  constructor(left: Map<string, RuleValue>, right: Map<string, RuleValue>) {
    this.left = left;
    this.right = right;
  }
}

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** What is known about the fields of documents that nobody has read. */
export interface Facts {
  exists(path: readonly string[]): boolean;
  /** The exact value; undefined when it is not known. */
  value(path: readonly string[]): RuleValue | undefined;
  contains(path: readonly string[], value: RuleValue): boolean;
  /** The name of the field's type: 'number' when it may be int or float; undefined when unknown. */
  type(path: readonly string[]): string | undefined;
  /** The result of comparing the field with `operand`; undefined when the facts do not decide it. */
  compare(path: readonly string[], op: Comparison, operand: RuleValue): boolean | undefined;
}

/**
 * A value that is not known, because rules decide on a list before its documents are read: it may be any
 * value, or an error. `path` is the field that it stands for, and `facts` what the query proves about the
 * document.
 */
export class Unknown {
  readonly facts: Facts | undefined;
  readonly path: readonly string[];
  constructor(facts?: Facts, path: readonly string[] = []) {
    this.facts = facts;
    this.path = path;
  }
}

/** An evaluation error: denies the access unless || or && absorbs it. */
export class RuleError extends Error {}

/** A limit of the rules language was exceeded: denies the access; no operator absorbs it. */
export class RuleLimitError extends Error {}

/** The type's name, as in `is` and in messages. */
export function typeName(value: RuleValue): string {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof RuleBytes) return 'bytes';
  if (value instanceof RuleMap) return 'map';
  if (value instanceof RuleSet) return 'set';
  if (value instanceof RulePath) return 'path';
  if (value instanceof RuleTimestamp) return 'timestamp';
  if (value instanceof RuleDuration) return 'duration';
  if (value instanceof RuleLatLng) return 'latlng';
  return value instanceof RuleMapDiff ? 'map_diff' : 'unknown';
}

export const TYPE_NAMES: readonly string[] = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'map_diff',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
];

export const isNumber = (value: RuleValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';
