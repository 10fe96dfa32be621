import { expect, test } from 'vitest';
import { cashOrder } from '../../testing/planned-orders.ts';
import { knownVersions, wasCancelled } from './gone-order.ts';

const order = (attemptId: string) => ({ ...cashOrder, attemptId });
const before = knownVersions({ home: order('first'), work: order('second') });

test('an order was cancelled when the others of its date are as they were', () => {
  expect(wasCancelled(before, { work: order('second') })).toBe(true);
  expect(wasCancelled(before, {})).toBe(true);
});

test('an order that moved to another address was not cancelled', () => {
  expect(wasCancelled(before, { work: order('second'), new: order('third') })).toBe(false);
});

test('an order that was merged into another was not cancelled', () => {
  expect(wasCancelled(before, { work: order('third') })).toBe(false);
});
