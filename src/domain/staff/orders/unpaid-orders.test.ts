import { expect, it } from 'vitest';
import type { PayLink } from '../../card/pay-link.ts';
import { now } from '../../testing/fixtures.ts';
import { linkWith } from '../../testing/pay-links.ts';
import { unpaidOrders, unpaidPortions } from './unpaid-orders.ts';

const links = new Map<string, PayLink>([
  ['over', linkWith({ state: 'expired', takenAt: 1 })],
  ['second', linkWith({ takenAt: 3 })],
  ['first', linkWith({ state: 'ending', until: now, takenAt: 2 })],
  ['paid', linkWith({ state: 'paid' })],
  ['cancelled', linkWith({ state: 'cancelled' })],
]);

it('lists the orders that wait, the oldest first, and then those that were not paid in time', () => {
  const listed = unpaidOrders(links, now).map(({ id, state }) => [id, state]);
  expect(listed).toEqual([
    ['first', 'late'],
    ['second', 'open'],
    ['over', 'expired'],
  ]);
});

it('counts the portions of those that wait', () => {
  expect([...unpaidPortions(links.values())]).toEqual([['soup', 6]]);
});
