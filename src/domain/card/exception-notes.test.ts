import { expect, it } from 'vitest';
import { applyWrites } from '../testing/apply-writes.ts';
import { exceptionNoteWrite, handledException, openExceptions } from './exception-notes.ts';

const exception = { dateId: '20261124_1', orderKey: 'k', amount: 6000, at: 2 };
const id = 'order-20261124_1-2';
const noted = exceptionNoteWrite('u1', id, exception);
const handled = handledException('u1', id, true);
const openAfter = (...writes: (typeof noted)[]) =>
  openExceptions(applyWrites({}, writes)['paymentExceptions/u1'] as never);

it('is shown until staff mark it as handled, and again when they undo that', () => {
  expect(openAfter(noted)).toEqual([exception]);
  expect(openAfter(noted, handled)).toEqual([]);
  expect(openAfter(noted, handled, handledException('u1', id, false))).toHaveLength(1);
});

it('shows none that an earlier version has noted as handled without its payment', () => {
  expect(openAfter(handledException('u1', id, false))).toEqual([]);
  expect(openExceptions(undefined)).toEqual([]);
});

it('shows the latest first', () => {
  const later = exceptionNoteWrite('u1', 'order-20261124_1-3', { ...exception, at: 3 });
  expect(openAfter(noted, later).map(({ at }) => at)).toEqual([3, 2]);
});
