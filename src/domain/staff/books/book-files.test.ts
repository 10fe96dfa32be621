import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { cashOrder } from '../../testing/staff-actors.ts';
import { usualAccounts } from './book-accounts.ts';
import { myobText } from './myob-text.ts';
import { type BookPaper, papersOfMonth } from './sales-month.ts';
import { monthWith, paid, refundOf } from './testing/book-month.ts';
import { xeroCsv, xeroFiles } from './xero-csv.ts';

describe('the files', () => {
  const name = '=HYPERLINK("x"), Kim';
  const order = { ...paid, customerInfo: { ...paid.customerInfo, name } };
  const refunds = [refundOf({ kind: 'goodwill', priceReduction: undefined, amount: 1100 })];
  const papers = papersOfMonth(monthWith({ orders: [order], refunds }));

  it('of Xero begins with its columns, and no name in it is a formula', () => {
    const file = xeroCsv(papers, usualAccounts.xero);
    expect(file.startsWith('*ContactName,EmailAddress,')).toBe(true);
    const [sale, free, credit] = csvParse(file);
    expect(sale).toMatchObject({
      '*ContactName': `'${name}`,
      '*InvoiceDate': '24/11/2026',
      '*Quantity': '1',
      '*UnitAmount': '60',
      '*AccountCode': '200',
      '*TaxType': 'GST on Income',
      TaxAmount: '5.45',
    });
    expect(free).toMatchObject({ '*UnitAmount': '10', '*TaxType': 'GST Free Income' });
    expect(credit).toMatchObject({ '*UnitAmount': '-9.43', '*Description': 'Refund: sick' });
  });

  it.each([
    ['\u200b\u202e', 'u1'],
    [`${'김'.repeat(400)}`, '김'.repeat(255)],
    [' \u2060Kim\u200b ', 'Kim'],
  ])('has a contact that the program takes for the name %j', (typed, contact) => {
    const order = cashOrder({ ...paid, customerInfo: { ...paid.customerInfo, name: typed } });
    const [one] = papersOfMonth(monthWith({ orders: [order] }));
    expect(one?.contact).toBe(contact);
  });

  it('of Xero are several where there are more papers than it takes', () => {
    const many = Array.from({ length: 501 }, () => papers[0] as BookPaper);
    const files = xeroFiles(many, usualAccounts.xero).map((file) => csvParse(file));
    expect(files.map(({ length }) => length)).toEqual([1000, 2]);
    expect(xeroFiles([], usualAccounts.xero)).toHaveLength(1);
  });

  it('of MYOB has an empty line after each paper', () => {
    const [header, first, second, empty, ...rest] = myobText(papers, usualAccounts.myob).split(
      '\r\n',
    );
    expect(header?.split('\t')).toContain('Inc-Tax Amount');
    expect(first?.split('\t')).toContain(`"'${name.replaceAll('"', '""')} · cash"`);
    expect(second).toContain('FRE');
    expect([empty, rest.at(-1), rest.at(-2)]).toEqual(['', '', '']);
  });
});
