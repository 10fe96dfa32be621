import { disassemble, getChoseong } from 'es-hangul';
import { fieldIn, type Language, languages } from '../lib/language.ts';
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
 * reader's language. Hangul matches while a syllable is still being typed ("김ㅊ" and "김치찍" both find 김치찌개) and
 * by initial consonants ("ㄱㅊ"). Ignores spaces and case. Finds nothing for less than `isSearchableOnDate` asks.
 */
export function searchMenus(
  menus: Readonly<Record<string, MenuTitles>>,
  query: string,
  language: Language,
): string[] {
  if (!isSearchableOnDate(query)) return [];
  const words = query.normalize('NFC').trim().toLowerCase().split(/\s+/);
  return Object.entries(menus)
    .filter(([, menu]) => words.every((word) => matchesTitle(menu, word)))
    .sort(([, a], [, b]) => menuTitle(a, language).localeCompare(menuTitle(b, language), language))
    .map(([menuId]) => menuId);
}

function matchesTitle(menu: MenuTitles, word: string): boolean {
  return languages.some((language) =>
    matchesWord(withoutSpaces(fieldIn(menu, 'title', language) ?? ''), word),
  );
}

function matchesWord(title: string, word: string): boolean {
  if (/^[ㄱ-ㅎ]+$/.test(word)) return getChoseong(title).includes(word);
  const letters = disassemble(word);
  // Compares from each syllable, so that a match never begins in the middle of one.
  return [...title].some((_, at, all) => disassemble(all.slice(at).join('')).startsWith(letters));
}

/** Normalises a text for searching: lower case, without spaces, Hangul in whole syllables. */
export function withoutSpaces(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '');
}
