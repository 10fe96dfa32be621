import { disassemble, getChoseong } from 'es-hangul';
import { readDeliveryInfo } from '../../customer/delivery-info.ts';
import { findsPhone, nationalDigits } from '../../customer/phone.ts';
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
    digits: parts.map(nationalDigits).filter(Boolean).join(' '),
  };
}

const ofOrders = new WeakMap<ShownOrder, SearchText>();

export function orderSearchText(order: ShownOrder): SearchText {
  const known = ofOrders.get(order);
  if (known) return known;
  const { customerInfo, orderKey } = order;
  const { name, phone, address } = readDeliveryInfo(customerInfo);
  const text = searchTextOf(name, customerInfo.acName ?? '', phone, address, orderKey);
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

/** A number, which may be written in groups, or another word of a query. */
const numberOrWord = /[+＋(（]?\p{Nd}[\p{Nd}\s()（）.+/\p{Pd}\p{Cf}]*\p{Nd}|\S+/gu;

/**
 * Whether everything in a query matches the text: each number as a phone in any spelling, each word as a substring or by
 * Korean initial consonants.
 */
export function isFound(text: SearchText, query: string): boolean {
  const parts = query.normalize('NFC').toLowerCase().match(numberOrWord) ?? [];
  return parts.every(
    (part) =>
      findsPhone(text.digits, part) || part.split(/\s+/).every((word) => matchesWord(text, word)),
  );
}

function matchesWord(text: SearchText, word: string): boolean {
  if (word === '') return true;
  if (text.plain.includes(withoutSpaces(word))) return true;
  if (/^[ㄱ-ㅎ]+$/.test(word)) return text.initials.includes(word);
  // Matches while a syllable is being typed: 김ㅅ and 김소 both find 김순자.
  if (/[가-힣ㄱ-ㅣ]/.test(word)) return text.letters.includes(disassemble(word));
  return /^[\d-]+$/.test(word) && text.digits.includes(word.replace(/\D/g, ''));
}
