import { expect } from 'vitest';
import { toCents } from '../lib/money.ts';
import { linesTotal, type Order } from '../order/order.ts';
import { orderLedgerKeys } from '../points/points.ts';
import { dateId } from './fixtures.ts';
import type { ShopModel } from './shop-model.ts';

/** Amounts are stored with at most two decimals. */
function expectWholeCents(dollars: number | string): void {
  expect(Number(Number(dollars).toFixed(2))).toBe(Number(dollars));
}

function expectSound(order: Order): void {
  for (const line of Object.values(order.menus)) {
    expectWholeCents(line.price);
    expectWholeCents(line.subTotal);
    expect(toCents(line.subTotal)).toBe(toCents(line.price) * line.q);
    expect(Number.isInteger(line.q) && line.q > 0).toBe(true);
  }
  const total = linesTotal(order.menus);
  expect(order.totalPrice).toBe((total / 100).toFixed(2));
  for (const amount of [order.usedPoint, order.point, order.totalPrice]) expectWholeCents(amount);
  expect(total).toBeGreaterThanOrEqual(5000);
  expect(order.usedPoint).toBeGreaterThanOrEqual(0);
  expect(toCents(order.usedPoint)).toBeLessThanOrEqual(total);
  expect(order.point).toBeGreaterThanOrEqual(0);
  expect(order.smsMsgTotal).toBe(((total - toCents(order.usedPoint)) / 100).toFixed(2));
}

/** Checks the invariants of the stores; `owed` is how far below 0 the balance may be, hundredths. */
export function expectConsistent(shop: ShopModel, owed = 0): void {
  expect(shop.balance).toBe(shop.ledgerSum);
  expect(shop.balance).toBeGreaterThanOrEqual(-owed);
  expect(Number.isInteger(shop.balance)).toBe(true);
  const ofDate = shop.orders[dateId] ?? {};
  expect(shop.documents[`orders2/${dateId}`]?.u1 ?? {}).toEqual(ofDate);
  const expectedKeys = new Set('grant' in shop.ledger ? ['grant'] : []);
  for (const order of shop.allOrders()) {
    expectSound(order);
    const [use, add] = orderLedgerKeys(dateId, order.orderKey);
    if (order.usedPoint > 0) expectedKeys.add(use);
    expectedKeys.add(add);
    expect(shop.ledger[use]?.usedPoint ?? 0).toBe(order.usedPoint);
    expect(shop.ledger[add]?.point).toBe(order.point);
    expect(ofDate[order.orderKey]).toBe(order);
    if (order.paymentMethod === 'card') expect(order.paid).toBe(true);
  }
  expect(new Set(Object.keys(shop.ledger))).toEqual(expectedKeys);
}
