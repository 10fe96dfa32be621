import fc from 'fast-check';
import metadata from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { australianNumbers } from './australian-numbers.ts';
import { isMobile, phoneDigits } from './phone.ts';
import { phoneAsTyped, readPhone, storedPhone } from './typed-phone.ts';

const korean: ReturnType<typeof readPhone> = { problem: 'abroad', country: 'KR' };

/** A number as people write it, and what it is. */
const shapes: [typed: string, is: ReturnType<typeof readPhone>][] = [
  ['0412345678', { phone: '0412-345-678' }],
  ['0412 345 678', { phone: '0412-345-678' }],
  ['0412-345-678', { phone: '0412-345-678' }],
  ['0412.345.678', { phone: '0412-345-678' }],
  ['0412/345/678', { phone: '0412-345-678' }],
  ['04 1234 5678', { phone: '0412-345-678' }],
  ['0412\u00a0345\u00a0678', { phone: '0412-345-678' }],
  ['0412\u2011345\u2011678', { phone: '0412-345-678' }],
  ['０４１２３４５６７８', { phone: '0412-345-678' }],
  ['＋６１　４１２　３４５　６７８', { phone: '0412-345-678' }],
  ['\u202a+61 412 345 678\u202c', { phone: '0412-345-678' }],
  ['412 345 678', { phone: '0412-345-678' }],
  ['61412345678', { phone: '0412-345-678' }],
  ['+61412345678', { phone: '0412-345-678' }],
  ['+61 412 345 678', { phone: '0412-345-678' }],
  ['+61 (0)412 345 678', { phone: '0412-345-678' }],
  ['0061 412 345 678', { phone: '0412-345-678' }],
  ['0061(0)412345678', { phone: '0412-345-678' }],
  ['0011 61 412 345 678', { phone: '0412-345-678' }],
  // A range that is not in use yet.
  ['0464 345 678', { phone: '0464-345-678' }],
  ['0512 345 678', { phone: '0512-345-678' }],
  ['(02) 9876 5432', { phone: '0298-765-432' }],
  ['02 9876 5432', { phone: '0298-765-432' }],
  ['+61 2 9876 5432', { phone: '0298-765-432' }],
  ['+61 (02) 9876 5432', { phone: '0298-765-432' }],
  ['1300 123 456', { phone: '1300-123-456' }],
  ['1800 123 456', { phone: '1800-123-456' }],
  ['9876 5432', { problem: 'no-area-code' }],
  ['+61 9876 5432', { problem: 'no-area-code' }],
  ['13 12 34', { problem: 'short-number' }],
  ['+82 10-1234-5678', korean],
  ['+82 (0)10 1234 5678', korean],
  ['0082 10 1234 5678', korean],
  ['0011 82 10 1234 5678', korean],
  ['8210 1234 5678', korean],
  ['010-1234-5678', korean],
  ['011-234-5678', korean],
  ['+82 2 312 3456', korean],
  ['+64 21 123 4567', { problem: 'abroad', country: 'NZ' }],
  ['+852 9123 4567', { problem: 'abroad', country: 'HK' }],
  ['+1 202 555 0123', { problem: 'abroad', country: undefined }],
  ['0412 345 6789', { problem: 'too-long' }],
  ['0412 345 678 0498 765 432', { problem: 'too-long' }],
  ['0412 345 67', { problem: 'no-number' }],
  ['0412 345 678 ext 3', { problem: 'no-number' }],
  ['0999 999 999', { problem: 'no-number' }],
  ['000', { problem: 'no-number' }],
  ['+61', { problem: 'no-number' }],
  ['+8', { problem: 'no-number' }],
  ['집 전화', { problem: 'no-number' }],
  ['', { problem: 'no-number' }],
];

it.each(shapes)('%s is %j', (typed, is) => {
  expect(readPhone(typed)).toEqual(is);
});

it.each(shapes)('%s, key by key, is the same number, and shows every digit', (typed, is) => {
  const shown = [...typed].reduce((before, key) => phoneAsTyped(before + key), '');
  expect(readPhone(shown)).toEqual(is);
  if ('problem' in is) expect(phoneDigits(shown)).toBe(phoneDigits(typed.normalize('NFKC')));
  expect(storedPhone(shown)).toBe('phone' in is ? is.phone : shown.trim());
});

it.each(shapes)('%s, pasted, is the same number', (typed, is) => {
  expect(readPhone(phoneAsTyped(typed))).toEqual(is);
});

it('lets the shop text every mobile number that it takes, and no other', () => {
  const taken = shapes.flatMap(([, is]) => ('phone' in is ? [is.phone] : []));
  for (const phone of taken) expect(isMobile(phone)).toBe(/^0[45]/.test(phone));
});

describe('a number that is being typed', () => {
  it.each([
    ['', ''],
    ['04', '04'],
    ['0412', '0412'],
    ['04123', '0412-3'],
    ['0412345', '0412-345'],
    ['04123456', '0412-345-6'],
    ['04123456789', '0412-345-6789'],
    ['1300123', '1300-123'],
    ['+61 (0)412 345 67', '+61 (0)412 345 67'],
    ['0061 412', '0061 412'],
    ['6141 234 567', '6141 234 567'],
    ['412345678', '412345678'],
    ['abc', 'abc'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(phoneAsTyped(typed)).toBe(shown);
  });

  it('is not changed by being shown again, and loses no digit unless it is whole', () => {
    const keys = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-a４'), maxLength: 16 });
    fc.assert(
      fc.property(keys, (typed) => {
        const shown = phoneAsTyped(typed);
        expect(phoneAsTyped(shown)).toBe(shown);
        if (!('phone' in readPhone(typed))) {
          expect(phoneDigits(shown)).toBe(phoneDigits(typed.normalize('NFKC')));
        }
      }),
    );
  });
});

it('knows what the library knows of Australian numbers', () => {
  const own = australianNumbers.countries.AU as unknown as unknown[];
  const theirs = metadata.countries.AU as unknown[];
  expect([...own.slice(0, 4), ...own.slice(5)]).toEqual([
    ...theirs.slice(0, 4),
    ...theirs.slice(5, 8),
  ]);
});
