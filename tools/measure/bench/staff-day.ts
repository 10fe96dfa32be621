import type { Menus } from '../../../src/domain/menus/menu.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderIdOf, refOf } from '../../../src/domain/order/order-id.ts';
import { orderKeyOf } from '../../../src/domain/order/order-key.ts';
import { orderTotals } from '../../../src/domain/order/plan/order-totals.ts';
import { customersPerSheet, sheetId } from '../../../src/domain/order/stored/order-sheets.ts';
import { backupId } from '../../../src/domain/points/ledger-plan.ts';
import type { DateOrders } from '../../../src/domain/staff/orders/date-orders.ts';
import type { Shop } from '../../../tests/support/browser/browser-shop.ts';
import {
  addCustomer,
  addDate,
  addOrder,
  newInfo,
} from '../../../tests/support/browser/order-form.ts';

const surnames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const givenNames = ['서준', '하윤', '도현', '지우', '은서', '민재', '수아', '예준', '다은', '현우'];
const suburbs = ['Eastwood', 'Epping', 'Strathfield', 'Lidcombe', 'Chatswood', 'Hornsby'];

/** A date with many orders, each by another customer; every other one is packed. */
export interface StaffDay {
  dateId: string;
  orders: Order[];
}

/** Stores such a date. Names repeat every hundred orders, except that of the last order. */
export async function addStaffDay(shop: Shop, count: number): Promise<StaffDay> {
  const menus = (await shop.store.read('manages/menus')) as unknown as Menus;
  const onSale = Object.keys(menus).filter((menuId) => menus[menuId]?.active);
  const day = await addDate(shop, onSale);
  const model = await addOrder(
    shop,
    await addCustomer(shop),
    day,
    { [onSale[0] ?? '']: 4 },
    'cash',
  );
  const orders = Array.from({ length: count }, (_, i) => orderLike(model, menus, onSale, i, count));
  const sheets: Record<string, DateOrders> = {};
  // With the model, which its customer's own documents name: the board would report it as news.
  for (const order of [model, ...orders]) {
    const id = sheetId(order);
    sheets[id] = { ...sheets[id], [order.customerInfo.uid]: { [order.orderKey]: order } };
  }
  for (const [id, stored] of Object.entries(sheets)) {
    await shop.store.write([{ path: `orders2/${id}`, data: JSON.parse(JSON.stringify(stored)) }]);
  }
  await shop.store.write(
    orders
      .filter((_, i) => i % 2 === 0)
      .map((order) => ({
        path: `orderMarks/${day.dateId}/orders/${orderIdOf(refOf(order))}`,
        data: {
          uid: order.customerInfo.uid,
          packed: { at: Date.now(), by: 'cook@example.com', version: order.attemptId },
        },
      })),
  );
  return { dateId: day.dateId, orders };
}

function orderLike(
  model: Order,
  menus: Menus,
  onSale: readonly string[],
  i: number,
  count: number,
): Order {
  const name =
    i === count - 1 ? '황보별' : `${surnames[i % 10]}${givenNames[Math.floor(i / 10) % 10]}`;
  const info = newInfo(name);
  const locality = suburbs[i % suburbs.length] ?? '';
  const uid = `staff-day-${i}`;
  const lines = [0, 3, 7, 10, 13, 16, 19, 22, 25, 28].map(
    (step) => onSale[(i + step) % onSale.length] ?? '',
  );
  const totals = orderTotals({
    quantities: Object.fromEntries(lines.map((menuId, at) => [menuId, 1 + ((i + at) % 3)])),
    menus,
    existing: undefined,
    usePoint: false,
    available: 0,
    pointRate: 2,
  });
  const { phone2: _, ...delivered } = info;
  return {
    ...model,
    orderKey: orderKeyOf(info, uid),
    customerInfo: {
      ...model.customerInfo,
      ...delivered,
      uid,
      name,
      address: info.address.replace('Eastwood', locality),
      ...(info.addressFull && { addressFull: { ...info.addressFull, locality } }),
      note: i % 3 === 0 ? '문 앞에 놓아 주세요' : '',
    },
    menus: totals.lines,
    totalPrice: (totals.total / 100).toFixed(2),
    paymentMethod: i % 4 === 0 ? 'cash' : 'card',
    paid: i % 4 !== 0,
    attemptId: `attempt-${i}`,
    ...(i >= customersPerSheet && { sheet: Math.floor(i / customersPerSheet) + 1 }),
  };
}

/** The writes of an order or edit that the board listens to; with `cancelled`, those of its cancellation. */
export async function changeOrder(
  shop: Shop,
  { dateId }: StaffDay,
  order: Order,
  cancelled = false,
): Promise<void> {
  const { uid } = order.customerInfo;
  const stored = cancelled ? {} : { [order.orderKey]: JSON.parse(JSON.stringify(order)) };
  await shop.store.setField(`orders2/${sheetId(order)}`, [uid], stored);
  await shop.store.setField(`ordersForCustomer/${uid}`, [dateId], stored);
  const now = Date.now();
  const kept = { ...JSON.parse(JSON.stringify(order)), cancelledAt: now };
  await shop.store.write([
    ...(cancelled ? [{ path: `ordersBackupByTime/${backupId(uid, now)}`, data: kept }] : []),
    {
      path: `pointBalances/${uid}`,
      data: {
        balance: 0,
        lastChange: { dateId, orderKey: order.orderKey, movedFrom: null, at: now },
      },
    },
  ]);
}
