import type { AddressFull, DeliveryInfo } from '../customer/delivery-info.ts';
import type { User } from '../customer/user.ts';
import type { ActiveDate } from '../dates/active-date.ts';
import type { Menu } from '../menus/menu.ts';
import type { OrderRequest, OrderSnapshot } from '../order/plan/order-plan.ts';
import type { LedgerEntry } from '../points/points.ts';

/** Saturday 21 November 2026, 20:15:30.123 in Sydney. */
export const now = Date.parse('2026-11-21T09:15:30.123Z');
export const dateId = '20261124_1763000000000';
/** When the day of that date ends, by eastern standard time, epoch ms. */
export const endOfDay = Date.parse('2026-11-24T14:00:00Z');
export const orderKey = '512SmithStEpping';

export const addressFull: AddressFull = {
  street_number: '12',
  route: 'Smith St',
  locality: 'Epping',
  administrative_area_level_1: 'NSW',
  administrative_area_level_2: '',
  country: 'Australia',
  postal_code: '2121',
  latitude: -33.77,
  longitude: 151.08,
};

export const info: DeliveryInfo = {
  orderDeliverType: 'deliver',
  name: '김하늘',
  phone: '0412-345-678',
  phone2: '0412345678',
  address: '5 / 12 Smith St, Epping',
  addr_unit: '5',
  addressFull,
  note: '문 앞에',
};

/** The same customer's details at another address; its order key is `otherKey`. */
export const otherInfo: DeliveryInfo = { ...info, address: '9 King Rd, Ryde', addr_unit: '' };
export const otherKey = '9KingRdRyde';

export const user: User = {
  uid: 'u1',
  email: 'sky@example.com',
  name: '김하늘',
  createdTime: 1_700_000_000_000,
  lang: 'ko',
  listLoc: '1700',
  isCashAvailable: true,
};

/** $20 soup, $30 set without points, $12.35 kimchi; tofu (5 cents) is for sums that are not round. */
export const menus: Record<string, Menu> = {
  soup: { title: '곰탕', titleEn: 'Beef soup', price: 20, cat: 'home', active: true, en: true },
  set: { title: '반찬 세트', price: 30, cat: 'home', active: true, noPoint: true },
  kimchi: { title: '김치', titleEn: 'Kimchi', price: 12.35, cat: 'single', active: true },
  tofu: { title: '두부', price: 0.05, cat: 'single', active: true },
};

export const date: ActiveDate = {
  // Noon in Sydney on Tuesday 24 November 2026; closes Sunday 22 November at 17:00.
  deliveryDate: Date.parse('2026-11-24T01:00:00Z'),
  finishDate: Date.parse('2026-11-22T06:00:00Z'),
  orderDone: false,
  active: true,
  day: '화요일',
  menus: { soup: true, set: true, kimchi: true, tofu: true },
  menuLimitForPerson: { kimchi: 4 },
};

export function contextWith(changes: Partial<OrderSnapshot> = {}): OrderSnapshot {
  return {
    now,
    user,
    info,
    date,
    menus,
    orders: {},
    ledger: {},
    balance: undefined,
    pointRate: 2,
    ...changes,
  };
}

/** An order of three soups for cash, without points: $60. */
export function requestWith(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    attemptId: 'try-1',
    dateId,
    quantities: { soup: 3 },
    usePoint: false,
    orderRequest: '',
    paymentMethod: 'cash',
    orderLang: 'ko',
    basedOn: null,
    seen: { total: 6000, toPay: 6000 },
    ...changes,
  };
}

/** A grant of points by staff; `point` in points (dollars). */
export function grant(point: number): LedgerEntry {
  return {
    orderTotal: '0.00',
    dateId: '',
    orderKey: '',
    point,
    usedPoint: 0,
    type: 'add-by-admin',
    confirmed: true,
    time: '2026-11-01T09:00:00.000',
    nowTime: now - 1,
  };
}
