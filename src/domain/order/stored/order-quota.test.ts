import { expect, it } from 'vitest';
import { documentBytes, maxDocumentBytes } from '../../store/document-size.ts';
import { addressFull } from '../../testing/fixtures.ts';
import { cardOrder, cashOrder } from '../../testing/planned-orders.ts';
import type { OrderLine } from '../order.ts';
import { maxQuotaBytes, orderBytes, quotaProblem } from './order-quota.ts';

it('is never less than the space an order takes in a document, even with a long key, titles and address', () => {
  const key = 'k'.repeat(20);
  const line: OrderLine = {
    menuKey: key,
    menuTitle: '가'.repeat(14),
    menuTitleEn: 'x'.repeat(43),
    price: 10,
    q: 999,
    subTotal: 9990,
  };
  const menus = Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`${key.slice(2)}${10 + i}`, line]),
  );
  const words = Object.values(addressFull)
    .filter((part) => typeof part === 'string')
    .join('');
  const route = addressFull.route + 'x'.repeat(300 - words.length);
  const customerInfo = {
    ...cardOrder.customerInfo,
    uid: 'u'.repeat(28),
    addressFull: { ...addressFull, route },
  };
  const invoice = { invoice: 1, invoiceDate: 1, invoiceType: 'cashBalance' as const };
  const paid = {
    pointShortfall: 1,
    reOrderDifferenceToPay: 1,
    customPointRate: 5,
    recoredPointRate: 3,
  };
  const order = { ...cardOrder, ...invoice, ...paid, customerInfo, menus };
  const payment_intent = `pi_${'x'.repeat(24)}`;
  expect(documentBytes({ [order.orderKey]: { ...order, payment_intent } })).toBeLessThan(
    orderBytes(order),
  );
});

it('counts bytes, not letters', () => {
  const longer = { ...cashOrder, orderRequest: `${cashOrder.orderRequest}가` };
  expect(orderBytes(longer)).toBe(orderBytes(cashOrder) + 3);
});

it('is at most a hundredth of a document', () => {
  expect(maxQuotaBytes).toBeLessThan(maxDocumentBytes / 100);
});

it('accepts orders that fit, and refuses a seventh or one byte too many', () => {
  const room = maxQuotaBytes - orderBytes(cashOrder);
  const filled = { ...cashOrder, smsMsgBody: cashOrder.smsMsgBody + 'x'.repeat(room) };
  expect(quotaProblem([filled])).toBeNull();
  expect(quotaProblem([{ ...filled, orderRequest: `${filled.orderRequest}x` }])).toEqual({
    code: 'orders-too-large',
  });
  expect(quotaProblem(Array.from({ length: 7 }, () => cashOrder))).toEqual({
    code: 'too-many-orders',
    most: 6,
  });
});
