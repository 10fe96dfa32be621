import type { Order } from '../../../src/domain/order/order.ts';
import { orderWrites } from '../../../src/domain/order/plan/order-writes.ts';
import { maxQuotaBytes, orderBytes } from '../../../src/domain/order/stored/order-quota.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { info, menus } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import {
  consistently,
  forgedOrder,
  legalSteps,
  renamedBackup,
  tamperedOrder,
} from '../../support/hostile/forge.ts';
import {
  agedCare,
  cardCustomer,
  customer,
  neighbour,
  visitor,
} from '../../support/rules/actors.ts';
import { orderIn } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

/** Staff have removed the orders of u1 from a date. */
const takenOut: Given = (shop) => {
  const { u1: _, ...others } = shop[`orders2/${openId}`] ?? {};
  return { ...shop, [`orders2/${openId}`]: others };
};

/** Staff have removed the order of u3 from the date; it was u3's last. */
const takenLast: Given = (shop) => {
  const { u3: _, ...others } = shop[`orders2/${openId}`] ?? {};
  return { ...shop, [`orders2/${openId}`]: others };
};

/** u1 has six orders on the date. */
const sixOrders: Given = (shop) => {
  const mine = (shop['ordersForCustomer/u1']?.[openId] ?? {}) as Record<string, unknown>;
  const [order] = Object.values(mine);
  const more = Object.fromEntries(
    Array.from({ length: 6 - Object.keys(mine).length }, (_, i) => [`house${i}`, order]),
  );
  const six = { ...mine, ...more };
  return {
    ...shop,
    'ordersForCustomer/u1': { ...shop['ordersForCustomer/u1'], [openId]: six },
    [`orders2/${openId}`]: { ...shop[`orders2/${openId}`], u1: six },
  };
};

/** A dish of the catalogue that is on no date. */
const gone: Given = (shop) => ({
  ...shop,
  'manages/menus': {
    ...shop['manages/menus'],
    gone: { title: '지난 메뉴', titleEn: '', price: 60, cat: 'home', active: true },
  },
});

/** Staff have removed soup from the catalogue but not from the date; u1 has ordered three. */
const inactive: Given = (shop) => ({
  ...shop,
  'manages/menus': {
    ...shop['manages/menus'],
    soup: { ...(shop['manages/menus']?.soup as object), active: false },
  },
});

/** Soup costs more than when u1 ordered it. */
const dearer: Given = (shop) => ({
  ...shop,
  'manages/menus': {
    ...shop['manages/menus'],
    soup: { ...(shop['manages/menus']?.soup as object), price: 25 },
  },
});

/** Soup, which u1 has ordered, is no longer in the catalogue. */
const withoutSoup: Given = (shop) => {
  const { soup: _, ...menus } = shop['manages/menus'] ?? {};
  return { ...shop, 'manages/menus': menus };
};

/** u1 edits the order at the first address with soup at another price, the same in every document. */
const soupAt = (title: string, price: number): Attack =>
  writes(customer, title, (shop) =>
    consistently(
      shop,
      (order) => {
        const total = (price * 3).toFixed(2);
        Object.assign(order.menus.soup ?? {}, { price, q: 3, subTotal: price * 3 });
        Object.assign(order, { totalPrice: total, smsMsgTotal: total, point: 0 });
      },
      'u1',
      { info },
    ),
  );

/** The shop as a customer's page has read it before. */
const withSoup = (shop: Documents): Documents => ({
  ...shop,
  'manages/menus': { ...shop['manages/menus'], soup: { ...menus.soup } },
});

const ninth = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`dish${10 + i}`, 1]));
const all = Object.fromEntries(Array.from({ length: 32 }, (_, i) => [`dish${10 + i}`, 1]));

const withoutMark = (from: number | 'date', count = 32): Attack =>
  tamperedOrder(
    agedCare,
    `a customer orders ${count} dishes without the mark ${from}`,
    (steps) => steps.filter(({ id }) => id !== `u4_${from}`),
    { quantities: Object.fromEntries(Object.entries(all).slice(0, count)) },
  );

