import { describe, expect, it } from 'vitest';
import { info } from '../testing/fixtures.ts';
import { addressParts, canBeFound } from './typed-address.ts';

describe('addressParts', () => {
  it('takes those that are stored', () => {
    expect(addressParts(info)).toEqual({
      street_number: '12',
      route: 'Smith St',
      locality: 'Epping',
      postal_code: '2121',
    });
  });

  it.each([
    ['5', '5 / 9 King Rd, Ryde 2112'],
    ['', '9 King Rd, Ryde 2112'],
    // Older data whose text does not begin with its unit.
    ['5', '9 King Rd, Ryde 2112'],
  ])('parses the text behind the unit %j: %s', (addr_unit, address) => {
    expect(addressParts({ address, addr_unit, addressFull: null })).toEqual({
      street_number: '9',
      route: 'King Rd',
      locality: 'Ryde',
      postal_code: '2112',
    });
  });
});

it.each([
  ['5 / 9 King Rd, Ryde', true],
  ['9 King Rd', false],
  ['King Rd, Ryde', false],
  ['우리집', false],
  ['', false],
])('the text %j can be found: %s', (address, found) => {
  expect(canBeFound({ address, addr_unit: '5', addressFull: null })).toBe(found);
});

it('an address chosen from suggestions can be found, also without a number', () => {
  const addressFull = info.addressFull && { ...info.addressFull, street_number: '' };
  expect(canBeFound({ ...info, addressFull })).toBe(true);
});
