import { describe, expect, it } from 'vitest';
import {
  findsPhone,
  isMobile,
  nationalDigits,
  phoneDigits,
  smsRecipient,
  telLink,
} from './phone.ts';

it.each([
  ['0412-345-678', '0412345678'],
  ['0412 345 678', '0412345678'],
  ['412 345 678', '0412345678'],
  ['+61 412 345 678', '0412345678'],
  ['+61 (0)412 345 678', '0412345678'],
  ['61412345678', '0412345678'],
  ['0061 412 345 678', '0412345678'],
  ['0011 61 412 345 678', '0412345678'],
  ['０４１２－３４５－６７８', '0412345678'],
  ['\u202a+61\u00a0412\u2011345\u2011678\u202c', '0412345678'],
  ['(02) 9876 5432', '0298765432'],
  ['+61 2 9876 5432', '0298765432'],
  ['1300-123-456', '1300123456'],
  ['+82 10-1234-5678', '821012345678'],
  ['6141-234-567', '6141234567'],
  ['', ''],
])('%s is dialled in Australia as %s', (phone, digits) => {
  expect(nationalDigits(phone)).toBe(digits);
});

it('is sent to the SMS provider with the country code, in whatever spelling it is stored', () => {
  expect(phoneDigits('0412-345-678')).toBe('0412345678');
  for (const phone of ['0412-345-678', '412 345 678', '+61 412 345 678', '0061412345678']) {
    expect(smsRecipient(phone)).toBe('61412345678');
  }
});

it.each([
  ['0412-345-678', true],
  ['412 345 678', true],
  ['+61 412 345 678', true],
  ['0512-345-678', true],
  ['0298-765-432', false],
  ['1900-654-321', false],
  ['1300-123-456', false],
  ['+82 10-1234-5678', false],
  ['0412-345-67', false],
  ['0412-345-6789', false],
  ['', false],
])('%s can be texted: %s', (phone, can) => {
  expect(isMobile(phone)).toBe(can);
});

describe('a search by phone', () => {
  it.each([
    '0491571001',
    '0491 571 001',
    '+61 491 571 001',
    '+61491571001',
    '+61 (0)491 571 001',
    '0061 491 571 001',
    '0011 61 491 571 001',
    '61491571001',
    '491571001',
    '０４９１５７１００１',
    '0491\u2011571\u2011001',
    '0491.571.001',
    '(0491) 571001',
    '571 001',
    '+61 491 5',
    '001',
  ])('finds by %s', (typed) => {
    expect(findsPhone('0491571001', typed)).toBe(true);
  });

  it.each(['0491 571 002', '+82 10 1234 5678', '01', '', 'abc', '12 Smith 0491'])(
    'does not find by %j',
    (typed) => {
      expect(findsPhone('0491571001', typed)).toBe(false);
    },
  );
});

it.each([
  ['0412-345-678', 'tel:0412-345-678'],
  ['+61 412 345 678', 'tel:+61412345678'],
  ['０４１２－３４５－６７８', 'tel:0412-345-678'],
  ['*21*0412345678#', 'tel:210412345678'],
  ['0412345678,,1;ext=2', 'tel:041234567812'],
  ['', 'tel:'],
])('the link that calls %j runs no code of the network', (phone, link) => {
  expect(telLink(phone)).toBe(link);
});
