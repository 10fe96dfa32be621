import { sydneyClock } from '../dates.ts';
import { type Invoice, invoiceAmounts, invoiceNumberText } from '../invoice.ts';
import { type Cents, toDollars } from '../money.ts';
import { toCsv } from './csv.ts';

const dayMs = 24 * 3_600_000;

/**
 * Between which moments (epoch ms) a month's invoices lie, a day wider on both sides: which of them
 * belong to the month in Sydney `invoicesOfMonth` decides. `month` is such as 2026-11.
 */
export function monthSpan(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: Date.UTC(year, number - 1, 1) - dayMs, to: Date.UTC(year, number, 1) + dayMs };
}

/** The month of a moment in Sydney, such as 2026-11. */
export function monthOf(moment: number): string {
  return sydneyClock(moment).slice(0, 7);
}

/** The month `by` months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** Those issued in a month in Sydney, by number. */
export function invoicesOfMonth(invoices: readonly Invoice[], month: string): Invoice[] {
  return invoices
    .filter(({ invoiceDate }) => monthOf(invoiceDate) === month)
    .sort((a, b) => a.invoice - b.invoice);
}

/** What invoices add up to, cents. */
export interface InvoiceSums {
  count: number;
  total: Cents;
  points: Cents;
  cashBalance: Cents;
  fee: Cents;
  paid: Cents;
}

/** Sums of the amounts that the invoices show. */
export function invoiceSums(invoices: readonly Invoice[]): InvoiceSums {
  const sums = { count: invoices.length, total: 0, points: 0, cashBalance: 0, fee: 0, paid: 0 };
  for (const invoice of invoices) {
    const amounts = invoiceAmounts(invoice, invoice.invoiceType);
    for (const name of ['total', 'points', 'cashBalance', 'fee', 'paid'] as const) {
      sums[name] += amounts[name];
    }
  }
  return sums;
}

const header = [
  'invoice',
  'issued',
  'type',
  'customer',
  'agedCare',
  'dateId',
  'total',
  'points',
  'cashBalance',
  'fee',
  'paid',
];

/** A month's invoices as CSV for the bookkeeper, the last row with the sums; money in dollars, days in Sydney. */
export function invoicesCsv(invoices: readonly Invoice[]): string {
  const rows = invoices.map((invoice) => {
    const { total, points, cashBalance, fee, paid } = invoiceAmounts(invoice, invoice.invoiceType);
    return [
      invoiceNumberText(invoice.invoice),
      sydneyClock(invoice.invoiceDate).slice(0, 10),
      invoice.invoiceType,
      invoice.customerInfo.name,
      invoice.customerInfo.acName,
      invoice.dateId,
      ...[total, points, cashBalance, fee, paid].map(toDollars),
    ];
  });
  const { total, points, cashBalance, fee, paid } = invoiceSums(invoices);
  const sums = [total, points, cashBalance, fee, paid].map(toDollars);
  return toCsv([header, ...rows, ['sum', '', '', '', '', '', ...sums]]);
}
