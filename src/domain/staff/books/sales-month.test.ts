import { csvParse } from 'd3-dsv';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstOf } from '../../invoices/gst.ts';
import { toCents } from '../../lib/money.ts';
import { amountDue, type Order } from '../../order/order.ts';
import { usualAccounts } from './book-accounts.ts';
import { myobText } from './myob-text.ts';
import { type BookMonth, type BookPaper, bookSums, papersOfMonth } from './sales-month.ts';
import {
  dateId,
  menus,
  monthWith,
  orderOf,
  paid,
  refundOf,
  seller,
  soup,
  words,
} from './testing/book-month.ts';
import { xeroCsv } from './xero-csv.ts';

const nextMonth = Date.parse('2026-12-02T01:00:00Z');
const totalOf = (papers: readonly BookPaper[]) => bookSums(papers).total;
const linesSum = (lines: BookPaper['lines']) => lines.reduce((sum, { amount }) => sum + amount, 0);

const drawnOrder = fc
  .record({
    dishes: fc.dictionary(
      fc.constantFrom('taxed', 'taxed2', 'free'),
      fc.record({ price: fc.integer({ min: 1, max: 9999 }), q: fc.integer({ min: 1, max: 20 }) }),
      { minKeys: 1, noNullPrototype: true },
    ),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ dishes, part }) => {
    const total = Object.values(dishes).reduce((sum, { price, q }) => sum + price * q, 0);
    return orderOf(dishes, { points: Math.floor(total * part) });
  });

