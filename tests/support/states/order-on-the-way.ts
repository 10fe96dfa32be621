import type { Order } from '../../../src/domain/order/order.ts';
import { ownOrderId } from '../../../src/domain/order/order-id.ts';
import { windowsFrom } from '../../../src/domain/staff/delivery/stop-windows.ts';
import type { DateOrders } from '../../../src/domain/staff/orders/date-orders.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../browser/browser-shop.ts';

/** A customer has an order of today, copied from another one's, and was told its time. */
export async function placeOnTheWay(
  shop: Shop,
  uid: string,
  { todayId, copied }: { todayId: string; copied: { dateId: string; uid: string } },
): Promise<void> {
  const orders = (await shop.store.read(`orders2/${copied.dateId}`)) as unknown as DateOrders;
  const [order] = Object.values(orders[copied.uid] ?? {});
  if (!order) throw new Error('the order to copy is not there');
  const own: Order = {
    ...order,
    dateId: todayId,
    customerInfo: { ...order.customerInfo, uid },
  };
  const orderId = ownOrderId(own);
  const start = Date.now() + 1_800_000;
  const windows = windowsFrom([{ id: orderId }], { start, minutes: 8, length: 60 });
  await shop.store.write([
    {
      path: `ordersForCustomer/${uid}`,
      data: { [todayId]: { [own.orderKey]: own } } as unknown as PlainMap,
    },
    { path: `deliveryWindows/${uid}`, data: { [todayId]: windows } as unknown as PlainMap },
  ]);
}
