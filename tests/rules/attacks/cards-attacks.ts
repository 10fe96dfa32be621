import { checkoutOf } from '../../../src/domain/card/checkout.ts';
import { tempOrderWrite } from '../../../src/domain/card/temp-order.ts';
import { planOrder } from '../../../src/domain/order/plan/order-plan.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  setsFields,
  writes,
} from '../../support/hostile/attack.ts';
import { payLink, readerOf, thirdInfo } from '../../support/hostile/busy-shop.ts';
import { type Actor, cardCustomer, customer, staff, visitor } from '../../support/rules/actors.ts';
import { requestFor } from '../../support/rules/customers-ordering.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

type Temp = Record<string, unknown> & {
  customerInfo: Record<string, unknown>;
  request: Record<string, unknown>;
};

interface Place {
  by?: Actor;
  uid?: string;
  date?: string;
  key?: string;
  /** What else the write removes. */
  drops?: (shop: Documents) => string[];
}

/** A card order at another address, by default of `u2`, changed before it is stored. */
const waits = (
  title: string,
  change: (order: Temp) => void,
  { by = cardCustomer, uid = 'u2', date = openId, key, drops }: Place = {},
): Attack =>
  writes(by, title, async (shop) => {
    const wish = { info: thirdInfo, paymentMethod: 'card' as const };
    const { request, context } = await requestFor(readerOf(shop), uid, wish);
    const quote = planOrder(request, context);
    if (quote.kind !== 'pay-first') throw new Error(`no quote: ${JSON.stringify(quote)}`);
    const order = structuredClone({
      ...checkoutOf(quote, request, 1).order,
      request,
    }) as unknown as Temp;
    const own = String(order.orderKey);
    change(order);
    const fields: DocumentWrite['fields'] = [{ path: [date, key ?? own], set: order }];
    if (drops) fields.push({ path: drops(shop), remove: true });
    return [{ collection: 'tempOrdersForCard', id: uid, fields }];
  });

/** u2 has temporary orders for twenty dates. */
const twentyDates: Given = (shop) => ({
  ...shop,
  'tempOrdersForCard/u2': Object.fromEntries(
    Array.from({ length: 20 }, (_, i) => [`202501${10 + i}_1`, { x: { dateId: 'x' } }]),
  ),
});

/** u2 has a temporary order for another date as well. */
const anotherDate: Given = (shop) => ({
  ...shop,
  'tempOrdersForCard/u2': { ...shop['tempOrdersForCard/u2'], [closedId]: { x: { dateId: 'x' } } },
});

/** The same, with the date's own id in the order. */
const twoDates: Given = (shop) => ({
  ...shop,
  'tempOrdersForCard/u2': {
    ...shop['tempOrdersForCard/u2'],
    [closedId]: { x: { dateId: closedId } },
  },
});

/** u2 removes the temporary orders of one date and adds one to another. */
const dropsAndAdds = (title: string, dropped: string, added: string): Attack =>
  writes(cardCustomer, title, (shop) => {
    const [key = ''] = Object.keys(shop['tempOrdersForCard/u2']?.[dropped] ?? {});
    const drop: DocumentWrite['fields'] = [{ path: [dropped, key], remove: true }];
    const add = { path: [added, 'junk'], set: { dateId: added } };
    return [{ collection: 'tempOrdersForCard', id: 'u2', fields: [...drop, add] }];
  });

/** u2 has no temporary orders. */
const noneWaits: Given = (shop) => ({ ...shop, 'tempOrdersForCard/u2': {} });

