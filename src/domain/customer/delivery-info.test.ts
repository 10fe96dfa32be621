import { describe, expect, it } from 'vitest';
import { addressFull } from '../testing/fixtures.ts';
import { addressFullSchema, buildAddress } from './delivery-info.ts';

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
