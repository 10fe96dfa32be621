import * as z from 'zod/mini';
import { inEveryLanguage } from '../../lib/language.ts';
import type { Menus } from '../../menus/menu.ts';
import type { Row } from '../import/read-rows.ts';
import { issueCode, type RowProblem, schemaProblem } from '../import/row-problem.ts';
import type { IngredientEntry } from './change-ingredients.ts';
import { ingredientKey, isIngredientName, tidyName } from './ingredients.ts';
import { parseAmount, unitNamed, units } from './units.ts';

// The schemas' messages are codes of row-problem.ts.

const name = z.string().check(z.refine(isIngredientName, 'ingredient'));
const group = z
  .string()
  .check(z.refine((text) => text.trim() === '' || isIngredientName(text), 'ingredient'));

/**
 * Fields of a row of ingredients: the dish (`menu`, its id or title), `ingredient`, `amount` of a portion (0.5 or 1/2),
 * `unit` (an id or name) and `group`. A row for each ingredient of a dish.
 */
const ingredientRow = z.strictObject({
  menu: z.string(),
  ingredient: name,
  amount: z.union([z.string(), z.number()]),
  unit: z
    .string()
    .check(z.refine((text) => unitNamed(text) !== undefined, `not-one-of:${units.join(', ')}`)),
  group: z.optional(z.nullable(group)),
});

/** Rows of ingredients: all of each dish, by menuId. */
export interface IngredientRows {
  dishes: Record<string, IngredientEntry[]>;
  errors: RowProblem[];
}

/** Checks rows of ingredients against the shop's menus; `errors` are all that are wrong. */
export function checkIngredientRows(rows: readonly Row[], menus: Menus): IngredientRows {
  const dishes: Record<string, IngredientEntry[]> = {};
  const errors: RowProblem[] = [];
  for (const { line, value } of rows) {
    const row = ingredientRow.safeParse(value, { error: issueCode });
    if (!row.success) {
      for (const { path, message } of row.error.issues) {
        errors.push(schemaProblem(line, path.join('.'), message));
      }
      continue;
    }
    const { menu, ingredient, amount: typed, group } = row.data;
    const menuId = menuNamed(menus, menu);
    const unit = unitNamed(row.data.unit);
    const amount = unit && parseAmount(String(typed), unit);
    if (menuId === undefined) {
      errors.push({ line, field: 'menu', code: 'unknown-menu', detail: menu });
    }
    if (amount === undefined) errors.push({ line, field: 'amount', code: 'amount' });
    if (menuId === undefined || !unit || amount === undefined) continue;
    const list = Object.hasOwn(dishes, menuId) ? (dishes[menuId] ?? []) : [];
    if (list.some((one) => ingredientKey(one.name) === ingredientKey(ingredient))) {
      errors.push({ line, code: 'twice', detail: `${menu} – ${ingredient}` });
    }
    const entry = { name: tidyName(ingredient), group: tidyName(group ?? ''), amount, unit };
    dishes[menuId] = [...list, entry];
  }
  return { dishes, errors };
}

/** The menu with this id, or the only one with this title. */
function menuNamed(menus: Menus, text: string): string | undefined {
  if (Object.hasOwn(menus, text)) return text;
  const [found, ...others] = Object.entries(menus).filter(([, menu]) =>
    inEveryLanguage(menu, 'title').includes(text),
  );
  return others.length === 0 ? found?.[0] : undefined;
}
