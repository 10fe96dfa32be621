import type { TFunction } from 'i18next';
import type { Language } from '../domain/lib/language.ts';
import {
  type AllergenInfo,
  allergenIds,
  allergensOf,
  allergenText,
} from '../domain/menus/allergens.ts';
import { type DietInfo, dietNames, dietOf, shownMarks, spiceNames } from '../domain/menus/diet.ts';
import type { Menu } from '../domain/menus/menu.ts';

/** The diet of a dish: its marks, and its spiciness if it is spicy. */
export function shortDiet(info: DietInfo | undefined, language: Language): string {
  if (!info) return '';
  const names = shownMarks(info).map((mark) => dietNames[mark][language]);
  return [...names, ...(info.spicy > 0 ? [spiceNames[info.spicy][language]] : [])].join(' · ');
}

/** The whole allergen statement of a dish, in lines. Never claims that a dish is safe. */
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

/**
 * The allergen and diet statements of a dish as one note below its name, for print; leaves out the diet if
 * there is no diet statement.
 */
export function statementNote(t: TFunction, menu: Menu | undefined, language: Language): string {
  const lines = allergenLines(t, allergensOf(menu), language);
  return [...lines, shortDiet(dietOf(menu), language)].filter(Boolean).join('. ');
}

/** The diet marks and the spiciness of a dish; empty without a diet statement. */
export function dietText(info: DietInfo | undefined, language: Language): string {
  if (!info) return '';
  const names = shownMarks(info).map((mark) => dietNames[mark][language]);
  return [...names, spiceNames[info.spicy][language]].join(' · ');
}
