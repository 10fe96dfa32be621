import { sydneyClock } from '../../dates/sydney-time.ts';
import { chargesGst } from '../../invoices/gst.ts';
import { type Invoice, invoiceAmounts, invoiceNumberText } from '../../invoices/invoice.ts';
import { cutText } from '../../lib/cut-text.ts';
import type { Language } from '../../lib/language.ts';
import { type Cents, toCents } from '../../lib/money.ts';
import { toSafeLine } from '../../lib/safe-line.ts';
import { textHash } from '../../lib/text-hash.ts';
import type { Menus } from '../../menus/menu.ts';
import { amountDue, linesTotal, lineTitle, type Order } from '../../order/order.ts';
import { ownOrderId } from '../../order/order-id.ts';
import { creditNoteNumberText } from '../../refunds/payments/credit-note.ts';
import { isFromPayment, ownAmount, type Refund } from '../../refunds/refund.ts';
import { monthOf } from '../numbers/invoice-month.ts';
import { type GstChange, wasGstFree } from './gst-changes.ts';

/** How GST applies to a line: a tenth on top, none, or the seller does not charge any. */
export type BookTax = 'gst' | 'free' | 'none';

/** A line of a paper in the books. */
export interface BookLine {
  /** What it is booked to: the sale of food, points that customers have used, or what an invoice deducts. */
  account: 'sales' | 'points' | 'fees';
  tax: BookTax;
  description: string;
  /** With GST, cents; negative on credit notes and for points. */
  amount: Cents;
  /** The GST in it, cents: an eleventh of the amount, rounded, as bookkeeping programs compute it. */
  gst: Cents;
}

/** A sale or a credit note as the books have it. */
export interface BookPaper {
  kind: 'sale' | 'credit';
  /** At most 13 characters, the same whenever the month is exported again. */
  number: string;
  /** Name of the customer, `deleted-…` once their data was deleted. */
  contact: string;
  /** "2026-11-24": the day of delivery; of a credit note, the day it was decided. */
  day: string;
  reference: string;
  lines: BookLine[];
}

/** The words in the lines. */
export interface BookWords {
  pointsUsed: string;
  /** Commission and cash balance, which an invoice deducts. */
  deducted: string;
  /** Food that points have paid. */
  byPoints: string;
  /** Food whose price was given back in a later month, or as points. */
  givenBack: string;
  refund: string;
  /** Money that a customer's bank has taken back. */
  dispute: string;
  cancelledOrder: string;
}

/** What is needed of an order that a payment has paid. */
export type PaidOrder = Pick<Order, 'menus' | 'customerInfo'>;

/** What is needed of an issued invoice. */
export type IssuedInvoice = Pick<
  Invoice,
  'invoice' | 'invoiceDate' | 'invoiceType' | 'dateId' | 'customerInfo' | 'totalPrice' | 'usedPoint'
>;

export interface BookMonth {
  /** "2026-11" */
  month: string;
  /** The orders delivered in the month, as they are now. */
  orders: readonly Order[];
  /** All refunds about these orders and of the month; others are left out. */
  refunds: readonly Refund[];
  /** The order that a refunded payment has paid, for what it was spent on. */
  paidOrder: (refund: Refund) => PaidOrder | undefined;
  menus: Menus;
  /** What has changed of the dishes' GST since the month ended, or that of a refunded order. */
  gstChanges: readonly GstChange[];
  /** The invoices of the orders, and those issued in the month. */
  invoices: readonly IssuedInvoice[];
  seller: { abn: string; gstFrom: string };
  language: Language;
  words: BookWords;
}

/** The lines of an order or of a part of it. */
type Lines = Order['menus'];

/**
 * A month's sales and credit notes, by day and number. A sale is an order as it stood at the end of its month of
 * delivery: what was refunded by then has made it smaller; what is refunded later stays in it, and is a credit note
 * in the month of the refund. So a month that is over is exported the same again. Refunds that leave the price of
 * their order as it is are always credit notes, and so are those with a credit note of their own, because the invoice
 * that it reduces has been issued with the whole amount. No credit note comes before the delivery. What was given back
 * as points stays in the sale and is no credit note: the money stays with the shop, and the points reduce the order on
 * which they are used. GST is that of the dishes when the month ended. An invoice that is issued later leaves the sale
 * its number, and what it deducts is a paper in the month of the invoice.
 */
