import type * as z from 'zod/mini';
import type { ActiveDates } from '../../dates/dates.ts';
import type { Categories, Menus } from '../../menus/menu.ts';
import { dateProblems, isWarning } from '../dates/catalogue-checks.ts';
import { keepStaffChanges } from './keep-staff-changes.ts';
import type { Row } from './read-rows.ts';
import { issueCode, type RowProblem, schemaProblem } from './row-problem.ts';
import { categoryRow, dateRow, type ImportedDate, menuRow } from './row-schemas.ts';

/** The entries that an import file adds or replaces. */
export interface Import {
  categories: Categories;
  menus: Menus;
  dates: Record<string, ImportedDate>;
}

/** What the shop has already. */
export interface CurrentCatalogue {
  categories: Categories;
  menus: Menus;
  dates: ActiveDates;
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
  rows: readonly Row[],
  present: CurrentCatalogue,
  now: number,
): CheckedRows {
  const data: Import = { categories: {}, menus: {}, dates: {} };
  const lines: CheckedRows['lines'] = { categories: {}, menus: {}, dates: {} };
  const errors: RowProblem[] = [];
  const warnings: RowProblem[] = [];
  const take = <T>({ line, value }: Row, schema: z.ZodMiniType<T>): T | undefined => {
    const result = schema.safeParse(value, { error: issueCode });
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) {
      errors.push(schemaProblem(line, path.join('.'), message));
    }
    return undefined;
  };
  const put = <T>({ kind, line }: Row, target: Record<string, T>, id: string, value: T) => {
    if (Object.hasOwn(target, id)) errors.push({ line, code: 'twice', detail: id });
    target[id] = value;
    lines[kind][id] = line;
  };

  for (const row of rows.filter(({ kind }) => kind === 'categories')) {
    const category = take(row, categoryRow);
    if (category) put(row, data.categories, category.id, category);
  }
  const categories = { ...present.categories, ...data.categories };
  for (const row of rows.filter(({ kind }) => kind === 'menus')) {
    const entry = take(row, menuRow);
    if (!entry) continue;
    const { menuId, menu } = entry;
    if (!Object.hasOwn(categories, menu.cat)) {
      errors.push({ line: row.line, field: 'cat', code: 'unknown-category', detail: menu.cat });
    }
    put(row, data.menus, menuId, menu);
  }
  const menus = { ...present.menus, ...data.menus };
  const dates: ActiveDates = {};
  for (const row of rows.filter(({ kind }) => kind === 'dates')) {
    const entry = take(row, dateRow);
    if (!entry) continue;
    const { line } = row;
    const { menus: sold, menuLimitForPerson = {} } = entry.date;
    const named = [...Object.keys(sold), ...Object.keys(menuLimitForPerson)];
    for (const detail of new Set(named)) {
      if (!Object.hasOwn(menus, detail)) {
        errors.push({ line, field: 'menus', code: 'unknown-menu', detail });
      }
    }
    const { dateId } = entry;
    const date = keepStaffChanges(entry.date, present.dates[dateId]);
    for (const problem of dateProblems(dateId, date, { ...present.dates, ...dates }, now)) {
      const field = problem.code.startsWith('closes') ? 'closes' : 'deliveryDate';
      const detail = problem.code === 'same-day' ? { detail: problem.dateId } : {};
      (isWarning(problem) ? warnings : errors).push({ line, field, code: problem.code, ...detail });
    }
    dates[dateId] = date;
    put(row, data.dates, dateId, entry.date);
  }
  return { data, lines, errors: errors.sort((a, b) => a.line - b.line), warnings };
}
