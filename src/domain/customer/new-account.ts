import { isOver } from '../dates/open-dates.ts';
import type { CustomerOrders } from '../order/order.ts';
import { isInBalance, type Ledger } from '../points/points.ts';
import type { User } from './user.ts';

/**
 * Most reports of an address in a month from a new account: one that the shop does not know and whose e-mail
 * address is not confirmed. It also has few open cash orders (`mayAddCashOrder`) and fewer SMS a day.
 */
export const maxReportsWhenNew = 1;

/** Whether staff vouch for a customer: they let them pay cash, or lifted the limits of their new account. */
export function isTrusted(user: Pick<User, 'isCashAvailable' | 'isTrusted'> | undefined): boolean {
  return user?.isCashAvailable === true || user?.isTrusted === true;
}

/**
 * Key of a ledger entry by which the shop knows a customer: an order of theirs was paid by card, or delivered,
 * for staff confirm points after the delivery. Undefined without such an order.
 */
export function knownBy(ledger: Ledger): string | undefined {
  return Object.keys(ledger).find((key) => {
    const entry = ledger[key];
    return entry?.type.startsWith('add-order-') && isInBalance(entry);
  });
}

/** Whether the shop knows a customer, by staff or by an order. Nobody gives themselves either. */
export function isKnownCustomer(user: Partial<User> | undefined, ledger: Ledger): boolean {
  return isTrusted(user) || knownBy(ledger) !== undefined;
}

/**
 * On how many dates a new account may have a cash order to come, one on each. Only clients in aged care pay cash while
 * they are new; they are delivered to twice a week.
 */
const maxOpenDatesWhenNew = 2;

/** The dates for which a customer has a cash order and whose day is not over. */
export function openCashDates(orders: CustomerOrders, now: number): string[] {
  return Object.entries(orders)
    .filter(
      ([dateId, ofDate]) =>
        !isOver(dateId, now) &&
        Object.values(ofDate).some(({ paymentMethod }) => paymentMethod === 'cash'),
    )
    .map(([dateId]) => dateId);
}

/** Whether a new account may place another cash order, for this date. */
export function mayAddCashOrder(dateId: string, orders: CustomerOrders, now: number): boolean {
  const open = openCashDates(orders, now);
  return open.length < maxOpenDatesWhenNew && !open.includes(dateId);
}

/** Whether the shop limits new accounts: a setting in common/registration, on by default. */
export function areNewAccountsLimited(registration: Record<string, unknown> | undefined): boolean {
  return registration?.limitNewAccounts !== false;
}