/** A new order of u1 with texts that bring the orders of the date to so many bytes. */
async function ordersOfSize(shop: Documents, bytes: number): Promise<DocumentWrite[]> {
  const present = Object.values(shop['ordersForCustomer/u1']?.[openId] ?? {}) as Order[];
  return consistently(shop, (loose) => {
    const order = loose as unknown as Order;
    order.smsMsgBody = '';
    const taken = [...present, order].reduce((sum, one) => sum + orderBytes(one), 0);
    order.smsMsgBody = 'x'.repeat(bytes - taken);
  });
}

/** Orders beyond a customer's share of a shared document, and orders of removed parts. */
export const shares: Attack[] = [
  ...inShop(takenOut, [
    writes(customer, 'a customer restores their part of a date that staff removed', (shop) => [
      merge(`orders2/${openId}`, [['u1'], shop['ordersForCustomer/u1']?.[openId]]),
    ]),
  ]),
  ...inShop(takenLast, [
    writes(neighbour, 'a customer restores their last order that staff removed', (shop) => [
      merge(`orders2/${openId}`, [['u3'], shop['ordersForCustomer/u3']?.[openId]]),
    ]),
  ]),
  writes(neighbour, 'a customer removes their last order from the list of staff alone', () => [
    unset(`orders2/${openId}`, ['u3']),
  ]),
  ...inShop(sixOrders, [
    writes(customer, 'a customer orders to a seventh address of a date', async (shop) => {
      const { [openId]: _, ...orders } = shop['ordersForCustomer/u1'] ?? {};
      return legalSteps({ ...shop, 'ordersForCustomer/u1': orders });
    }),
  ]),
  ...inShop(gone, [
    forgedOrder(customer, 'a customer orders by cash a dish that is on no date', (order) => {
      order.menus = {
        gone: {
          menuKey: 'gone',
          menuTitle: '지난 메뉴',
          menuTitleEn: '',
          price: 60,
          q: 1,
          subTotal: 60,
        },
      };
    }),
  ]),
  ...inShop(inactive, [
    soupAt('a customer lowers the price of a dish that is no longer active', 17),
    writes(customer, 'a customer orders a dish that is no longer active', (shop) =>
      consistently(withSoup(shop), () => {}),
    ),
    writes(customer, 'a customer orders more of a dish that is no longer active', (shop) =>
      consistently(withSoup(shop), () => {}, 'u1', { info, quantities: { soup: 4 } }),
    ),
  ]),
  ...inShop(dearer, [soupAt('a customer edits an order at the old price of a dish', 20)]),
  ...inShop(withoutSoup, [
    soupAt('a customer lowers the price of a dish that has left the catalogue', 17),
    writes(customer, 'a customer orders more of a dish that has left the catalogue', (shop) =>
      consistently(withSoup(shop), () => {}, 'u1', { info, quantities: { soup: 4 } }),
    ),
  ]),
  forgedOrder(customer, 'a customer orders to an address in full-width letters', (order) => {
    order.customerInfo.address = '７LakeStRyde';
    order.orderKey = '７LakeStRyde';
  }),
  ...[8, 14, 20, 26].map((from) => withoutMark(from)),
  withoutMark('date', 6),
  writes(customer, 'a customer orders one byte more than their share of a date', (shop) =>
    ordersOfSize(shop, maxQuotaBytes + 1),
  ),
  ...[14, 20, 26].map((from) => withoutMark(from, from + 1)),
  tamperedOrder(customer, 'a customer orders without points and records some as used', (steps) =>
    steps.map((step) => {
      const [add] = step.fields;
      if (step.collection !== 'points' || !add || !('set' in add)) return step;
      const use = { ...(add.set as object), point: 0, usedPoint: 5, type: 'use-order-cash' };
      const key = String(add.path[0]).replace(/-a$/, '');
      return {
        ...step,
        fields: [...step.fields, { path: [key], set: { ...use, confirmed: true } }],
      };
    }),
  ),
  tamperedOrder(
    customer,
    'a customer orders nine dishes and does not mark the ninth',
    (steps) => steps.filter(({ id }) => id !== 'u1_8'),
    {
      quantities: ninth,
    },
  ),
  tamperedOrder(
    customer,
    'a customer marks the lines of an order at another time',
    (steps) =>
      steps.map((step) =>
        step.collection === 'orderChecks'
          ? { ...step, fields: [{ path: ['at'], set: orderIn(steps).orderDate - 1 }] }
          : step,
      ),
    { quantities: ninth },
  ),
  tamperedOrder(
    customer,
    'a customer hides a long text in a mark',
    (steps) =>
      steps.map((step) =>
        step.collection === 'orderChecks'
          ? { ...step, fields: [...step.fields, { path: ['junk'], set: 'x'.repeat(100_000) }] }
          : step,
      ),
    { quantities: ninth },
  ),
  ...[
    ['hides a long text in the mark of a date', { junk: 'x'.repeat(100_000) }],
    ['names another date in the mark of an order', { dateId: '20990101_1' }],
  ].map(([does, fields]) =>
    tamperedOrder(customer, `a customer ${does}`, (steps) =>
      steps.map((step) =>
        step.id === 'u1_date'
          ? {
              ...step,
              fields: [
                ...step.fields.filter(({ path: [name = ''] }) => !(name in Object(fields))),
                ...Object.entries(fields ?? {}).map(([name, set]) => ({ path: [name], set })),
              ],
            }
          : step,
      ),
    ),
  ),
  setsFields(customer, 'a customer marks a date for an order to come', 'orderChecks/u1_date', [
    ['at'],
    Date.now() + 60_000,
  ]),
  tamperedOrder(customer, 'a customer creates an unknown mark', (steps) => [
    ...steps,
    {
      collection: 'orderChecks',
      id: 'u1_9',
      fields: [{ path: ['at'], set: orderIn(steps).orderDate }],
    },
  ]),
  setsFields(customer, 'a customer creates a mark without ordering', 'orderChecks/u1_8', [
    ['at'],
    Date.now(),
  ]),
  setsFields(cardCustomer, 'a customer creates a mark for another customer', 'orderChecks/u1_14', [
    ['at'],
    1,
  ]),
  setsFields(visitor, 'a visitor creates a mark', 'orderChecks/u1_14', [['at'], 1]),
  tamperedOrder(customer, 'a customer names an old backup for a new order', (steps, shop) => {
    const old = Object.keys(shop).find((path) => /^ordersBackupByTime\/.*_u1$/.test(path)) ?? '';
    return renamedBackup(steps, old.split('/')[1] ?? '');
  }),
  tamperedOrder(customer, 'a customer names no backup', (steps) => renamedBackup(steps, '')),
  tamperedOrder(customer, 'a customer adds a text to the last change', (steps) =>
    steps.map((step) =>
      step.collection === 'pointBalances'
        ? { ...step, fields: [...step.fields, { path: ['lastChange', 'junk'], set: 'x' }] }
        : step,
    ),
  ),
  writes(neighbour, "a customer drops a neighbour's card order", (shop) => [
    {
      collection: 'tempOrdersForCard',
      id: 'u2',
      fields: Object.keys(shop['tempOrdersForCard/u2'] ?? {}).map((day) => ({
        path: [day],
        remove: true as const,
      })),
    },
  ]),
  writes(customer, 'a customer replaces the copies of their order with text', (shop) => {
    const order = { ...Object.values(shop[`orders2/${openId}`]?.u1 ?? {})[0] } as unknown as Order;
    return orderWrites({ ...order, orderRequest: 'x' }, undefined, order.orderDate).filter(
      ({ collection }) => collection === 'ordersBackupByTime',
    );
  }),
];
