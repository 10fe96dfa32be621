import { expect, test } from 'vitest';
import { shopForThisFile } from './support/one-shop.ts';
import { recover } from './support/recover.ts';

const shop = await shopForThisFile();

test('payments with lost tabs, webhooks, returns and crashes end as one order or one exception', async () => {
  const seeds = Array.from({ length: 16 }, (_, at) => 10_001 + at);
  const report = await recover(shop, seeds, 4);
  expect(report.faults).toEqual([]);
  const judged = Object.values(report.verdicts).reduce((sum, count) => sum + count, 0);
  expect(judged).toBe(seeds.length);
  expect(report.kills).toBeGreaterThan(0);
  expect(report.lost).toBeGreaterThan(0);
});