export function papersOfMonth(given: BookMonth): BookPaper[] {
  const { month, orders, refunds } = given;
  const decisions = decisionsOf(refunds);
  const added = new Map<string, Decision[]>();
  for (const one of decisions) {
    if (monthOfDate(one.first.dateId) !== month || addedToSale(one) === 0) continue;
    const key = orderName(one.first);
    added.set(key, [...(added.get(key) ?? []), one]);
  }
  const sales = orders.map((order) => {
    const key = orderName({ ...order, uid: order.customerInfo.uid });
    const own = added.get(key) ?? [];
    added.delete(key);
    return salePaper(order, own, given);
  });
  const cancelled = [...added.values()].map((own) => cancelledPaper(own, given));
  const credits = decisions
    .filter((one) => isCredited(one) && creditDay(one).startsWith(month))
    .map((one) => creditPaper(one, given));
  const deductions = given.invoices
    .filter((one) => monthOf(one.invoiceDate) === month && isIssuedLater(one))
    .map((one) => deductionPaper(one, given));
  const papers = [...sales, ...cancelled, ...deductions, ...credits].filter(
    ({ lines }) => lines.length > 0,
  );
  return papers.sort((a, b) => (`${a.day} ${a.number}` < `${b.day} ${b.number}` ? -1 : 1));
}

/** The sums of papers, cents; `sales` is before points, `credits` is negative, `total` what is left to be paid. */
export interface BookSums {
  sales: Cents;
  points: Cents;
  fees: Cents;
  credits: Cents;
  total: Cents;
  gst: Cents;
}

export function bookSums(papers: readonly BookPaper[]): BookSums {
  const sums = { sales: 0, points: 0, fees: 0, credits: 0, total: 0, gst: 0 };
  for (const { kind, lines } of papers) {
    for (const { account, amount, gst } of lines) {
      if (kind === 'credit' && account === 'sales') sums.credits += amount;
      else sums[account] += amount;
      sums.total += amount;
      sums.gst += gst;
    }
  }
  return sums;
}

/** What staff decided in one step, which may give several payments back. */
interface Decision {
  first: Refund;
  /** By how much it has made its order cheaper, cents. */
  off: Cents;
  /** What it gives back in money, cents: less than `off` where the payments hold no more. */
  given: Cents;
}

/**
 * The decisions about orders. What became of payments without an order is no sale, and no refund of one. A refund that
 * failed still counts, because the shop owes it; so its repetition does not, nor what covers it.
 */
function decisionsOf(refunds: readonly Refund[]): Decision[] {
  const byDecision = new Map<string, Refund[]>();
  for (const refund of refunds) {
    if (refund.kind === 'exception' || refund.retryOf !== undefined) continue;
    // A dispute that was lost and is won after all: nothing is owed.
    if (refund.dispute && !isFromPayment(refund)) continue;
    byDecision.set(refund.decision, [...(byDecision.get(refund.decision) ?? []), refund]);
  }
  return [...byDecision.values()].flatMap((records) => {
    const first = records.find(({ priceReduction }) => priceReduction !== undefined) ?? records[0];
    if (!first) return [];
    const sum = records.reduce((total, record) => total + ownAmount(record), 0);
    return [{ first, off: first.priceReduction ?? 0, given: first.to === 'card' ? sum : 0 }];
  });
}

/** Whether what a decision gives back is a credit note; otherwise its sale is smaller by it from the start. */
function isCredited({ first, off }: Decision): boolean {
  const isLater = monthOf(first.at) > monthOfDate(first.dateId);
  return off === 0 || isLater || first.creditNote !== undefined;
}

/** What a sale has beside the order as it is now: what a decision took off it, unless it is netted with the refund. */
function addedToSale(one: Decision): Cents {
  return isCredited(one) ? one.off : one.off - one.given;
}

function creditDay({ first }: Decision): string {
  const decided = sydneyDayText(first.at);
  const delivered = dayOfDate(first.dateId);
  return delivered.localeCompare(decided) > 0 ? delivered : decided;
}

