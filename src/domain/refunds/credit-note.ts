import type { Cents } from '../lib/money.ts';
import type { OrderLine } from '../order/order.ts';
import { type DocumentWrite, stores, withoutUndefined } from '../store/document-write.ts';
import type { RefundTarget } from './refund.ts';

/** A credit note: takes back part of an issued invoice, which itself does not change. */
export interface CreditNote {
  number: number;
  invoice: number;
  dateId: string;
  orderKey: string;
  /** When it was issued, epoch ms. */
  issuedAt: number;
  /** Dollars. */
  amount: number;
  to: RefundTarget;
  reason: string;
  /** The lines that were taken off the order; empty for a refund of an amount only. */
  lines: Record<string, OrderLine>;
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
