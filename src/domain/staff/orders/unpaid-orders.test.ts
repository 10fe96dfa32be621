import { expect, it } from 'vitest';
import type { PayLink } from '../../card/pay-link.ts';
import { now } from '../../testing/fixtures.ts';
import { linkWith } from '../../testing/pay-link-with.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import { unpaidOrders, unpaidPortions, waitingFor } from './unpaid-orders.ts';

const links = new Map<string, PayLink>([
  ['over', linkWith({ state: 'expired', takenAt: 1 })],
  ['second', linkWith({ takenAt: 3 })],
  ['first', linkWith({ state: 'ending', until: now, takenAt: 2 })],
  ['paid', linkWith({ state: 'paid' })],
  ['cancelled', linkWith({ state: 'cancelled' })],
  ['replaced', linkWith({ state: 'replaced' })],
]);

it('lists the orders that wait, the oldest first, and then those that were not paid in time', () => {
  const listed = unpaidOrders(links, [], now).map(({ id, state }) => [id, state]);
  expect(listed).toEqual([
    ['first', 'late'],
    ['second', 'open'],
    ['over', 'expired'],
  ]);
});

it('leaves out what nobody paid in time where an order has been placed or changed since', () => {
  const { orderKey, order } = linkWith();
  const adding = linkWith({ state: 'expired', addsTo: { version: 'try-0', quantities: {} } });
  const listed = (link: PayLink, attemptId?: string) =>
    unpaidOrders(
      new Map([['over', link]]),
      attemptId === undefined ? [] : [{ ...order, orderKey, attemptId }],
      now,
    ).length;
  expect(listed(adding, 'try-0')).toBe(1);
  expect(listed(adding, 'try-0.corrected')).toBe(1);
  expect(listed(adding, 'try-1')).toBe(0);
  expect(listed(adding)).toBe(0);
  const ofNew = linkWith({ state: 'expired' });
  expect(listed(ofNew)).toBe(1);
  expect(listed(ofNew, 'try-1')).toBe(0);
  // It can still be paid, or is being ended.
  expect(listed(linkWith(), 'try-1')).toBe(1);
});

it('counts the portions of those that wait, and not where the order was placed in another way', () => {
  expect([...unpaidPortions(links.values(), [])]).toEqual([['soup', 6]]);
  const order = cashOrder();
  expect([...unpaidPortions(links.values(), [order])]).toEqual([]);
  expect([...unpaidPortions(links.values(), [{ ...order, orderKey: 'other' }])]).toHaveLength(1);
});

it('counts only the dishes that a link adds to the paid order beside which it waits', () => {
  const adding = linkWith({ addsTo: { version: 'try-0', quantities: { soup: 2 } } });
  expect([...unpaidPortions([adding], [cashOrder()])]).toEqual([['soup', 1]]);
  const more = linkWith({ addsTo: { version: 'try-0', quantities: { soup: 4 } } });
  expect([...unpaidPortions([more], [cashOrder()])]).toEqual([]);
});

it('finds the order that waits at an address', () => {
  const { orderKey } = linkWith();
  expect(waitingFor(links, { uid: 'u1', orderKey })?.id).toBe('second');
  expect(waitingFor(links, { uid: 'u1', orderKey: 'other' })).toBeUndefined();
  expect(waitingFor(links, { uid: 'u2', orderKey })).toBeUndefined();
  const over = new Map([...links].filter(([id]) => id !== 'second' && id !== 'first'));
  expect(waitingFor(over, { uid: 'u1', orderKey })).toBeUndefined();
});
