import type { TFunction } from 'i18next';
import { type AllergenInfo, allergenIds, allergensOf, allergenText } from '../domain/allergens.ts';
import { type DietInfo, dietNames, dietOf, shownMarks, spiceNames } from '../domain/diet.ts';
import type { Language } from '../domain/language.ts';
import type { Menu } from '../domain/menu.ts';

/** Of `shortAllergens`, for a page's own script, which has no phrases. */
export const statementPhrases = [
  '알레르기 표시 전이에요. 물어봐 주세요.',
  '들어 있어요: {{names}}',
  '{{names}} 외 {{more}}',
  '표시 대상 알레르기 성분 {{count}}가지는 재료에 없어요',
] as const;

/** How many allergens a card names. */
const namedOnCard = 3;

/** What a dish's diet is noted for, for its card: marks, and spice if it has any. */
export function shortDiet(info: DietInfo | undefined, language: Language): string {
  if (!info) return '';
  const names = shownMarks(info).map((mark) => dietNames[mark][language]);
  return [...names, ...(info.spicy > 0 ? [spiceNames[info.spicy][language]] : [])].join(' · ');
}

/** A dish's allergens in a short line. */
export function shortAllergens(
  t: TFunction,
  info: AllergenInfo | undefined,
  language: Language,
): string {
  if (!info?.checked) return t('알레르기 표시 전이에요. 물어봐 주세요.');
  const ordered = allergenIds.filter((id) => info.contains.includes(id));
  if (ordered.length === 0) return allergenLines(t, info, language)[0] ?? '';
  const names = allergenText(ordered.slice(0, namedOnCard), language);
  const more = ordered.length - namedOnCard;
  return t('들어 있어요: {{names}}', {
    names: more > 0 ? t('{{names}} 외 {{more}}', { names, more }) : names,
  });
}

/** All that a dish states of its allergens, a line each. It never says that a dish is harmless. */
export function allergenLines(
  t: TFunction,
  info: AllergenInfo | undefined,
  language: Language,
): string[] {
  const lines: string[] = [];
  if (info && info.contains.length > 0) {
    lines.push(t('들어 있어요: {{names}}', { names: allergenText(info.contains, language) }));
  } else if (info?.checked) {
    lines.push(
      t('표시 대상 알레르기 성분 {{count}}가지는 재료에 없어요', { count: allergenIds.length }),
    );
  }
  if (info && info.mayContain.length > 0) {
    const names = allergenText(info.mayContain, language);
    lines.push(t('섞여 들어갈 수 있어요: {{names}}', { names }));
  }
  if (!info?.checked) {
    lines.push(
      lines.length > 0
        ? t('아직 다 확인하지 않았어요. 물어봐 주세요.')
        : t('알레르기 표시 전이에요. 물어봐 주세요.'),
    );
  }
  return lines;
}

/** All that a dish states, in one note below its name on paper; of its diet only what there is. */
export function statementNote(t: TFunction, menu: Menu | undefined, language: Language): string {
  const lines = allergenLines(t, allergensOf(menu), language);
  return [...lines, shortDiet(dietOf(menu), language)].filter(Boolean).join('. ');
}

/** A dish's diet marks and how hot it is, as far as stated; empty where nothing is. */
export function dietText(info: DietInfo | undefined, language: Language): string {
  if (!info) return '';
  const names = shownMarks(info).map((mark) => dietNames[mark][language]);
  return [...names, spiceNames[info.spicy][language]].join(' · ');
}
