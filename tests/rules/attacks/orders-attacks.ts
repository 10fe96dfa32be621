import { backupId } from '../../../src/domain/points/ledger-plan.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { info, orderKey, otherInfo, otherKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import { LEFT, readerOf, thirdKey } from '../../support/hostile/busy-shop.ts';
import {
  consistently,
  forgeAllStores,
  forgedOrder,
  legalSteps,
  tamperedOrder,
  valueIn,
  without,
} from '../../support/hostile/forge.ts';
import {
  agedCare,
  cardCustomer,
  customer,
  neighbour,
  visitor,
} from '../../support/rules/actors.ts';
import { cancelWritesFor } from '../../support/rules/customers-ordering.ts';
import { closedId, inactiveId, openId } from '../../support/rules/rules-shop.ts';

const long = (size: number) => 'x'.repeat(size);
const MINUTE = 60_000;

/** Sets the time of an order in every store. */
const at = (by: number) => ({ now: Date.now() + by });

const byCash = { paymentMethod: 'cash' };

/** The profile of u1 is of the older shop. */
const olderProfile: Given = (shop) => {
  const { lang: _, listLoc: _loc, ...profile } = shop['users/u1'] ?? {};
  const deliveryInfo = { ...info, addr2: '5' };
  return { ...shop, 'users/u1': { ...profile, acName: null, isAgedCare: true, deliveryInfo } };
};

/** The shop as if an order of u1 had these fields; undefined takes one away. */
function asIf(shop: Documents, key: string, fields: Record<string, unknown>): Documents {
  const changed = structuredClone(shop);
  for (const orders of [
    changed['ordersForCustomer/u1']?.[openId],
    changed[`orders2/${openId}`]?.u1,
  ]) {
    const order = (orders as Record<string, Record<string, unknown>>)[key] ?? {};
    Object.assign(order, fields);
    for (const [name, value] of Object.entries(fields)) if (value === undefined) delete order[name];
  }
  return changed;
}

