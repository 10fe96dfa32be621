import { type Filter, listOf } from './filter.ts';

/** A condition on one field. */
export type Condition = Exclude<Filter, { filters: unknown }>;

/**
 * The filter in disjunctive normal form: a list of disjunctions, each a list of conditions that must all
 * hold. IN and ARRAY_CONTAINS_ANY become one disjunction per value.
 */
export function disjunctions(filter: Filter | undefined): Condition[][] {
  if (!filter) return [[]];
  if ('filters' in filter) {
    const parts = filter.filters.map(disjunctions);
    if (filter.op === 'OR') return parts.flat();
    return parts.reduce<Condition[][]>(
      (sofar, part) => sofar.flatMap((left) => part.map((right) => [...left, ...right])),
      [[]],
    );
  }
  if (filter.op === 'IN') return perValue(filter, 'EQUAL');
  if (filter.op === 'ARRAY_CONTAINS_ANY') return perValue(filter, 'ARRAY_CONTAINS');
  return [[filter]];
}

const perValue = (condition: Condition, op: Condition['op']): Condition[][] =>
  listOf(condition.value).map((value) => [{ ...condition, op, value }]);

/** Counts the disjunctions without expanding the filter: there may be very many. */
export function countDisjunctions(filter: Filter): number {
  if (!('filters' in filter)) {
    const hasValueList = filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
    return hasValueList ? listOf(filter.value).length : 1;
  }
  const counts = filter.filters.map(countDisjunctions);
  return filter.op === 'OR' ? counts.reduce((a, b) => a + b) : counts.reduce((a, b) => a * b);
}

/** Every condition of the filter, as written. */
export const conditions = (filter: Filter | undefined): Condition[] => {
  if (!filter) return [];
  return 'filters' in filter ? filter.filters.flatMap(conditions) : [filter];
};
