import type { CustomerOrders, Order } from '../../../src/domain/order/order.ts';
import { maxQuotaBytes, orderBytes } from '../../../src/domain/order/stored/order-quota.ts';
import type { FieldWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  reads,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import { legalSteps } from '../../support/hostile/forge.ts';
import { type Actor, customer, neighbour, staff, visitor } from '../../support/rules/actors.ts';
import { orderIn } from '../../support/rules/customers-ordering.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';
import type { Step } from '../../support/stack.ts';

const history = `ordersBackupByKey/${openId}_${otherKey}`;

/** A copy as it is sent, for an attack to change. */
interface Copy {
  order: Order;
  /** Id of the document that holds the copies. */
  id: string;
  entries: FieldWrite[];
  share: FieldWrite[];
  /** Whose share is counted. */
  uid: string;
}

/** A changed version of the legal copy of u1's card order, which is stored by time and not copied yet. */
const copying = (by: Actor, title: string, change: (copy: Copy, shop: Documents) => void): Attack =>
  writes(by, title, (shop) => {
    const order = orderOf(shop, otherKey);
    const at = String(order.orderDate);
    const copy: Copy = {
      order,
      id: `${openId}_${otherKey}`,
      entries: [{ path: [at], set: order }],
      share: [{ path: [at], set: orderBytes(order) }],
      uid: 'u1',
    };
    change(copy, shop);
    return stepsOf(copy);
  });

const stepsOf = ({ id, entries, share, uid }: Copy): Step[] => [
  ...(entries.length > 0 ? [{ collection: 'ordersBackupByKey', id, fields: entries }] : []),
  ...(share.length > 0
    ? [{ collection: `ordersBackupByKey/${id}/shares`, id: uid, fields: share }]
    : []),
];

function orderOf(shop: Documents, key: string): Order {
  const orders = shop['ordersForCustomer/u1'] as unknown as CustomerOrders;
  const order = orders[openId]?.[key];
  if (!order) throw new Error(`u1 has no order at ${key}`);
  return order;
}

const remove = (entry: string): FieldWrite => ({ path: [entry], remove: true });
const set = (entry: string, value: unknown): FieldWrite => ({ path: [entry], set: value });

/** The document has copies of a neighbour's and u1's orders, of the given sizes. */
const withEntries =
  (share: Record<string, number>): Given =>
  (shop) => ({
    ...shop,
    [history]: {
      '5': { name: '이웃' },
      ...Object.fromEntries(Object.keys(share).map((entry) => [entry, { name: '김하늘' }])),
    },
    [`${history}/shares/u1`]: share,
    [`${history}/shares/u3`]: { '5': 1500 },
  });

/** No order is copied under the address yet. */
const withoutCopies: Given = ({ [history]: _, ...shop }) => shop;

/** u1's share is one byte too small for the order. */
const almostUsedUp: Given = (shop) =>
  withEntries({ '7': maxQuotaBytes - orderBytes(orderOf(shop, otherKey)) + 1 })(shop);

/** The same by staff, who copy phone orders: these do not count towards a share. */
const copyingAsStaff = (by: Actor, title: string, change: (copy: Copy) => void): Attack =>
  copying(by, title, (copy) => {
    copy.share = [];
    change(copy);
  });

const seven = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [String(11 + i), 1]));

/** A time whose key sorts after the order's, in the store and in JavaScript: the rules read the first key. */
const toCome = '9999999999999';

