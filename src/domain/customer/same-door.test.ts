import { expect, it } from 'vitest';
import { info } from '../testing/fixtures.ts';
import { isSameDoor } from './same-door.ts';

/** An address as text, with its unit in the text or beside it. */
const at = (address: string, addr_unit = '') => ({ address, addr_unit, addressFull: null });
const chosen = { ...info, addr_unit: '' };

it.each([
  ['3 Wattlebird Lane, Ryde', '3 Wattlebird Ln, Ryde'],
  ['12 barley court, Ryde', '12 Barley Court, Ryde'],
  ['12 BARLEY CT RYDE', '12 Barley Court, Ryde'],
  ["12 O'Connell St, Ryde", '12 O´Connell Street, Ryde'],
  ["12 O'Connell St, Ryde", '12 O’Connell St., Ryde'],
  ["12 O'Connell St, Ryde", '12 OConnell St, Ryde'],
  ['12 Café Row, Ryde', '12 Cafe Row, Ryde'],
  ['5 / 12 Rowe St, Ryde', '12 Rowe St Unit 5, Ryde'],
  ['Unit 5, 12 Rowe Street, Ryde', 'u5/12 rowe st ryde nsw 2112'],
  ['12 Rowe St, Ryde NSW 2112', '12 Rowe St, Ryde'],
  ['12 Rowe St', '12 Rowe St, Ryde'],
  ['88 - 92 Albert Rd, Ryde', '88-92 Albert Road, Ryde'],
  ['12a Rowe St, Ryde', '12A Rowe St, Ryde'],
  ['12 Saint Johns Ave, Ryde', '12 St Johns Avenue, Ryde'],
  ['12 Mount St, St Peters', '12 Mt Street, Saint Peters'],
  ['9 Victoria Pde, Mt Colah', '9 Victoria Parade, Mount Colah'],
  ['1 Great Western Hwy, Ryde', '1 Great Western Highway, Ryde'],
  ['7 Moon Crescent, Ryde', '7 Moon Cres Ryde'],
])('%s and %s are one door', (one, other) => {
  expect(isSameDoor(at(one), at(other))).toBe(true);
  expect(isSameDoor(at(other), at(one))).toBe(true);
});

it.each([
  ['12 Rowe St, Ryde', '12 Rowe Rd, Ryde'],
  ['12 Rowe St, Ryde', '12A Rowe St, Ryde'],
  ['12 Rowe St, Ryde', '5/12 Rowe St, Ryde'],
  ['5/12 Rowe St, Ryde', '6/12 Rowe St, Ryde'],
  ['1/12 Rowe St, Ryde', '11/2 Rowe St, Ryde'],
  ['Shop 2, 12 Rowe St, Ryde', '2/12 Rowe St, Ryde'],
  ['12 Rowe St, Ryde', '12 Rowe St, Eastwood'],
  ['12 Rowe St, Ryde', '112 Rowe St, Ryde'],
  ['', ''],
])('%s and %s are two', (one, other) => {
  expect(isSameDoor(at(one), at(other))).toBe(false);
});

it('compares a unit of its own field, and an address chosen from a list with a typed one', () => {
  expect(isSameDoor(at('5 / 12 Rowe St, Ryde', '5'), at('Unit 5 12 Rowe St, Ryde'))).toBe(true);
  expect(isSameDoor(at('5 / 12 Rowe St, Ryde', '5'), at('12 Rowe St, Ryde'))).toBe(false);
  expect(isSameDoor(chosen, at('12 smith street, epping'))).toBe(true);
});
