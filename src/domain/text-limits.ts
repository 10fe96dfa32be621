/** What a text was about; `at` is the moment of its last try, epoch ms. */
interface EarlierText {
  dateId: string;
  orderKey: string;
  at: number;
}

/** How far back texts count, ms. */
export const textPeriod = 24 * 60 * 60_000;

/** Confirmation texts of one order, and of all orders of one customer, within that time. */
const mostOfOrder = 5;
const mostOfCustomer = 20;

/**
 * Whether another confirmation text would be one too many. Every edit of an order is texted, and number
 * and address are the customer's own words: without a limit anybody could text anybody.
 */
export function tooManyTexts(
  earlier: readonly EarlierText[],
  order: { dateId: string; orderKey: string },
  now: number,
): boolean {
  const recent = earlier.filter(({ at }) => at > now - textPeriod);
  const ofOrder = recent.filter(
    ({ dateId, orderKey }) => dateId === order.dateId && orderKey === order.orderKey,
  );
  return ofOrder.length >= mostOfOrder || recent.length >= mostOfCustomer;
}
