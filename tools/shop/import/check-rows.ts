import type * as z from 'zod/mini';
import type { ActiveDates } from '../../../src/domain/dates.ts';
import { type DateProblem, dateProblems, isWarning } from '../../../src/domain/import-checks.ts';
import type { Categories, Menus } from '../../../src/domain/menu.ts';
import { keepStaffChanges } from './keep-staff-changes.ts';
import { plainWords } from './plain-words.ts';
import type { Row } from './read-rows.ts';
import { categoryRow, dateRow, type ImportedDate, menuRow } from './row-schemas.ts';

/** What a file adds or replaces. */
export interface Import {
  categories: Categories;
  menus: Menus;
  dates: Record<string, ImportedDate>;
}

/** What the shop has already. */
export interface Present {
  categories: Categories;
  menus: Menus;
  dates: ActiveDates;
}

/** What is to be said of a row, with the line it starts on. */
export interface RowMessage {
  line: number;
  message: string;
}

/**
 * Checks every row by the shop's own schemas and against each other: a menu needs its category, a
 * date its menus, here or in the shop already. Returns all bad rows, not only the first, and what is
 * odd about good ones. `now` is epoch ms.
 */
export function checkRows(
  rows: readonly Row[],
  present: Present,
  now: number,
): { data: Import; bad: RowMessage[]; odd: RowMessage[] } {
  const data: Import = { categories: {}, menus: {}, dates: {} };
  const bad: RowMessage[] = [];
  const odd: RowMessage[] = [];
  const take = <T>(row: Row, schema: z.ZodMiniType<T>): T | undefined => {
    const result = schema.safeParse(row.value, { error: plainWords });
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const field = issue.path.join('.') || 'row';
      bad.push({ line: row.line, message: `${field}: ${issue.message}` });
    }
    return undefined;
  };
  const put = <T>(row: Row, target: Record<string, T>, key: string, value: T) => {
    if (key in target) bad.push({ line: row.line, message: `${key} stands in the file twice` });
    target[key] = value;
  };

  for (const row of rows.filter(({ kind }) => kind === 'categories')) {
    const category = take(row, categoryRow);
    if (category) put(row, data.categories, category.id, category);
  }
  const categories = { ...present.categories, ...data.categories };
  for (const row of rows.filter(({ kind }) => kind === 'menus')) {
    const entry = take(row, menuRow);
    if (!entry) continue;
    if (!(entry.menu.cat in categories)) {
      bad.push({ line: row.line, message: `cat: there is no category ${entry.menu.cat}` });
    }
    put(row, data.menus, entry.menuId, entry.menu);
  }
  const menus = { ...present.menus, ...data.menus };
  const dates: ActiveDates = {};
  for (const row of rows.filter(({ kind }) => kind === 'dates')) {
    const entry = take(row, dateRow);
    if (!entry) continue;
    const { menus: sold, menuLimitForPerson = {} } = entry.date;
    const named = [...Object.keys(sold), ...Object.keys(menuLimitForPerson)];
    for (const menuId of new Set(named)) {
      if (!(menuId in menus)) {
        bad.push({ line: row.line, message: `menus: there is no menu ${menuId}` });
      }
    }
    const { dateId } = entry;
    const date = keepStaffChanges(entry.date, present.dates[dateId]);
    for (const problem of dateProblems(dateId, date, { ...present.dates, ...dates }, now)) {
      const list = isWarning(problem) ? odd : bad;
      list.push({ line: row.line, message: dateProblemWords(problem) });
    }
    dates[dateId] = date;
    put(row, data.dates, dateId, entry.date);
  }
  return { data, bad: bad.sort((a, b) => a.line - b.line), odd };
}

function dateProblemWords(problem: DateProblem): string {
  switch (problem.code) {
    case 'delivery-past':
      return 'deliveryDate: is over; such a date can only be added closed (orderDone) or hidden (active: no)';
    case 'closes-too-late':
      return 'closes: must be before the day of delivery';
    case 'closes-past':
      return 'closes: has passed already, and the date takes orders until it is closed';
    case 'same-day':
      return `deliveryDate: ${problem.dateId} delivers to the same area on that day; name its dateId to change it`;
  }
}
