import { invalid } from '../values/status.ts';
import { type Condition, conditions, countDisjunctions, disjunctions } from './disjunctions.ts';
import { type Filter, inequalityFields } from './filter.ts';
import type { Order, Query } from './query.ts';
import { fieldKey } from './query-field.ts';

/** The published limits of a query. */
const MAX_DISJUNCTIONS = 30;
const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;

/**
 * Refuses the queries that production refuses, with the same messages. `explicitOrders` are the orders that
 * the client sent, without the implicit ones.
 */
export function checkQuery(query: Query, explicitOrders: readonly Order[]): void {
  const { filter } = query;
  if (query.collectionId === null && query.allDescendants)
    checkWithoutCollection(filter, explicitOrders);
  checkOrders(query.orders);
  if (!filter) return;
  const all = conditions(filter);
  checkNegations(filter, all);
  checkNameEquality(filter, all);
  checkDisjunctions(filter);
  checkInequalities(filter);
  checkComponents(query, explicitOrders.length);
}

/** A query over all collections may filter only by document name, and sort only by ascending name. */
function checkWithoutCollection(filter: Filter | undefined, orders: readonly Order[]): void {
  const other = conditions(filter).find(({ field }) => !field.isName);
  if (other) throw invalid(`kind is required for filter: ${fieldKey(other.field)}`);
  if (orders.some(({ field, direction }) => !field.isName || direction < 0)) {
    throw invalid('kind is required for all orders except __key__ ascending');
  }
}

/** Refuses duplicate orders, and orders after __name__: names are unique, so these would have no effect. */
function checkOrders(orders: readonly Order[]): void {
  const keys = orders.map(({ field }) => fieldKey(field));
  const duplicate = keys.find((key, i) => keys.indexOf(key) < i);
  if (duplicate) throw invalid(`order by clause cannot contain duplicate fields ${duplicate}`);
  const after = keys[keys.indexOf('__name__') + 1];
  if (after) throw invalid(`Order by clause cannot contain more fields after the key ${after}`);
}

function checkNegations(filter: Filter, all: readonly Condition[]): void {
  const negations = all.filter(({ op }) => op === 'NOT_EQUAL' || op === 'NOT_IN');
  if (negations.length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (!all.some(({ op }) => op === 'NOT_IN')) return;
  if (hasOr(filter) || all.some(({ op }) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY')) {
    throw invalid(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

const hasOr = (filter: Filter): boolean =>
  'filters' in filter && (filter.op === 'OR' || filter.filters.some(hasOr));

function checkNameEquality(filter: Filter, all: readonly Condition[]): void {
  const fixesName = all.some(({ field, op }) => field.isName && (op === 'EQUAL' || op === 'IN'));
  const fields = inequalityFields(filter);
  if (!fixesName || fields.length === 0 || fields.some(({ isName }) => isName)) return;
  throw invalid(
    'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
  );
}

function checkDisjunctions(filter: Filter): void {
  const count = countDisjunctions(filter);
  if (count > MAX_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  for (const disjunction of disjunctions(filter)) {
    if (disjunction.filter(({ op }) => op === 'ARRAY_CONTAINS').length > 1) {
      throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
    }
  }
}

function checkInequalities(filter: Filter): void {
  const fields = inequalityFields(filter);
  if (fields.length <= MAX_INEQUALITY_FIELDS) return;
  const names = fields.map(fieldKey).join(', ');
  throw invalid(
    `The query contains ${fields.length} distinct inequality fields: [${names}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
  );
}

function checkComponents({ filter, parent }: Query, orders: number): void {
  const filters = disjunctions(filter).reduce((sum, disjunction) => sum + disjunction.length, 0);
  const ancestors = parent.path === '' ? 0 : 1;
  if (filters + orders + ancestors <= MAX_COMPONENTS) return;
  throw invalid(
    `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. Currently there are ${filters} filters, ${orders} sort orders, and ${ancestors ? 'one' : 'no'} ancestor filter.`,
  );
}