const monthOfDate = (dateId: string) => `${dateId.slice(0, 4)}-${dateId.slice(4, 6)}`;
const dayOfDate = (dateId: string) => `${monthOfDate(dateId)}-${dateId.slice(6, 8)}`;
const orderName = (of: Pick<Refund, 'dateId' | 'uid'> & Parameters<typeof ownOrderId>[0]) =>
  [of.dateId, of.uid, ownOrderId(of)].join('/');

/** "261124-1a2b3c": the day and a mark of the name, in 13 characters. */
function ownNumber(prefix: '' | 'C', day: string, name: string): string {
  const mark = BigInt(`0x${textHash(name)}`)
    .toString(36)
    .padStart(6, '0')
    .slice(-6);
  return `${prefix}${day.replaceAll('-', '').slice(2)}${prefix ? '' : '-'}${mark}`;
}

/** Longest name of a contact that the programs take, characters. */
const longestContact = 255;

/** Without a name that can be seen the id: the programs refuse a file with a paper that names nobody. */
const contactOf = ({ customerInfo: { name, uid } }: Pick<Order, 'customerInfo'>) =>
  cutText(toSafeLine(name).trim(), longestContact) || uid;

function salePaper(order: Order, added: readonly Decision[], given: BookMonth): BookPaper {
  const { words, language } = given;
  const { dateId, menus, paymentMethod } = order;
  const invoice = invoiceOfSale(order, given);
  const due = amountDue(order);
  const sum = linesTotal(menus);
  const day = dayOfDate(dateId);
  const paid = taxed(due, menus, dateId, given);
  const whole = taxed(sum, menus, dateId, given);
  // What points have paid is booked as a sale and as a discount of the same amount. The GST of both cancels to
  // the cent, so that the paper has the GST of the amount paid, however a program rounds it.
  const byPoints = subtract(whole, paid);
  const dishes = Object.values(menus)
    .map((line) => `${lineTitle(line, language)} ×${line.q}`)
    .join(', ');
  return {
    kind: 'sale',
    number:
      invoice === undefined
        ? ownNumber('', day, orderName({ ...order, uid: order.customerInfo.uid }))
        : invoiceNumberText(invoice),
    contact: contactOf(order),
    day,
    reference: order.payment_intent ?? paymentMethod,
    lines: [
      ...bookLines('sales', paid, dishes),
      ...bookLines('sales', byPoints, words.byPoints),
      ...bookLines('points', negated(byPoints), words.pointsUsed),
      ...deductedLines(invoice, given, order),
      ...added.flatMap((one) =>
        bookLines('sales', partsOf(addedToSale(one), one, given), words.givenBack),
      ),
    ],
  };
}

/** Whether an invoice was issued after the month of the delivery, whose books it leaves as they are. */
function isIssuedLater({ invoiceDate, dateId }: Pick<IssuedInvoice, 'invoiceDate' | 'dateId'>) {
  return monthOf(invoiceDate) > monthOfDate(dateId);
}

/** The number of the invoice as which a sale is booked; undefined without one, or if it was issued later. */
function invoiceOfSale(
  { invoice, invoiceDate, dateId }: Pick<Order, 'invoice' | 'invoiceDate' | 'dateId'>,
  { invoices }: BookMonth,
): number | undefined {
  const issued = invoiceDate ?? invoices.find((one) => one.invoice === invoice)?.invoiceDate;
  return issued !== undefined && isIssuedLater({ invoiceDate: issued, dateId })
    ? undefined
    : invoice;
}

/**
 * What an invoice deducts, as it says: it settles who pays whom, and leaves the GST as it is. `order` is what it is of,
 * where there is no copy of the invoice.
 */
function deductedLines(number: number | undefined, given: BookMonth, order?: Order): BookLine[] {
  if (number === undefined) return [];
  const invoice = given.invoices.find((one) => one.invoice === number) ?? order;
  if (!invoice) return [];
  const { fee, cashBalance } = invoiceAmounts(invoice, invoice.invoiceType ?? 'normal');
  const parts = { gst: 0, free: 0, none: -(fee + cashBalance) };
  return bookLines('fees', parts, given.words.deducted);
}

/**
 * What an invoice has deducted of an order that was cancelled since: nobody has to pay it. Where the money stays with the shop,
 * as points, the sale stays, and so does what was deducted from it.
 */
