import { expect, test } from 'vitest';
import { shopForThisFile } from '../support/functions/one-shop.ts';
import { LIMITS } from '../support/limits.ts';
import { playWeek } from './week.ts';

const { addresses } = await shopForThisFile();

test(
  'a week is billed the same each time it is played, and each part for what it does',
  async () => {
    const week = await playWeek(addresses, 15);
    expect(await playWeek(addresses, 15)).toEqual(week);
    // Three screens by request and twelve listeners, five times an order.
    expect(week.visits).toEqual({ reads: 15 * 5 * 15, writes: 0, deletes: 0 });
    // Docs: six for the order, two for its copy, two for its text and one of those of a day.
    expect(week['cash orders']?.writes).toBe(9 * 11);
  },
  LIMITS.test,
);
