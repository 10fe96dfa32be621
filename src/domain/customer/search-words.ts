import { readDeliveryInfo } from './delivery-info.ts';
import { nationalDigits, typedDigits } from './phone.ts';
import type { User } from './user.ts';

/** Longest words of Hangul and of others, characters: of a longer one its beginning is stored and asked for. */
const maxHangul = 4;
const maxOther = 10;
/** A shorter part of a phone number finds too many. */
const minDigits = 3;

/** Most that a customer's words take, characters with one between them; the rules allow 3,000. */
const maxInAll = 2900;

/**
 * The words by which a search of staff finds a customer (`users/{uid}.searchWords`): parts of Hangul names as they are typed
 * and by their initial consonants, beginnings of other words of name, care provider, e-mail address and address, and parts
 * of the phone number. Takes a profile as it is stored.
 */
export function searchWords({
  name,
  acName,
  email,
  deliveryInfo,
}: Partial<Pick<User, 'name' | 'acName' | 'email' | 'deliveryInfo'>>): string[] {
  const info = readDeliveryInfo(deliveryInfo ?? {});
  const texts = [name ?? '', info.name, acName ?? '', ownPart(email ?? ''), info.address];
  const runs = texts.flatMap((text) => [...hangulIn(text.replaceAll(' ', '')), ...othersIn(text)]);
  const words = [
    ...partsOf(nationalDigits(info.phone), minDigits, maxOther),
    ...runs.flatMap((run) =>
      isHangul(run) ? partsOf(run, 1, maxHangul).flatMap(formsOf) : beginningsOf(run),
    ),
  ];
  let left = maxInAll;
  return [...new Set(words)].filter((word) => {
    left -= word.length + 1;
    return left >= 0;
  });
}

/**
 * The one word that customers are asked for who may be what is typed: the part of it that the fewest have. Undefined if
 * nothing is typed by which customers can be found.
 */
export function searchWord(typed: string): string | undefined {
  const parts = typed
    .normalize('NFC')
    .match(/[+＋(（]?\p{Nd}[\p{Nd}\s()（）.+\p{Pd}\p{Cf}]*\p{Nd}(?![\p{L}\p{N}])|\S+/gu);
  const words = (parts ?? []).flatMap((part) => {
    const digits = typedDigits(part);
    if (digits !== undefined) return [wordOfDigits(part, digits)];
    const own = ownPart(part);
    return [
      ...hangulIn(own).map((run) => formsOf(run.slice(0, maxHangul))[0] ?? ''),
      ...othersIn(own),
    ];
  });
  // A syllable tells more than a digit, and a digit more than a letter.
  const weight = (word: string) => (isHangul(word) ? 2 : /^\d/.test(word) ? 1.5 : 1) * word.length;
  const [found] = words.sort((a, b) => weight(b) - weight(a));
  return found?.slice(0, maxOther) || undefined;
}

/** Of a whole phone number all its digits; of less the longest group, because the others may be a house number. */
function wordOfDigits(typed: string, digits: string): string {
  if (digits.length >= 8) return digits;
  const groups = typed.normalize('NFKC').match(/\d+/g) ?? [];
  return groups.sort((a, b) => b.length - a.length)[0] ?? '';
}

const isHangul = (text: string) => /^[가-힣ㄱ-ㅎ]/.test(text);
const hangulIn = (text: string): string[] => text.normalize('NFC').match(/[가-힣ㄱ-ㅎ]+/g) ?? [];
const othersIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/(?:(?![가-힣ㄱ-ㅣ])[\p{L}\p{M}\p{N}])+/gu) ?? [];
/** An e-mail address without its provider, which hundreds have. */
const ownPart = (text: string) => text.replace(/@.*/, '');

const beginningsOf = (word: string) =>
  Array.from({ length: Math.min(word.length, maxOther) }, (_, at) => word.slice(0, at + 1));

function partsOf(text: string, shortest: number, longest: number): string[] {
  return Array.from(text, (_, from) =>
    Array.from({ length: longest - shortest + 1 }, (_, more) =>
      text.slice(from, from + shortest + more),
    ),
  )
    .flat()
    .filter((part) => part.length >= shortest);
}

/** 김순자 as it is stored and asked for: with the last syllable as its consonant, since it may be half typed, and 초성 alone. */
function formsOf(part: string): string[] {
  const initials = Array.from(part, initialOf).join('');
  return isInitials(part) ? [initials] : [part.slice(0, -1) + initials.slice(-1), initials];
}

const isInitials = (text: string) => /^[ㄱ-ㅎ]+$/.test(text);

const consonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;
const syllablesOfConsonant = 588;

/** The consonant that a syllable begins with; a consonant itself. Dishes are found by them in menus/menu-search.ts. */
function initialOf(letter: string): string {
  const at = Math.floor(((letter.codePointAt(0) ?? 0) - firstSyllable) / syllablesOfConsonant);
  return consonants[at] ?? letter;
}
