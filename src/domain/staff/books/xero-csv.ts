import { toCsv } from '../../lib/csv.ts';
import { toDollars } from '../../lib/money.ts';
import { australianDay, type BookAccounts } from './book-accounts.ts';
import type { BookPaper } from './sales-month.ts';

/** The columns of Xero's template for sales invoices; those with an asterisk must be filled in. */
const columns = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const;

/** How many papers Xero takes in one file. */
const papersPerFile = 500;

/** A month's papers in as many files as Xero takes; one without any paper. */
export function xeroFiles(papers: readonly BookPaper[], accounts: BookAccounts): string[] {
  const count = Math.max(1, Math.ceil(papers.length / papersPerFile));
  return Array.from({ length: count }, (_, file) =>
    xeroCsv(papers.slice(file * papersPerFile, (file + 1) * papersPerFile), accounts),
  );
}

/**
 * Papers as Xero imports them as invoices with amounts that include tax: a row a line, the rows of a paper under one
 * number. One whose amounts are negative becomes a credit note. Xero computes the tax of each line itself; TaxAmount
 * says what it comes to.
 */
export function xeroCsv(papers: readonly BookPaper[], accounts: BookAccounts): string {
  const rows = papers.flatMap(({ contact, number, reference, day, lines }) =>
    lines.map(({ account, tax, description, amount, gst }) => {
      const cells: Partial<Record<(typeof columns)[number], string | number>> = {
        '*ContactName': contact,
        '*InvoiceNumber': number,
        Reference: reference,
        '*InvoiceDate': australianDay(day),
        '*DueDate': australianDay(day),
        '*Description': description,
        '*Quantity': 1,
        '*UnitAmount': toDollars(amount),
        '*AccountCode': accounts[account],
        '*TaxType': accounts[tax],
        TaxAmount: toDollars(gst),
        Currency: 'AUD',
      };
      return columns.map((column) => cells[column] ?? '');
    }),
  );
  return toCsv([columns, ...rows], { separator: ',', mark: false });
}
