import type { Language } from '../lib/language.ts';
import { isListOf } from '../lib/list-of.ts';
import type { LocalizedText } from '../messages/announcement.ts';
import type { Menu } from './menu.ts';

/**
 * The allergens that Australian law requires food labels to declare (Food Standards Code, Schedule 9), under
 * the names that it prescribes, in the order in which the shop lists them.
 */
export const allergenNames = {
  peanut: { ko: '땅콩', en: 'peanut' },
  almond: { ko: '아몬드', en: 'almond' },
  'brazil-nut': { ko: '브라질너트', en: 'Brazil nut' },
  cashew: { ko: '캐슈너트', en: 'cashew' },
  hazelnut: { ko: '헤이즐넛', en: 'hazelnut' },
  macadamia: { ko: '마카다미아', en: 'macadamia' },
  pecan: { ko: '피칸', en: 'pecan' },
  'pine-nut': { ko: '잣', en: 'pine nut' },
  pistachio: { ko: '피스타치오', en: 'pistachio' },
  walnut: { ko: '호두', en: 'walnut' },
  milk: { ko: '우유', en: 'milk' },
  egg: { ko: '달걀', en: 'egg' },
  crustacea: { ko: '갑각류(새우·게)', en: 'crustacean' },
  mollusc: { ko: '조개·오징어류', en: 'mollusc' },
  fish: { ko: '생선', en: 'fish' },
  sesame: { ko: '참깨', en: 'sesame' },
  soy: { ko: '대두(콩)', en: 'soy' },
  lupin: { ko: '루핀', en: 'lupin' },
  wheat: { ko: '밀', en: 'wheat' },
  rye: { ko: '호밀', en: 'rye' },
  barley: { ko: '보리', en: 'barley' },
  oats: { ko: '귀리', en: 'oats' },
  gluten: { ko: '글루텐', en: 'gluten' },
  sulphites: { ko: '아황산염', en: 'sulphites' },
} as const satisfies Record<string, LocalizedText>;

export type AllergenId = keyof typeof allergenNames;
export const allergenIds = Object.keys(allergenNames) as AllergenId[];

/**
 * The allergen statement of a menu. `checked`: somebody has checked the recipe. Otherwise the lists may be
 * incomplete, so an allergen that is on neither list counts as not stated.
 */
export interface AllergenInfo {
  contains: AllergenId[];
  mayContain: AllergenId[];
  checked: boolean;
  /** Invented for the sample shop. */
  sample?: boolean | undefined;
}

/**
 * The allergen statement of a menu; undefined if it has none or an invalid one. Validates without zod,
 * because the inline script of a page calls it before any library is loaded.
 */
export function allergensOf(menu: Pick<Menu, 'allergens'> | undefined): AllergenInfo | undefined {
  const stored = (menu?.allergens ?? {}) as Partial<Record<keyof AllergenInfo, unknown>>;
  const { contains, mayContain, checked, sample } = stored;
  if (!isListOf(allergenIds, contains) || !isListOf(allergenIds, mayContain)) return undefined;
  if (typeof checked !== 'boolean') return undefined;
  const info = { contains, mayContain, checked };
  if (sample === undefined) return info;
  return typeof sample === 'boolean' ? { ...info, sample } : undefined;
}

/** Whether the lists of a menu are complete; if not, the shop shows "not stated, ask us". */
export function isStated(info: AllergenInfo | undefined): info is AllergenInfo {
  return info?.checked === true;
}

/** Whether a menu contains an allergen; `unknown` if nobody has checked the recipe. */
export type Presence = 'contains' | 'may-contain' | 'unknown' | 'not-listed';

const glutenCereals: readonly AllergenId[] = ['wheat', 'rye', 'barley', 'oats'];

/** For gluten, also looks for wheat, rye, barley and oats, because a menu may list only the cereal. */
export function presenceOf(info: AllergenInfo | undefined, allergen: AllergenId): Presence {
  const meant = allergen === 'gluten' ? ['gluten', ...glutenCereals] : [allergen];
  if (info?.contains.some((id) => meant.includes(id))) return 'contains';
  if (info?.mayContain.some((id) => meant.includes(id))) return 'may-contain';
  return isStated(info) ? 'not-listed' : 'unknown';
}

/**
 * The statement after a tap on an allergen in a list: adds it there or removes it, and removes it from the
 * other list. Somebody must then check the recipe again.
 */
export function withAllergen(
  info: AllergenInfo | null,
  allergen: AllergenId,
  list: 'contains' | 'mayContain',
): AllergenInfo {
  const rest = (ids: readonly AllergenId[] = []) => ids.filter((id) => id !== allergen);
  const had = info?.[list].includes(allergen);
  const lists = { contains: rest(info?.contains), mayContain: rest(info?.mayContain) };
  if (!had) lists[list] = allergenIds.filter((id) => id === allergen || lists[list].includes(id));
  return { ...lists, checked: false };
}

/**
 * The allergens of a box of several dishes; an allergen that one dish contains is not repeated under
 * `mayContain`.
 */
export function combinedAllergens(infos: readonly (AllergenInfo | undefined)[]): {
  contains: AllergenId[];
  mayContain: AllergenId[];
  /** How many of the dishes have no checked statement. */
  unstated: number;
} {
  const contains = allergenIds.filter((id) => infos.some((info) => info?.contains.includes(id)));
  const mayContain = allergenIds.filter(
    (id) => !contains.includes(id) && infos.some((info) => info?.mayContain.includes(id)),
  );
  return { contains, mayContain, unstated: infos.filter((info) => !isStated(info)).length };
}

/** The allergens that customers call nuts and choose together; peanuts are none. */
export const treeNuts = [
  'almond',
  'brazil-nut',
  'cashew',
  'hazelnut',
  'macadamia',
  'pecan',
  'pine-nut',
  'pistachio',
  'walnut',
] as const satisfies readonly AllergenId[];

export const treeNutsName: LocalizedText = { ko: '견과류', en: 'tree nuts' };

/** `allergenText` with all nuts under one name, if all of them are among the ids. */
export function groupedAllergenText(ids: readonly AllergenId[], language: Language): string {
  if (!treeNuts.every((nut) => ids.includes(nut))) return allergenText(ids, language);
  const others = ids.filter((id) => !treeNuts.some((nut) => nut === id));
  return [treeNutsName[language], allergenText(others, language)].filter(Boolean).join(', ');
}

/** The names of allergens, separated by commas, in the order of `allergenNames`, without duplicates. */
export function allergenText(ids: readonly AllergenId[], language: Language): string {
  return allergenIds
    .filter((id) => ids.includes(id))
    .map((id) => allergenNames[id][language])
    .join(', ');
}
