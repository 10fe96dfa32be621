import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doorPhotoPath } from '../../../src/domain/order/door-photo.ts';
import type { CustomerOrders } from '../../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../../src/domain/order/order-id.ts';
import { markOf, marksCollection } from '../../../src/domain/staff/orders/order-marks.ts';
import type { PlainMap } from '../../../src/domain/store/firestore-json.ts';
import type { Shop } from '../browser/browser-shop.ts';

const jpeg = readFileSync(join(import.meta.dirname, 'door.jpg')).toString('base64');

/** The order of a customer on a date was left at their door, of which the driver took a photo. */
export async function photographOrder(shop: Shop, dateId: string, uid: string): Promise<void> {
  const orders = (await shop.store.read(`ordersForCustomer/${uid}`)) as unknown as CustomerOrders;
  const [order] = Object.values(orders[dateId] ?? {});
  if (!order) throw new Error('the order to photograph is not there');
  const named = refOf(order);
  const made = { at: Date.now() - 3_600_000, by: 'staff@example.com' };
  const marks = {
    uid,
    delivered: { ...markOf(order, 'delivered'), ...made },
    photo: { hash: 'door', ...made },
  };
  await shop.store.write([
    {
      path: doorPhotoPath({ dateId, ...named }),
      data: { dateId, ...named, at: made.at, jpeg },
    },
    {
      path: `${marksCollection(dateId)}/${orderIdOf(named)}`,
      data: marks as unknown as PlainMap,
    },
  ]);
}
