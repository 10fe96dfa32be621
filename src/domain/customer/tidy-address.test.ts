import { describe, expect, it } from 'vitest';
import { tidied, tidyNumber, typedAddressFull } from './tidy-address.ts';

it.each([
  ['barley court', 'Barley Court'],
  ['BARLEY COURT', 'Barley Court'],
  ['Barley court', 'Barley Court'],
  ['O´Connell St', "O'Connell St"],
  ["o'connell street", "O'Connell Street"],
  ['O’CONNELL ST', "O'Connell St"],
  ["king's road", "King's Road"],
  ['McDonald St', 'McDonald St'],
  ['mcdonald st', 'McDonald St'],
  ['avenue of the arts', 'Avenue of the Arts'],
  ['the avenue', 'The Avenue'],
  ['brighton-le-sands', 'Brighton-Le-Sands'],
  ['st  peters', 'St Peters'],
  ['café row', 'Café Row'],
  ['deVilliers Ave', 'deVilliers Ave'],
  ['1st avenue', '1st Avenue'],
  ['Campsie', 'Campsie'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(tidied(typed)).toBe(stored);
});

it.each([
  ['12a', '12A'],
  [' 88 – 92 ', '88-92'],
  ['lot 7', 'Lot 7'],
  ['3/12', '3/12'],
])('the number %j is stored as %j', (typed, stored) => {
  expect(tidyNumber(typed)).toBe(stored);
});

describe('typedAddressFull', () => {
  const typed = {
    street_number: ' 12 ',
    route: 'Beamish  St',
    locality: 'Campsie',
    postal_code: '2194 ',
  };

  it('stores the parts without a position', () => {
    expect(typedAddressFull(typed)).toEqual({
      street_number: '12',
      route: 'Beamish St',
      locality: 'Campsie',
      administrative_area_level_1: 'NSW',
      administrative_area_level_2: '',
      country: 'Australia',
      postal_code: '2194',
      latitude: null,
      longitude: null,
    });
  });

  it.each([
    ['2600', 'ACT'],
    ['2617', 'ACT'],
    ['2913', 'ACT'],
    ['2620', 'NSW'],
    ['2000', 'NSW'],
  ])('%s is in %s', (postal_code, state) => {
    expect(typedAddressFull({ ...typed, postal_code }).administrative_area_level_1).toBe(state);
  });
});
