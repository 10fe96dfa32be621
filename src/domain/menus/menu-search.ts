import { disassemble, getChoseong } from 'es-hangul';
import { editDistance } from '../lib/edit-distance.ts';
import { inEveryLanguage, type Language } from '../lib/language.ts';
import { type MenuTitles, menuTitle } from './menu.ts';

/** Shorter queries match too many of all dishes ever cooked to be useful (spec §5). */
const minSearchLength = 2;

/** Whether a query is long enough to search for among all dishes. */
export function isSearchable(query: string): boolean {
  return [...query.trim()].length >= minSearchLength;
}

/**
 * Whether a query is long enough to search for among the menus of a date: a whole syllable is (국, 전, 죽, 떡), because it
 * is a kind of dish.
 */
export function isSearchableOnDate(query: string): boolean {
  return isSearchable(query) || /^[가-힣]$/.test(query.trim());
}

/**
 * Ids of the menus whose title in any language contains every word of the query, sorted by title in the
 * reader's language; of one syllable (국) the dishes of that kind come first. Hangul matches while a syllable is still
 * being typed ("김ㅊ" and "김치찍" both find 김치찌개) and by initial consonants ("ㄱㅊ"). Ignores spaces, case, common
 * spellings, English plurals and, where nothing else is found, one wrong letter. Finds nothing for less than
 * `isSearchableOnDate` asks.
 */
export function searchMenus(
  menus: Readonly<Record<string, MenuTitles>>,
  query: string,
  language: Language,
): string[] {
  if (!isSearchableOnDate(query)) return [];
  const words = query.normalize('NFC').trim().toLowerCase().split(/\s+/);
  const foundBy = (matches: (title: string, word: string) => boolean) =>
    Object.entries(menus).filter(([, menu]) =>
      words.every((word) => titlesOf(menu).some((title) => matches(withoutSpaces(title), word))),
    );
  const exact = foundBy(matchesWord);
  const found = exact.length > 0 ? exact : foundBy(nearlyMatches);
  const isKind = (menu: MenuTitles) => titlesOf(menu).some((title) => isOfKind(title, query));
  return found
    .sort(
      ([, a], [, b]) =>
        Number(isKind(b)) - Number(isKind(a)) ||
        menuTitle(a, language).localeCompare(menuTitle(b, language), language),
    )
    .map(([menuId]) => menuId);
}

const titlesOf = (menu: MenuTitles) => inEveryLanguage(menu, 'title');

/** Whether one syllable ends a word of a title, which makes it a kind of dish: 국 of 미역국, not of 국수. */
function isOfKind(title: string, query: string): boolean {
  const kind = query.normalize('NFC').trim();
  if (!/^[가-힣]$/.test(kind)) return false;
  return title.split(/[^가-힣]+/).some((word) => word.endsWith(kind));
}

/** By its initial consonants too, as customers' names are found (customer/search-words.ts). */
function matchesWord(title: string, word: string): boolean {
  if (/^[ㄱ-ㅎ]+$/.test(word)) return getChoseong(title).includes(word);
  return spellingsOf(word).some((spelling) => {
    const letters = disassemble(spelling);
    // Compares from each syllable, so that a match never begins in the middle of one.
    return startsIn(title).some((rest) => rest.startsWith(letters));
  });
}

/** The letters of a title from each of its syllables on. */
const startsIn = (title: string) =>
  [...title].map((_, at, all) => disassemble(all.slice(at).join('')));

/** Words that people and cooks write in two ways which differ by more than a letter. */
const otherWords: readonly [string, string][] = [
  ['오뎅', '어묵'],
  ['설농탕', '설렁탕'],
  ['떡뽁이', '떡볶이'],
  ['떡뽀끼', '떡볶이'],
  ['떡볶기', '떡볶이'],
  ['뽁음', '볶음'],
  ['닭도리탕', '닭볶음탕'],
  ['다꽝', '단무지'],
  ['계란', '달걀'],
  ['소고기', '쇠고기'],
];

/** A word in the ways in which a title may have it: other spellings, and an English plural in the singular. */
function spellingsOf(word: string): string[] {
  const others = otherWords.flatMap(([one, other]) => [
    word.replace(one, other),
    word.replace(other, one),
  ]);
  const singular = /^[a-z]{3,}s$/.test(word)
    ? [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
    : [];
  return [...new Set([word, ...others, ...singular])];
}

/** So many letters a word has at least for one of them to be wrong: two syllables. */
const leastLetters = 4;

/** Whether a title has a word with one letter more, less or other than typed: 돈까스 for 돈가스. */
function nearlyMatches(title: string, word: string): boolean {
  const letters = disassemble(word);
  if (letters.length < leastLetters || !/^[가-힣a-z]+$/.test(word)) return false;
  return startsIn(title).some((rest) =>
    [-1, 0, 1].some((more) => editDistance(letters, rest.slice(0, letters.length + more)) <= 1),
  );
}

/** Normalises a text for searching: lower case, without spaces, Hangul in whole syllables. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}
