import { expect, it } from 'vitest';
import { applyWrites } from '../testing/apply-writes.ts';
import { exceptionNoteWrite, handledExceptions, openExceptions } from './exception-notes.ts';

const exception = { dateId: '20261124_1', orderKey: 'k', amount: 6000, at: 2 };
const issue = { id: 'order-20261124_1-2', kind: 'cardPaymentException', uid: 'u1' };
const noted = exceptionNoteWrite('u1', issue.id, exception);
const openAfter = (...writes: (typeof noted)[]) =>
  openExceptions(applyWrites({}, writes)['paymentExceptions/u1'] as never);

it('is shown until staff mark it as handled, and again when they undo that', () => {
  expect(openAfter(noted)).toEqual([exception]);
  expect(openAfter(noted, ...handledExceptions(issue, true))).toEqual([]);
  const back = [...handledExceptions(issue, true), ...handledExceptions(issue, false)];
  expect(openAfter(noted, ...back)).toHaveLength(1);
});

it("hides an exception that was handled before it reached the customer's document", () => {
  expect(openAfter(...handledExceptions(issue, true))).toEqual([]);
  expect(openAfter(...handledExceptions(issue, true), noted)).toEqual([]);
  expect(openExceptions(undefined)).toEqual([]);
});

it('shows the latest first', () => {
  const later = exceptionNoteWrite('u1', 'order-20261124_1-3', { ...exception, at: 3 });
  expect(openAfter(noted, later).map(({ at }) => at)).toEqual([3, 2]);
});

it('ignores issues that are not payment exceptions', () => {
  expect(handledExceptions({ ...issue, kind: 'order2' }, true)).toEqual([]);
  expect(handledExceptions({ ...issue, uid: '' }, true)).toEqual([]);
  expect(handledExceptions({ ...issue, id: 'paid-cs_1' }, true)).toEqual([]);
});
