import type * as z from 'zod/mini';
import type { DateCheck } from '../dates/date-checks.ts';

/** A problem of a row of an import file. */
export interface RowProblem {
  /** Line of the file that the row starts on. */
  line: number;
  /**
   * Field of the row, such as `price` or `limits.soup`; undefined if the problem is about the row or the
   * file.
   */
  field?: string;
  code: RowProblemCode;
  /** Details of the problem: an id, a bound, or the allowed values. */
  detail?: string;
}

const schemaCodes = [
  'missing',
  'not-text',
  'not-number',
  'not-whole',
  'not-flag',
  'not-list',
  'not-object',
  'empty',
  'too-small',
  'too-big',
  'too-long',
  'not-one-of',
  'unknown-field',
  'invalid',
  'id',
  'price',
  'decimal-comma',
  'day',
  'no-day',
  'clock',
  'moment',
  'date-id',
  'date-id-day',
  'ingredient',
] as const;
type SchemaCode = (typeof schemaCodes)[number];

export type RowProblemCode =
  | SchemaCode
  | 'twice'
  | 'amount'
  | 'apart'
  | 'unknown-category'
  | 'unknown-menu'
  | 'delivery-past'
  | 'closes-too-late'
  | 'closes-past'
  | 'same-day'
  | 'date-moved'
  | 'no-menus'
  | 'menu-price'
  | 'day-first'
  | 'shortened'
  | 'left-out'
  | 'columns'
  | 'same-header'
  | 'lost'
  | 'quotes'
  | 'json'
  | 'not-lists'
  | 'not-row'
  | 'no-kind'
  | 'no-rows';

const typeCodes: Record<string, SchemaCode> = {
  string: 'not-text',
  number: 'not-number',
  int: 'not-whole',
  boolean: 'not-flag',
  array: 'not-list',
  object: 'not-object',
  record: 'not-object',
};

/**
 * Converts a Zod issue to "code" or "code:detail". The messages of the row schemas are such codes already.
 */
export function issueCode(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return (issue.input ?? undefined) === undefined
        ? 'missing'
        : (typeCodes[issue.expected] ?? 'invalid');
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'empty'
        : `too-small:${issue.inclusive ? '≥' : '>'} ${issue.minimum}`;
    case 'too_big':
      return `${issue.origin === 'string' ? 'too-long' : 'too-big'}:${issue.maximum}`;
    case 'invalid_value':
      return `not-one-of:${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return `unknown-field:${issue.keys.join(', ')}`;
    default:
      return 'invalid';
  }
}

/** The problem for a message of `issueCode` or of a row schema. */
export function schemaProblem(line: number, path: string, message: string): RowProblem {
  const [name = '', ...rest] = message.split(':');
  return {
    line,
    ...(path ? { field: path } : {}),
    code: schemaCodes.find((known) => known === name) ?? 'invalid',
    ...(rest.length > 0 ? { detail: rest.join(':') } : {}),
  };
}

/** The problem of a date's row; undefined for what the date's page points out later. */
export function dateRowProblem(line: number, check: DateCheck): RowProblem | undefined {
  const { code } = check;
  switch (code) {
    case 'no-menus':
      return { line, field: 'menus', code };
    case 'menu-price':
      return { line, field: 'menus', code, detail: check.menuId };
    case 'same-day':
      return { line, field: 'deliveryDate', code, detail: check.dateId };
    case 'delivery-past':
      return { line, field: 'deliveryDate', code };
    case 'closes-too-late':
    case 'closes-past':
      return { line, field: 'closes', code };
    default:
      return undefined;
  }
}
