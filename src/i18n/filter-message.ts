import type { TFunction } from 'i18next';
import type { Language } from '../domain/lib/language.ts';
import { allergenText, groupedAllergenText } from '../domain/menus/allergens.ts';
import { type DishFilter, type FilterConflicts, wishNames } from '../domain/menus/dish-filter.ts';

/** How many dishes a filter hides. */
export const hiddenPhrase = '메뉴 {{count}}가지를 숨겼어요.';

/** The phrases of a filter and of the dishes that it leaves, which the build writes into the page for its inline script. */
export const filterPhrases = [
  hiddenPhrase,
  '{{names}} 빼고 보는 중',
  '{{mark}}만 보는 중',
  '{{names}} 섞일 수 있어요',
  '표시 전, 물어보세요',
] as const;

/** One line that says what a filter hides. */
export function filterText(t: TFunction, filter: DishFilter, language: Language): string {
  return [
    filter.without.length > 0 &&
      t('{{names}} 빼고 보는 중', { names: groupedAllergenText(filter.without, language) }),
    ...filter.diet.map((wish) => t('{{mark}}만 보는 중', { mark: wishNames[wish][language] })),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One line that says why a dish does not fit a filter. */
export function concernText(t: TFunction, conflicts: FilterConflicts, language: Language): string {
  const { contains, mayContain, lacks, unstated } = conflicts;
  const names = lacks.map((wish) => wishNames[wish][language]).join(', ');
  return [
    contains.length > 0 && t('{{names}} 들어 있어요', { names: allergenText(contains, language) }),
    mayContain.length > 0 &&
      t('{{names}} 섞일 수 있어요', { names: allergenText(mayContain, language) }),
    lacks.length > 0 && t('{{names}} 아님', { names }),
    unstated && t('표시 전, 물어보세요'),
  ]
    .filter(Boolean)
    .join('. ');
}
