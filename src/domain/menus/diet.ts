import { isListOf } from '../lib/list-of.ts';
import type { LocalizedText } from '../messages/announcement.ts';
import type { Menu } from './menu.ts';

/** The diet marks of dishes, in the order in which the shop lists them. */
export const dietNames = {
  vegan: { ko: '비건', en: 'Vegan' },
  vegetarian: { ko: '채식', en: 'Vegetarian' },
  'no-pork': { ko: '돼지고기 없음', en: 'No pork' },
  'no-beef': { ko: '소고기 없음', en: 'No beef' },
} as const satisfies Record<string, LocalizedText>;

/** The last two marks of a dish as one. */
export const noPorkOrBeef: LocalizedText = { ko: '돼지고기·소고기 없음', en: 'No pork or beef' };

export type DietMark = keyof typeof dietNames;
export const dietMarks = Object.keys(dietNames) as DietMark[];

/** Levels of spiciness, from none to very spicy. */
export const spiceNames = [
  { ko: '안 매움', en: 'Not spicy' },
  { ko: '조금 매움', en: 'Mild' },
  { ko: '매움', en: 'Spicy' },
  { ko: '아주 매움', en: 'Very spicy' },
] as const satisfies readonly LocalizedText[];

/**
 * The diet statement of a menu. A menu without one states nothing, which is not the same as a statement
 * without marks.
 */
export interface DietInfo {
  marks: DietMark[];
  spicy: Spice;
}
export const spices = [0, 1, 2, 3] as const;
export type Spice = (typeof spices)[number];

/** The diet statement of a menu; undefined if it has none or an invalid one. */
export function dietOf(menu: Pick<Menu, 'diet'> | undefined): DietInfo | undefined {
  const { marks, spicy } = (menu?.diet ?? {}) as Partial<Record<keyof DietInfo, unknown>>;
  const known = isListOf(dietMarks, marks) && isListOf(spices, [spicy]);
  return known ? { marks, spicy: spicy as Spice } : undefined;
}

/** The marks that each mark implies: a vegan dish is vegetarian, and neither contains pork or beef. */
const implied: Record<DietMark, readonly DietMark[]> = {
  vegan: ['vegan', 'vegetarian', 'no-pork', 'no-beef'],
  vegetarian: ['vegetarian', 'no-pork', 'no-beef'],
  'no-pork': ['no-pork'],
  'no-beef': ['no-beef'],
};

/** Every mark of a dish, including those that other marks imply. */
export function marksOf(info: DietInfo): DietMark[] {
  const all = new Set(info.marks.flatMap((mark) => implied[mark]));
  return dietMarks.filter((mark) => all.has(mark));
}

/** The marks of a dish without those that other marks imply: a vegan dish is not shown as vegetarian too. */
export function shownMarks(info: DietInfo): DietMark[] {
  const all = marksOf(info);
  return all.filter(
    (mark) => !all.some((other) => other !== mark && implied[other].includes(mark)),
  );
}

/** The diet of a box of several dishes: the marks that all of them have, and the spiciness of the hottest. */
export function combinedDiet(infos: readonly (DietInfo | undefined)[]): {
  /** Empty if any dish has no statement. */
  marks: DietMark[];
  spicy: Spice;
  /** How many of the dishes have no statement. */
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

/** The statement after a tap on a mark, which adds or removes it. */
export function withDietMark(info: DietInfo | null, mark: DietMark): DietInfo {
  const { marks, spicy } = info ?? { marks: [], spicy: 0 };
  const next = marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark];
  return { marks: dietMarks.filter((one) => next.includes(one)), spicy };
}