describe('papersOfMonth', () => {
  it('has the GST of each order to the cent, whatever points it uses, with points as a discount', () => {
    fc.assert(
      fc.property(drawnOrder, (order) => {
        const papers = papersOfMonth(monthWith({ orders: [order] }));
        const sums = bookSums(papers);
        expect(sums.gst).toBe(gstOf(amountDue(order), order.menus, ['free']));
        expect(sums.total).toBe(amountDue(order));
        expect(sums.points).toBe(-toCents(order.usedPoint) + 0);
        expect(sums.sales).toBe(toCents(order.totalPrice));
      }),
      { numRuns: 500, seed: 20_261_127 },
    );
  });

  it('adds up the same on the screen and in both files', () => {
    fc.assert(
      fc.property(fc.array(drawnOrder, { maxLength: 8 }), fc.nat(3000), (orders, amount) => {
        const refunds = [refundOf({ kind: 'goodwill', amount, priceReduction: undefined })];
        const papers = papersOfMonth(monthWith({ orders, refunds }));
        const { total, gst } = bookSums(papers);
        const xero = csvParse(xeroCsv(papers, usualAccounts.xero));
        const cents = (rows: object[], column: string) =>
          rows.reduce(
            (sum, row) => sum + toCents((row as Record<string, string>)[column] ?? ''),
            0,
          );
        expect(cents(xero, '*UnitAmount')).toBe(total);
        expect(cents(xero, 'TaxAmount')).toBe(gst);
        const lines = myobText(papers, usualAccounts.myob).split('\r\n').filter(Boolean);
        const [header = [], ...rows] = lines.map((line) => line.split('\t'));
        const sum = (column: string) =>
          rows.reduce((all, row) => all + toCents(row[header.indexOf(column)] ?? ''), 0);
        expect(sum('Inc-Tax Amount')).toBe(total);
        expect(sum('GST Amount')).toBe(gst);
        expect(sum('Amount')).toBe(total - gst);
      }),
      { numRuns: 100, seed: 20_261_127 },
    );
  });

  it('claims no GST before the seller is registered', () => {
    const early = { ...seller, gstFrom: '2027-01-01' };
    const [paper] = papersOfMonth(monthWith({ orders: [paid], seller: early }));
    expect(paper?.lines).toEqual([
      { account: 'sales', tax: 'none', description: 'taxed ×2, free ×1', amount: 7000, gst: 0 },
    ]);
  });

  it('says whose it is, when it was delivered and how it was paid', () => {
    const card = { ...paid, paymentMethod: 'card' as const, payment_intent: 'pi_1', invoice: 42 };
    expect(papersOfMonth(monthWith({ orders: [card] }))).toMatchObject([
      { number: '000042', contact: paid.customerInfo.name, day: '2026-11-24', reference: 'pi_1' },
    ]);
    const [cash] = papersOfMonth(monthWith({ orders: [paid] }));
    expect(cash).toMatchObject({ reference: 'cash' });
    expect(cash?.number).toMatch(/^261124-[0-9a-z]{6}$/);
  });

  it('deducts what an invoice does, and leaves the GST', () => {
    const invoiced = { ...paid, invoice: 42, invoiceType: 'comm15' as const };
    const papers = papersOfMonth(monthWith({ orders: [invoiced] }));
    expect(bookSums(papers)).toMatchObject({ sales: 7000, fees: -1050, total: 5950 });
    expect(bookSums(papers).gst).toBe(gstOf(7000, paid.menus, ['free']));
    const uninvoiced = { ...invoiced, invoice: undefined };
    expect(bookSums(papersOfMonth(monthWith({ orders: [uninvoiced] }))).fees).toBe(0);
  });

  describe('of a month that is over', () => {
    const booked = (changes: Partial<BookMonth>) => papersOfMonth(monthWith(changes));
    const issued = {
      ...{ ...paid, invoice: 42, invoiceType: 'comm15' as const, issuedBy: 'u1' },
      ...{ invoiceDate: nextMonth, dateId: dateId },
    };

    it.each([true, false])(
      'stays as it was when a dish begins or ceases to be GST-free',
      (tick) => {
        const soupWas = { ...soup, gstFree: tick };
        const stated = booked({ orders: [paid], menus: { ...menus, taxed: soupWas } });
        const gstChanges = [
          { menuId: 'taxed', at: nextMonth, wasFree: tick },
          { menuId: 'taxed', at: nextMonth + 1, wasFree: !tick },
          { menuId: 'taxed', at: Date.parse('2026-11-25T01:00:00Z'), wasFree: !tick },
        ];
        const isNow = { ...menus, taxed: { ...soup, gstFree: !tick } };
        expect(booked({ orders: [paid], menus: isNow, gstChanges })).toEqual(stated);
        const [credit] = booked({
          ...{ month: '2026-12', menus: isNow, gstChanges },
          refunds: [
            refundOf({
              at: nextMonth + 2,
              kind: 'goodwill',
              priceReduction: undefined,
              amount: 7000,
            }),
          ],
        });
        expect(bookSums([credit as BookPaper]).gst).toBe(-bookSums(stated).gst + 0);
      },
    );

    it('stays as it was when an invoice is issued, whose deduction is booked in that month', () => {
      const stated = booked({ orders: [paid] });
      const { invoice, invoiceDate, invoiceType } = issued;
      const orders = [{ ...paid, invoice, invoiceDate, invoiceType }];
      expect(booked({ orders, invoices: [issued] })).toEqual(stated);
      const later = booked({ month: '2026-12', invoices: [issued] });
      expect(later).toMatchObject([
        { kind: 'sale', number: '000042', day: '2026-12-02', reference: '2026-11-24' },
      ]);
      expect(bookSums(later)).toMatchObject({ sales: 0, fees: -1050, total: -1050, gst: 0 });
    });

    it.each(['reduction', 'cancellation'] as const)(
      'stays as it was when an order with an invoice is refunded: %s',
      (kind) => {
        const invoices = [{ ...issued, invoiceDate: Date.parse('2026-11-25T01:00:00Z') }];
        const [{ invoice, invoiceDate, invoiceType }] = invoices as [(typeof invoices)[0]];
        const withInvoice = { invoice, invoiceDate, invoiceType };
        const stated = bookSums(booked({ orders: [{ ...paid, ...withInvoice }], invoices }));
        const off = kind === 'reduction' ? 1000 : 7000;
        const refund = refundOf({ kind, amount: off, priceReduction: off, at: nextMonth, invoice });
        const reduced = orderOf({ taxed: { price: 3000, q: 2 } }, withInvoice);
        const orders = kind === 'reduction' ? [reduced] : [];
        // The lines that its credit note takes off.
        const { free } = paid.menus as { free: Order['menus'][string] };
        const lines = kind === 'reduction' ? { free } : paid.menus;
        const paidOrder = () => ({ ...paid, menus: lines });
        const refunds = [{ ...refund, creditNote: 7 }];
        const again = booked({ orders, invoices, refunds, paidOrder });
        expect(bookSums(again)).toEqual(stated);
        expect(again.map(({ number }) => number)).toEqual(['000042']);
      },
    );

    it.each([
      ['in its own month', '2026-11-25', '2026-11-26'],
      ['in a later month', '2026-11-25', '2026-12-03'],
      ['after an invoice of a later month', '2026-12-02', '2026-12-03'],
    ])('has no commission left of an order with an invoice that was cancelled %s', (_, on, off) => {
      const moment = (day: string) => Date.parse(`${day}T01:00:00Z`);
      const cancelled = { kind: 'cancellation' as const, amount: 7000, priceReduction: 7000 };
      const given = {
        invoices: [{ ...issued, invoiceDate: moment(on) }],
        refunds: [refundOf({ ...cancelled, at: moment(off), invoice: 42, creditNote: 7 })],
      };
      const papers = ['2026-11', '2026-12'].flatMap((month) => booked({ month, ...given }));
      expect(bookSums(papers)).toEqual({
        ...{ sales: 7000, points: 0, fees: 0, credits: -7000, total: 0, gst: 0 },
      });
      const credit = papers.find(({ kind }) => kind === 'credit');
      expect(credit).toMatchObject({ number: 'CN-000007', day: off });
      expect(linesSum(credit?.lines ?? [])).toBe(-7000 + 1050);
    });

    it('keeps the commission of an order that was given back as points, as it keeps its sale', () => {
      const invoices = [{ ...issued, invoiceDate: Date.parse('2026-11-25T01:00:00Z') }];
      const cancelled = { kind: 'cancellation' as const, amount: 7000, priceReduction: 7000 };
      const refunds = [refundOf({ ...cancelled, to: 'points', invoice: 42, creditNote: 7 })];
      expect(bookSums(booked({ invoices, refunds }))).toMatchObject({ sales: 7000, fees: -1050 });
    });

    it('keeps its own number for a cancelled order whose invoice was issued later', () => {
      const [sale] = booked({ orders: [paid] });
      const cancelled = { kind: 'cancellation' as const, amount: 7000, priceReduction: 7000 };
      const refunds = [refundOf({ ...cancelled, invoice: 42, at: nextMonth + 1 })];
      expect(booked({ refunds, invoices: [issued] })).toMatchObject([{ number: sale?.number }]);
    });
  });

  it('names a customer whose data was deleted by the name that the books have', () => {
    const customerInfo = { ...paid.customerInfo, name: '', uid: 'deleted-x' };
    const [paper] = papersOfMonth(monthWith({ orders: [{ ...paid, customerInfo }] }));
    expect(paper?.contact).toBe('deleted-x');
  });

  describe('of a refund', () => {
    const reduced = orderOf({ taxed: { price: 3000, q: 2 } });

    it('has nothing that was off the order by the end of the month', () => {
      const refunds = [refundOf()];
      const papers = papersOfMonth(monthWith({ orders: [reduced], refunds }));
      expect(papers).toMatchObject([{ kind: 'sale' }]);
      expect(totalOf(papers)).toBe(6000);
    });

    it('keeps the sale of a past month and credits what was given back later, with the same GST', () => {
      const refunds = [refundOf({ at: nextMonth })];
      const before = papersOfMonth(monthWith({ orders: [reduced], refunds }));
      expect(totalOf(before)).toBe(7000);
      const after = papersOfMonth(monthWith({ month: '2026-12', refunds }));
      expect(after).toMatchObject([{ kind: 'credit', day: '2026-12-02', reference: 'pi_1' }]);
      expect(totalOf(after)).toBe(-1000);
      expect(bookSums(before).gst + bookSums(after).gst).toBe(gstOf(6000, reduced.menus, []));
    });

    it('keeps the sale of an order that was cancelled later', () => {
      const refunds = [
        refundOf({ kind: 'cancellation', amount: 7000, priceReduction: 7000, at: nextMonth }),
      ];
      const papers = papersOfMonth(monthWith({ refunds }));
      expect(papers).toMatchObject([{ kind: 'sale', contact: paid.customerInfo.name }]);
      expect(totalOf(papers)).toBe(7000);
      expect(bookSums(papers).gst).toBe(gstOf(7000, paid.menus, ['free']));
      const unknown = monthWith({ refunds, paidOrder: () => undefined });
      expect(papersOfMonth(unknown)).toMatchObject([{ contact: 'Cancelled order' }]);
    });

    it('credits what left the price of the order as it was, once for all its payments', () => {
      const goodwill = { kind: 'goodwill' as const, priceReduction: undefined, amount: 500 };
      const refunds = [
        refundOf({ ...goodwill, creditNote: 7 }),
        refundOf({ ...goodwill, id: 'r2' }),
      ];
      const papers = papersOfMonth(monthWith({ orders: [paid], refunds }));
      expect(papers[1]).toMatchObject({ kind: 'credit', number: 'CN-000007' });
      expect(totalOf(papers)).toBe(6000);
      expect(bookSums(papers).credits).toBe(-1000);
    });

    it('keeps what was given back as points: the money stays, and the points reduce another order', () => {
      const refunds = [refundOf({ to: 'points' })];
      const papers = papersOfMonth(monthWith({ orders: [reduced], refunds }));
      expect(papers).toMatchObject([{ kind: 'sale' }]);
      expect(totalOf(papers)).toBe(7000);
    });

    it('credits what an invoice was reduced by in its own month, under the number of the credit note', () => {
      const invoiced = { ...reduced, invoice: 42 };
      const refunds = [refundOf({ creditNote: 7, invoice: 42 })];
      const papers = papersOfMonth(monthWith({ orders: [invoiced], refunds }));
      expect(papers.map(({ number, lines }) => [number, linesSum(lines)])).toEqual([
        ['000042', 7000],
        ['CN-000007', -1000],
      ]);
      expect(bookSums(papers).gst).toBe(gstOf(6000, reduced.menus, []));
    });

    it('has no credit note before the sale that it reduces', () => {
      const refunds = [
        refundOf({ creditNote: 7, invoice: 42, at: Date.parse('2026-10-30T01:00:00Z') }),
      ];
      const orders = [{ ...reduced, invoice: 42 }];
      expect(papersOfMonth(monthWith({ month: '2026-10', refunds }))).toEqual([]);
      expect(papersOfMonth(monthWith({ orders, refunds }))[1]).toMatchObject({
        kind: 'credit',
        day: '2026-11-24',
      });
    });

    it('counts one that failed and was repeated once, in the month of the decision', () => {
      const failed = { state: 'failed' as const, retriedBy: 'd2' };
      const again = {
        id: 'r2',
        decision: 'd2',
        retryOf: 'r1',
        priceReduction: undefined,
        at: nextMonth,
      };
      const reductions = [refundOf(failed), refundOf(again)];
      expect(totalOf(papersOfMonth(monthWith({ orders: [reduced], refunds: reductions })))).toBe(
        6000,
      );
      const goodwill = { kind: 'goodwill' as const, priceReduction: undefined, creditNote: 7 };
      const refunds = [refundOf({ ...goodwill, ...failed }), refundOf({ ...goodwill, ...again })];
      expect(totalOf(papersOfMonth(monthWith({ orders: [paid], refunds })))).toBe(6000);
      for (const month of [reductions, refunds]) {
        expect(papersOfMonth(monthWith({ month: '2026-12', refunds: month }))).toEqual([]);
      }
    });

    it('gives back no more than was paid, if a goodwill came before the cancellation', () => {
      const refunds = [
        refundOf({ kind: 'goodwill', priceReduction: undefined, amount: 2000 }),
        refundOf({ decision: 'd2', kind: 'cancellation', amount: 5000, priceReduction: 7000 }),
      ];
      expect(totalOf(papersOfMonth(monthWith({ refunds })))).toBe(0);
    });

    it('leaves over all months what the order costs and what staff took off it, less the money given back', () => {
      const drawn = fc.record({
        amount: fc.integer({ min: 1, max: 900 }),
        more: fc.nat(100),
        kind: fc.constantFrom('reduction' as const, 'goodwill' as const),
        to: fc.constantFrom('card' as const, 'points' as const),
        creditNote: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
        days: fc.integer({ min: -40, max: 60 }),
      });
      const months = ['2026-10', '2026-11', '2026-12', '2027-01'];
      fc.assert(
        fc.property(fc.array(drawn, { maxLength: 5 }), (all) => {
          const refunds = all.map(({ amount, more, kind, to, creditNote, days }, index) =>
            refundOf({
              ...{ id: `r${index}`, decision: `d${index}`, kind, to, amount, creditNote },
              priceReduction: kind === 'goodwill' ? undefined : amount + more,
              at: Date.parse('2026-11-24T01:00:00Z') + days * 86_400_000,
            }),
          );
          const books = months.map((month) =>
            totalOf(
              papersOfMonth(
                monthWith({ month, refunds, orders: month === '2026-11' ? [reduced] : [] }),
              ),
            ),
          );
          const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(books)).toBe(
            6000 +
              sum(refunds.map(({ priceReduction = 0 }) => priceReduction)) -
              sum(refunds.map(({ to, amount }) => (to === 'card' ? amount : 0))),
          );
        }),
        { numRuns: 200, seed: 20_261_127 },
      );
    });

    it('credits a dispute that was lost when it was lost, and none that was won after all', () => {
      const lost = refundOf({
        kind: 'provider',
        priceReduction: undefined,
        dispute: true,
        reason: '',
      });
      const papers = papersOfMonth(monthWith({ orders: [paid], refunds: [lost] }));
      const [credit] = papers.filter(({ kind }) => kind === 'credit');
      expect(credit).toMatchObject({ day: '2026-11-28', lines: expect.anything() });
      expect(credit?.lines[0]?.description).toBe(words.dispute);
      expect(totalOf(papers)).toBe(7000 - 1000);
      const won = { ...lost, state: 'canceled' as const };
      expect(totalOf(papersOfMonth(monthWith({ orders: [paid], refunds: [won] })))).toBe(7000);
    });

    it('leaves out payments that became no order', () => {
      const refunds = [refundOf({ kind: 'exception', priceReduction: undefined })];
      expect(papersOfMonth(monthWith({ refunds }))).toEqual([]);
    });
  });

  it('gives every paper a number of its own, the same each time', () => {
    const orders = Array.from({ length: 500 }, (_, index) => ({
      ...paid,
      orderId: `order-${index}`,
    }));
    const numbers = papersOfMonth(monthWith({ orders })).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(500);
    expect(Math.max(...numbers.map(({ length }) => length))).toBeLessThanOrEqual(13);
    expect(papersOfMonth(monthWith({ orders })).map(({ number }) => number)).toEqual(numbers);
  });
});
