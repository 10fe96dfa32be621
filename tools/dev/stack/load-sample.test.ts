import { describe, expect, test } from 'vitest';
import { sydneyTime } from '../../../src/domain/dates/sydney-time.ts';
import { sampleHistory } from '../sample/sample-history.ts';
import { sampleDocuments } from './load-sample.ts';

const now = sydneyTime('2026-11-21T20:15');
const documents = new Map(sampleDocuments(now).map(({ path, data }) => [path, data]));

function ordersOf(uid: string) {
  const orders = documents.get(`ordersForCustomer/${uid}`) ?? {};
  return Object.entries(orders).flatMap(([dateId, ofDate]) =>
    Object.values(ofDate as Record<string, { totalPrice: string; paid: boolean }>).map((order) => ({
      dateId,
      order,
    })),
  );
}

describe('sample documents', () => {
  test('every customer has the orders of the sample history, all on past delivery days', () => {
    for (const [uid, history] of Object.entries(sampleHistory)) {
      const orders = ordersOf(uid);
      expect(orders, uid).toHaveLength(history.length);
      for (const { dateId } of orders) expect(Number(dateId.slice(0, 8))).toBeLessThan(20261121);
    }
  });

  test('orders reach the minimum, card orders are paid and kept by payment', () => {
    for (const { order } of ordersOf('sample-customer')) {
      expect(Number(order.totalPrice)).toBeGreaterThanOrEqual(50);
      expect(order.paid).toBe(true);
    }
    const payments = [...documents.keys()].filter((path) => path.startsWith('cardPaymentIntent/'));
    const cards = Object.values(sampleHistory).flat();
    expect(payments).toHaveLength(cards.filter((past) => past.paymentMethod === 'card').length);
  });

  test('staff find each order under its date', () => {
    for (const { dateId } of ordersOf('sample-cash')) {
      expect(documents.get(`orders2/${dateId}`)).toHaveProperty('sample-cash');
    }
  });

  test('spent points leave ledger and running balance equal', () => {
    const ledger = documents.get('points/sample-cash') as Record<
      string,
      { point: number; usedPoint: number; confirmed: boolean; type: string }
    >;
    const entries = Object.values(ledger);
    expect(entries.some(({ usedPoint }) => usedPoint > 0)).toBe(true);
    const sum = entries.reduce((cents, { point, usedPoint, confirmed, type }) => {
      const earned = confirmed || type === 'add-order-card' ? point : 0;
      return cents + Math.round(earned * 100) - Math.round(usedPoint * 100);
    }, 0);
    expect(documents.get('pointBalances/sample-cash')).toMatchObject({ balance: sum });
  });

  test('works throughout a year, whatever weekday it is and across both clock changes', {
    timeout: 60_000,
  }, () => {
    // Steps of five days meet every weekday.
    for (let day = 0; day < 366; day += 5) {
      expect(() => sampleDocuments(now + day * 86_400_000)).not.toThrow();
    }
  });
});
