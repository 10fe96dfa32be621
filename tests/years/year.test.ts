import { expect, test, vi } from 'vitest';
import { checkGrowth } from './check-growth.ts';
import type { MonthEnd } from './month-end.ts';
import { runYears } from './run-years.ts';

test('a year moves every order, and changes no sum and what no screen reads', async () => {
  const brokenOff = vi.spyOn(console, 'error').mockReturnValue();
  const months: MonthEnd[] = [];
  const size = { months: 12, ordersPerDate: 2, customers: 12, dishes: 8, seed: 20270104 };
  const shop = await runYears(size, (month) => months.push(month));
  expect(months.at(-1)?.month).toBe('2027-12');
  expect(shop.invoices.count).toBeGreaterThan(0);
  expect(brokenOff).toHaveBeenCalled();
  checkGrowth(months);
});
