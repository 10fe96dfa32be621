import type { Cents } from '../lib/money.ts';
import { toCents } from '../lib/money.ts';
import type { Menus } from '../menus/menu.ts';
import type { OrderLine } from '../order/order.ts';

const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether a text is an Australian Business Number: eleven digits whose check sum is right. */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = abnWeights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  // The register subtracts 1 from the first digit.
  return (sum - 10) % 89 === 0;
}

/**
 * Whether the seller charges GST on what is delivered on a date: registered by then (`gstFrom`, the first day
 * as "2026-07-01"; empty: not registered), and with an ABN, which a tax invoice must show.
 */
export function chargesGst(seller: { abn: string; gstFrom: string }, dateId: string): boolean {
  const from = seller.gstFrom.replaceAll('-', '');
  return /^\d{8}$/.test(from) && isAbn(seller.abn) && dateId.slice(0, 8) >= from;
}

/**
 * The GST that a paper states for an amount of a sale; undefined where it states none: the seller does not
 * charge GST, or it is not known which lines are free of it. `gstFree`: keys of those lines.
 */
export function gstStated(
  seller: { abn: string; gstFrom: string },
  amount: Cents,
  sale: {
    dateId: string;
    menus: Record<string, OrderLine>;
    gstFree?: readonly string[] | undefined;
  },
): Cents | undefined {
  if (!sale.gstFree || !chargesGst(seller, sale.dateId)) return undefined;
  return gstOf(amount, sale.menus, sale.gstFree);
}

/** Keys of the lines whose dish the catalogue states to be GST-free; a dish without a statement is taxable. */
export function gstFreeLines(lines: Record<string, OrderLine>, menus: Menus): string[] {
  return Object.keys(lines).filter((key) => menus[key]?.gstFree === true);
}

/**
 * The GST in an amount that was paid, or is to be paid, for some lines. Where it differs from their sum, as
 * after points, the difference is spread over the lines by their price. The taxable part is rounded to a
 * cent, half up; GST is an eleventh of it, rounded to the nearest cent once for the whole paper.
 */
export function gstOf(
  amount: Cents,
  lines: Record<string, OrderLine>,
  gstFree: readonly string[],
): Cents {
  let sum = 0;
  let taxable = 0;
  for (const [key, { price, q }] of Object.entries(lines)) {
    const cents = toCents(price) * q;
    sum += cents;
    if (!gstFree.includes(key)) taxable += cents;
  }
  if (sum <= 0 || amount <= 0) return 0;
  return Math.round(Math.round((amount * taxable) / sum) / 11);
}
