import { compareUtf8 } from '../../utf8.ts';
import { compareValues, equalValues, typeOrder } from '../values/compare.ts';
import type { Doc } from '../values/document.ts';
import { getAt } from '../values/field-path.ts';
import { indexedValue } from '../values/indexed-value.ts';
import { asArray, asEnum, asObject, asString, type Json } from '../values/json.ts';
import { fullName } from '../values/name.ts';
import { invalid } from '../values/status.ts';
import { parseOperand, type Value } from '../values/value.ts';
import { fieldKey, parseQueryField, type QueryField } from './query-field.ts';

const FIELD_OPS = [
  'OPERATOR_UNSPECIFIED',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const;
const UNARY_OPS = [
  'OPERATOR_UNSPECIFIED',
  '1',
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
] as const;
const COMPOSITE_OPS = ['OPERATOR_UNSPECIFIED', 'AND', 'OR'] as const;

type FieldOp = (typeof FIELD_OPS)[number];

/** A filter on documents. Unary filters are represented as EQUAL or NOT_EQUAL with null or NaN. */
export type Filter =
  | { readonly op: 'AND' | 'OR'; readonly filters: readonly Filter[] }
  | { readonly op: FieldOp; readonly field: QueryField; readonly value: Value };

/** Reads a google.firestore.v1.StructuredQuery.Filter. */
export function parseFilter(json: Json): Filter {
  if (json.compositeFilter)
    return parseComposite(asObject(json.compositeFilter, 'compositeFilter'));
  if (json.unaryFilter) return parseUnary(asObject(json.unaryFilter, 'unaryFilter'));
  if (json.fieldFilter) return parseField(asObject(json.fieldFilter, 'fieldFilter'));
  throw invalid('A filter must be a compositeFilter, a fieldFilter or a unaryFilter.');
}

function parseComposite(json: Json): Filter {
  const op = asEnum(json.op, COMPOSITE_OPS, 'compositeFilter.op');
  if (op === 'OPERATOR_UNSPECIFIED') throw invalid('compositeFilter.op is missing.');
  const filters = asArray(json.filters, 'filters').map((f) => parseFilter(asObject(f, 'filter')));
  if (filters.length === 0) throw invalid('A composite filter must have at least one filter.');
  return { op, filters };
}

const readField = (json: Json): QueryField =>
  parseQueryField(asString(asObject(json.field, 'field').fieldPath, 'fieldPath'));

function parseUnary(json: Json): Filter {
  const op = asEnum(json.op, UNARY_OPS, 'unaryFilter.op');
  const nan: Value = { doubleValue: 'NaN' };
  const value: Value = op.endsWith('NAN') ? nan : { nullValue: null };
  if (op === 'OPERATOR_UNSPECIFIED' || op === '1') throw invalid('unaryFilter.op is missing.');
  return { op: op.startsWith('IS_NOT') ? 'NOT_EQUAL' : 'EQUAL', field: readField(json), value };
}

function parseField(json: Json): Filter {
  const op = asEnum(json.op, FIELD_OPS, 'fieldFilter.op');
  if (op === 'OPERATOR_UNSPECIFIED') throw invalid('fieldFilter.op is missing.');
  const [field, value] = [readField(json), indexedValue(parseOperand(json.value))];
  if (LIST_OPS[op] !== undefined) checkList(op, value, LIST_OPS[op]);
  if (field.isName) checkNames(op, value);
  return { op, field, value };
}

const LIST_OPS: Partial<Record<FieldOp, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

function checkList(op: FieldOp, value: Value, maxCount: number): void {
  if (!('arrayValue' in value)) throw invalid(`'${op}' requires an ArrayValue.`);
  const count = value.arrayValue.values.length;
  if (count === 0) throw invalid(`'${op}' requires an non-empty ArrayValue.`);
  if (count > maxCount) throw invalid(`'${op}' supports up to ${maxCount} comparison values.`);
}

function checkNames(op: FieldOp, value: Value): void {
  if (op.startsWith('ARRAY')) throw invalid(`__name__ cannot be filtered with ${op}.`);
  if (!listOf(value).every((entry) => 'referenceValue' in entry)) {
    throw invalid('__key__ filter value must be a Key');
  }
}

/** The elements of an array value; any other value as a list of one. */
export const listOf = (value: Value): readonly Value[] =>
  'arrayValue' in value ? value.arrayValue.values : [value];

const INEQUALITIES: readonly FieldOp[] = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
];

/** The distinct fields with an inequality condition, sorted by name. */
export function inequalityFields(filter: Filter): QueryField[] {
  const found = new Map<string, QueryField>();
  const visit = (node: Filter): void => {
    if ('filters' in node) node.filters.forEach(visit);
    else if (INEQUALITIES.includes(node.op)) found.set(fieldKey(node.field), node.field);
  };
  visit(filter);
  return [...found].sort(([a], [b]) => compareUtf8(a, b)).map(([, field]) => field);
}

/**
 * The value of a field as queries compare it (see indexedValue); undefined when the document lacks the field.
 */
export function queryValue(database: string, doc: Doc, field: QueryField): Value | undefined {
  if (field.isName) return { referenceValue: fullName(database, doc.path) };
  const value = getAt(doc.fields, field.path);
  return value && indexedValue(value);
}

/** Whether the document satisfies the filter. */
export function matches(database: string, doc: Doc, filter: Filter): boolean {
  if ('filters' in filter) {
    return filter.op === 'AND'
      ? filter.filters.every((inner) => matches(database, doc, inner))
      : filter.filters.some((inner) => matches(database, doc, inner));
  }
  const value = queryValue(database, doc, filter.field);
  return value !== undefined && matchesCondition(filter.op, value, filter.value);
}

const isNull = (value: Value): boolean => 'nullValue' in value;

function matchesCondition(op: FieldOp, value: Value, operand: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return equalValues(value, operand);
    case 'NOT_EQUAL':
      return !isNull(value) && !equalValues(value, operand);
    case 'IN':
      return matchableValues(operand).some((entry) => equalValues(value, entry));
    case 'NOT_IN': {
      const list = listOf(operand);
      return !isNull(value) && !list.some((entry) => isNull(entry) || equalValues(value, entry));
    }
    case 'ARRAY_CONTAINS':
      return 'arrayValue' in value && value.arrayValue.values.some((v) => equalValues(v, operand));
    case 'ARRAY_CONTAINS_ANY':
      return (
        'arrayValue' in value &&
        value.arrayValue.values.some((v) => matchableValues(operand).some((w) => equalValues(v, w)))
      );
    default:
      return (
        typeOrder(value) === typeOrder(operand) &&
        isNaNValue(value) === isNaNValue(operand) &&
        satisfiesInequality(op, compareValues(value, operand))
      );
  }
}

/** The values that IN and ARRAY_CONTAINS_ANY look for: null and NaN in their lists match nothing. */
const matchableValues = (operand: Value): readonly Value[] =>
  listOf(operand).filter((value) => !isNull(value) && !isNaNValue(value));

const isNaNValue = (value: Value): boolean => 'doubleValue' in value && value.doubleValue === 'NaN';

function satisfiesInequality(op: FieldOp, order: number): boolean {
  if (op === 'LESS_THAN') return order < 0;
  if (op === 'LESS_THAN_OR_EQUAL') return order <= 0;
  return op === 'GREATER_THAN' ? order > 0 : order >= 0;
}