function undeductedLines({ first }: Decision, given: BookMonth): BookLine[] {
  if (first.kind !== 'cancellation' || first.to !== 'card') return [];
  return deductedLines(first.invoice, given).map((line) => ({ ...line, amount: -line.amount }));
}

/** What an invoice deducts from a sale that an earlier month has in its books. */
function deductionPaper(invoice: IssuedInvoice, given: BookMonth): BookPaper {
  return {
    kind: 'sale',
    number: invoiceNumberText(invoice.invoice),
    contact: contactOf(invoice),
    day: sydneyDayText(invoice.invoiceDate),
    reference: dayOfDate(invoice.dateId),
    lines: deductedLines(invoice.invoice, given),
  };
}

/** An order that was cancelled after it was in the books, or for points. */
function cancelledPaper(added: readonly Decision[], given: BookMonth): BookPaper {
  const [{ first }] = added as [Decision];
  const order = given.paidOrder(first);
  const day = dayOfDate(first.dateId);
  const invoice = invoiceOfSale(first, given);
  return {
    kind: 'sale',
    number:
      invoice === undefined ? ownNumber('', day, orderName(first)) : invoiceNumberText(invoice),
    contact: order ? contactOf(order) : given.words.cancelledOrder,
    day,
    reference: first.payment_intent ?? '',
    lines: [
      ...added.flatMap((one) =>
        bookLines('sales', partsOf(addedToSale(one), one, given), given.words.cancelledOrder),
      ),
      ...deductedLines(invoice, given),
    ],
  };
}

function creditPaper(decision: Decision, given: BookMonth): BookPaper {
  const { first } = decision;
  const order = given.paidOrder(first);
  const day = creditDay(decision);
  return {
    kind: 'credit',
    number:
      first.creditNote === undefined
        ? ownNumber('C', day, first.decision)
        : creditNoteNumberText(first.creditNote),
    contact: order ? contactOf(order) : given.words.cancelledOrder,
    day,
    reference: first.payment_intent ?? '',
    lines: [
      ...bookLines(
        'sales',
        negated(partsOf(decision.given, decision, given)),
        [first.dispute ? given.words.dispute : given.words.refund, first.reason]
          .filter(Boolean)
          .join(': '),
      ),
      ...undeductedLines(decision, given),
    ],
  };
}

/** An amount by tax, cents. */
type Taxed = Record<BookTax, Cents>;

/**
 * An amount for some lines by tax; what differs from their sum is spread over them by price, as `gstOf` does.
 * Without lines all of it is taxable, as a dish is without a statement.
 * What an issued invoice names as GST-free does not count, because customers may issue it.
 */
function taxed(amount: Cents, lines: Lines, dateId: string, given: BookMonth): Taxed {
  if (!chargesGst(given.seller, dateId)) return { gst: 0, free: 0, none: amount };
  const sum = linesTotal(lines);
  const taxable = Object.entries(lines)
    .filter(([key]) => !wasGstFree(key, monthOfDate(dateId), given))
    .reduce((total, [, { price, q }]) => total + toCents(price) * q, 0);
  const gst = sum > 0 ? Math.round((amount * taxable) / sum) : amount;
  return { gst, free: amount - gst, none: 0 };
}

/** An amount of a decision by tax, the same whenever it is asked for: by what its payment was for. */
function partsOf(amount: Cents, { first }: Decision, given: BookMonth): Taxed {
  return taxed(amount, given.paidOrder(first)?.menus ?? {}, first.dateId, given);
}

const taxes: readonly BookTax[] = ['gst', 'free', 'none'];
const negated = (parts: Taxed): Taxed => subtract({ gst: 0, free: 0, none: 0 }, parts);

function subtract(parts: Taxed, other: Taxed): Taxed {
  return {
    gst: parts.gst - other.gst,
    free: parts.free - other.free,
    none: parts.none - other.none,
  };
}

function bookLines(account: BookLine['account'], parts: Taxed, description: string): BookLine[] {
  return taxes.flatMap((tax) => {
    const amount = parts[tax];
    if (amount === 0) return [];
    const gst = tax === 'gst' ? Math.sign(amount) * Math.round(Math.abs(amount) / 11) : 0;
    return [{ account, tax, description, amount, gst }];
  });
}

function sydneyDayText(at: number): string {
  return sydneyClock(at).slice(0, 10);
}
