/** An earlier SMS of the customer; `at` is the time of the last attempt to send it, epoch ms. */
interface EarlierSms {
  dateId: string;
  orderId: string;
  /** Recipient; SMS sent before 2026-11-26 have none. */
  to?: string | undefined;
  at: number;
  /** It was the copy for whoever had ordered. */
  copy?: true | undefined;
}

/** How many SMS the shop has started to send on a day in Sydney, in total and by recipient. */
interface SmsCount {
  total: number;
  to: Record<string, number>;
}

/** smsSent/day-{yyyymmdd}. `fresh` counts those of new accounts, which `total` and `to` leave out. */
export interface SmsOfDay extends Partial<SmsCount> {
  fresh?: SmsCount;
}

/**
 * Customers whom the shop knows have one pot of SMS for a day, new accounts another, so that made-up accounts
 * use up nobody else's SMS.
 */
export type SmsPot = 'known' | 'fresh';

/** How long an SMS counts towards the limit of its customer, ms. */
export const smsPeriod = 24 * 60 * 60_000;

/**
 * Most confirmation SMS in a day: for one order, and as many copies of them, for one customer, from one customer to one number, and to one
 * number from all customers of a pot. A new account whose e-mail address is confirmed has the `fresh` pot, and
 * by itself the limits of known customers.
 */
export const smsLimits: Record<SmsPot, Record<'order' | 'customer' | 'pair' | 'number', number>> = {
  known: { order: 5, customer: 20, pair: 10, number: 20 },
  fresh: { order: 3, customer: 3, pair: 3, number: 6 },
};

/** Most SMS of each pot in a day, unless the settings say otherwise; docs/deploy.md says why so many. */
export const defaultPotSizes: Record<SmsPot, number> = { known: 6000, fresh: 600 };

/** From this share of a pot on, staff are told that it runs out. */
const nearlyEmpty = 0.7;

/** What of a pot is used up so far. */
export function smsCountOf(day: SmsOfDay | undefined, pot: SmsPot): SmsCount {
  return { total: 0, to: {}, ...(pot === 'known' ? day : day?.fresh) };
}

/** The pot of a customer. `applyNewAccountLimits`: the limits of a new account hold for them. */
interface SmsPotState {
  pot: SmsPot;
  applyNewAccountLimits: boolean;
  used: SmsCount;
  potSize: number;
}

/**
 * Why another confirmation SMS would exceed a limit; undefined if it would not. Every edit of an order sends
 * one, to a number that the customer chooses: without limits anybody could use the shop to send SMS to
 * anybody. A copy leaves the last of a customer's SMS to a recipient. `no-room`: others have used up the pot or the
 * number, so it can be sent on another day.
 */
export function smsLimitReached(
  earlier: readonly EarlierSms[],
  order: Omit<EarlierSms, 'at' | 'to'> & { to: string },
  now: number,
  { pot, applyNewAccountLimits, used, potSize }: SmsPotState,
): 'too-many' | 'no-room' | undefined {
  const limits = smsLimits[applyNewAccountLimits ? 'fresh' : 'known'];
  const recent = earlier.filter(({ at }) => at > now - smsPeriod);
  const ofOrder = recent.filter(
    ({ dateId, orderId, copy }) =>
      dateId === order.dateId && orderId === order.orderId && copy === order.copy,
  );
  const toNumber = recent.filter(({ to }) => to === order.to);
  if (
    ofOrder.length >= limits.order ||
    recent.length + (order.copy ? 1 : 0) >= limits.customer ||
    toNumber.length >= limits.pair
  ) {
    return 'too-many';
  }
  const isFull = (used.to[order.to] ?? 0) >= smsLimits[pot].number || used.total >= potSize;
  return isFull ? 'no-room' : undefined;
}

/** Whether a pot of which so many SMS are used runs out: staff are told at the first few. */
export function isPotRunningOut(used: number, potSize: number): boolean {
  const from = Math.ceil(potSize * nearlyEmpty);
  return used >= from && used < from + 10;
}
