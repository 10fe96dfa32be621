import { describe, expect, it } from 'vitest';
import type { DietMark, Spice } from '../domain/menus/diet.ts';
import { cardLineText } from './card-line-message.ts';
import { i18n, loadLanguage } from './i18n.ts';

await loadLanguage('en');
const texts = (line: Parameters<typeof cardLineText>[1]) =>
  (['ko', 'en'] as const).map((language) => cardLineText(i18n.getFixedT(language), line, language));
const diet = (marks: DietMark[], spicy: Spice) => texts({ kind: 'diet', info: { marks, spicy } });

describe('the line of a dish’s card', () => {
  it('says a diet whole where one line has room for it', () => {
    expect(diet(['vegan'], 1)).toEqual(['비건 · 조금 매움', 'Vegan · Mild']);
    expect(diet(['no-pork'], 2)).toEqual(['매움 · 돼지고기 없음', 'Spicy · No pork']);
    expect(diet(['no-pork', 'no-beef'], 0)).toEqual(['돼지고기·소고기 없음', 'No pork or beef']);
    expect(diet([], 3)).toEqual(['아주 매움', 'Very spicy']);
  });

  it('otherwise says that it has no meat, or how spicy it is', () => {
    expect(diet(['vegetarian'], 3)).toEqual(['채식 · 아주 매움', 'Vegetarian']);
    expect(diet(['no-pork', 'no-beef'], 2)).toEqual(['매움', 'Spicy']);
  });

  it('says the other reasons in few words', () => {
    const none = { contains: [], lacks: [], mayContain: [], unstated: false };
    expect(texts({ kind: 'sold-out' })).toEqual(['조기 품절', 'Early sold out']);
    expect(texts({ kind: 'limit', most: 2 })).toEqual(['한 분당 2개까지', 'Up to 2 per person']);
    expect(texts({ kind: 'concern', conflicts: { ...none, mayContain: ['crustacea'] } })).toEqual([
      '갑각류 섞일 수 있어요',
      'May contain crustacean',
    ]);
    expect(texts({ kind: 'concern', conflicts: { ...none, unstated: true } })).toEqual([
      '표시 전, 물어보세요',
      'Not stated, ask us',
    ]);
  });
});
