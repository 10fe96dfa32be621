import type { RowProblem, RowProblemCode } from '../../../src/domain/staff/import/row-problem.ts';

const words: Record<RowProblemCode, (detail: string) => string> = {
  missing: () => 'is missing',
  'not-text': () => 'must be a text',
  'not-number': () => 'must be a number',
  'not-whole': () => 'must be a whole number',
  'not-flag': () => 'must be yes or no',
  'not-list': () => 'must be a list',
  'not-object': () => 'must be an object',
  empty: () => 'must not be empty',
  'too-small': (bound) => `must be ${bound}`,
  'too-big': (bound) => `must be at most ${bound}`,
  'too-long': (bound) => `must have at most ${bound} characters`,
  'not-one-of': (values) => `must be one of ${values}`,
  'unknown-field': (names) => `there is no field ${names}`,
  invalid: () => 'is not right',
  id: () => 'must have letters, digits, - and _ only',
  price: () => 'must be from 0.01 to 1000.00 dollars, with at most two decimals',
  day: () => 'must be a day such as 2026-11-24',
  clock: () => 'must look like 2026-11-24T17:00',
  moment: () => 'there is no such moment',
  'date-id': () => 'must look like 20261124_1763791200000',
  'date-id-day': () => 'begins with another day than deliveryDate',
  ingredient: () => 'must be a name of up to 60 characters',
  amount: () => 'must be a number above 0, such as 0.5 or 1/2',
  apart: () => 'ingredients have to be in a file of their own',
  twice: (id) => `${id} stands in the file twice`,
  'unknown-category': (id) => `there is no category ${id}`,
  'unknown-menu': (id) => `there is no menu ${id}`,
  'delivery-past': () =>
    'is over; such a date can only be added closed (orderDone) or hidden (active: no)',
  'closes-too-late': () => 'must be before the day of delivery',
  'closes-past': () => 'has passed already, and the date takes orders until it is closed',
  'same-day': (id) => `${id} delivers to the same area on that day; name its dateId to change it`,
  'no-menus': () => 'names no menu that can be ordered',
  'menu-price': (id) => `the menu ${id} has no price`,
  columns: (counts) => `has another number of cells than the header (${counts})`,
  quotes: () => 'has a quotation mark that is not closed',
  json: (what) => what,
  'not-lists': () => 'an object with lists named categories, menus, dates is expected',
  'not-row': () => 'expected an object',
  'no-kind': () => 'the header does not show what the rows are: name it with --kind',
  'no-rows': () => 'there are no rows',
};

/** Says what is wrong with a row, in plain words for a shop's operator. */
export function problemWords({ field, code, detail = '' }: RowProblem): string {
  return `${field ? `${field}: ` : ''}${words[code](detail)}`;
}
