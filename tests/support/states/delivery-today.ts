import type { ActiveDates } from '../../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../../src/domain/dates/date-id.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../../src/domain/order/order-id.ts';
import { type DateOrders, toCollect } from '../../../src/domain/staff/orders/date-orders.ts';
import {
  markOf,
  marksCollection,
  type OrderMarks,
} from '../../../src/domain/staff/orders/order-marks.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../browser/browser-shop.ts';

/** The customer of the copies: the screen reads a real one's orders again after each of their other orders. */
const copied = 'today';

/** Others in the same street, where the owner has been at the first two. */
const doors: readonly [string, number | null, number | null][] = [
  ['11', -33.785, 151.072],
  ['18', -33.802, 151.092],
  // Typed by hand.
  ['24', null, null],
  ['39', -33.771, 151.061],
];
const visited = 2;

/** The same order at another door, without the dish that is sold out at its limit. */
function orderAt(order: Order, [door, latitude, longitude]: (typeof doors)[number]): Order {
  const { addressFull: full } = order.customerInfo;
  const addressFull = full && { ...full, street_number: door, latitude, longitude };
  const address = `${door} ${full?.route}, ${full?.locality}`;
  const menus = Object.entries(order.menus).filter(([, { menuKey }]) => menuKey !== 'japchae');
  return {
    ...order,
    ...{ orderKey: `door${door}`, orderId: `door${door}`, menus: Object.fromEntries(menus) },
    customerInfo: { ...order.customerInfo, address, addressFull },
  };
}

/** The owner was there, and took the cash. */
function marksAt(order: Order, at: number): OrderMarks {
  const made = { at, by: 'staff@example.com' };
  return {
    uid: copied,
    delivered: { ...markOf(order, 'delivered'), ...made },
    'cash-taken': { ...markOf(order, 'cash-taken', toCollect(order)), ...made },
  };
}

/** As they were printed before the order at the third door came. */
function numbersOf(orders: readonly Order[]): PlainMap {
  const printed = orders.map((order) => orderIdOf(refOf(order))).toSpliced(2, 1);
  return Object.fromEntries(printed.map((id, at) => [`${at + 1}`, id]));
}

/** Adds a date of today, hidden from customers, with this customer's orders of another date; returns its id. */
export async function deliverToday(
  shop: Shop,
  { dateId, uid }: { dateId: string; uid: string },
): Promise<string> {
  const now = Date.now();
  const todayId = dateIdOf(now, now);
  const dates = (await shop.store.read('dates/activeDates')) as unknown as ActiveDates;
  const today = { ...dates[dateId], deliveryDate: now, active: false, orderDone: true };
  const { [uid]: own = {} } = (await shop.store.read(`orders2/${dateId}`)) as unknown as DateOrders;
  const copies = Object.values(own).map((order): Order => {
    return { ...order, dateId: todayId, customerInfo: { ...order.customerInfo, uid: copied } };
  });
  const more = copies.slice(0, 1).flatMap((order) => doors.map((door) => orderAt(order, door)));
  const orders = Object.fromEntries([...copies, ...more].map((order) => [order.orderKey, order]));
  const marks = more.slice(0, visited).map((order, hour) => ({
    path: `${marksCollection(todayId)}/${orderIdOf(refOf(order))}`,
    data: marksAt(order, now - (visited - hour) * 600_000) as unknown as PlainMap,
  }));
  await shop.store.setField('dates/activeDates', [todayId], today as unknown as PlainMap);
  await shop.store.write([
    { path: `orders2/${todayId}`, data: { [copied]: orders } as unknown as PlainMap },
    ...marks,
    { path: `deliveryRuns/${todayId}`, data: { numbers: numbersOf(more) } },
  ]);
  return todayId;
}
