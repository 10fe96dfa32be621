import type { TFunction } from 'i18next';
import type { Language } from '../domain/lib/language.ts';
import type { CardLine } from '../domain/menus/card-line.ts';
import {
  type DietInfo,
  dietNames,
  noPorkOrBeef,
  shownMarks,
  spiceNames,
} from '../domain/menus/diet.ts';
import { concernText } from './filter-message.ts';

/** How few one person may order. */
export const limitPhrase = '한 분당 {{most}}개까지';

/** How long a diet may be in the line of a card two of which stand side by side on a phone, letters. */
const roomOnCard: Record<Language, number> = { ko: 12, en: 22 };

/** The line of a dish's card, in words. */
export function cardLineText(t: TFunction, line: CardLine, language: Language): string {
  switch (line.kind) {
    case 'sold-out':
      return t('조기 품절');
    case 'concern':
      // Without examples, such as those of the crustaceans.
      return concernText(t, line.conflicts, language).replace(/\(.*?\)/g, '');
    case 'limit':
      return t(limitPhrase, { most: line.most });
    case 'diet':
      return cardDiet(line.info, language);
  }
}

/** All of a diet where there is room for it, otherwise that it has no meat, or how spicy it is. */
function cardDiet(info: DietInfo, language: Language): string {
  const [mark, second] = shownMarks(info);
  const marks = mark && (second ? noPorkOrBeef : dietNames[mark])[language];
  const spice = info.spicy > 0 && spiceNames[info.spicy][language];
  const meatless = mark === 'vegan' || mark === 'vegetarian';
  const parts = (meatless ? [marks, spice] : [spice, marks]).filter(Boolean);
  const all = parts.join(' · ');
  return all.length > roomOnCard[language] ? String(parts[0]) : all;
}
