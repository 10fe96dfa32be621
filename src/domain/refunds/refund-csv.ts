import { sydneyClock } from '../dates/sydney-time.ts';
import { toCsv } from '../lib/csv.ts';
import { toDollars } from '../lib/money.ts';
import { creditNoteNumberText } from './credit-note.ts';
import type { Refund } from './refund.ts';

export const refundColumns = [
  'dateId',
  'time',
  'name',
  'address',
  'kind',
  'to',
  'amount',
  'state',
  'payment',
  'creditNote',
  'staff',
  'reason',
] as const;

/** The headers and words of the file in the reader's language. */
export interface RefundCsvWords {
  header: (column: (typeof refundColumns)[number]) => string;
  kind: (refund: Refund) => string;
  target: (to: Refund['to']) => string;
  state: (refund: Refund) => string;
}

/** What a program reads: the names of the columns and plain codes. */
export const plainRefundWords: RefundCsvWords = {
  header: (column) => column,
  kind: ({ kind, dispute }) => (dispute ? 'dispute' : kind),
  target: (to) => to,
  state: ({ state, settled }) => settled?.how ?? state,
};

/**
 * The refunds of a date as CSV for the bookkeeper, one row for each, the oldest first; dollars, negative
 * because the money leaves the shop. `customerOf` says whose order it was.
 */
export function refundsCsv(
  refunds: readonly Refund[],
  customerOf: (refund: Refund) => { name: string; address: string },
  words: RefundCsvWords,
): string {
  const rows = [...refunds]
    .sort((a, b) => a.at - b.at)
    .map((refund) => ({ refund, customer: customerOf(refund) }))
    .map(({ refund, customer }) => [
      refund.dateId,
      sydneyClock(refund.at),
      customer.name,
      customer.address,
      words.kind(refund),
      words.target(refund.to),
      -toDollars(refund.amount) + 0,
      words.state(refund),
      refund.payment_intent ?? '',
      refund.creditNote === undefined ? '' : creditNoteNumberText(refund.creditNote),
      refund.actorName,
      refund.reason,
    ]);
  return toCsv([refundColumns.map(words.header), ...rows]);
}
