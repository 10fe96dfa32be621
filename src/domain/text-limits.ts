/** The order that an earlier SMS was about; `at` is the time of the last attempt to send it, epoch ms. */
interface EarlierText {
  dateId: string;
  orderKey: string;
  at: number;
}

/**
 * smsSent/day-{yyyymmdd}: how many SMS the shop has started to send on a day in Sydney, in total and by
 * recipient.
 */
export interface TextsOfDay {
  total: number;
  to: Record<string, number>;
}

/** How long an SMS counts towards the limit of its customer, ms. */
export const textPeriod = 24 * 60 * 60_000;

/** Most confirmation SMS in a day: for one order, for one customer, to one number, and for the whole shop. */
export const textLimits = { order: 5, customer: 20, recipient: 20, shop: 1000 } as const;

/**
 * Whether another confirmation SMS would exceed a limit. Every edit of an order sends one, to a number that
 * the customer chooses: without limits anybody could use the shop to send SMS to anybody.
 */
export function tooManyTexts(
  earlier: readonly EarlierText[],
  order: { dateId: string; orderKey: string; to: string },
  now: number,
  day: TextsOfDay | undefined,
): boolean {
  const recent = earlier.filter(({ at }) => at > now - textPeriod);
  const ofOrder = recent.filter(
    ({ dateId, orderKey }) => dateId === order.dateId && orderKey === order.orderKey,
  );
  return (
    ofOrder.length >= textLimits.order ||
    recent.length >= textLimits.customer ||
    (day?.to[order.to] ?? 0) >= textLimits.recipient ||
    (day?.total ?? 0) >= textLimits.shop
  );
}
