import { expect, it } from 'vitest';
import { tidied, tidyNumber } from './tidy-address.ts';

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
