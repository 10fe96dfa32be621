import type { LocalizedText } from './announcement.ts';
import { isListOf } from './list-of.ts';
import type { Menu } from './menu.ts';

/** What a dish can be marked as, in the order of the shop's lists. */
export const dietNames = {
  vegan: { ko: '비건', en: 'Vegan' },
  vegetarian: { ko: '채식', en: 'Vegetarian' },
  'no-pork': { ko: '돼지고기 없음', en: 'No pork' },
  'no-beef': { ko: '소고기 없음', en: 'No beef' },
} as const satisfies Record<string, LocalizedText>;

export type DietMark = keyof typeof dietNames;
export const dietMarks = Object.keys(dietNames) as DietMark[];

/** How hot a dish is, from not at all to very. */
export const spiceNames = [
  { ko: '안 매움', en: 'Not spicy' },
  { ko: '조금 매움', en: 'Mild' },
  { ko: '매움', en: 'Spicy' },
  { ko: '아주 매움', en: 'Very spicy' },
] as const satisfies readonly LocalizedText[];

/** What a menu says of diets. A menu without it says nothing, which is not the same as no marks. */
export interface DietInfo {
  marks: DietMark[];
  spicy: Spice;
}
export const spices = [0, 1, 2, 3] as const;
export type Spice = (typeof spices)[number];

/** A menu's statement; undefined where there is none, and where what is stored can't be read. */
export function dietOf(menu: Pick<Menu, 'diet'> | undefined): DietInfo | undefined {
  const { marks, spicy } = (menu?.diet ?? {}) as Partial<Record<keyof DietInfo, unknown>>;
  const known = isListOf(dietMarks, marks) && isListOf(spices, [spicy]);
  return known ? { marks, spicy: spicy as Spice } : undefined;
}

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

/** What a box of several dishes is: marks that hold of all of them, and how hot the hottest is. */
export function dietTogether(infos: readonly (DietInfo | undefined)[]): {
  /** None while a dish is not stated. */
  marks: DietMark[];
  spicy: Spice;
  /** How many of the dishes are not stated. */
  unstated: number;
} {
  const stated = infos.filter((info) => info !== undefined);
  const unstated = infos.length - stated.length;
  const marks = dietMarks.filter(
    (mark) => unstated === 0 && stated.every((info) => marksOf(info).includes(mark)),
  );
  const spicy = Math.max(0, ...stated.map((info) => info.spicy)) as Spice;
  return { marks: shownMarks({ marks, spicy }), spicy, unstated };
}

/** The marks after a tap on one. */
export function withDietMark(info: DietInfo | undefined, mark: DietMark): DietInfo {
  const { marks, spicy } = info ?? { marks: [], spicy: 0 };
  const next = marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark];
  return { marks: dietMarks.filter((one) => next.includes(one)), spicy };
}
