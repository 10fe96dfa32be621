import type { LocalizedText } from './announcement.ts';
import { type DietInfo, type DietMark, dietMarks } from './diet-info.ts';

/** The marks' names. */
export const dietNames: Record<DietMark, LocalizedText> = {
  vegan: { ko: '비건', en: 'Vegan' },
  vegetarian: { ko: '채식', en: 'Vegetarian' },
  'no-pork': { ko: '돼지고기 없음', en: 'No pork' },
  'no-beef': { ko: '소고기 없음', en: 'No beef' },
};

/** How hot a dish is, from not at all to very. */
export const spiceNames = [
  { ko: '안 매움', en: 'Not spicy' },
  { ko: '조금 매움', en: 'Mild' },
  { ko: '매움', en: 'Spicy' },
  { ko: '아주 매움', en: 'Very spicy' },
] as const satisfies readonly LocalizedText[];

/** What a mark says besides: a vegan dish is vegetarian, and neither has pork or beef. */
const implied: Record<DietMark, readonly DietMark[]> = {
  vegan: ['vegan', 'vegetarian', 'no-pork', 'no-beef'],
  vegetarian: ['vegetarian', 'no-pork', 'no-beef'],
  'no-pork': ['no-pork'],
  'no-beef': ['no-beef'],
};

/** Every mark that holds of a dish, those that others imply among them. */
export function marksOf(info: DietInfo): DietMark[] {
  const all = new Set(info.marks.flatMap((mark) => implied[mark]));
  return dietMarks.filter((mark) => all.has(mark));
}

/** The fewest marks that say the same: a vegan dish is not called vegetarian too. */
export function shownMarks(info: DietInfo): DietMark[] {
  const all = marksOf(info);
  return all.filter(
    (mark) => !all.some((other) => other !== mark && implied[other].includes(mark)),
  );
}

/** The marks after a tap on one. */
export function withDietMark(info: DietInfo | undefined, mark: DietMark): DietInfo {
  const { marks, spicy } = info ?? { marks: [], spicy: 0 };
  const next = marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark];
  return { marks: dietMarks.filter((one) => next.includes(one)), spicy };
}
