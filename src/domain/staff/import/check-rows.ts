import type * as z from 'zod/mini';
import type { ActiveDate, ActiveDates } from '../../dates/active-date.ts';
import { isOpen } from '../../dates/open-dates.ts';
import { type Categories, categorySchema, type Menus, menuSchema } from '../../menus/menu.ts';
import { dateProblems } from '../dates/catalogue-checks.ts';
import { type DateCheck, dateChecks, preventsOpening } from '../dates/date-checks.ts';
import { limitOf } from '../menus/menu-checks.ts';
import { dayIn, isAmbiguousDay } from './cell-values.ts';
import { mergeCategory, mergeDate, mergeMenu } from './merge-rows.ts';
import { withNamedCategories } from './named-categories.ts';
import type { Row } from './read-rows.ts';
import { dateRowProblem, issueCode, type RowProblem, schemaProblem } from './row-problem.ts';
import {
  type CategoryRow,
  categoryRow,
  dateRow,
  type ImportedDate,
  type MenuRow,
  menuRow,
} from './row-schemas.ts';

/** The rows of an import file by the ids of their entries; a row has only the fields that it changes. */
export interface Import {
  categories: Record<string, CategoryRow>;
  menus: Record<string, MenuRow>;
  dates: Record<string, ImportedDate>;
}

/** What the shop has already. */
export interface CurrentCatalogue {
  categories: Categories;
  menus: Menus;
  dates: ActiveDates;
  /** Those of the dates asked for that have left the list for their year: they are over for good. */
  moved: readonly string[];
}

export interface CheckedRows {
  data: Import;
  /** Line of the row of each id, by list. */
  lines: Record<keyof Import, Record<string, number>>;
  errors: RowProblem[];
  warnings: RowProblem[];
}

/**
 * Checks every row against the schemas of the shop and against each other: the category of a menu and the
 * menus of a date must be in the file or in the shop. Returns all `errors`, not only the first, and
 * `warnings`. `now` is epoch ms.
 */
export function checkRows(
  read: readonly Row[],
  present: CurrentCatalogue,
  now: number,
): CheckedRows {
  const rows = withNamedCategories(read, present.categories);
  const data: Import = { categories: {}, menus: {}, dates: {} };
  const lines: CheckedRows['lines'] = { categories: {}, menus: {}, dates: {} };
  const errors: RowProblem[] = [];
  const warnings: RowProblem[] = [];
  const take = <T>(line: number, value: object, schema: z.ZodMiniType<T>): T | undefined => {
    const result = schema.safeParse(value, { error: issueCode });
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) {
      errors.push(schemaProblem(line, path.join('.'), message));
    }
    return undefined;
  };
  const put = <T>(
    kind: keyof Import,
    line: number,
    target: Record<string, T>,
    id: string,
    value: T,
  ) => {
    if (Object.hasOwn(target, id)) errors.push({ line, code: 'twice', detail: id });
    target[id] = value;
    lines[kind][id] = line;
  };

  const categories = { ...present.categories };
  for (const row of rows.filter(({ kind }) => kind === 'categories')) {
    const value = take(row.line, row.value, categoryRow);
    if (!value) continue;
    put('categories', row.line, data.categories, value.id, value);
    const merged = mergeCategory(value, present.categories[value.id]);
    const category = take(row.line, merged, categorySchema);
    if (category) categories[value.id] = category;
  }
  const menus = { ...present.menus };
  for (const row of rows.filter(({ kind }) => kind === 'menus')) {
    const value = take(row.line, row.value, menuRow);
    if (!value) continue;
    const { id, cat } = value;
    if (cat !== undefined && !Object.hasOwn(categories, cat)) {
      errors.push({ line: row.line, field: 'cat', code: 'unknown-category', detail: cat });
    }
    put('menus', row.line, data.menus, id, value);
    errors.push(...tooLong(row.line, value));
    const menu = take(row.line, mergeMenu(value, present.menus[id]), menuSchema);
    if (menu) menus[id] = menu;
  }
  const dates = { ...present.dates };
  for (const row of rows.filter(({ kind }) => kind === 'dates')) {
    const entry = take(row.line, row.value, dateRow);
    if (!entry) continue;
    const { line } = row;
    warnings.push(...dayFirst(line, row.value));
    const { menus: sold, menuLimitForPerson, menuLimitInAll } = entry.date;
    for (const detail of Object.keys({ ...sold, ...menuLimitForPerson, ...menuLimitInAll })) {
      if (!Object.hasOwn(menus, detail)) {
        errors.push({ line, field: 'menus', code: 'unknown-menu', detail });
      }
    }
    const { dateId } = entry;
    if (present.moved.includes(dateId)) {
      errors.push({ line, field: 'dateId', code: 'date-moved', detail: dateId });
    }
    const date = mergeDate(entry.date, present.dates[dateId]);
    for (const check of listedDateChecks(dateId, date, menus, dates, now)) {
      const problem = dateRowProblem(line, check);
      if (problem) (preventsOpening(check) ? errors : warnings).push(problem);
    }
    dates[dateId] = date;
    put('dates', line, data.dates, dateId, entry.date);
  }
  return { data, lines, errors: errors.sort((a, b) => a.line - b.line), warnings };
}

/** The ids of the dates that rows are about. */
export function dateIdsOf(rows: readonly Row[]): string[] {
  return rows
    .filter(({ kind }) => kind === 'dates')
    .flatMap(({ value }) => dateRow.safeParse(value).data?.dateId ?? []);
}

/** What is to be checked of a date that a file stores: of one that takes no orders, no more than its days. */
export function listedDateChecks(
  dateId: string,
  date: ActiveDate,
  menus: Menus,
  dates: ActiveDates,
  now: number,
): DateCheck[] {
  return isOpen(date)
    ? dateChecks(dateId, date, menus, dates, now)
    : dateProblems(dateId, date, dates, now);
}

/** The texts of a menu that its page would not take. */
function tooLong(line: number, value: MenuRow): RowProblem[] {
  return Object.entries(value).flatMap(([field, text]) => {
    const limit = limitOf(field);
    return limit !== undefined && typeof text === 'string' && text.length > limit
      ? [{ line, field, code: 'too-long' as const, detail: String(limit) }]
      : [];
  });
}

/** How days were read that others would write with the month first. */
function dayFirst(line: number, value: Row['value']): RowProblem[] {
  return ['deliveryDate', 'closes'].flatMap((field) => {
    const written = value[field];
    if (typeof written !== 'string' || !isAmbiguousDay(written)) return [];
    const [day = ''] = written.trim().split(/[T\s]/);
    return [{ line, field, code: 'day-first' as const, detail: `${day} → ${dayIn(day)}` }];
  });
}
