import type { CancelledOrder, Order } from '../../../src/domain/order/order.ts';
import { refOf } from '../../../src/domain/order/order-id.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import { backupId } from '../../../src/domain/points/ledger-plan.ts';
import type { DateOrders } from '../../../src/domain/staff/orders/date-orders.ts';
import { staffPaths } from '../../../src/domain/staff/staff-paths.ts';
import { stores } from '../../../src/domain/store/document-write.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../browser/browser-shop.ts';

/**
 * Staff's addresses of cancelled orders that can come back: by cash, by card, and after the cut-off without a dish; and of one
 * that was moved, on the date that it left.
 */
export interface CancelledFacts {
  readonly cash: string;
  readonly card: string;
  readonly late: string;
  readonly moved: string;
}

const uid = 'cancelled-caller';
const hourMs = 3_600_000;

/** Keeps orders of a caller that were cancelled, like one of another customer. */
export async function placeCancelled(
  shop: Shop,
  { freeDateId, todayId }: { freeDateId: string; todayId: string },
  from: { dateId: string; uid: string },
): Promise<CancelledFacts> {
  const stored = (await shop.store.read(
    `${stores.orders2}/${from.dateId}`,
  )) as unknown as DateOrders;
  const [like] = Object.values(stored[from.uid] ?? {});
  if (!like) throw new Error('the customer has no order');
  await shop.store.write([
    {
      path: `${stores.users}/${uid}`,
      data: { uid, name: '송미자', email: '', createdTime: 1, lang: 'ko', provider: 'phone' },
    },
  ]);
  const orderOf = (name: string, dateId: string, hours: number): Order => {
    const address = `${hours} Carlingford Road, Epping`;
    const customerInfo = { ...like.customerInfo, uid, name, address, addressFull: null };
    return {
      ...{ ...like, dateId, orderId: `cancelled-${hours}`, customerInfo, usePoint: false },
      ...{ usedPoint: 0, orderKey: orderKeyOf(customerInfo, uid) },
    };
  };
  const versionAt = (at: number, order: Order | CancelledOrder) => ({
    path: `${stores.ordersBackupByTime}/${backupId(uid, at)}`,
    data: order as unknown as PlainMap,
  });
  const place = async (name: string, dateId: string, hours: number, changes: Partial<Order>) => {
    const cancelledAt = Date.now() - hours * hourMs;
    const order = { ...orderOf(name, dateId, hours), ...changes };
    await shop.store.write([versionAt(cancelledAt, { ...order, cancelledAt })]);
    return staffPaths.order(dateId, refOf(order));
  };
  const placeMoved = async (name: string, hours: number) => {
    const cancelledAt = Date.now() - hours * hourMs;
    const orderDate = cancelledAt - hourMs;
    const order = { ...orderOf(name, freeDateId, hours), orderDate };
    const there = { ...order, dateId: from.dateId, orderDate: cancelledAt - 1 };
    await shop.store.write([
      versionAt(orderDate, order),
      versionAt(cancelledAt, { ...order, cancelledAt, movedTo: from.dateId }),
      versionAt(there.orderDate, there),
      {
        path: `${stores.ordersForCustomer}/${uid}`,
        data: { [from.dateId]: { [order.orderKey]: there } } as unknown as PlainMap,
      },
    ]);
    return staffPaths.order(freeDateId, refOf(order));
  };
  const byCard = { paymentMethod: 'card', paid: true, payment_intent: 'pi_cancelled' } as const;
  return {
    cash: await place('송미자', freeDateId, 3, {}),
    card: await place('홍길순', freeDateId, 5, byCard),
    // Not cancelled on its day, of which the driver would be told.
    late: await place('조하나', todayId, 30, {}),
    moved: await placeMoved('고옮김', 8),
  };
}
