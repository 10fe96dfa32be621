import { sydneyClock } from '../dates/sydney-time.ts';
import { toDollars } from '../lib/money.ts';
import { toCsv } from '../staff/csv.ts';
import { creditNoteNumberText } from './credit-note.ts';
import type { Refund } from './refund.ts';

const header = [
  'dateId',
  'time',
  'orderKey',
  'uid',
  'kind',
  'to',
  'amount',
  'state',
  'payment',
  'creditNote',
  'staff',
  'reason',
];

/**
 * The refunds of a date as CSV for the bookkeeper, one row for each, the oldest first; dollars, negative
 * because the money leaves the shop.
 */
export function refundsCsv(refunds: readonly Refund[]): string {
  const rows = [...refunds]
    .sort((a, b) => a.at - b.at)
    .map((refund) => [
      refund.dateId,
      sydneyClock(refund.at),
      refund.orderKey,
      refund.uid,
      refund.kind,
      refund.to,
      -toDollars(refund.amount) + 0,
      refund.state,
      refund.payment_intent ?? '',
      refund.creditNote === undefined ? '' : creditNoteNumberText(refund.creditNote),
      refund.actorName,
      refund.reason,
    ]);
  return toCsv([header, ...rows]);
}
