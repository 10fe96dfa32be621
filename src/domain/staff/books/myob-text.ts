import { toCsv } from '../../lib/csv.ts';
import { cutText } from '../../lib/cut-text.ts';
import { toDollars } from '../../lib/money.ts';
import { australianDay, type BookAccounts } from './book-accounts.ts';
import type { BookPaper } from './sales-month.ts';

/** The fields of MYOB's sales of services that the file fills in, by their names there. */
const fields = [
  'Co./Last Name',
  'Inclusive',
  'Invoice No.',
  'Date',
  'Delivery Status',
  'Description',
  'Account No.',
  'Amount',
  'Inc-Tax Amount',
  'Journal Memo',
  'Tax Code',
  'GST Amount',
  'Sale Status',
] as const;

/** Longest description and memo that MYOB takes, characters. */
const longest = 255;

/**
 * Papers as MYOB AccountRight imports them as sales of services: separated by tabs, a row a line, an empty line after
 * each paper. All are booked to one customer card, for MYOB makes none; the memo names the customer and the payment. One
 * whose amounts are negative is a credit.
 */
export function myobText(papers: readonly BookPaper[], accounts: BookAccounts): string {
  const rows = papers.flatMap(({ contact, number, reference, day, lines }) => [
    ...lines.map(({ account, tax, description, amount, gst }) => {
      const cells: Record<(typeof fields)[number], string | number> = {
        'Co./Last Name': accounts.card,
        Inclusive: 'X',
        'Invoice No.': number,
        Date: australianDay(day),
        // Printed or sent already; without it MYOB lists each paper to be printed.
        'Delivery Status': 'A',
        Description: cutText(description, longest),
        'Account No.': accounts[account],
        Amount: toDollars(amount - gst),
        'Inc-Tax Amount': toDollars(amount),
        'Journal Memo': cutText(`${contact} · ${reference}`, longest),
        'Tax Code': accounts[tax],
        'GST Amount': toDollars(gst),
        'Sale Status': 'I',
      };
      return fields.map((field) => cells[field]);
    }),
    [],
  ]);
  return toCsv([fields, ...rows], { separator: '\t', mark: false });
}
