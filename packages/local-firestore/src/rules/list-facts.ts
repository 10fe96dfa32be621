import { compareRule } from './compare-rule.ts';
import { equalRule, includes } from './equality.ts';
import {
  type Comparison,
  type Facts,
  isNumber,
  RuleError,
  RuleMap,
  type RuleValue,
  typeName,
} from './values.ts';

/** What one condition of a query proves about a field of every document that the query returns. */
export type Fact =
  | { readonly kind: 'exists' }
  | { readonly kind: 'equals' | 'differs' | 'contains'; readonly value: RuleValue }
  | { readonly kind: 'below' | 'above'; readonly value: RuleValue; readonly inclusive: boolean };

const keyOf = (path: readonly string[]): string => path.join('\0');

/** All facts about the documents that match one disjunction of a query's filter. */
export class ListFacts implements Facts {
  readonly #facts = new Map<string, Fact[]>();

  add(path: readonly string[], fact: Fact): void {
    const key = keyOf(path);
    this.#facts.set(key, [...(this.#facts.get(key) ?? []), fact]);
    // If a field exists, so do the maps that contain it.
    if (path.length > 1) this.add(path.slice(0, -1), { kind: 'exists' });
  }

  exists(path: readonly string[]): boolean {
    return this.#of(path).length > 0;
  }

  /** The exact value, if the query fixes it. Undefined for numbers: queries do not distinguish 1 from 1.0. */
  value(path: readonly string[]): RuleValue | undefined {
    for (const fact of this.#of(path)) {
      if (fact.kind === 'equals' && !holdsNumber(fact.value)) return fact.value;
    }
    return undefined;
  }

  contains(path: readonly string[], value: RuleValue): boolean {
    return this.#of(path).some((fact) => fact.kind === 'contains' && equalRule(fact.value, value));
  }

  type(path: readonly string[]): string | undefined {
    for (const fact of this.#of(path)) {
      if (fact.kind === 'contains') return 'list';
      if (fact.kind === 'equals' || fact.kind === 'below' || fact.kind === 'above') {
        return isNumber(fact.value) ? 'number' : typeName(fact.value);
      }
    }
    return undefined;
  }

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

/** Decides a comparison of a field that is known to be below or above a bound. */
function decideBound(
  fact: { kind: 'below' | 'above'; value: RuleValue; inclusive: boolean },
  op: Comparison,
  operand: RuleValue,
): boolean | undefined {
  if (op === '==' && operand === null) return false;
  const raw = orderOf(fact.value, operand);
  if (raw === undefined) return undefined;
  // How the bound compares with the operand, for 'below'; for 'above', sign and operators are mirrored.
  const order = fact.kind === 'below' ? raw : -raw;
  const [less, lessOrEqual, greater] = fact.kind === 'below' ? ['<', '<=', '>'] : ['>', '>=', '<'];
  const strictlyInside = order < 0 || (order === 0 && !fact.inclusive);
  if (op === less) return strictlyInside ? true : undefined;
  if (op === lessOrEqual) return order <= 0 ? true : undefined;
  if (op === greater) return order <= 0 ? false : undefined;
  return strictlyInside ? false : undefined;
}

/** Whether the field's value is in the list; undefined when the facts do not decide it. */
export function inList(
  facts: Facts,
  path: readonly string[],
  items: readonly RuleValue[],
): boolean | undefined {
  const known = facts.value(path);
  if (known !== undefined) return includes(items, known);
  const each = items.map((item) => facts.compare(path, '==', item));
  if (each.includes(true)) return true;
  return each.every((decided) => decided === false) ? false : undefined;
}
