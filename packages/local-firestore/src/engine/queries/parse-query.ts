import type { FieldPath } from '../values/field-path.ts';
import { indexedValue } from '../values/indexed-value.ts';
import {
  asArray,
  asBool,
  asEnum,
  asObject,
  asString,
  type Json,
  optInt,
  optObject,
} from '../values/json.ts';
import { checkId, parseParentName } from '../values/name.ts';
import { invalid } from '../values/status.ts';
import { parseValue } from '../values/value.ts';
import { checkQuery } from './check-query.ts';
import { type Filter, inequalityFields, parseFilter } from './filter.ts';
import { parseNearest } from './nearest.ts';
import type { Cursor, Order, Query } from './query.ts';
import { fieldKey, parseQueryField } from './query-field.ts';

/** Reads a google.firestore.v1.StructuredQuery below `parent`. */
export function parseQuery(parent: string, json: unknown): Query {
  const source = asObject(json, 'structuredQuery');
  const from = asArray(source.from, 'from').map((entry) => asObject(entry, 'from'));
  if (from.length !== 1 || !from[0]) throw invalid('A query must have exactly one "from".');
  const filter = source.where ? parseFilter(asObject(source.where, 'where')) : undefined;
  const explicitOrders = asArray(source.orderBy, 'orderBy').map(parseOrder);
  const orders = withImplicit(explicitOrders, filter);
  const limit = optInt(source.limit, 'limit');
  if (limit !== undefined && limit < 0) throw invalid('limit is negative');
  const offset = optInt(source.offset, 'offset') ?? 0;
  if (offset < 0) throw invalid('offset is negative');
  const query: Query = {
    parent: parseParentName(parent),
    ...collection(from[0]),
    filter,
    orders,
    start: parseCursor(source.startAt, orders, 'startAt'),
    end: parseCursor(source.endAt, orders, 'endAt'),
    offset,
    limit,
    select: parseSelect(source.select),
    nearest: source.findNearest
      ? parseNearest(asObject(source.findNearest, 'findNearest'))
      : undefined,
  };
  checkQuery(query, explicitOrders);
  return query;
}

function collection(from: Json): Pick<Query, 'collectionId' | 'allDescendants'> {
  const id = from.collectionId ? asString(from.collectionId, 'collectionId') : null;
  const allDescendants = asBool(from.allDescendants, 'allDescendants');
  if (id !== null) {
    if (id.includes('/')) throw invalid(`Collection id "${id}" must not contain "/".`);
    checkId(id);
  }
  return { collectionId: id, allDescendants };
}

function parseOrder(json: unknown): Order {
  const order = asObject(json, 'orderBy');
  const field = parseQueryField(asString(asObject(order.field, 'field').fieldPath, 'fieldPath'));
  const names = ['DIRECTION_UNSPECIFIED', 'ASCENDING', 'DESCENDING'] as const;
  const direction = asEnum(order.direction ?? 0, names, 'direction');
  return { field, direction: direction === 'DESCENDING' ? -1 : 1 };
}

/**
 * Adds the implicit orders, as documented for StructuredQuery.order_by: inequality fields, then the name, in
 * the direction of the last explicit order.
 */
function withImplicit(orders: Order[], filter: Filter | undefined): Order[] {
  const result = [...orders];
  const direction = orders.at(-1)?.direction ?? 1;
  const has = (key: string): boolean => result.some(({ field }) => fieldKey(field) === key);
  for (const field of filter ? inequalityFields(filter) : []) {
    if (!has(fieldKey(field)) && !field.isName) result.push({ field, direction });
  }
  if (!has('__name__')) result.push({ field: { path: [], isName: true }, direction });
  return result;
}

function parseCursor(json: unknown, orders: readonly Order[], what: string): Cursor | undefined {
  const cursor = optObject(json, what);
  if (!cursor) return undefined;
  const values = asArray(cursor.values, `${what}.values`).map((value) =>
    indexedValue(parseValue(value)),
  );
  if (values.length > orders.length) throw invalid('Cursor has too many values.');
  values.forEach((value, i) => {
    if (orders[i]?.field.isName && !('referenceValue' in value)) {
      throw invalid('Cursor value for __name__ must be a document reference.');
    }
  });
  return { values, before: asBool(cursor.before, `${what}.before`) };
}

function parseSelect(json: unknown): FieldPath[] | undefined {
  const select = optObject(json, 'select');
  if (!select) return undefined;
  return asArray(select.fields, 'fields')
    .map((field) => parseQueryField(asString(asObject(field, 'field').fieldPath, 'fieldPath')))
    .filter((field) => !field.isName)
    .map((field) => field.path);
}
