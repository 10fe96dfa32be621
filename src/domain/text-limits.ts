/** The order of an SMS; `at` is the time of its last attempt, epoch ms. */
interface EarlierText {
  dateId: string;
  orderKey: string;
  at: number;
}

/** smsSent/day-{yyyymmdd}: how many SMS the shop has started to send on a day in Sydney, in total and by recipient. */
export interface TextsOfDay {
  total: number;
  to: Record<string, number>;
}

/** An SMS counts towards its customer's limit for this long, ms. */
export const textPeriod = 24 * 60 * 60_000;

/** Confirmation SMS a day: for one order, for one customer, to one number, and in the whole shop. */
export const textLimits = { order: 5, customer: 20, recipient: 20, shop: 1000 } as const;

/**
 * Whether another confirmation SMS would exceed a limit. Every edit of an order sends one, to a number that the
 * customer chooses: without a limit anybody could send SMS to anybody.
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
