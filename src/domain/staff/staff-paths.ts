import type { Order } from '../order/order.ts';
import { type OrderRef, refOf } from '../order/order-id.ts';

const part = encodeURIComponent;

/** URLs of the staff screens; those of the customer screens are in `domain/lib/paths.ts`. */
export const staffPaths = {
  home: () => '/staff',
  board: (dateId: string) => `/staff/${part(dateId)}`,
  dishes: (dateId: string) => `/staff/${part(dateId)}/dishes`,
  shopping: (dateId: string, week = false) =>
    `/staff/${part(dateId)}/shopping${week ? '?for=week' : ''}`,
  run: (dateId: string) => `/staff/${part(dateId)}/run`,
  times: (dateId: string) => `/staff/${part(dateId)}/times`,
  print: (dateId: string, kind?: string, week = false) =>
    `/staff/${part(dateId)}/print${kind ? `/${part(kind)}` : ''}${week ? '?for=week' : ''}`,
  newOrder: (dateId: string) => `/staff/${part(dateId)}/order`,
  order: (dateId: string, { uid, orderId }: OrderRef) =>
    `/staff/${part(dateId)}/order/${part(uid)}/${part(orderId)}`,
  addDishes: (dateId: string, order: OrderRef) => `${staffPaths.order(dateId, order)}/add`,
  payLink: (dateId: string, id: string, change = false) =>
    `/staff/${part(dateId)}/pay/${part(id)}${change ? '/change' : ''}`,
  numbers: (dateId: string) => `/staff/${part(dateId)}/numbers`,
  closing: (dateId: string) => `/staff/${part(dateId)}/closing`,
  refund: (dateId: string, { uid, orderId }: OrderRef) =>
    `/staff/${part(dateId)}/refund/${part(uid)}/${part(orderId)}`,
  more: (dateId: string) => `/staff/${part(dateId)}/more`,
  customers: () => '/staff/customers',
  customer: (uid: string, screen?: 'details' | 'rights' | 'points') =>
    `/staff/customers/${part(uid)}${screen ? `/${screen}` : ''}`,
  customerOrder: (dateId: string, { uid, orderId }: OrderRef) =>
    `/staff/customers/${part(uid)}/orders/${part(dateId)}/${part(orderId)}`,
  dates: () => '/staff/dates',
  newDate: (from?: string) => `/staff/dates/new${from ? `?from=${part(from)}` : ''}`,
  date: (dateId: string) => `/staff/dates/${part(dateId)}`,
  dateMenus: (dateId: string) => `/staff/dates/${part(dateId)}/menus`,
  menus: (query = '') => `/staff/menus${query}`,
  newMenu: (from?: string) => `/staff/menus/new${from ? `?from=${part(from)}` : ''}`,
  menu: (menuId: string) => `/staff/menus/edit/${part(menuId)}`,
  categories: () => '/staff/menus/categories',
  ingredients: () => '/staff/ingredients',
  pastMenus: () => '/staff/menus/past',
  importFile: () => '/staff/import',
  announcements: () => '/staff/announcements',
  /** `new` for a new announcement. */
  announcement: (id: string) => `/staff/announcements/${part(id)}`,
  inbox: () => '/staff/inbox',
  bell: () => '/staff/bell',
  invoices: () => '/staff/invoices',
  books: () => '/staff/books',
  team: () => '/staff/team',
  codes: () => '/staff/codes',
  allergens: () => '/staff/allergens',
  /** All of the log, or what is in it about one date, customer or order. */
  log: (logSubject: LogSubject = {}) => {
    const query = new URLSearchParams({ ...logSubject }).toString();
    return `/staff/log${query ? `?${query}` : ''}`;
  },
};

/** What a part of the log is about. An order takes all three: its id is that of its customer's order of the date. */
export type LogSubject =
  | { dateId: string; uid: string; orderId: string }
  | { dateId?: string; uid?: never; orderId?: never }
  | { uid: string; dateId?: never; orderId?: never };

/** What the log of this order is about. */
export function orderSubject(
  order: Pick<Order, 'dateId' | 'orderId' | 'orderKey' | 'customerInfo'>,
): LogSubject {
  return { dateId: order.dateId, ...refOf(order) };
}
