import { compareRule } from './compare-rule.ts';
import {
  equalRule,
  includes,
  isNumber,
  RuleError,
  RuleMap,
  type RuleValue,
  typeName,
} from './values.ts';

/** What one condition of a query says of a field of every document that it returns. */
export type Fact =
  | { readonly kind: 'exists' }
  | { readonly kind: 'equals' | 'differs' | 'contains'; readonly value: RuleValue }
  | { readonly kind: 'below' | 'above'; readonly value: RuleValue; readonly inclusive: boolean };

const keyOf = (path: readonly string[]): string => path.join('\0');

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** Everything known of the documents of one alternative of a query's filter. */
export class ListFacts {
  readonly #facts = new Map<string, Fact[]>();

  add(path: readonly string[], fact: Fact): void {
    const key = keyOf(path);
    this.#facts.set(key, [...(this.#facts.get(key) ?? []), fact]);
    // A field that exists makes the maps around it exist.
    if (path.length > 1) this.add(path.slice(0, -1), { kind: 'exists' });
  }

  exists(path: readonly string[]): boolean {
    return this.#of(path).length > 0;
  }

  /** The very value, where the query fixes it. Not for numbers: the query does not tell 1 from 1.0. */
  value(path: readonly string[]): RuleValue | undefined {
    for (const fact of this.#of(path)) {
      if (fact.kind === 'equals' && !holdsNumber(fact.value)) return fact.value;
    }
    return undefined;
  }

  contains(path: readonly string[], value: RuleValue): boolean {
    return this.#of(path).some((fact) => fact.kind === 'contains' && equalRule(fact.value, value));
  }

  /** The type's name: 'number' when it may be int or float; undefined when nothing tells. */
  type(path: readonly string[]): string | undefined {
    for (const fact of this.#of(path)) {
      if (fact.kind === 'contains') return 'list';
      if (fact.kind === 'equals' || fact.kind === 'below' || fact.kind === 'above') {
        return isNumber(fact.value) ? 'number' : typeName(fact.value);
      }
    }
    return undefined;
  }

  /** Whether the field compares so with a value, if the facts decide it. */
  compare(path: readonly string[], op: Comparison, operand: RuleValue): boolean | undefined {
    for (const fact of this.#of(path)) {
      const decided = decide(fact, op, operand);
      if (decided !== undefined) return decided;
    }
    return undefined;
  }

  #of(path: readonly string[]): readonly Fact[] {
    return this.#facts.get(keyOf(path)) ?? [];
  }
}

function holdsNumber(value: RuleValue): boolean {
  if (Array.isArray(value)) return value.some(holdsNumber);
  if (value instanceof RuleMap) return [...value.entries.values()].some(holdsNumber);
  return isNumber(value);
}

function decide(fact: Fact, op: Comparison, operand: RuleValue): boolean | undefined {
  if (op === '!=') {
    const equal = decide(fact, '==', operand);
    return equal === undefined ? undefined : !equal;
  }
  switch (fact.kind) {
    case 'equals':
      return compareSafely(fact.value, op, operand);
    case 'differs':
      return op === '==' && (operand === null || equalRule(fact.value, operand))
        ? false
        : undefined;
    case 'below':
    case 'above':
      return decideBound(fact, op, operand);
    default:
      return undefined;
  }
}

function compareSafely(value: RuleValue, op: Comparison, operand: RuleValue): boolean | undefined {
  if (op === '==') return equalRule(value, operand);
  const order = orderOf(value, operand);
  if (order === undefined) return undefined;
  if (op === '<') return order < 0;
  if (op === '<=') return order <= 0;
  return op === '>' ? order > 0 : order >= 0;
}

function orderOf(a: RuleValue, b: RuleValue): number | undefined {
  try {
    return compareRule(a, b);
  } catch (error) {
    if (error instanceof RuleError) return undefined;
    throw error;
  }
}

/** x is beyond a bound: below or above it. */
function decideBound(
  fact: { kind: 'below' | 'above'; value: RuleValue; inclusive: boolean },
  op: Comparison,
  operand: RuleValue,
): boolean | undefined {
  if (op === '==' && operand === null) return false;
  const raw = orderOf(fact.value, operand);
  if (raw === undefined) return undefined;
  // Seen from 'below': how the bound stands to the operand; 'above' is its mirror image.
  const order = fact.kind === 'below' ? raw : -raw;
  const [less, lessOrEqual, greater] = fact.kind === 'below' ? ['<', '<=', '>'] : ['>', '>=', '<'];
  const strictlyInside = order < 0 || (order === 0 && !fact.inclusive);
  if (op === less) return strictlyInside ? true : undefined;
  if (op === lessOrEqual) return order <= 0 ? true : undefined;
  if (op === greater) return order <= 0 ? false : undefined;
  return strictlyInside ? false : undefined;
}

/** Whether a value in a list is decided, item by item. */
export function inList(
  facts: ListFacts,
  path: readonly string[],
  items: readonly RuleValue[],
): boolean | undefined {
  const known = facts.value(path);
  if (known !== undefined) return includes(items, known);
  const each = items.map((item) => facts.compare(path, '==', item));
  if (each.includes(true)) return true;
  return each.every((decided) => decided === false) ? false : undefined;
}
