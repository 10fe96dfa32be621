import { expect, it } from 'vitest';
import { checkoutOf } from '../../card/checkout.ts';
import { planPaidOrder } from '../../card/paid-order-plan.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import { contextWith, dateId, orderKey, requestWith, user } from '../../testing/fixtures.ts';
import { cashOrder, ordersOf } from '../../testing/planned-orders.ts';
import { ownOrderId } from '../order-id.ts';
import { planCancellation } from '../plan/cancellation-plan.ts';
import { planOrder } from '../plan/order-plan.ts';
import {
  allSheets,
  nextSheetOnceRefused,
  readSheetChoice,
  sheetId,
  sheetRange,
  sheetWithRoom,
} from './order-sheets.ts';

const customers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`c${i}`, {}]));
const reader = (documents: Record<string, Record<string, unknown>>) => async (path: string) =>
  documents[path];
const second = `${dateId}~2`;

it('the first sheet is the document of the date, the others are between it and the end of its range', () => {
  expect(sheetId({ dateId })).toBe(dateId);
  const [from, before] = sheetRange(dateId);
  const ids = [2, 9, 10, 99].map((sheet) => sheetId({ dateId, sheet }));
  expect(ids).toEqual([second, `${dateId}~9`, `${dateId}~10`, `${dateId}~99`]);
  expect([from, ...ids].every((id) => id >= from && id < before)).toBe(true);
  expect(['20261124_1', `${dateId}0`].filter((id) => id >= from && id < before)).toEqual([
    `${dateId}0`,
  ]);
});

it('the sheets of a date are read as one', () => {
  expect(allSheets<object>([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 });
  expect(allSheets([])).toEqual({});
});

it('the first sheet is open until another is', async () => {
  expect(await readSheetChoice(reader({}), dateId)).toEqual({ open: 1, place: 1 });
  const two = reader({ [`orderSheets/${dateId}`]: { open: 2 } });
  expect(await readSheetChoice(two, dateId)).toEqual({ open: 2, place: 2 });
});

it.each([
  [59, 2],
  [60, 3],
])('whoever can read an open sheet with %i customers takes sheet %i', async (count, place) => {
  const documents = {
    [`orderSheets/${dateId}`]: { open: 2 },
    [`orders2/${second}`]: customers(count),
  };
  const read = reader(documents);
  expect(await readSheetChoice(read, dateId, sheetWithRoom(read, dateId))).toEqual({
    open: 2,
    place,
  });
});

it('a customer tries the next sheet once after a refusal, then again the one that is open', () => {
  let refused = false;
  const choose = nextSheetOnceRefused(() => refused);
  expect(choose(1)).toBe(1);
  // A lost race is no refusal.
  expect(choose(1)).toBe(1);
  refused = true;
  expect([choose(1), choose(1), choose(1)]).toEqual([2, 1, 2]);
  // Somebody else has opened the next one meanwhile.
  const other = nextSheetOnceRefused(() => true);
  expect([other(1), other(2)]).toEqual([1, 2]);
});

it('a first order goes onto the chosen sheet, which it opens if need be; the first sheet is not named', () => {
  const onto = (open: number, place: number) => {
    const plan = planOrder(requestWith(), contextWith({ sheet: { open, place } }));
    if (plan.kind !== 'write') throw new Error(plan.kind);
    return { sheet: plan.order.sheet, documents: applyWrites({}, plan.writes) };
  };
  const first = onto(1, 1);
  expect(first.sheet).toBeUndefined();
  expect(first.documents[`orders2/${dateId}`]).toBeDefined();
  expect(first.documents[`orderSheets/${dateId}`]).toBeUndefined();
  const opening = onto(1, 2);
  expect(opening.sheet).toBe(2);
  expect(opening.documents[`orders2/${second}`]?.u1).toEqual(
    opening.documents['ordersForCustomer/u1']?.[dateId],
  );
  expect(opening.documents[`orderSheets/${dateId}`]).toEqual({ open: 2 });
  expect(onto(2, 2).documents[`orderSheets/${dateId}`]).toBeUndefined();
});

it('an edit stays on the sheet of the order, and a cancellation takes it from there', () => {
  const placed = { ...cashOrder, sheet: 2 };
  const context = contextWith({ orders: ordersOf(placed), sheet: { open: 3, place: 3 } });
  const change = requestWith({
    attemptId: 'try-2',
    quantities: { soup: 4 },
    basedOn: placed.attemptId,
    seen: { total: 8000, toPay: 8000 },
  });
  const edit = planOrder(change, context);
  expect(edit).toMatchObject({ kind: 'write', order: { sheet: 2 } });
  const stored = { [`orders2/${second}`]: { u1: { [orderKey]: placed }, u2: {} } };
  const cancelled = planCancellation(
    { dateId, orderId: ownOrderId(placed), basedOn: placed.attemptId },
    context,
  );
  if (cancelled.kind !== 'write') throw new Error(cancelled.kind);
  expect(applyWrites(stored, cancelled.writes)[`orders2/${second}`]).toEqual({ u2: {} });
});

it('a paid order goes onto the sheet that has room when it is paid', () => {
  const request = requestWith({ paymentMethod: 'card' });
  const quote = planOrder(request, contextWith({ sheet: { open: 2, place: 2 } }));
  if (quote.kind !== 'pay-first') throw new Error(quote.kind);
  const checkout = checkoutOf(quote, request, 1);
  const paidOn = (open: number, place: number) => {
    const payment = { payment_intent: 'pi_1', amount: checkout.amount };
    const plan = planPaidOrder(checkout, contextWith({ sheet: { open, place } }), payment);
    if (plan.kind !== 'write') throw new Error(plan.kind);
    return applyWrites({}, plan.writes);
  };
  const opened = paidOn(2, 3);
  expect(Object.keys(opened[`orders2/${dateId}~3`] ?? {})).toEqual([user.uid]);
  expect(opened[`orderSheets/${dateId}`]).toEqual({ open: 3 });
  const first = paidOn(1, 1);
  expect(first[`orders2/${dateId}`]).toBeDefined();
  expect(JSON.stringify(first)).not.toContain('"sheet"');
});
