/**
 * `npm run soak`: five years of a shop (run-years.ts). Usage: main.ts [--months N] [--orders N] [--customers N] [--seed N].
 * Prints each month, and fails where sums don't add up, or where a document or a screen grows with the past.
 */
import { parseArgs } from 'node:util';
import { checkGrowth } from './check-growth.ts';
import type { MonthEnd } from './month-end.ts';
import { runYears } from './run-years.ts';

const number = { type: 'string' } as const;
const { values } = parseArgs({
  options: { months: number, orders: number, customers: number, seed: number },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const months: MonthEnd[] = [];
console.log(`seed ${seed}`);
const shop = await runYears(
  {
    months: Number(values.months ?? 60),
    ordersPerDate: Number(values.orders ?? 20),
    customers: Number(values.customers ?? 200),
    dishes: 70,
    seed,
  },
  (month) => {
    months.push(month);
    console.log(JSON.stringify(month));
  },
);
console.log('refused', shop.refused);
checkGrowth(months);
