import { disassemble, getChoseong } from 'es-hangul';
import type { User } from '../../customer/user.ts';
import { withoutSpaces } from '../../menus/menu-search.ts';
import type { ShownOrder } from './shown-order.ts';

/**
 * The text of an order (or a customer or a menu) in the forms in which it is searched. Computed once for each
 * order, because a search reads it at every keystroke.
 */
export interface SearchText {
  plain: string;
  letters: string;
  initials: string;
  digits: string;
}

export function searchTextOf(...parts: readonly string[]): SearchText {
  const plain = parts.map(withoutSpaces).join(' ');
  return {
    plain,
    letters: disassemble(plain),
    initials: getChoseong(plain),
    digits: parts.join(' ').replace(/\D/g, ''),
  };
}

const ofOrders = new WeakMap<ShownOrder, SearchText>();

export function orderSearchText(order: ShownOrder): SearchText {
  const known = ofOrders.get(order);
  if (known) return known;
  const { name, acName, phone = '', address } = order.customerInfo;
  const text = searchTextOf(name, acName, phone, address, order.orderKey);
  ofOrders.set(order, text);
  return text;
}

/** The search text of a customer: names, e-mail address, phone, address. */
export function customerSearchText({ name, acName, email, deliveryInfo: info }: User): SearchText {
  return searchTextOf(
    name,
    acName ?? '',
    email ?? '',
    info?.name ?? '',
    info?.phone ?? '',
    info?.address ?? '',
  );
}

/**
 * Whether every word of a query matches the text: as a substring, as digits of a phone, or by Korean initial
 * consonants.
 */
export function isFound(text: SearchText, query: string): boolean {
  return query
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every((word) => matchesWord(text, word));
}

function matchesWord(text: SearchText, word: string): boolean {
  if (word === '') return true;
  if (text.plain.includes(withoutSpaces(word))) return true;
  if (/^[ㄱ-ㅎ]+$/.test(word)) return text.initials.includes(word);
  // Matches while a syllable is being typed: 김ㅅ and 김소 both find 김순자.
  if (/[가-힣ㄱ-ㅣ]/.test(word)) return text.letters.includes(disassemble(word));
  return /^[\d-]+$/.test(word) && text.digits.includes(word.replace(/\D/g, ''));
}