export const cards: Attack[] = [
  waits('a customer stores a temporary card order of somebody else', (order) => {
    order.customerInfo.uid = 'u1';
  }),
  waits('a customer stores a cash order as a temporary card order', (order) => {
    order.paymentMethod = 'cash';
  }),
  waits('a customer names another date inside a card order', (order) => {
    order.dateId = closedId;
  }),
  waits('a customer names another address inside a card order', (order) => {
    order.orderKey = 'x';
  }),
  waits(
    'a customer stores a temporary card order for a closed date',
    (order) => {
      order.dateId = closedId;
    },
    { date: closedId },
  ),
  waits(
    'a customer stores a temporary card order for a date that does not exist',
    (order) => {
      order.dateId = '20300101_1';
    },
    { date: '20300101_1' },
  ),
  waits(
    'a customer stores a temporary card order for an address that is too long',
    (order) => {
      order.orderKey = 'x'.repeat(301);
    },
    { key: 'x'.repeat(301) },
  ),
  waits("a customer begins a neighbour's card orders", () => {}, { by: customer, uid: 'u4' }),
  ...inShop(twentyDates, [
    waits('a customer stores temporary card orders for a twenty-first date', () => {}),
  ]),
  ...inShop(anotherDate, [
    waits('a customer stores a temporary card order and removes those of a date', () => {}, {
      drops: () => [closedId],
    }),
  ]),
  ...inShop(twoDates, [
    dropsAndAdds(
      'a customer removes a temporary card order and adds one to another date',
      openId,
      closedId,
    ),
    dropsAndAdds(
      'a customer removes a temporary card order and adds one to the open date',
      closedId,
      openId,
    ),
  ]),
  waits('a customer stores a temporary card order and removes another', () => {}, {
    drops: (shop) => [openId, Object.keys(shop['tempOrdersForCard/u2']?.[openId] ?? {})[0] ?? ''],
  }),
  ...inShop(noneWaits, [
    waits('a customer files a card order of an open date under a closed one', () => {}, {
      date: closedId,
    }),
  ]),
  waits('a customer names a payment session', (order) => {
    order.sessionId = 'cs_1';
  }),
  waits('a customer writes a message to themselves from the functions', (order) => {
    order.exception = 'amount-differs';
  }),
  waits('a customer has a request that is too long on a card order', (order) => {
    order.orderRequest = 'x'.repeat(501);
  }),
  waits('a customer adds an unknown field to a request', (order) => {
    order.request.paid = true;
  }),
  waits('a customer stores a temporary card order of too many dishes', (order) => {
    order.menus = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`m${i}`, 1]));
  }),
  writes(customer, 'a customer stores an eleventh temporary card order for a date', (shop) => {
    const waiting = Object.values(shop['tempOrdersForCard/u2']?.[openId] ?? {})[0] as Temp;
    const order = structuredClone(waiting);
    order.customerInfo.uid = 'u1';
    delete (order as { sessionId?: unknown }).sessionId;
    return [merge('tempOrdersForCard/u1', [[openId, String(order.orderKey)], order])];
  }),
  writes(cardCustomer, 'a customer stores two temporary card orders at once', (shop) => {
    const waiting = Object.values(shop['tempOrdersForCard/u2']?.[openId] ?? {})[0];
    return [merge('tempOrdersForCard/u2', [[openId, 'a'], waiting], [[openId, 'b'], waiting])];
  }),
  writes(cardCustomer, 'a customer stores temporary card orders for two dates at once', (shop) => {
    const day = shop['tempOrdersForCard/u2']?.[openId];
    return [merge('tempOrdersForCard/u2', [['a'], day], [['b'], day])];
  }),
  writes(
    cardCustomer,
    'a customer stores one temporary card order under a second address',
    (shop) => {
      const [waiting] = Object.values(shop['tempOrdersForCard/u2']?.[openId] ?? {});
      return [merge('tempOrdersForCard/u2', [[openId, 'b'], waiting])];
    },
  ),
  writes(
    cardCustomer,
    'a customer stores their temporary card orders for a second date',
    (shop) => [merge('tempOrdersForCard/u2', [[closedId], shop['tempOrdersForCard/u2']?.[openId]])],
  ),
  setsFields(
    cardCustomer,
    'a customer stores a text as a temporary card order',
    'tempOrdersForCard/u2',
    [[openId], 'x'],
  ),
  setsFields(
    cardCustomer,
    'a customer stores a list as a temporary card order',
    'tempOrdersForCard/u2',
    [[openId, 'x'], [1]],
  ),
  writes(customer, "a customer changes somebody else's waiting order", async (shop) => {
    const wish = { paymentMethod: 'card' as const, info: thirdInfo };
    const { request, context } = await requestFor(readerOf(shop), 'u2', wish);
    const quote = planOrder(request, context);
    if (quote.kind !== 'pay-first') throw new Error('no quote');
    return [tempOrderWrite(quote.order, request)];
  }),
  setsFields(visitor, 'a visitor stores a temporary card order', 'tempOrdersForCard/u2', [
    [openId, 'x'],
    {},
  ]),
  writes(cardCustomer, 'a customer deletes the document of their card orders', () => [
    { path: 'tempOrdersForCard/u2', delete: true },
  ]),
  setsFields(cardCustomer, 'a customer writes that a payment came in', 'cardPaymentIntent/pi_2', [
    ['paid'],
    true,
  ]),
  setsFields(customer, 'a customer changes what a payment paid for', 'cardPaymentIntent/pi_1', [
    ['totalPrice'],
    '1.00',
  ]),
  setsFields(customer, 'a customer opens a payment session themselves', 'checkouts/cs_2', [
    ['state'],
    'completed',
  ]),
  setsFields(customer, 'a customer completes a payment session themselves', 'checkouts/cs_1', [
    ['state'],
    'completed',
  ]),
  setsFields(customer, 'a customer lowers the amount of their payment link', payLink, [
    ['amount'],
    50,
  ]),
  setsFields(customer, 'a customer marks their payment link as paid', payLink, [['state'], 'paid']),
  setsFields(customer, 'a customer makes a payment link', 'payLinks/AAAAAAAAAAAAAAAA', [
    ['state'],
    'open',
  ]),
  writes(staff, 'staff change a payment link past the function', () =>
    logged(staff, [merge(payLink, [['until'], 9_999_999_999_999])]),
  ),
  writes(customer, 'a customer deletes a payment session', () => [
    { path: 'checkouts/cs_1', delete: true },
  ]),
  writes(customer, 'a customer removes a phone from the blacklist', () => [
    { path: 'blacklist/0412345678', delete: true },
  ]),
  setsFields(
    customer,
    "a customer puts a neighbour's phone on the blacklist",
    'blacklist/0400000000',
    [['reason'], 'x'],
  ),
  writes(customer, 'a customer has an SMS sent again', () => [
    { path: 'smsSent/u1-1', delete: true },
  ]),
  setsFields(customer, 'a customer marks an SMS as sent', 'smsSent/u1-2', [['at'], 1]),
];
