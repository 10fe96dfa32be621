import type { TFunction } from 'i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import {
  allergensOf,
  allergenText,
  combinedAllergens,
} from '../../../../domain/menus/allergens.ts';
import { combinedDiet, dietOf } from '../../../../domain/menus/diet.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { ShownOrder } from '../../../../domain/staff/orders/shown-order.ts';
import { shortDiet } from '../../../../i18n/statement-message.ts';

/**
 * The statement on a box's label, for all its menus together: one line for allergens and one for diet; a line
 * without content is left out.
 */
export function labelStatement(
  t: TFunction,
  order: Pick<ShownOrder, 'menus'>,
  menus: Menus,
  language: Language,
): string[] {
  const dishes = Object.keys(order.menus).map((menuKey) => menus[menuKey]);
  const { contains, mayContain, unstated } = combinedAllergens(dishes.map(allergensOf));
  const diet = combinedDiet(dishes.map(dietOf));
  const marks = shortDiet({ marks: diet.marks, spicy: 0 }, language);
  const hottest = shortDiet({ marks: [], spicy: diet.spicy }, language);
  const allergenParts = [
    contains.length > 0 && t('{{names}} 들어 있음', { names: allergenText(contains, language) }),
    mayContain.length > 0 &&
      t('{{names}} 섞일 수 있음', { names: allergenText(mayContain, language) }),
    unstated > 0 && t('{{count}}가지는 표시되지 않음', { count: unstated }),
  ].filter(Boolean);
  const dietParts = [
    marks && t('모두 {{marks}}', { marks }),
    hottest && t('가장 매운 음식은 {{hottest}}', { hottest }),
    diet.unstated > 0 && t('{{count}}가지는 표시되지 않음', { count: diet.unstated }),
  ].filter(Boolean);
  return [
    allergenParts.length > 0 && t('알레르기: {{parts}}', { parts: allergenParts.join('; ') }),
    dietParts.length > 0 && t('식단: {{parts}}', { parts: dietParts.join('; ') }),
  ].filter((line) => line !== false);
}