export const orders: Attack[] = [
  setsFields(customer, 'a customer marks their own order as paid', 'ordersForCustomer/u1', [
    [openId, orderKey, 'paid'],
    true,
  ]),
  setsFields(
    customer,
    'a customer marks their own order as paid in the list of staff',
    `orders2/${openId}`,
    [['u1', orderKey, 'paid'], true],
  ),
  forgedOrder(customer, 'a customer orders as paid', (order) => {
    order.paid = true;
  }),
  forgedOrder(customer, 'a customer orders by cash with card as payment method', (order) => {
    order.paymentMethod = 'card';
  }),
  forgedOrder(customer, 'a customer orders by card, paid', (order) => {
    Object.assign(order, { paymentMethod: 'card', paid: true, payment_intent: 'pi_1' });
  }),
  forgedOrder(customer, 'a customer names a payment', (order) => {
    order.payment_intent = 'pi_1';
  }),
  forgedOrder(customer, 'a customer records a paid difference', (order) => {
    order.reOrderDifferenceToPay = 10;
  }),
  forgedOrder(customer, 'a customer records missing points', (order) => {
    order.pointShortfall = 10;
  }),
  forgedOrder(customer, 'a customer adds an invoice number to their order', (order) => {
    order.invoice = 1;
  }),
  forgedOrder(customer, 'a customer stamps an invoice date', (order) => {
    order.invoiceDate = Date.now();
  }),
  forgedOrder(customer, 'a customer stamps an invoice type', (order) => {
    order.invoiceType = 'comm25';
  }),
  writes(cardCustomer, 'a customer who may not pay cash orders by cash', async (shop) => {
    const allowed = { ...shop, 'users/u2': { ...shop['users/u2'], isCashAvailable: true } };
    return consistently(
      allowed,
      (order) => {
        order.customerInfo.isCashAvailable = false;
      },
      'u2',
    );
  }),
  writes(
    cardCustomer,
    'a customer who may not pay cash says on the order that they may',
    async (shop) => {
      const allowed = { ...shop, 'users/u2': { ...shop['users/u2'], isCashAvailable: true } };
      return legalSteps(allowed, 'u2');
    },
  ),
  ...inShop(
    (shop) => ({ ...shop, 'users/u1': { ...shop['users/u1'], deletedAs: 'deleted-1' } }),
    [
      writes(customer, 'a customer orders by cash while their account is being deleted', (shop) => {
        const { deletedAs: _, ...user } = shop['users/u1'] ?? {};
        return legalSteps({ ...shop, 'users/u1': user });
      }),
    ],
  ),
  writes(visitor, 'a visitor orders for a customer', (shop) => legalSteps(shop)),
  writes(neighbour, 'a customer orders for a neighbour', (shop) => legalSteps(shop)),

  forgedOrder(customer, 'a customer orders for less than $50', (order) => {
    Object.assign(order, { totalPrice: '40.00', smsMsgTotal: '40.00', point: 0 });
    order.menus = {
      soup: {
        menuKey: 'soup',
        menuTitle: '곰탕',
        menuTitleEn: 'Beef soup',
        price: 20,
        q: 2,
        subTotal: 40,
      },
    };
  }),
  forgedOrder(
    customer,
    'a customer orders for a cent less than $50',
    (order) => {
      const { menus } = order;
      Object.assign(menus.dish10 ?? {}, { q: 4, subTotal: 40 });
      Object.assign(order, { totalPrice: '49.99', smsMsgTotal: '49.99', point: 0 });
    },
    { quantities: { odd: 1, dish10: 5 } },
  ),
  tamperedOrder(customer, 'a customer calls a cash order a card order', (steps) =>
    forgeAllStores(steps, (order) => {
      order.paymentMethod = 'card';
    }),
  ),
  tamperedOrder(customer, 'a customer writes a neighbour into the order', (steps) =>
    forgeAllStores(steps, (order) => {
      order.customerInfo.uid = 'u3';
    }),
  ),
  writes(customer, 'a customer orders for a date that is not open yet', (shop) => {
    const dates = structuredClone(shop['dates/activeDates']) as Record<string, object>;
    Object.assign(dates[inactiveId] ?? {}, { active: true });
    return legalSteps({ ...shop, 'dates/activeDates': dates }, 'u1', { dateId: inactiveId });
  }),
  writes(customer, 'a customer cancels two orders at once, one of them paid by card', (shop) => {
    const keys = [orderKey, otherKey].map((key) => `${openId}--${key}`);
    const entries = keys.flatMap((key) => [[key], [`${key}-a`]]);
    const at = Date.now();
    const backup = backupId('u1', at);
    const lastChange = { dateId: openId, orderKey: otherKey, movedFrom: orderKey, at, backup };
    const orders = shop['ordersForCustomer/u1']?.[openId] as Record<string, object> | undefined;
    return [
      { path: `ordersBackupByTime/${backup}`, replace: { ...orders?.[otherKey], cancelledAt: at } },
      unset('ordersForCustomer/u1', [openId]),
      unset(`orders2/${openId}`, ['u1']),
      unset('points/u1', ...entries),
      merge('pointBalances/u1', [['balance'], 1000 + 2500], [['lastChange'], lastChange]),
    ];
  }),
  writes(
    customer,
    'a customer moves an order and leaves the old one in the list of staff',
    async (shop) => {
      const steps = await legalSteps(shop, 'u1', { previousOrderKey: orderKey });
      return steps.map((step) =>
        step.collection === 'orders2'
          ? { ...step, fields: step.fields.filter((field) => 'set' in field) }
          : step,
      );
    },
  ),
  writes(agedCare, 'a customer leaves their first order out of the list of staff', async (shop) =>
    without(await legalSteps(shop, 'u4'), 'orders2'),
  ),
  setsFields(
    agedCare,
    'a customer creates their list of orders without the other stores',
    'ordersForCustomer/u4',
    [[openId, 'x'], {}],
  ),
  forgedOrder(customer, 'a customer lowers the total', (order) => {
    Object.assign(order, { totalPrice: '50.00', smsMsgTotal: '50.00' });
  }),
  forgedOrder(customer, 'a customer raises the total, to earn more', (order) => {
    Object.assign(order, { totalPrice: '600.00', smsMsgTotal: '600.00', point: 12 });
  }),
  forgedOrder(customer, 'a customer puts a lower total into the SMS', (order) => {
    order.smsMsgTotal = '0.00';
  }),
  forgedOrder(customer, 'a customer writes the total as a number', (order) => {
    order.totalPrice = 60;
  }),
  forgedOrder(customer, 'a customer writes the total in another format', (order) => {
    order.totalPrice = '6e1';
  }),
  forgedOrder(customer, 'a customer writes the total of the SMS in another format', (order) => {
    order.smsMsgTotal = '60.0';
  }),
  forgedOrder(customer, 'a customer adds leading zeros to the total', (order) => {
    Object.assign(order, { totalPrice: '000060.00', smsMsgTotal: '60.00' });
  }),
  forgedOrder(customer, 'a customer adds leading zeros to the total of the SMS', (order) => {
    order.smsMsgTotal = '000060.00';
  }),
  forgedOrder(customer, 'a customer has no total', (order) => {
    order.totalPrice = 'NaN';
  }),

  forgedOrder(customer, 'a customer orders for another person', (order) => {
    order.customerInfo.uid = 'u3';
  }),
  forgedOrder(customer, 'a customer is an aged-care client only on the order', (order) => {
    Object.assign(order.customerInfo, { isAgedCare: true, acName: '' });
  }),
  forgedOrder(customer, 'a customer names a care provider on the order', (order) => {
    order.customerInfo.acName = '한빛';
  }),
  forgedOrder(customer, 'a customer may not pay cash according to the order', (order) => {
    order.customerInfo.isCashAvailable = false;
  }),
  forgedOrder(customer, 'a customer is in another bucket according to the order', (order) => {
    order.customerInfo.listLoc = '1600';
  }),
  forgedOrder(customer, 'a customer has another language on the order', (order) => {
    order.customerInfo.lang = 'en';
  }),
  ...inShop(olderProfile, [
    forgedOrder(customer, 'a customer without a bucket is in one on the order', (order) => {
      order.customerInfo.listLoc = '1700';
    }),
    forgedOrder(customer, 'a customer without a language has another than the usual', (order) => {
      order.customerInfo.lang = 'en';
    }),
    forgedOrder(customer, 'a customer without care provider names one on the order', (order) => {
      order.customerInfo.acName = '한빛';
    }),
    forgedOrder(
      customer,
      'a customer with older details orders with a field of theirs',
      (order) => {
        order.customerInfo.addr2 = '5';
      },
    ),
  ]),
  forgedOrder(customer, 'a customer orders for pick-up', (order) => {
    order.customerInfo.orderDeliverType = 'selfPickup';
  }),
  forgedOrder(customer, 'a customer orders for pick-up under their own id', (order) => {
    order.customerInfo.orderDeliverType = 'selfPickup';
    order.orderKey = 'u1_selfPickup';
  }),
  forgedOrder(customer, 'a customer adds a field to the order', (order) => {
    order.vip = true;
  }),
  forgedOrder(
    customer,
    'a customer adds a field with dots and back-ticks to the order',
    (order) => {
      order['paid.`x`'] = true;
    },
  ),
  forgedOrder(customer, 'a customer adds a field to the customer of the order', (order) => {
    order.customerInfo.invoiceAuth = true;
  }),
  forgedOrder(customer, 'a customer says that staff made the order', (order) => {
    order.madeByUser = false;
  }),
  forgedOrder(customer, 'a customer has a request that is too long', (order) => {
    order.orderRequest = long(10_241);
  }),
  forgedOrder(customer, 'a customer has an SMS that is too long', (order) => {
    order.smsMsgBody = long(10_241);
  }),
  forgedOrder(customer, 'a customer has an idempotency key that is too long', (order) => {
    order.attemptId = long(10_241);
  }),
  forgedOrder(
    customer,
    'a customer has an idempotency key that no change by staff takes',
    (order) => {
      order.attemptId = long(101);
    },
  ),
  forgedOrder(customer, 'a customer has a delivery day that is too long', (order) => {
    order.deliveryDate = long(10_241);
  }),
  forgedOrder(customer, 'a customer orders in another language', (order) => {
    order.orderLang = 'xx';
  }),
  forgedOrder(customer, 'a customer sets the use of points to a text', (order) => {
    order.usePoint = 'perhaps';
  }),
  forgedOrder(customer, 'a customer puts a map in place of the request', (order) => {
    order.orderRequest = { a: { b: long(1000) } };
  }),
  forgedOrder(customer, 'a customer has a note that is too long on the order', (order) => {
    order.customerInfo.note = long(10_241);
  }),
  forgedOrder(customer, 'a customer has a name that is too long on the order', (order) => {
    order.customerInfo.name = long(10_241);
  }),
  forgedOrder(customer, 'a customer has a phone that is too long on the order', (order) => {
    order.customerInfo.phone = long(10_241);
  }),
  forgedOrder(customer, 'a customer has a unit that is too long on the order', (order) => {
    order.customerInfo.addr_unit = long(10_241);
  }),
  forgedOrder(customer, 'a customer has an address that is too long on the order', (order) => {
    // What is no letter counts in no key.
    order.customerInfo.address = thirdKey.padStart(601, ',');
  }),
  forgedOrder(customer, 'a customer has a place that is too long on the order', (order) => {
    order.customerInfo.addressFull = { route: long(501), locality: '' };
  }),

  forgedOrder(customer, 'a customer orders under a key that is not of the address', (order) => {
    order.orderKey = 'Elsewhere';
  }),
  forgedOrder(
    customer,
    "a customer orders under a key with dots, back-ticks and slashes' kin",
    (order) => {
      order.orderKey = 'a.`b`';
    },
  ),
  forgedOrder(customer, 'a customer orders under a key that no change by staff takes', (order) => {
    order.customerInfo.address = long(401);
    order.orderKey = long(401);
  }),
  forgedOrder(customer, 'a customer orders under a key of letters that count twice', (order) => {
    order.customerInfo.address = '\u{20000}'.repeat(201);
    order.orderKey = '\u{20000}'.repeat(201);
  }),
  forgedOrder(customer, 'a customer orders to no address', (order) => {
    order.customerInfo.address = ' -,. ';
    order.orderKey = ' -,. ';
  }),
  forgedOrder(customer, 'a customer names another date inside the order', (order) => {
    order.customerInfo.note = '';
    order.deliveryDate = '오늘';
    order.dateId = '20261124_9';
  }),
  tamperedOrder(customer, 'a customer orders for one date and says another inside', (steps) => {
    for (const store of ['ordersForCustomer', 'orders2'] as const) {
      valueIn(steps, store).dateId = closedId;
    }
    return steps;
  }),
  writes(customer, 'a customer orders for a date that staff have closed', async (shop) =>
    legalSteps(reopened(shop), 'u1', { dateId: closedId }),
  ),
  writes(customer, 'a customer orders for a closed date with a slow clock', async (shop) =>
    legalSteps(reopened(shop), 'u1', { dateId: closedId, now: Date.now() - 3 * 24 * 60 * MINUTE }),
  ),
  writes(customer, 'a customer orders for a date that does not exist', async (shop) => {
    const dates = {
      ...shop['dates/activeDates'],
      '20300101_1': shop['dates/activeDates']?.[openId],
    };
    return legalSteps({ ...shop, 'dates/activeDates': dates }, 'u1', { dateId: '20300101_1' });
  }),
  writes(customer, 'a customer cancels an order of a closed date', (shop) =>
    cancelWritesFor(readerOf(reopened(shop)), 'u1', orderKey, closedId),
  ),
  writes(customer, 'a customer orders with a time an hour ago', (shop) =>
    legalSteps(shop, 'u1', at(-60 * MINUTE)),
  ),
  writes(customer, 'a customer orders with a time in an hour', (shop) =>
    legalSteps(shop, 'u1', at(60 * MINUTE)),
  ),
  forgedOrder(customer, 'a customer has another time on the order than in the commit', (order) => {
    order.orderDate = Number(order.orderDate) - 1000;
  }),

  writes(
    customer,
    'a customer cancels an order and takes that of another date from the list of staff',
    async (shop) => [
      ...(await cancelWritesFor(readerOf(shop), 'u1', orderKey)),
      unset(`orders2/${closedId}`, ['u1']),
    ],
  ),
  writes(customer, 'a customer cancels an order that was paid by card', async (shop) => {
    const steps = await cancelWritesFor(readerOf(asIf(shop, otherKey, byCash)), 'u1', otherKey);
    return steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) =>
        field.path[0] === 'paymentMethod' ? { ...field, set: 'card' } : field,
      ),
    }));
  }),
  writes(customer, 'a customer edits by cash an order that was paid by card', (shop) =>
    consistently(asIf(shop, otherKey, byCash), () => {}, 'u1', { info: otherInfo }),
  ),
  ...inShop(
    (shop) => asIf(shop, orderKey, { pointCode: 'SALE10' }),
    [
      writes(customer, 'a customer cancels an order that uses a percentage code', (shop) =>
        cancelWritesFor(readerOf(shop), 'u1', orderKey),
      ),
      writes(customer, 'a customer edits an order that uses a percentage code', (shop) =>
        consistently(asIf(shop, orderKey, { pointCode: undefined }), () => {}, 'u1', { info }),
      ),
    ],
  ),
  writes(customer, 'a customer moves a cash order over one that was paid by card', async (shop) => {
    const orders = structuredClone(shop['ordersForCustomer/u1']) as Record<
      string,
      Record<string, unknown>
    >;
    delete orders[openId]?.[otherKey];
    return legalSteps({ ...shop, 'ordersForCustomer/u1': orders }, 'u1', {
      info: otherInfo,
      previousOrderKey: orderKey,
    });
  }),
  tamperedOrder(customer, 'a customer moves an order that does not exist', (steps) => {
    valueIn(steps, 'pointBalances', 1).movedFrom = 'nowhere';
    return steps;
  }),
  writes(customer, 'a customer moves an order and keeps the old one as well', async (shop) => {
    const steps = await legalSteps(shop, 'u1', { previousOrderKey: orderKey });
    return steps.map((step) =>
      step.collection === 'ordersForCustomer' || step.collection === 'orders2'
        ? { ...step, fields: step.fields.filter((field) => 'set' in field) }
        : step,
    );
  }),
  writes(customer, 'a customer deletes all of their orders', () => [
    { path: 'ordersForCustomer/u1', delete: true },
  ]),
  writes(customer, 'a customer removes an order without the other stores', () => [
    unset('ordersForCustomer/u1', [openId, orderKey]),
  ]),
  writes(customer, 'a customer removes the orders of a past date', () => [
    unset('ordersForCustomer/u1', [closedId]),
  ]),
  setsFields(customer, 'a customer archives an order', 'ordersForCustomerBackup/u1', [
    [openId],
    {},
  ]),
  setsFields(customer, 'a customer opens a sheet of older orders', 'ordersForCustomerBackup/u1~2', [
    [openId],
    {},
  ]),
  setsFields(neighbour, "a customer writes into a neighbour's orders", 'ordersForCustomer/u1', [
    [openId, 'x'],
    {},
  ]),
  setsFields(visitor, "a visitor writes into a customer's orders", 'ordersForCustomer/u1', [
    [openId],
    {},
  ]),
  writes(customer, 'a customer records an order in the balance alone', async (shop) =>
    (await legalSteps(shop)).slice(-1),
  ),
  writes(customer, 'a customer cancels an order that was never placed', () => {
    const lastChange = { dateId: openId, orderKey: thirdKey, movedFrom: null, at: Date.now() };
    return [merge('pointBalances/u1', [['balance'], LEFT * 100], [['lastChange'], lastChange])];
  }),
];

/** The shop as if the closed date were open, for making plans. */
function reopened(shop: Documents): Documents {
  const dates = structuredClone(shop['dates/activeDates']) as Record<string, object>;
  Object.assign(dates[closedId] ?? {}, { orderDone: false });
  return { ...shop, 'dates/activeDates': dates };
}
