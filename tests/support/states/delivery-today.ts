import type { ActiveDates } from '../../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../../src/domain/dates/date-id.ts';
import type { DateOrders } from '../../../src/domain/staff/orders/date-orders.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../browser/browser-shop.ts';

/** The customer of the copies: the screen reads a real one's orders again after each of their other orders. */
const copied = 'today';

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
  const orders = Object.fromEntries(
    Object.entries(own).map(([key, order]) => {
      const customerInfo = { ...order.customerInfo, uid: copied };
      return [key, { ...order, dateId: todayId, customerInfo }];
    }),
  );
  await shop.store.setField('dates/activeDates', [todayId], today as unknown as PlainMap);
  await shop.store.write([
    { path: `orders2/${todayId}`, data: { [copied]: orders } as unknown as PlainMap },
  ]);
  return todayId;
}
