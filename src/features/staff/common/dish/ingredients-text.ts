import type { Language } from '../../../../domain/lib/language.ts';
import {
  type Ingredients,
  ingredientsFor,
  kindOf,
} from '../../../../domain/staff/shopping/ingredients.ts';
import { amountsText } from '../../../../domain/staff/shopping/units.ts';

/** What so many portions of a dish take, in one line: "사골 1.5 kg, 대파 3 개"; '' if nobody has listed it. */
export function ingredientsText(
  ingredients: Ingredients,
  menuKey: string,
  portions: number,
  language: Language,
): string {
  return ingredientsFor(ingredients, menuKey, portions)
    .map(({ key, amounts }) => `${kindOf(ingredients, key).name} ${amountsText(amounts, language)}`)
    .join(', ');
}
