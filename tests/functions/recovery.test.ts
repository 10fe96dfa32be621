import { expect, test } from 'vitest';
import { checkMoney } from '../support/functions/check-money.ts';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { recover } from '../support/functions/recover.ts';

const shop = await shopForThisFile();

/** Short samples; tests/faults/payments.ts draws as many as asked for. */
const seedsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => first + at);

test('payments with lost tabs, webhooks, returns and crashes end as one order or one exception', async () => {
  const seeds = seedsFrom(10_001, 16);
  const report = await recover(shop, seeds, 4);
  expect(report.faults).toEqual([]);
  const finished = Object.values(report.outcomes).reduce((sum, count) => sum + count, 0);
  expect(finished).toBe(seeds.length);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.lost).toBeGreaterThan(0);
});

test('provider, orders, points and refunds agree to the cent after any sequence of faults', async () => {
  const report = await checkMoney(shop, seedsFrom(20_001, 12), 6);
  expect(report.faults).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.refunds).toBeGreaterThan(10);
  expect(report.exceptions).toBeGreaterThan(0);
});
