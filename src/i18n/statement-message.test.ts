import { describe, expect, it } from 'vitest';
import type { AllergenInfo } from '../domain/menus/allergens.ts';
import { i18n, loadLanguage } from './i18n.ts';
import { allergenLines, dietText, shortDiet } from './statement-message.ts';

await loadLanguage('en');
const t = i18n.getFixedT('en');

const info = (contains: string, mayContain = '', checked = true) =>
  ({
    contains: contains.split(' ').filter(Boolean),
    mayContain: mayContain.split(' ').filter(Boolean),
    checked,
  }) as AllergenInfo;

describe('a dish that nobody has checked', () => {
  it('reads "not stated, ask us", never "none"', () => {
    for (const unstated of [undefined, info('', '', false)]) {
      expect(allergenLines(t, unstated, 'en')).toEqual(['Allergens not stated, ask us']);
    }
  });

  it('tells what is known of it already', () => {
    expect(allergenLines(t, info('soy', 'egg', false), 'en')).toEqual([
      'Contains soy',
      'May contain egg',
      'Not fully checked yet, ask us',
    ]);
  });
});

describe('a checked dish', () => {
  it('names all allergens', () => {
    expect(allergenLines(t, info('soy wheat gluten egg', 'milk'), 'en')).toEqual([
      'Contains egg, soy, wheat, gluten',
      'May contain milk',
    ]);
    expect(allergenLines(i18n.getFixedT('ko'), info('crustacea soy'), 'ko')).toEqual([
      '들어 있어요: 갑각류(새우·게), 대두(콩)',
    ]);
  });

  it('says what it is made without, not that it is safe', () => {
    const none = 'Made without the 24 allergens that must be declared';
    expect(allergenLines(t, info('', 'milk'), 'en')).toEqual([none, 'May contain milk']);
  });
});

it('names diet marks and spice', () => {
  expect(dietText({ marks: ['vegan', 'no-pork'], spicy: 2 }, 'en')).toBe('Vegan · Spicy');
  expect(dietText({ marks: ['no-beef'], spicy: 0 }, 'ko')).toBe('소고기 없음 · 안 매움');
  expect(dietText(undefined, 'ko')).toBe('');
  expect(shortDiet({ marks: ['no-beef'], spicy: 0 }, 'ko')).toBe('소고기 없음');
  expect(shortDiet({ marks: [], spicy: 3 }, 'en')).toBe('Very spicy');
  expect(shortDiet(undefined, 'en')).toBe('');
});
