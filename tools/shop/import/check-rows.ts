import type * as z from 'zod/mini';
import type { Categories, Menus } from '../../../src/domain/menu.ts';
import type { Row } from './read-rows.ts';
import { categoryRow, dateRow, type ImportedDate, menuRow } from './row-schemas.ts';

/** What a file adds or replaces. */
export interface Import {
  categories: Categories;
  menus: Menus;
  dates: Record<string, ImportedDate>;
}

/** A row that is wrong, with the line it starts on. */
export interface BadRow {
  line: number;
  message: string;
}

/**
 * Checks every row by the shop's own schemas and against each other: a menu needs its category, a
 * date its menus, here or in the shop already. Returns all bad rows, not only the first.
 */
export function checkRows(
  rows: readonly Row[],
  present: { categories: Categories; menus: Menus },
): { data: Import; bad: BadRow[] } {
  const data: Import = { categories: {}, menus: {}, dates: {} };
  const bad: BadRow[] = [];
  const take = <T>(row: Row, schema: z.ZodMiniType<T>): T | undefined => {
    const result = schema.safeParse(row.value);
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
    if (entry.date.finishDate >= entry.date.deliveryDate) {
      bad.push({ line: row.line, message: 'closes: must be before the day of delivery' });
    }
    put(row, data.dates, entry.dateId, entry.date);
  }
  return { data, bad: bad.sort((a, b) => a.line - b.line) };
}
