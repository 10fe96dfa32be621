import { sydneyClock } from '../dates/sydney-time.ts';
import { toCsv } from '../lib/csv.ts';
import { toDollars } from '../lib/money.ts';
import { creditNoteNumberText } from './payments/credit-note.ts';
import { isEffective, type Refund } from './refund.ts';

export const refundColumns = [
  'dateId',
  'time',
  'name',
  'address',
  'kind',
  'to',
  'amount',
  'notPaidBack',
  'state',
  'payment',
  'creditNote',
  'staff',
  'reason',
] as const;

/** The headers and words of the file in the reader's language. */
export interface RefundCsvWords {
  header: (column: (typeof refundColumns)[number]) => string;
  date: (dateId: string) => string;
  /** Of a moment, epoch ms, in Sydney. */
  time: (at: number) => string;
  kind: (refund: Refund) => string;
  target: (to: Refund['to']) => string;
  state: (refund: Refund) => string;
}

/** What a program reads: the names of the columns and plain codes. */
export const plainRefundWords: RefundCsvWords = {
  header: (column) => column,
  date: (dateId) => dateId,
  time: sydneyClock,
  kind: ({ kind, dispute }) => (dispute ? 'dispute' : kind),
  target: (to) => to,
  state: ({ state, settled }) => settled?.how ?? state,
};

/**
 * The refunds of a date as CSV for the bookkeeper, one row for each, the oldest first; dollars, negative
 * because the money leaves the shop. What failed has left it not, and stands in a column of its own, so that it is not
 * added to the refund that repeats it. `customerOf` says whose order it was.
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
      words.date(refund.dateId),
      words.time(refund.at),
      customer.name,
      customer.address,
      words.kind(refund),
      words.target(refund.to),
      isEffective(refund) ? -toDollars(refund.amount) + 0 : 0,
      isEffective(refund) ? 0 : toDollars(refund.amount),
      words.state(refund),
      refund.payment_intent ?? '',
      refund.creditNote === undefined ? '' : creditNoteNumberText(refund.creditNote),
      refund.actorName,
      refund.reason,
    ]);
  return toCsv([refundColumns.map(words.header), ...rows]);
}
