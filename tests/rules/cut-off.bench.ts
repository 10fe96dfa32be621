import { expect, test, vi } from 'vitest';
import { type Rush, type RushResult, runRush } from '../support/rules/rush.ts';

vi.mock('../../src/data/order/order-issue-queue.ts', () => ({ logOrderIssue: vi.fn() }));
vi.mock('../../src/data/documents/load-sdk.ts', () => import('../support/rules/many-browsers.ts'));

/** `CUT_OFF=short` leaves out the rushes of a minute, `minute` all others, `dates` all but the two on full dates. */
const part = process.env.CUT_OFF;
const spans = [1000, 10_000, 60_000].filter(
  (spanMs) =>
    !((part === 'short' && spanMs === 60_000) || (part === 'minute' && spanMs !== 60_000)),
);
/** The same rush on a date that has few orders and on one that has very many. */
const onFullDates = [300, 5000].map(
  (before): Rush => ({ serviceMs: 0, orders: 60, spanMs: 10_000, closes: false, before }),
);
const rushes = [0, 100, 250, 1000].flatMap((serviceMs) =>
  [20, 60, 150].flatMap((orders) =>
    spans.flatMap((spanMs) =>
      [false, true].map((closes): Rush => ({ serviceMs, orders, spanMs, closes })),
    ),
  ),
);

test('orders in the last minute: no order is lost, none stored untold or after the close', async () => {
  const results: (Rush & RushResult)[] = [];
  const chosen = [...(part === 'minute' ? [] : onFullDates), ...(part === 'dates' ? [] : rushes)];
  for (const rush of chosen) {
    const result = await runRush(rush);
    results.push({ ...rush, ...result });
    console.log(JSON.stringify(results.at(-1)));
  }
  console.table(results);
  const wrong = results.filter(({ lost, untold, late }) => lost + untold + late > 0);
  expect(wrong).toEqual([]);
}, 3_600_000);