/** Copies in documents that many customers share. */
export const copies: Attack[] = [
  copying(customer, 'a customer copies an order under a second address', (copy) => {
    copy.id += 'x';
  }),
  copying(customer, 'a customer copies an order under another date', (copy) => {
    copy.id = copy.id.replace(openId, closedId);
  }),
  copying(customer, 'a customer copies an order under another time', (copy) => {
    copy.entries = [set('1', copy.order)];
    copy.share = [set('1', orderBytes(copy.order))];
  }),
  copying(customer, 'a customer copies an order under a second time as well', (copy) => {
    copy.entries.push(set('1', copy.order));
    copy.share.push(set('1', orderBytes(copy.order)));
  }),
  copying(customer, 'a customer copies an order under a future time as well', (copy) => {
    copy.entries.push(set(toCome, copy.order));
    copy.share.push(set(toCome, orderBytes(copy.order)));
  }),
  copying(customer, 'a customer copies an order with other contents', (copy) => {
    copy.entries = [set(String(copy.order.orderDate), { ...copy.order, orderRequest: 'x' })];
    copy.share = [
      set(String(copy.order.orderDate), orderBytes({ ...copy.order, orderRequest: 'x' })),
    ];
  }),
  copying(customer, 'a customer copies an order and does not count it', (copy) => {
    copy.share = [];
  }),
  copying(customer, 'a customer copies an order and counts fewer bytes than it has', (copy) => {
    copy.share = [set(String(copy.order.orderDate), 1)];
  }),
  copying(customer, 'a customer counts a copy that they do not make', (copy) => {
    copy.entries = [];
  }),
  copying(customer, "a customer counts their copy in a neighbour's share", (copy) => {
    copy.uid = 'u3';
  }),
  copying(neighbour, "a customer copies a neighbour's order", (copy) => {
    copy.uid = 'u3';
  }),
  copying(visitor, 'a visitor copies an order', () => {}),
  writes(customer, 'a customer copies an order that they do not have', async (shop) => {
    const order = orderIn(await legalSteps(shop));
    const at = String(order.orderDate);
    return stepsOf({
      order,
      id: `${openId}_${order.orderKey}`,
      entries: [set(at, order)],
      share: [set(at, orderBytes(order))],
      uid: 'u1',
    });
  }),
  copyingAsStaff(staff, 'staff copy an order under a second address', (copy) => {
    copy.id += 'x';
  }),
  copyingAsStaff(staff, 'staff copy an order under another time', (copy) => {
    copy.entries = [set('1', copy.order)];
  }),
  copyingAsStaff(staff, 'staff copy an order under a future time as well', (copy) => {
    copy.entries.push(set(toCome, copy.order));
  }),
  copyingAsStaff(staff, 'staff copy an order with other contents', (copy) => {
    copy.entries = [set(String(copy.order.orderDate), { ...copy.order, orderRequest: 'x' })];
  }),
  ...inShop(withEntries({ '7': 1500 }), [
    copyingAsStaff(neighbour, "a customer copies a neighbour's order as staff do", () => {}),
    copyingAsStaff(staff, "staff copy an order and take a neighbour's copy away", (copy) => {
      copy.entries.push(remove('5'));
    }),
    copyingAsStaff(staff, 'staff copy an order with other contents beside older ones', (copy) => {
      copy.entries = [set(String(copy.order.orderDate), { ...copy.order, orderRequest: 'x' })];
    }),
    copying(customer, "a customer copies their order and takes a neighbour's copy away", (copy) => {
      copy.entries.push(remove('5'));
    }),
    copying(
      customer,
      "a customer takes a neighbour's copy away and counts it as their own",
      (copy) => {
        copy.entries.push(remove('5'));
        copy.share.push(set('5', 1));
      },
    ),
    copying(customer, 'a customer removes an older copy and keeps counting it', (copy) => {
      copy.entries.push(remove('7'));
    }),
    copying(customer, 'a customer keeps an older copy and stops counting it', (copy) => {
      copy.share.push(remove('7'));
    }),
    copying(customer, 'a customer rewrites an older copy and stops counting it', (copy) => {
      copy.entries.push(set('7', 'x'));
      copy.share.push(remove('7'));
    }),
    writes(customer, "a customer counts their copy in a neighbour's share as well", (shop) => {
      const order = orderOf(shop, otherKey);
      const at = String(order.orderDate);
      const entry = { path: [at], set: orderBytes(order) };
      const mine = { order, id: `${openId}_${otherKey}`, uid: 'u1', share: [entry] };
      return [
        ...stepsOf({ ...mine, entries: [set(at, order)] }),
        ...stepsOf({ ...mine, entries: [], uid: 'u3' }),
      ];
    }),
    writes(customer, "a customer counts their copy in a newcomer's share as well", (shop) => {
      const order = orderOf(shop, otherKey);
      const at = String(order.orderDate);
      const entry = { path: [at], set: orderBytes(order) };
      const mine = { order, id: `${openId}_${otherKey}`, uid: 'u1', share: [entry] };
      return [
        ...stepsOf({ ...mine, entries: [set(at, order)] }),
        ...stepsOf({ ...mine, entries: [], uid: 'u2' }),
      ];
    }),
    reads(neighbour, "a customer reads a neighbour's count", `${history}/shares/u1`),
    copying(customer, 'a customer makes an older copy smaller in the count alone', (copy) => {
      copy.share.push(set('7', 1));
    }),
    copying(customer, 'a customer rewrites an older copy', (copy) => {
      copy.entries.push(set('7', 'x'));
      copy.share.push(set('7', 1));
    }),
    copying(customer, 'a customer rewrites an older copy and counts it as before', (copy) => {
      copy.entries.push(set('7', 'x'));
    }),
    copying(customer, 'a customer counts another value for an older copy only', (copy) => {
      copy.entries = [];
      copy.share = [set('7', 1)];
    }),
    writes(customer, 'a customer empties their count of copies', () => [
      { path: `${history}/shares/u1`, replace: {} },
    ]),
    writes(customer, 'a customer deletes their count of copies', () => [
      { path: `${history}/shares/u1`, delete: true },
    ]),
    setsFields(neighbour, "a customer changes a neighbour's count", `${history}/shares/u1`, [
      ['7'],
      9000,
    ]),
    setsFields(neighbour, "a customer begins another one's count", `${history}/shares/u2`, [
      ['7'],
      9000,
    ]),
    writes(customer, 'a customer removes their own copy', () => [
      unset(history, ['7']),
      unset(`${history}/shares/u1`, ['7']),
    ]),
  ]),
  ...inShop(withoutCopies, [
    copyingAsStaff(neighbour, "a customer is the first to copy a neighbour's order", () => {}),
  ]),
  ...inShop(almostUsedUp, [
    copying(customer, 'a customer copies one byte more than their share', () => {}),
  ]),
  ...inShop(withEntries(seven), [
    copying(customer, 'a customer copies an eighth version of an order', () => {}),
  ]),
  writes(customer, 'a customer wipes the history of an address for their own entry', (shop) => {
    const entry = { ...orderOf(shop, orderKey), orderDate: 1 };
    return [{ path: `ordersBackupByKey/${openId}_${orderKey}`, replace: { '1': entry } }];
  }),
  writes(customer, 'a customer rewrites the history of an address', (shop) => {
    const order = orderOf(shop, orderKey);
    const changed = { ...order, totalPrice: '999.00' };
    return [merge(`ordersBackupByKey/${openId}_${orderKey}`, [[String(order.orderDate)], changed])];
  }),
  writes(customer, 'a customer deletes the history of an address', () => [
    { path: `ordersBackupByKey/${openId}_${orderKey}`, delete: true },
  ]),
];
