import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import { info, orderKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, merge, setsFields, unset, writes } from '../../support/hostile/attack.ts';
import { forgedOrder, legalSteps, tamperedOrder, valueIn } from '../../support/hostile/forge.ts';
import { cardCustomer, customer, neighbour, visitor } from '../../support/rules/actors.ts';
import { orderIn } from '../../support/rules/customers-ordering.ts';
import { openId } from '../../support/rules/rules-shop.ts';

const HOUR = 3_600_000;
const huge = 'x'.repeat(100_000);
const stamp = (ms: number, zone: number): string =>
  new Date(ms + zone * HOUR).toISOString().replace(/\D/g, '');

/** An order with a time an hour off; its backup has the name that both times share. */
const anHourOff = (title: string, zones: { order: number; commit: number }): Attack =>
  tamperedOrder(customer, title, (steps) => {
    const at = orderIn(steps).orderDate;
    const orderDate = at + (zones.commit - zones.order) * HOUR;
    for (const store of ['ordersForCustomer', 'orders2'] as const) {
      valueIn(steps, store).orderDate = orderDate;
    }
    const order = { ...orderIn(steps), orderDate };
    return steps.map((step) =>
      step.collection === 'ordersBackupByTime'
        ? {
            ...step,
            id: `${stamp(at, zones.commit)}_u1`,
            fields: Object.entries(order).map(([field, set]) => ({ path: [field], set })),
          }
        : step,
    );
  });

/** A line of a dish without an English title, which leaves room for an extra field. */
const roomy = (title: string, more: Record<string, unknown>): Attack =>
  forgedOrder(customer, title, (order) => Object.assign(order.menus.dish10 ?? {}, more), {
    quantities: { dish10: 6 },
  });

const isNoPosition = (field: string) => !['latitude', 'longitude'].includes(field);

/** What is no text, and has a text when lists of it are joined. */
const noTexts = [0, null] as const;

/** A number or nothing in place of each of these texts. */
const inPlaceOf = <Field extends string>(
  fields: readonly Field[],
  attack: (field: Field, value: unknown) => Attack,
): Attack[] => fields.flatMap((field) => noTexts.map((value) => attack(field, value)));

/** Orders with one value that is too long, of the wrong type or at the wrong time, and correct otherwise. */
export const excess: Attack[] = [
  anHourOff('a customer orders an hour in the past by daylight saving time', {
    order: 11,
    commit: 10,
  }),
  anHourOff('a customer orders an hour in the future by standard time', { order: 10, commit: 11 }),
  roomy('a customer hides a long text in a line of a dish without English', { junk: huge }),
  roomy('a customer hides a map in a line of a dish without English', { junk: { a: { b: huge } } }),
  roomy('a customer adds their own English title to a dish that has none', { menuTitleEn: 'Free' }),
  roomy('a customer orders a list as the quantity of a dish', { q: [6] }),
  roomy('a customer orders a fraction of a dish as text', { q: '6.5' }),
  roomy('a customer orders at a price that is a map', { price: { amount: 10 } }),
  roomy('a customer has a sum that is text', { subTotal: '60' }),
  forgedOrder(customer, 'a customer has a street that is a map', (order) => {
    order.customerInfo.addressFull = { ...info.addressFull, route: { a: huge } };
  }),
  forgedOrder(customer, 'a customer has a country that is a list', (order) => {
    order.customerInfo.addressFull = { ...info.addressFull, country: [huge] };
  }),
  forgedOrder(customer, 'a customer has a latitude that is text', (order) => {
    order.customerInfo.addressFull = { ...info.addressFull, latitude: huge };
  }),
  forgedOrder(customer, 'a customer has a place that is a list', (order) => {
    order.customerInfo.addressFull = [huge];
  }),
  forgedOrder(customer, 'a customer earns points that are a map', (order) => {
    order.point = { a: huge };
  }),
  forgedOrder(customer, 'a customer has an order date that is text', (order) => {
    order.orderDate = huge;
  }),
  forgedOrder(customer, 'a customer orders at a time that is not a whole number', (order) => {
    order.orderDate = Number(order.orderDate) + 0.5;
  }),
  ...inPlaceOf(['orderRequest', 'deliveryDate', 'smsMsgBody'], (field, value) =>
    forgedOrder(customer, `a customer orders with ${value} as ${field}`, (order) => {
      order[field] = value;
    }),
  ),
  ...inPlaceOf(['name', 'phone', 'addr_unit', 'note'], (field, value) =>
    forgedOrder(
      customer,
      `a customer orders with ${value} as the ${field} of the door`,
      (order) => {
        order.customerInfo[field] = value;
      },
    ),
  ),
  // Staff's lists of a date are sorted by it.
  ...inPlaceOf(Object.keys(info.addressFull ?? {}).filter(isNoPosition), (field, value) =>
    forgedOrder(customer, `a customer orders with ${value} as ${field} of the place`, (order) => {
      order.customerInfo.addressFull = { ...info.addressFull, [field]: value };
    }),
  ),
  setsFields(
    cardCustomer,
    'a customer creates the orders of a date that does not exist',
    'orders2/x',
    [['u2'], {}],
  ),
  writes(customer, 'a customer creates a date without orders', () => [
    { path: 'orders2/20300101_1', replace: {} },
  ]),
  setsFields(
    customer,
    'a customer creates their part of a date without ordering',
    'orders2/20300101_2',
    [['u1'], {}],
  ),
  setsFields(customer, 'a customer replaces their part of a date with text', `orders2/${openId}`, [
    ['u1'],
    huge,
  ]),
  setsFields(neighbour, 'a customer adds to another customer’s part', `orders2/${openId}`, [
    ['u2'],
    {},
  ]),
  writes(visitor, 'a visitor creates a date without orders', () => [
    { path: 'orders2/20300101_1', replace: {} },
  ]),
  writes(customer, 'a customer gives an order two last changes', async (shop) => {
    const steps: DocumentWrite[] = structuredClone(await legalSteps(shop));
    Object.assign(valueIn(steps, 'pointBalances', 1), { at: [Date.now()] });
    return steps;
  }),
  writes(customer, 'a customer takes points back from an order and keeps it', () => [
    unset('points/u1', [`${openId}--${orderKey}`]),
    merge('pointBalances/u1', [['balance'], 3500]),
  ]),
];
