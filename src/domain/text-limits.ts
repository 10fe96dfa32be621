/** The order of an SMS; `at` is the time of its last attempt, epoch ms. */
interface EarlierText {
  dateId: string;
  orderKey: string;
  at: number;
}

/** smsSent/day-{yyyymmdd}: how many texts the shop has begun on a day of Sydney's, in all and by recipient. */
export interface TextsOfDay {
  total: number;
  to: Record<string, number>;
}

/** How far back the texts of a customer count, ms. */
export const textPeriod = 24 * 60 * 60_000;

/** Confirmation texts a day: of one order, of one customer, to one number, and of the whole shop. */
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
