import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allergensOf } from '../../../src/domain/menus/allergens.ts';
import {
  type Categories,
  categorySchema,
  type Menus,
  menuSchema,
} from '../../../src/domain/menus/menu.ts';
import { mergeCategory, mergeMenu } from '../../../src/domain/staff/import/merge-rows.ts';
import { readRows } from '../../../src/domain/staff/import/read-rows.ts';
import { categoryRow, menuRow } from '../../../src/domain/staff/import/row-schemas.ts';

/** The rows of a sample file, which has the format of the shop's own import (docs/staff-guide.md). */
function rowsOf(file: string): Record<string, unknown>[] {
  const text = readFileSync(resolve(import.meta.dirname, file), 'utf8');
  const { rows, errors } = readRows(text, undefined);
  if (errors.length > 0) throw new Error(`${file}: ${JSON.stringify(errors)}`);
  return rows.map(({ value }) => value);
}

/** manages/categories: catId → category, with the names for which the shop has icons (specification, section 2). */
export const categories: Categories = Object.fromEntries(
  rowsOf('categories.csv').map((row) => {
    const category = categorySchema.parse(mergeCategory(categoryRow.parse(row), undefined));
    return [category.id, category];
  }),
);

/**
 * manages/menus: menuId → menu, 86 of them in eight categories. What they state about allergens is made up from
 * typical recipes, not from a real kitchen, and marked as a sample on screen.
 */
export const menus: Menus = Object.fromEntries(
  rowsOf('menus.csv').map((row) => {
    const parsed = menuRow.parse(row);
    const menu = menuSchema.parse(mergeMenu(parsed, undefined));
    const allergens = allergensOf(menu);
    return [parsed.id, allergens ? { ...menu, allergens: { ...allergens, sample: true } } : menu];
  }),
);
