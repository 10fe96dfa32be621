import { type DocumentWrite, stores, withoutUndefined } from '../document-write.ts';
import type { Cents } from '../money.ts';
import type { OrderLine } from '../order.ts';
import type { RefundTarget } from './refund.ts';

/** A paper of its own that takes back part of an issued invoice, which stays as it is. */
export interface CreditNote {
  number: number;
  invoice: number;
  dateId: string;
  orderKey: string;
  /** Moment of issuing, epoch ms. */
  issuedAt: number;
  /** Dollars. */
  amount: number;
  to: RefundTarget;
  reason: string;
  /** What was taken off the order; empty for an amount. */
  lines: Record<string, OrderLine>;
}

/** creditNotes/{invoice number}: all notes of one invoice by their numbers, and whose they are. */
export interface CreditNotes {
  uid: string;
  notes: Record<string, CreditNote>;
}

/** "CN-000007" */
export function creditNoteNumberText(number: number): string {
  return `CN-${String(number).padStart(6, '0')}`;
}

/** The next number after what common/creditNote holds; the first is 1. */
export function nextCreditNote(counter: Record<string, unknown> | undefined): number {
  const current = counter?.currentNo;
  return typeof current === 'number' && Number.isSafeInteger(current) ? current + 1 : 1;
}

/** The writes that issue a note: its number is taken in the same transaction, so numbers have no gaps. */
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

/** What a list of lines has less of than another, at the first one's prices. */
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
