import { expect, it } from 'vitest';
import { date, dateId } from '../../testing/fixtures.ts';
import { mayBeInVan } from './cancelled-stops.ts';
import type { OrderMarks } from './order-marks.ts';

const noon = date.deliveryDate;
const mark = { at: 1, by: 'boss@example.com' };

it.each([
  ['packed and cancelled the day before', noon - 86_400_000, { packed: mark }, true],
  ['cancelled on the day, whatever is marked', noon, {}, true],
  ['cancelled the day before', noon - 86_400_000, {}, false],
  ['packed, delivered and then cancelled', noon, { packed: mark, delivered: mark }, false],
  ['not cancelled', undefined, { packed: mark }, false],
])('the food of an order may be in the van: %s', (_, cancelledAt, marks, inVan) => {
  const own = { uid: 'u1', ...marks } as unknown as OrderMarks;
  expect(mayBeInVan({ dateId, cancelledAt }, own)).toBe(inVan);
});
