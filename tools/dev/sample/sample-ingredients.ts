import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRows } from '../../../src/domain/staff/import/read-rows.ts';
import { changeTo } from '../../../src/domain/staff/shopping/change-ingredients.ts';
import { checkIngredientRows } from '../../../src/domain/staff/shopping/ingredient-rows.ts';
import {
  type Ingredients,
  parseIngredients,
} from '../../../src/domain/staff/shopping/ingredients.ts';
import { menus } from './sample-menus.ts';

/** manages/ingredients: made-up ingredients of a few dishes, in the format of the shop's own import. */
export const ingredients: Ingredients = (() => {
  const text = readFileSync(resolve(import.meta.dirname, 'ingredients.csv'), 'utf8');
  const { rows, errors } = readRows(text, undefined);
  const checked = checkIngredientRows(rows, menus);
  const problems = [...errors, ...checked.errors];
  if (problems.length > 0) throw new Error(`ingredients.csv: ${JSON.stringify(problems)}`);
  const { dishes, kinds } = changeTo(parseIngredients({}), checked.dishes);
  return parseIngredients({ dishes, kinds });
})();
