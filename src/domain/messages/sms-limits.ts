/** The order that an earlier SMS was about; `at` is the time of the last attempt to send it, epoch ms. */
interface EarlierSms {
  dateId: string;
  orderKey: string;
  at: number;
}

/**
 * smsSent/day-{yyyymmdd}: how many SMS the shop has started to send on a day in Sydney, in total and by
 * recipient.
 */
export interface SmsOfDay {
  total: number;
  to: Record<string, number>;
}

/** How long an SMS counts towards the limit of its customer, ms. */
export const smsPeriod = 24 * 60 * 60_000;

/** Most confirmation SMS in a day: for one order, for one customer, to one number, and for the whole shop. */
export const smsLimits = { order: 5, customer: 20, recipient: 20, shop: 1000 } as const;

/**
 * Whether another confirmation SMS would exceed a limit. Every edit of an order sends one, to a number that
 * the customer chooses: without limits anybody could use the shop to send SMS to anybody.
 */
export function exceedsSmsLimit(
  earlier: readonly EarlierSms[],
  order: { dateId: string; orderKey: string; to: string },
  now: number,
  day: SmsOfDay | undefined,
): boolean {
  const recent = earlier.filter(({ at }) => at > now - smsPeriod);
  const ofOrder = recent.filter(
    ({ dateId, orderKey }) => dateId === order.dateId && orderKey === order.orderKey,
  );
  return (
    ofOrder.length >= smsLimits.order ||
    recent.length >= smsLimits.customer ||
    (day?.to[order.to] ?? 0) >= smsLimits.recipient ||
    (day?.total ?? 0) >= smsLimits.shop
  );
}
