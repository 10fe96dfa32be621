import { expect, it } from 'vitest';
import { byDoor } from './door-order.ts';

it.each([
  [
    ['115 Burwood Rd', '139 Burwood Rd', '19 Burwood Rd'],
    [2, 0, 1],
  ],
  // By the house number, not by the unit in front of it.
  [
    ['1 / 181 Burwood Rd', '2 / 19 Burwood Rd', '12 / 19 Burwood Rd', '90 Burwood Rd'],
    [1, 2, 3, 0],
  ],
  // A street is driven once.
  [
    ['9 Beta St', '3 Alpha St', '1 Beta Street', '40 Alpha Street'],
    [1, 3, 2, 0],
  ],
  [
    ['12A King St', 'Lot 7 King St', '12 King St', '우리집'],
    [1, 2, 0, 3],
  ],
])('sorts %j as they are driven', (addresses, order) => {
  expect(byDoor(addresses, (address) => address)).toEqual(order.map((at) => addresses[at]));
});

it('sorts what has no address before all others', () => {
  expect(byDoor(['12 King St', undefined], (address) => address)).toEqual([
    undefined,
    '12 King St',
  ]);
});
