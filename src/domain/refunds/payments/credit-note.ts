import { type Cents, toDollars } from '../../lib/money.ts';
import type { OrderLine } from '../../order/order.ts';
import { type DocumentWrite, stores, withoutUndefined } from '../../store/document-write.ts';
import {
  type CustomerRefund,
  isFromPayment,
  ownAmount,
  type RefundTarget,
  type SettledWay,
} from '../refund.ts';

/** A credit note: takes back part of an issued invoice, which itself does not change. */
export interface CreditNote {
  number: number;
  invoice: number;
  dateId: string;
  /** `ownOrderId` of the order. */
  orderId: string;
  /** When it was issued, epoch ms. */
  issuedAt: number;
  /** Dollars. */
  amount: number;
  to: RefundTarget;
  reason: string;
  /** The lines that were taken off the order; empty for a refund of an amount only. */
  lines: Record<string, OrderLine>;
  /** What has become of the amount; older notes lack it. */
  ways?: NoteWays | undefined;
}

/** Where the amount of a credit note went; `underway`: to the card, not there yet; `owed`: nowhere, the refund failed. */
export type NoteWay = RefundTarget | SettledWay | 'underway' | 'owed';

/** The parts of a credit note's amount, dollars. */
export type NoteWays = Partial<Record<NoteWay, number>>;

/** What has become of a credit note's amount, from the refunds that it includes. */
export function noteWays(refunds: readonly CustomerRefund[]): NoteWays {
  const sums: Partial<Record<NoteWay, Cents>> = {};
  for (const refund of refunds) {
    const way = wayOf(refund);
    if (way) sums[way] = (sums[way] ?? 0) + ownAmount(refund);
  }
  return Object.fromEntries(Object.entries(sums).map(([way, cents]) => [way, toDollars(cents)]));
}

/** Undefined for a refund that another one repeats, which counts instead. */
function wayOf(refund: CustomerRefund): NoteWay | undefined {
  const { state, to, settled, retriedBy, coveredBy } = refund;
  if (retriedBy !== undefined) return undefined;
  if (coveredBy !== undefined) return to;
  if (settled) return settled.how;
  if (!isFromPayment(refund)) return 'owed';
  return state === 'succeeded' ? to : 'underway';
}

/**
 * The writes by which credit notes follow the outcome of their refunds. `changed` are the refunds as they are now, `known`
 * all of the customer as they were.
 */
export function noteOutcomeWrites(
  changed: readonly CustomerRefund[],
  known: readonly CustomerRefund[],
): DocumentWrite[] {
  const all = new Map([...known, ...changed].map((refund) => [refund.id, refund]));
  const notes = new Map(changed.map(({ creditNote, invoice }) => [creditNote, invoice]));
  return [...notes].flatMap(([number, invoice]) => {
    if (number === undefined || invoice === undefined) return [];
    const ways = noteWays([...all.values()].filter(({ creditNote }) => creditNote === number));
    const fields = [{ path: ['notes', String(number), 'ways'], set: ways }];
    return [{ collection: stores.creditNotes, id: String(invoice), fields }];
  });
}

/** creditNotes/{invoice number}: all credit notes of one invoice by number, and the uid of the customer. */
export interface CreditNotes {
  uid: string;
  notes: Record<string, CreditNote>;
}

/** "CN-000007" */
export function creditNoteNumberText(number: number): string {
  return `CN-${String(number).padStart(6, '0')}`;
}

/** The number of the next credit note, from the counter in common/creditNote; the first is 1. */
export function nextCreditNote(counter: Record<string, unknown> | undefined): number {
  const current = counter?.currentNo;
  return typeof current === 'number' && Number.isSafeInteger(current) ? current + 1 : 1;
}

/**
 * The writes that issue a credit note. The number is taken in the same transaction, so numbers have no gaps.
 */
export function creditNoteWrites(uid: string, note: CreditNote): DocumentWrite[] {
  return [
    {
      collection: stores.common,
      id: 'creditNote',
      fields: [{ path: ['currentNo'], set: note.number }],
    },
    {
      collection: stores.creditNotes,
      id: String(note.invoice),
      fields: [
        { path: ['uid'], set: uid },
        { path: ['notes', String(note.number)], set: withoutUndefined(note) },
      ],
    },
  ];
}

/** The lines by which `after` is smaller than `before`, at the prices of `before`. */
export function linesTakenOff(
  before: Record<string, OrderLine>,
  after: Record<string, OrderLine>,
): Record<string, OrderLine> {
  return Object.fromEntries(
    Object.entries(before).flatMap(([menuKey, line]) => {
      const q = line.q - (after[menuKey]?.q ?? 0);
      if (q <= 0) return [];
      const subTotal: Cents = Math.round(line.price * 100) * q;
      return [[menuKey, { ...line, q, subTotal: subTotal / 100 }]];
    }),
  );
}
