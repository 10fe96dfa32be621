import type { InvoiceType } from '../../customer/user.ts';
import { plainDeliveryDay } from '../../dates/plain-delivery-day.ts';
import { sydneyClock, sydneyDay } from '../../dates/sydney-time.ts';
import { type Invoice, invoiceAmounts, invoiceNumberText } from '../../invoices/invoice.ts';
import { toCsv } from '../../lib/csv.ts';
import { type Cents, toDollars } from '../../lib/money.ts';
import { creditNoteNumberText } from '../../refunds/payments/credit-note.ts';
import { needsRetry, ownAmount, type Refund } from '../../refunds/refund.ts';

const dayMs = 24 * 3_600_000;

/**
 * The period (epoch ms) to query for the invoices of a month, one day wider at both ends; `invoicesOfMonth`
 * then selects those of the month in Sydney. `month` has the form 2026-11.
 */
export function monthSpan(month: string): { from: number; to: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: Date.UTC(year, number - 1, 1) - dayMs, to: Date.UTC(year, number, 1) + dayMs };
}

/** The month of a time in Sydney, in the form 2026-11. */
export function monthOf(moment: number): string {
  return sydneyClock(moment).slice(0, 7);
}

/** The month `by` months later. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The invoices that were issued in a month in Sydney, sorted by number. */
export function invoicesOfMonth(invoices: readonly Invoice[], month: string): Invoice[] {
  return invoices
    .filter(({ invoiceDate }) => monthOf(invoiceDate) === month)
    .sort((a, b) => a.invoice - b.invoice);
}

/** A credit note in the list for the bookkeeper. */
export interface ListedCreditNote {
  number: number;
  invoice: number | undefined;
  /** Epoch ms. */
  issuedAt: number;
  uid: string;
  dateId: string;
  amount: Cents;
  /** The part that has not gone back, because its refund failed. */
  owed: Cents;
}

/**
 * The credit notes of a month in Sydney, sorted by number, from the refunds that name them. A refund that
 * repeats a failed one has no credit note of its own.
 */
export function creditNotesOfMonth(refunds: readonly Refund[], month: string): ListedCreditNote[] {
  const notes = new Map<number, ListedCreditNote>();
  for (const refund of refunds) {
    const { creditNote: number, invoice, uid, dateId, at, retryOf } = refund;
    if (number === undefined || retryOf !== undefined || monthOf(at) !== month) continue;
    const before = notes.get(number)?.amount ?? 0;
    const about = { number, invoice, issuedAt: at, uid, dateId };
    notes.set(number, { ...about, amount: before + ownAmount(refund), owed: 0 });
  }
  for (const refund of refunds) {
    const note = notes.get(refund.creditNote ?? 0);
    if (note && needsRetry(refund)) note.owed += refund.amount;
  }
  return [...notes.values()].sort((a, b) => a.number - b.number);
}

/** Sums of invoices, cents. */
export interface InvoiceSums {
  count: number;
  total: Cents;
  points: Cents;
  cashBalance: Cents;
  fee: Cents;
  paid: Cents;
}

/** Sums of the amounts that the invoices show, minus the credit notes. */
export function invoiceSums(
  invoices: readonly Invoice[],
  notes: readonly ListedCreditNote[],
): InvoiceSums {
  const sums = { count: invoices.length, total: 0, points: 0, cashBalance: 0, fee: 0, paid: 0 };
  for (const invoice of invoices) {
    const amounts = invoiceAmounts(invoice, invoice.invoiceType);
    for (const name of ['total', 'points', 'cashBalance', 'fee', 'paid'] as const) {
      sums[name] += amounts[name];
    }
  }
  for (const { amount, owed } of notes) {
    sums.total -= amount;
    sums.paid -= amount - owed;
  }
  return sums;
}

const invoiceColumns = [
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
  'ofInvoice',
] as const;

/** The headers and words of the file in the reader's language. */
export interface InvoiceCsvWords {
  header: (column: (typeof invoiceColumns)[number]) => string;
  type: (type: InvoiceType | 'credit-note') => string;
  sum: string;
}

/**
 * A month's invoices and credit notes as CSV for the bookkeeper, with the sums in the last row; amounts in
 * dollars, days in Sydney time. `ofInvoice` is the invoice that a credit note reduces.
 */
export function invoicesCsv(
  invoices: readonly Invoice[],
  notes: readonly ListedCreditNote[],
  words: InvoiceCsvWords,
): string {
  const rows = invoices.map((invoice) => {
    const { total, points, cashBalance, fee, paid } = invoiceAmounts(invoice, invoice.invoiceType);
    return [
      invoiceNumberText(invoice.invoice),
      sydneyDay(invoice.invoiceDate),
      words.type(invoice.invoiceType),
      invoice.customerInfo.name,
      invoice.customerInfo.acName,
      plainDeliveryDay(invoice.dateId),
      ...[total, points, cashBalance, fee, paid].map(toDollars),
      '',
    ];
  });
  const credits = notes.map(({ number, invoice, issuedAt, dateId, amount, owed }) => [
    creditNoteNumberText(number),
    sydneyDay(issuedAt),
    words.type('credit-note'),
    ...['', '', plainDeliveryDay(dateId)],
    ...[-amount, 0, 0, 0, owed - amount].map(toDollars),
    invoice === undefined ? '' : invoiceNumberText(invoice),
  ]);
  const { total, points, cashBalance, fee, paid } = invoiceSums(invoices, notes);
  const sums = [total, points, cashBalance, fee, paid].map(toDollars);
  const header = invoiceColumns.map(words.header);
  return toCsv([header, ...rows, ...credits, [words.sum, '', '', '', '', '', ...sums, '']]);
}
