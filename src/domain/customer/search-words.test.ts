import { expect, it } from 'vitest';
import { customerSearchText, isFound } from '../staff/orders/find-orders.ts';
import { info, user } from '../testing/fixtures.ts';
import { searchWord, searchWords } from './search-words.ts';
import type { User } from './user.ts';

const sunja: User = {
  ...user,
  name: '김순자',
  email: 'sunja.kim88@gmail.com',
  acName: '한빛요양원',
  deliveryInfo: {
    ...info,
    name: '김 순자',
    phone: '0412-345-678',
    address: '5 / 12 Smith St, Epping',
  },
};
const mary: User = {
  ...user,
  ...{ name: 'Mary Thompson', email: 'm@naver.com', acName: '' },
  deliveryInfo: { ...info, name: '', phone: '+82 10 1234 5678', address: '345 Great Western Hwy' },
};

it.each([
  [sunja, '김순자'],
  [sunja, '순자'],
  [sunja, 'ㄱㅅㅈ'],
  [sunja, 'ㅅㅈ'],
  [sunja, '김ㅅ'],
  [sunja, '김수'],
  [sunja, '김 순자'],
  [sunja, '김순자'.normalize('NFD')],
  [sunja, '한빛요양원'],
  [sunja, 'Sunja.Kim88@gmail.com'],
  [sunja, 'kim8'],
  [sunja, '345'],
  [sunja, '5678'],
  [sunja, '0412 345 678'],
  [sunja, '+61 (0)412 345 678'],
  [sunja, '+61 412'],
  [sunja, '0412 345'],
  [sunja, '０４１２ ３４５'],
  [sunja, '김 0412345678'],
  [sunja, '5 / 12'],
  [sunja, '12 345'],
  [sunja, 'smith st'],
  [sunja, '김 epping'],
  [mary, 'Thompson'],
  [mary, 'mary th'],
  [mary, '345 great'],
  [mary, '+82 10 1234 5678'],
  [mary, '1234'],
  [{ ...mary, email: '77sunja@naver.com' }, '77sunja@naver.com'],
  [{ ...mary, name: '7eleven' }, '7eleven'],
])('is found by a word that is among their own: %o by %s', (customer, typed) => {
  expect(isFound(customerSearchText(customer), typed)).toBe(true);
  expect(searchWords(customer)).toContain(searchWord(typed));
});

it('asks for the part that the fewest customers have', () => {
  expect(searchWord('김 thompson')).toBe('thompson');
  expect(searchWord('st 김순자')).toBe('김순ㅈ');
  expect(searchWord('mary@gmail.com')).toBe('mary');
  expect(searchWord('0412345678')).toBe('0412345678');
});

it('asks for nothing where nothing is typed that is a word', () => {
  for (const typed of ['', '  ', '-', '@gmail.com', 'ㅏ'])
    expect(searchWord(typed)).toBeUndefined();
});

it('makes words within the bounds of the rules, of the longest profile as well', () => {
  const longest = Array.from({ length: 80 }, (_, at) => String.fromCharCode(0xac00 + at * 97)).join(
    '',
  );
  const words = searchWords({
    ...{ name: longest, acName: longest, email: `${'e'.repeat(200)}@example.com` },
    deliveryInfo: { ...info, name: longest, phone: '1234567890123456789', address: longest },
  });
  expect(words.join(' ').length).toBeLessThanOrEqual(3000);
  expect(words).toEqual(expect.arrayContaining(['1234567890', 'ㄱ']));
  expect(searchWords(sunja).length).toBeLessThan(150);
});

it('makes words of a profile with parts that are null or numbers', () => {
  const older = { name: null, acName: null, email: null, deliveryInfo: { phone: 491570006 } };
  expect(searchWords(older as never)).toContain('0491570006');
});
