import { type Condition, disjunctions } from '../engine/queries/disjunctions.ts';
import { listOf } from '../engine/queries/filter.ts';
import type { Query } from '../engine/queries/query.ts';
import type { Value } from '../engine/values/value.ts';
import { type Fact, ListFacts } from '../rules/list-facts.ts';
import { fromName, fromValue } from './from-value.ts';

/** One disjunction of a query's filter: what is known about each document that matches it. */
export interface Disjunction {
  readonly facts: ListFacts;
  /** The segments of the document's path, when the disjunction fixes __name__. */
  readonly name?: readonly string[] | undefined;
}

/** The disjunctions of a query's filter; a rule must hold for each of them. */
export function listDisjunctions(query: Query): Disjunction[] {
  return disjunctions(query.filter).map((conditions) => {
    const facts = new ListFacts();
    let name: readonly string[] | undefined;
    for (const { field } of query.orders) {
      if (!field.isName) facts.add(field.path, { kind: 'exists' });
    }
    for (const condition of conditions) {
      if (!condition.field.isName) {
        for (const fact of factsOf(condition)) facts.add(condition.field.path, fact);
      } else if (condition.op === 'EQUAL' && 'referenceValue' in condition.value) {
        name = fromName(condition.value.referenceValue).segments;
      }
    }
    return { facts, name };
  });
}

function factsOf({ op, value }: Condition): Fact[] {
  const ruleValue = (entry: Value) => fromValue(entry);
  switch (op) {
    case 'EQUAL':
      return [{ kind: 'equals', value: ruleValue(value) }];
    case 'NOT_EQUAL':
      return [{ kind: 'differs', value: ruleValue(value) }];
    case 'NOT_IN':
      return listOf(value).map((entry): Fact => ({ kind: 'differs', value: ruleValue(entry) }));
    case 'ARRAY_CONTAINS':
      return [{ kind: 'contains', value: ruleValue(value) }];
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
      return [{ kind: 'below', value: ruleValue(value), inclusive: op !== 'LESS_THAN' }];
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return [{ kind: 'above', value: ruleValue(value), inclusive: op !== 'GREATER_THAN' }];
    default:
      return [{ kind: 'exists' }];
  }
}
