import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../invoices/invoice.ts';
import type { Refund } from '../../refunds/refund.ts';
import { cashOrder } from '../../testing/staff-actors.ts';
import {
  creditNotesOfMonth,
  type InvoiceCsvWords,
  invoiceSums,
  invoicesCsv,
  invoicesOfMonth,
  monthAfter,
  monthOf,
  monthSpan,
} from './invoice-month.ts';

const invoiceOf = (invoice: number, issued: string, more: Partial<Invoice> = {}): Invoice => ({
  ...cashOrder({ totalPrice: '100.30' }),
  invoice,
  invoiceDate: Date.parse(issued),
  invoiceType: 'normal',
  issuedBy: 'u1',
  ...more,
});

describe('months', () => {
  it("follow Sydney's calendar", () => {
    expect(monthOf(Date.parse('2026-10-31T13:30:00Z'))).toBe('2026-11');
    const { from, to } = monthSpan('2026-11');
    expect(from).toBeLessThan(Date.parse('2026-10-31T13:00:00Z'));
    expect(to).toBeGreaterThan(Date.parse('2026-11-30T13:00:00Z'));
  });

  it('continue over the end of a year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });
});

describe('invoicesOfMonth', () => {
  it('leaves out invoices issued outside the month in Sydney, and sorts by number', () => {
    const found = invoicesOfMonth(
      [
        invoiceOf(3, '2026-11-30T12:59:59Z'),
        invoiceOf(4, '2026-11-30T13:00:00Z'),
        invoiceOf(1, '2026-10-31T12:59:59Z'),
        invoiceOf(2, '2026-10-31T13:00:00Z'),
      ],
      '2026-11',
    );
    expect(found.map(({ invoice }) => invoice)).toEqual([2, 3]);
  });
});

const invoices = [
  invoiceOf(1, '2026-11-10T01:00:00Z', { usedPoint: 0.3 }),
  invoiceOf(2, '2026-11-11T01:00:00Z', { invoiceType: 'comm15' }),
  invoiceOf(3, '2026-11-12T01:00:00Z', { invoiceType: 'cashBalance' }),
];

describe('invoiceSums', () => {
  it('adds up the amounts that the invoices show', () => {
    expect(invoiceSums(invoices, [])).toEqual({
      count: 3,
      total: 30090,
      points: 30,
      cashBalance: 1000,
      fee: 1505,
      paid: 10000 + 8525 + 9030,
    });
  });
});

const words: InvoiceCsvWords = {
  header: (column) => `<${column}>`,
  type: (type) => `<${type}>`,
  sum: '<sum>',
};

describe('invoicesCsv', () => {
  it('has one row for each invoice and one with the sums, in dollars', () => {
    const rows = invoicesCsv(invoices, [], words).split('\r\n');
    expect(rows[0]).toMatch(/<invoice>,<issued>,<type>,/);
    expect(rows[1]).toMatch(/^000001,2026-11-10,<normal>,김하늘,,2026-11-24,100\.3,0\.3,0,0,100,$/);
    expect(rows[4]).toBe('<sum>,,,,,,300.9,0.3,10,15.05,275.55,');
  });
});

describe('credit notes', () => {
  const refund = (changes: Partial<Refund>) =>
    ({
      id: 'r1',
      creditNote: 7,
      invoice: 2,
      uid: 'u1',
      dateId: '20261124_1',
      at: Date.parse('2026-11-20T01:00:00Z'),
      amount: 1500,
      ...changes,
    }) as Refund;
  const notes = creditNotesOfMonth(
    [
      refund({ creditNote: 8, invoice: 3, amount: 200 }),
      refund({}),
      refund({ amount: 500 }),
      refund({ retryOf: 'failed-1' }),
      refund({ creditNote: undefined }),
      refund({ creditNote: 6, at: Date.parse('2026-10-31T12:59:59Z') }),
    ],
    '2026-11',
  );

  it('of a month are listed once each with all their refunds, by number', () => {
    expect(notes.map(({ number, amount }) => [number, amount])).toEqual([
      [7, 2000],
      [8, 200],
    ]);
  });

  it('lower what was paid only by what has gone back, by card or by hand', () => {
    const failed = refund({ state: 'failed', amount: 500 });
    const paidIn = (changes: Partial<Refund>[]) => {
      const found = changes.map((one) => refund({ ...failed, ...one }));
      const [note] = creditNotesOfMonth(found, '2026-11');
      const sums = invoiceSums([], note ? [note] : []);
      return [sums.total, sums.paid].map((sum) => sum + 0);
    };
    expect(paidIn([{}])).toEqual([-500, 0]);
    expect(paidIn([{ settled: { how: 'cash', at: 2 } }])).toEqual([-500, -500]);
    const repeated = { state: 'succeeded' as const, retryOf: failed.id };
    expect(paidIn([{ retriedBy: 'x' }, repeated])).toEqual([-500, -500]);
    expect(paidIn([{ retriedBy: 'x' }, { ...repeated, state: 'failed' }])).toEqual([-500, 0]);
  });

  it('lower the sums and name their invoice', () => {
    expect(invoiceSums(invoices, notes)).toMatchObject({ count: 3, total: 27890, paid: 25355 });
    const rows = invoicesCsv(invoices, notes, words).split('\r\n');
    expect(rows[4]).toBe('CN-000007,2026-11-20,<credit-note>,,,2026-11-24,-20,0,0,0,-20,000002');
    expect(rows[6]).toBe('<sum>,,,,,,278.9,0.3,10,15.05,253.55,');
  });
});
