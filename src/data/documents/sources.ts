import type { PaymentExceptions } from '../../domain/card/exception-notes.ts';
import type { TempOrder } from '../../domain/card/temp-order.ts';
import { readUser, type User } from '../../domain/customer/user.ts';
import { parseActiveDates } from '../../domain/dates/active-date.ts';
import type { DeliveryWindows } from '../../domain/dates/delivery-window.ts';
import { parseCategories, parseMenus } from '../../domain/menus/menu.ts';
import { parseAnnouncements } from '../../domain/messages/announcement.ts';
import type { Consents } from '../../domain/messages/consent.ts';
import type { ReminderNumber } from '../../domain/messages/reminder-number.ts';
import { readableOrders } from '../../domain/order/stored/readable-orders.ts';
import type { PointBalance } from '../../domain/points/ledger-plan.ts';
import { readableLedger } from '../../domain/points/own-ledger.ts';
import { parsePointRate } from '../../domain/points/points.ts';
import type { CustomerRefunds } from '../../domain/refunds/customer-refunds.ts';
import type { CreditNotes } from '../../domain/refunds/payments/credit-note.ts';
import type { DocumentSource } from './live-document.ts';
import { reportUnreadable } from './unreadable-entries.ts';

/** Paths and types of the documents that the shop reads; docs/data-model.md describes them. */
function publicDocument<T>(path: string, parse: DocumentSource<T>['parse']): DocumentSource<T> {
  return { path, parse, public: true };
}

export const activeDates = publicDocument('dates/activeDates', parseActiveDates);
/** The dates of a year, kept for the cooking instructions after they have passed. */
export const datesOfYear = (year: number) => publicDocument(`dates/${year}`, parseActiveDates);
export const menus = publicDocument('manages/menus', parseMenus);
export const categories = publicDocument('manages/categories', parseCategories);
/** Announcements that staff have posted. */
export const postedAnnouncements = publicDocument('common/gongji', parseAnnouncements);
/** The shop's point rate, percent. */
export const pointRate = publicDocument('common/point', parsePointRate);

/** Documents that only the shop's plans and staff write, so most are not validated: mostly a user's own, by uid. */
function ownDocument<T>(collection: string): (id: string) => DocumentSource<T> {
  return (id) => ({ path: `${collection}/${id}`, parse: (data) => data as T });
}

/** The same for a map of entries from many years: those that can't be read are left out, and told to staff. */
function ownEntries<T>(
  collection: string,
  read: (data: Record<string, unknown>) => { entries: T; unreadable: string[] },
): (id: string) => DocumentSource<T> {
  return (id) => {
    const path = `${collection}/${id}`;
    const parse = (data: Record<string, unknown>) => {
      const { entries, unreadable } = read(data);
      if (unreadable.length > 0) reportUnreadable(path, unreadable);
      return entries;
    };
    return { path, parse };
  };
}

export const userDocument = (uid: string): DocumentSource<User> => ({
  path: `users/${uid}`,
  parse: (data) => readUser(uid, data),
});
export const customerOrders = ownEntries('ordersForCustomer', readableOrders);
/** The delivery times that a customer has been told. */
export const deliveryWindows = ownDocument<DeliveryWindows>('deliveryWindows');
export const customerOrdersBackup = ownEntries('ordersForCustomerBackup', readableOrders);
export const pointsLedger = ownEntries('points', readableLedger);
/** The points that a customer can spend. */
export const pointBalance = ownDocument<PointBalance>('pointBalances');
/** The customer's payments without an order. */
export const paymentExceptions = ownDocument<PaymentExceptions>('paymentExceptions');
/** Card orders that wait for their payment. */
export const tempCardOrders = ownEntries('tempOrdersForCard', readableOrders<TempOrder>);
export const customerRefunds = ownDocument<CustomerRefunds>('refundsForCustomer');
/** What a customer has asked to be told. */
export const customerConsents = ownDocument<Consents>('consents');
/** A number to which reminders have gone by text; staff read it. */
export const reminderNumber = ownDocument<ReminderNumber>('reminderNumbers');
export const creditNotesOf = (invoice: number) =>
  ownDocument<CreditNotes>('creditNotes')(String(invoice));
