import { orderIdOf } from '../../../src/domain/order/order-id.ts';
import { closingPath, type DayClosing } from '../../../src/domain/staff/closing/day-closing.ts';
import type { DateOrders } from '../../../src/domain/staff/orders/date-orders.ts';
import { marksCollection } from '../../../src/domain/staff/orders/order-marks.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../browser/browser-shop.ts';

const driver = 'driver@example.com';
/** The customer of the copies: the screen reads a real one's orders again after each of their other orders. */
const uid = 'closed-day';
/** Who ordered for the day: who paid the driver, who did not, and who paid after the day was closed. */
const customers = { paid: '김하늘', unpaid: '박서연', late: '최민준' };

/** Copies a cash order to a date that takes no orders any more, and closes the cash of it with a difference. */
export async function closeCash(
  shop: Shop,
  dateId: string,
  from: { dateId: string; uid: string },
): Promise<void> {
  const stored = (await shop.store.read(
    `${stores.orders2}/${from.dateId}`,
  )) as unknown as DateOrders;
  const [order] = Object.values(stored[from.uid] ?? {}).filter((one) => !one.paid);
  if (!order) throw new Error('the customer has no cash order');
  const amount = Math.round(Number(order.totalPrice) * 100);
  const at = Date.now();
  const own = Object.entries(customers).map(([orderKey, name]) => {
    const customerInfo = { ...order.customerInfo, uid, name };
    return { ...order, dateId, orderKey, orderId: orderKey, customerInfo, usedPoint: 0 };
  });
  const stops = own.map(({ orderKey }) => {
    const [taken, by] = orderKey === 'paid' ? [amount, driver] : [0, ''];
    const left = amount - taken;
    return { id: orderIdOf({ uid, orderId: orderKey }), by, taken, left, delivered: true };
  });
  const closing: DayClosing = {
    ...{ dateId, number: 1, at, by: 'staff@example.com', stops },
    counts: [{ by: driver, counted: amount - 500, why: '잔돈을 잘못 드렸어요' }],
  };
  await shop.store.write([
    {
      path: `${stores.orders2}/${dateId}`,
      data: {
        [uid]: Object.fromEntries(own.map((one) => [one.orderKey, one])),
      } as unknown as PlainMap,
    },
    ...own.map(({ orderKey }) => {
      const mark = { version: 'v', at, by: driver };
      const paid = orderKey === 'unpaid' ? {} : { 'cash-taken': { ...mark, amount } };
      return {
        path: `${marksCollection(dateId)}/${orderIdOf({ uid, orderId: orderKey })}`,
        data: { uid, delivered: mark, ...paid },
      };
    }),
    { path: closingPath(dateId, 1), data: { ...closing } },
  ]);
}
