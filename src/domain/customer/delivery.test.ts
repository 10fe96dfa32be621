import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFull } from '../testing/fixtures.ts';
import {
  addressFullSchema,
  buildAddress,
  formatPhone,
  isMobile,
  phoneDigits,
  smsRecipient,
  telLink,
} from './delivery.ts';

describe('phone', () => {
  it.each([
    ['', ''],
    ['04', '04'],
    ['0412', '0412'],
    ['04123', '0412-3'],
    ['0412345', '0412-345'],
    ['04123456', '0412-345-6'],
    ['0412345678', '0412-345-678'],
    ['0412 345 678', '0412-345-678'],
    ['(02) 9876-5432', '0298-765-432'],
    ['04123456789', '0412-345-678'],
    ['abc', ''],
    ['+61 412 345 678', '0412-345-678'],
    ['61412345678', '0412-345-678'],
    ['0061 412 345 678', '0412-345-678'],
    ['+61 (0)412 345 678', '0412-345-678'],
    ['6141-234-567', '6141-234-567'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('leaves a masked number unchanged, with at most 12 characters', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = formatPhone(typed);
        expect(formatPhone(shown)).toBe(shown);
        expect(shown.length).toBeLessThanOrEqual(12);
      }),
    );
  });

  it('is sent to the blacklist and the SMS provider as digits', () => {
    expect(phoneDigits('0412-345-678')).toBe('0412345678');
    expect(smsRecipient('0412-345-678')).toBe('61412345678');
    expect(smsRecipient('412 345 678')).toBe('61412345678');
  });

  it.each([
    ['0412-345-678', true],
    ['412 345 678', true],
    ['0512-345-678', true],
    ['0298-765-432', false],
    ['1900-654-321', false],
    ['0412-345-67', false],
    ['0412-345-6789', false],
    ['', false],
  ])('%s can be texted: %s', (phone, can) => {
    expect(isMobile(phone)).toBe(can);
  });
});

it('fills in address parts that the provider leaves out', () => {
  const parts = { route: 'King Rd', locality: 'Ryde', latitude: null, longitude: null };
  expect(addressFullSchema.parse(parts)).toEqual({
    ...parts,
    street_number: '',
    administrative_area_level_1: '',
    administrative_area_level_2: '',
    country: '',
    postal_code: '',
  });
  expect(addressFullSchema.safeParse({ ...parts, locality: undefined }).success).toBe(false);
});

describe('buildAddress', () => {
  it.each([
    ['5', addressFull, '', '5 / 12 Smith St, Epping'],
    [' 5 ', addressFull, 'ignored', '5 / 12 Smith St, Epping'],
    ['', addressFull, '', '12 Smith St, Epping'],
    ['', { ...addressFull, street_number: '' }, '', 'Smith St, Epping'],
    ['5', null, ' 9 King Rd ', '5 / 9 King Rd'],
    ['', null, '9 King Rd', '9 King Rd'],
    ['5', null, '', ''],
    ['5', null, undefined, ''],
  ])('unit %j, %j, typed %j: %j', (unit, full, typed, address) => {
    expect(buildAddress(unit, full, typed)).toBe(address);
  });
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
