import { expect, test } from 'vitest';
import { checkMoney } from './support/check-money.ts';
import { shopForThisFile } from './support/one-shop.ts';

const shop = await shopForThisFile();

test('provider, orders, points and refunds agree to the cent after any sequence of faults', async () => {
  const seeds = Array.from({ length: 25 }, (_, at) => 20_001 + at);
  const report = await checkMoney(shop, seeds, 8);
  expect(report.faults).toEqual([]);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.refunds).toBeGreaterThan(25);
  expect(report.exceptions).toBeGreaterThan(0);
});
