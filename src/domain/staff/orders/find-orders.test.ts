import { describe, expect, it } from 'vitest';
import { isFound, searchTextOf } from './find-orders.ts';

const text = searchTextOf(
  '김순자',
  '한빛요양',
  '0412-345-678',
  '5 / 12 Smith St, Epping',
  '512SmithStEpping',
);

describe('isFound', () => {
  it.each([
    ['a part of the name', '순자'],
    ['initial consonants', 'ㄱㅅㅈ'],
    ['a syllable that is still being typed', '김ㅅ'],
    ['letters of the name half typed', '김수'],
    ['three digits of the phone', '345'],
    ['a phone without its hyphens', '0412345'],
    ['a phone with its country code', '+61 412 345 678'],
    ['a phone with its country code, and a name', '김 +61 (0)412 345 678'],
    ['a phone in groups', '0412 345 678'],
    ['full-width digits', '０４１２ ３４５'],
    ['a number of the address and one of the phone', '12 345'],
    ['decomposed Hangul', '순자'.normalize('NFD')],
    ['a part of the address in any case', 'smith'],
    ['the order key', '512smithst'],
    ['the aged-care name', '한빛'],
    ['two words', '김 epping'],
    ['nothing typed', '  '],
  ])('finds by %s', (_, query) => {
    expect(isFound(text, query)).toBe(true);
  });

  it.each(['이순자', 'ㄱㅈ', '999', 'ryde', '김 ryde', '+61 412 345 679', '6785'])(
    'does not find by %s',
    (query) => {
      expect(isFound(text, query)).toBe(false);
    },
  );
});
