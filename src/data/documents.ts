import { type ActiveDates, parseActiveDates } from '../domain/dates.ts';
import { type Categories, type Menus, parseCategories, parseMenus } from '../domain/menu.ts';
import type { CustomerOrders } from '../domain/order.ts';
import { type Ledger, parsePointRate } from '../domain/points.ts';
import type { User } from '../domain/user.ts';
import type { DocumentSource } from './live-document.ts';

/** Paths and shapes of the documents that the shop reads; docs/data-model.md describes them. */
export const activeDates: DocumentSource<ActiveDates> = {
  path: 'dates/activeDates',
  parse: (data) => parseActiveDates(data),
  public: true,
};

/** Past dates of a year, kept for cooking information. */
export const datesOfYear = (year: number): DocumentSource<ActiveDates> => ({
  path: `dates/${year}`,
  parse: parseActiveDates,
  public: true,
});

export const menus: DocumentSource<Menus> = {
  path: 'manages/menus',
  parse: (data) => parseMenus(data),
  public: true,
};

export const categories: DocumentSource<Categories> = {
  path: 'manages/categories',
  parse: (data) => parseCategories(data),
  public: true,
};

/** The shop's point rate, percent. */
export const pointRate: DocumentSource<number> = {
  path: 'common/point',
  parse: parsePointRate,
  public: true,
};

/** A user's own documents: written by this shop's plans and by staff, so their shape is taken as it is. */
export const userDocument = (uid: string): DocumentSource<User> => ({
  path: `users/${uid}`,
  parse: (data) => data as unknown as User,
});

export const customerOrders = (uid: string): DocumentSource<CustomerOrders> => ({
  path: `ordersForCustomer/${uid}`,
  parse: (data) => data as unknown as CustomerOrders,
});

export const customerOrdersBackup = (uid: string): DocumentSource<CustomerOrders> => ({
  path: `ordersForCustomerBackup/${uid}`,
  parse: (data) => data as unknown as CustomerOrders,
});

export const pointsLedger = (uid: string): DocumentSource<Ledger> => ({
  path: `points/${uid}`,
  parse: (data) => data as unknown as Ledger,
});
