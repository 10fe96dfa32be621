import type { Dispute } from '../../../domain/refunds/payments/dispute.ts';
import { isFromPayment, type Refund } from '../../../domain/refunds/refund.ts';
import type { CardMovement } from '../../../domain/staff/books/compare-payouts.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { queryOnce } from '../common/staff-reads.ts';

/** A dispute moves money at most this long after it began, ms. */
const disputeMs = 200 * 86_400_000;

/** The provider books a payment or a refund at most this long after the shop has opened it, ms. */
const bookedLaterMs = 3 * 86_400_000;

const fields = [
  ...['payment_intent', 'amount', 'createdAt', 'dateId', 'orderKey'],
  'order.customerInfo.name',
];

/**
 * The card payments, the refunds to cards and what disputes have moved between two moments, and some around them, for what is booked later.
 * Throws AppError.
 */
export async function readCardMovements(from: number, to: number): Promise<CardMovement[]> {
  const [checkouts, refunds, disputes] = await Promise.all([
    queryOnce({
      collection: stores.checkouts,
      between: ['createdAt', from - bookedLaterMs, to + 1],
      select: fields,
    }),
    queryOnce({ collection: stores.refunds, between: ['at', from - bookedLaterMs, to + 1] }),
    queryOnce({ collection: stores.disputes, between: ['created', from - disputeMs, to + 1] }),
  ]);
  const payments = checkouts.flatMap(({ data }): CardMovement[] => {
    const {
      payment_intent: payment,
      amount,
      createdAt,
      dateId,
      orderKey,
      order,
    } = data as {
      payment_intent?: string;
      amount: number;
      createdAt: number;
      dateId: string;
      orderKey: string;
      order?: { customerInfo?: { name?: string } };
    };
    // Without a payment nobody has paid.
    if (!payment) return [];
    const name = order?.customerInfo?.name || orderKey;
    return [{ kind: 'payment', payment, amount, at: createdAt, name, dateId }];
  });
  const names = new Map(payments.map(({ payment, name }) => [payment, name]));
  const given = refunds
    .map(({ data }) => data as unknown as Refund)
    .filter((refund) => refund.to === 'card' && isFromPayment(refund) && !refund.dispute)
    .map(({ payment_intent: payment = '', amount, at, dateId }): CardMovement => {
      const name = names.get(payment) ?? '';
      return { kind: 'refund', payment, amount: -amount, at, name, dateId };
    });
  const disputed = disputes
    .map(({ data }) => data as unknown as Dispute)
    .flatMap(({ payment_intent: payment, name, dateId, movements }) =>
      movements.map(({ amount, at }): CardMovement => {
        return { kind: 'dispute', payment, amount, at, name, dateId };
      }),
    )
    .filter(({ at }) => at >= from - bookedLaterMs && at <= to);
  return [...payments, ...given, ...disputed];
}
