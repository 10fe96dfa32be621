import { isUnpaid, type PayLink } from '../../../domain/card/pay-link.ts';
import { paymentLookBackMs } from '../../../domain/issues/issues.ts';
import { stores } from '../../../domain/store/document-write.ts';
import { presentIds, queryOnce } from '../common/staff-reads.ts';

/** Payments that are neither paid nor expired; a short list, because every payment is settled soon. */
export function readUnsettledCheckouts() {
  return queryOnce({
    collection: stores.checkouts,
    equal: [['settled', { booleanValue: false }]],
  });
}

/**
 * How many card orders of a date are not paid yet: `payments`, those of customers at the provider; `links`, those that staff
 * have taken by phone, whether or not their link is open.
 */
export async function countOpenPayments(
  dateId: string,
): Promise<{ payments: number; links: number }> {
  const [checkouts, links] = await Promise.all([
    readUnsettledCheckouts(),
    queryOnce({ collection: stores.payLinks, equal: [['dateId', { stringValue: dateId }]] }),
  ]);
  const own = checkouts.filter(({ data }) => data.dateId === dateId && data.link === undefined);
  const unpaid = links.filter(({ data }) => isUnpaid(data as unknown as PayLink));
  return { payments: own.length, links: unpaid.length };
}

/** The fields of a checkout that `issuesOf` uses. */
const issueFields = [
  ...['state', 'settled', 'uncopied', 'unlisted', 'payment_intent', 'pendingIssue', 'createdAt'],
  ...['dateId', 'orderKey', 'uid', 'order.customerInfo.name', 'order.customerInfo.phone'],
];

/**
 * The payments of the last 60 days that became no order, by session, and those of them that have one after all. The others are
 * not read: a payment completes in one commit with its order.
 */
export async function readExceptionalPayments(now: number): Promise<{
  checkouts: Record<string, unknown>;
  paidOrders: ReadonlySet<string>;
}> {
  const found = await queryOnce({
    collection: stores.checkouts,
    equal: [['state', { stringValue: 'exception' }]],
    between: ['createdAt', now - paymentLookBackMs, now + paymentLookBackMs],
    select: issueFields,
  });
  const payments = found.map(({ data }) => data.payment_intent);
  const paid = [...new Set(payments.filter((one) => typeof one === 'string' && one !== ''))];
  return {
    checkouts: Object.fromEntries(found.map(({ id, data }) => [id, data])),
    paidOrders: await presentIds(stores.cardPaymentIntent, paid as string[]),
  };
}
