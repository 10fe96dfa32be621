import type { Order } from '../../../src/domain/order/order.ts';
import { maxQuotaBytes, orderBytes } from '../../../src/domain/order/stored/order-quota.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import { GIVEN, ISSUED, invoiceWrites } from '../../support/hostile/busy-shop.ts';
import { consistently, fieldsOf, valueIn, without } from '../../support/hostile/forge.ts';
import { renumbered, tamperedCopy, tamperedInvoice } from '../../support/hostile/invoicing.ts';
import { customer, invoiceUser, visitor } from '../../support/rules/actors.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';

/** The same change of a stamped value in the order, the date's copy and the single copy. */
const stamps = (title: string, field: string, value: unknown): Attack =>
  tamperedInvoice(title, (steps) => {
    for (const { fields } of steps) {
      for (const one of fields) {
        if (!('set' in one)) continue;
        if (one.path.at(-1) === field) one.set = value;
        else if (typeof one.set === 'object' && one.set !== null && field in one.set) {
          (one.set as Record<string, unknown>)[field] = value;
        }
      }
    }
    return steps;
  });

const shareOfDate = `invoices/${openId}/shares`;

/** u5's legal invoice with a forged share of the date. */
const counts = (title: string, change: (share: DocumentWrite) => DocumentWrite[]): Attack =>
  tamperedInvoice(title, (steps) =>
    steps.flatMap((step) => (step.collection === shareOfDate ? change(step) : [step])),
  );

/** u5 has already issued invoices of so many bytes for the date, besides the one for `rest`. */
const hasIssued =
  (...bytes: number[]): Given =>
  (shop) => ({
    ...shop,
    [`${shareOfDate}/u5`]: Object.fromEntries(bytes.map((one, index) => [index + 1, one])),
  });

/** The invoice that u5 would issue next, regardless of earlier ones. */
const nextInvoice = (title: string): Attack =>
  writes(invoiceUser, title, (shop) =>
    invoiceWrites({ ...shop, [`${shareOfDate}/u5`]: {} }, otherKey),
  );

/** The frozen copy lacks a field that the order has. */
const leavesOut = (field: string): Attack =>
  tamperedInvoice(`an invoice user leaves ${field} out of the frozen copy`, (steps) =>
    steps.map((step) =>
      step.collection === 'invoiceCopies'
        ? { ...step, fields: step.fields.filter(({ path }) => path[0] !== field) }
        : step,
    ),
  );

/** Part of what u5 is to pay for the order has been paid by nothing yet. */
const withShortfall: Given = (shop) => {
  const changed = structuredClone(shop);
  for (const part of [
    changed['ordersForCustomer/u5']?.[openId],
    changed[`orders2/${openId}`]?.u5,
  ]) {
    Object.assign(partOf(part)[otherKey] ?? {}, { pointShortfall: 5 });
  }
  return changed;
};

/** Size of that invoice in bytes. */
function sizeOfNext(shop: Documents): number {
  const orders = (shop['ordersForCustomer/u5']?.[openId] ?? {}) as Record<string, Order>;
  const order = orders[otherKey];
  if (!order) throw new Error('u5 has no order there');
  return orderBytes(order);
}

/** Staff have changed u5's order only in their list of a date. */
const changedForStaff =
  (dateId: string, key: string): Given =>
  (shop) => {
    const mine = (shop['ordersForCustomer/u5']?.[openId] ?? {}) as Record<string, Order>;
    const order = mine[key];
    const ofDate = { ...shop[`orders2/${dateId}`] };
    const part = { ...(ofDate.u5 as object), [key]: { ...order, orderRequest: '직원이 고침' } };
    return {
      ...shop,
      'ordersForCustomer/u5': {
        ...shop['ordersForCustomer/u5'],
        [dateId]: { ...(shop['ordersForCustomer/u5']?.[dateId] as object), [key]: order },
      },
      [`orders2/${dateId}`]: { ...ofDate, u5: part },
    };
  };

/** The last assigned number is that of u5's invoice. */
const lastIsIssued: Given = (shop) => ({
  ...changedForStaff(openId, orderKey)(shop),
  'common/invoice': { currentNo: ISSUED },
});

/** Staff have removed from the date the order that u5 wants an invoice for. */
const takenOut: Given = (shop) => {
  const { [otherKey]: _, ...part } = partOf(shop[`orders2/${openId}`]?.u5);
  return { ...shop, [`orders2/${openId}`]: { ...shop[`orders2/${openId}`], u5: part } };
};

/** u5's order under a key, from u5's own list. */
const ownOrder = (shop: Documents, dateId: string, key: string) =>
  partOf(shop['ordersForCustomer/u5']?.[dateId])[key];

const partOf = (stored: unknown) => (stored ?? {}) as Record<string, Order>;

export const invoices: Attack[] = [
  // The books of the month could not be added up without one.
  ...(['deliveryDate', 'usePoint', 'usedPoint', 'paid'] as const).map(leavesOut),
  ...inShop(withShortfall, [leavesOut('pointShortfall')]),
  tamperedInvoice("an invoice user issues a number that staff's list of the date lacks", (steps) =>
    without(steps, 'orders2'),
  ),
  tamperedInvoice('an invoice user removes another order from the date while issuing', (steps) => [
    ...steps.filter(({ collection }) => collection !== 'orders2'),
    ...steps
      .filter(({ collection }) => collection === 'orders2')
      .map((step) => ({
        ...step,
        fields: [...step.fields, { path: ['u5', orderKey], remove: true as const }],
      })),
  ]),
  ...inShop(lastIsIssued, [
    writes(
      invoiceUser,
      'an invoice user restores an order in the list of staff after issuing',
      (shop) => [merge(`orders2/${openId}`, [['u5', orderKey], ownOrder(shop, openId, orderKey)])],
    ),
  ]),
  ...inShop(changedForStaff(closedId, otherKey), [
    tamperedInvoice(
      'an invoice user restores an order of another date in the list of staff while issuing',
      (steps, shop) => [
        ...steps,
        {
          collection: 'orders2',
          id: closedId,
          fields: [{ path: ['u5', otherKey], set: ownOrder(shop, closedId, otherKey) }],
        },
      ],
    ),
  ]),
  ...inShop(takenOut, [
    tamperedInvoice(
      'an invoice user issues an invoice for an order that staff removed from the date',
      (steps) => steps,
    ),
  ]),

  counts('an invoice user issues an invoice and does not count it', () => []),
  counts('an invoice user counts an invoice as a byte', (share) => [
    { ...share, fields: share.fields.map(({ path }) => ({ path, set: 1 })) },
  ]),
  ...inShop(
    ({ [`${shareOfDate}/u5`]: _, ...shop }) => shop,
    [
      counts('an invoice user counts the first invoice of a date as a byte', (share) => [
        { ...share, fields: share.fields.map(({ path }) => ({ path, set: 1 })) },
      ]),
    ],
  ),
  counts('an invoice user removes an earlier invoice from the count', (share) => [
    { ...share, fields: [...share.fields, { path: [String(ISSUED)], remove: true }] },
  ]),
  counts("an invoice user counts an invoice in a neighbour's share as well", (share) => [
    share,
    { ...share, id: 'u3' },
  ]),
  ...inShop(
    (shop) => ({ ...shop, [`${shareOfDate}/u3`]: { 1: 1 } }),
    [
      counts("an invoice user adds an invoice to a neighbour's share", (share) => [
        share,
        { ...share, id: 'u3' },
      ]),
    ],
  ),
  ...inShop(
    (shop) => hasIssued(maxQuotaBytes + 1 - sizeOfNext(shop))(shop),
    [nextInvoice('an invoice user uses one byte more than their share of the invoices of a date')],
  ),
  ...inShop(hasIssued(1, 1, 1, 1, 1, 1, 1), [
    nextInvoice('an invoice user issues an eighth invoice of a date'),
  ]),

  setsFields(invoiceUser, 'an invoice user takes a number without an invoice', 'common/invoice', [
    ['currentNo'],
    GIVEN + 1,
  ]),
  setsFields(invoiceUser, 'an invoice user starts the numbers again', 'common/invoice', [
    ['currentNo'],
    0,
  ]),
  setsFields(invoiceUser, 'an invoice user gives a number back', 'common/invoice', [
    ['currentNo'],
    ISSUED - 1,
  ]),
  setsFields(invoiceUser, 'an invoice user writes the counter as text', 'common/invoice', [
    ['currentNo'],
    '43',
  ]),
  writes(invoiceUser, 'an invoice user deletes the counter', () => [
    { path: 'common/invoice', delete: true },
  ]),
  setsFields(customer, 'a customer who may not issue invoices takes a number', 'common/invoice', [
    ['currentNo'],
    GIVEN + 1,
  ]),
  setsFields(visitor, 'a visitor takes a number', 'common/invoice', [['currentNo'], GIVEN + 1]),
  tamperedInvoice('an invoice user skips a number', (steps) => renumbered(steps, GIVEN + 2)),
  tamperedInvoice('an invoice user uses a number again', (steps) => renumbered(steps, ISSUED)),
  tamperedInvoice('an invoice user uses a number again without the counter', (steps) =>
    without(renumbered(steps, ISSUED), 'common'),
  ),
  tamperedInvoice('an invoice user uses a number again that has no copy', (steps) =>
    without(renumbered(steps, GIVEN), 'common'),
  ),
  tamperedInvoice('an invoice user changes the order everywhere while numbering it', (steps) => {
    const at = { ordersForCustomer: [openId, otherKey], orders2: ['u5', otherKey] };
    for (const step of steps) {
      if (step.collection in at) {
        const path = [...at[step.collection as keyof typeof at], 'totalPrice'];
        step.fields.push({ path, set: '999.00' });
      }
    }
    valueIn(steps, 'invoices').totalPrice = '999.00';
    const total = fieldsOf(steps, 'invoiceCopies').find(({ path }) => path[0] === 'totalPrice');
    if (total && 'set' in total) total.set = '999.00';
    return steps;
  }),
  setsFields(
    customer,
    "a customer takes a neighbour's invoice number for the same address",
    'ordersForCustomer/u1',
    [[openId, orderKey, 'invoice'], ISSUED],
  ),
  writes(customer, "a customer takes a neighbour's last invoice for the same address", (shop) => {
    const copy = shop[`invoiceCopies/${ISSUED}`] ?? {};
    return ['invoice', 'invoiceDate', 'invoiceType'].map((field) =>
      merge('ordersForCustomer/u1', [[openId, orderKey, field], copy[field]]),
    );
  }),
  tamperedInvoice('an invoice user takes the number after next without the counter', (steps) =>
    without(steps, 'common'),
  ),
  tamperedInvoice('an invoice user adds a field to the counter', (steps) => [
    ...without(steps, 'common'),
    merge('common/invoice', [['currentNo'], GIVEN + 1], [['vip'], true]) as DocumentWrite,
  ]),
  tamperedInvoice('an invoice user issues without the single copy', (steps) =>
    without(steps, 'invoiceCopies'),
  ),
  tamperedInvoice("an invoice user issues without the date's copy", (steps) =>
    without(steps, 'invoices'),
  ),
  tamperedInvoice('an invoice user issues without the number on the order', (steps) =>
    without(steps, 'ordersForCustomer', 'orders2'),
  ),
  tamperedInvoice(
    'an invoice user issues without the number in their own list of orders',
    (steps) => without(steps, 'ordersForCustomer'),
  ),
  tamperedInvoice(
    'an invoice user adds a number to their own list of orders without an invoice',
    (steps) => steps.filter(({ collection }) => collection === 'ordersForCustomer'),
  ),
  tamperedInvoice('a customer who may not issue invoices issues one', (steps) => steps, customer),
  tamperedInvoice('a visitor issues an invoice', (steps) => steps, visitor),
  tamperedInvoice('an invoice user gives the number to two invoices of a date', (steps) => [
    ...without(steps, 'invoices'),
    {
      collection: 'invoices',
      id: openId,
      fields: [...fieldsOf(steps, 'invoices'), { path: ['45'], set: { invoice: 45 } }],
    },
  ]),
  tamperedInvoice('an invoice user files the copy under another date', (steps) =>
    steps.map((step) => (step.collection === 'invoices' ? { ...step, id: closedId } : step)),
  ),
  tamperedInvoice(
    "an invoice user changes another invoice of the date along with one's own",
    (steps) => [
      ...without(steps, 'invoices'),
      {
        collection: 'invoices',
        id: openId,
        fields: [
          ...fieldsOf(steps, 'invoices'),
          { path: [String(ISSUED), 'totalPrice'], set: '1.00' },
        ],
      },
    ],
  ),
  tamperedInvoice('an invoice user changes the order while numbering it', (steps) =>
    steps.map((step) =>
      step.collection === 'ordersForCustomer'
        ? { ...step, fields: [...step.fields, { path: [openId, otherKey, 'paid'], set: true }] }
        : step,
    ),
  ),
  tamperedInvoice('an invoice user changes another order while numbering one', (steps) =>
    steps.map((step) =>
      step.collection === 'ordersForCustomer'
        ? { ...step, fields: [...step.fields, { path: [openId, orderKey, 'paid'], set: true }] }
        : step,
    ),
  ),
  tamperedInvoice('an invoice user changes another date while numbering an order', (steps) =>
    steps.map((step) =>
      step.collection === 'ordersForCustomer'
        ? { ...step, fields: [...step.fields, { path: [closedId, 'x'], set: {} }] }
        : step,
    ),
  ),
  tamperedInvoice('an invoice user writes another number into the list of staff', (steps) =>
    steps.map((step) =>
      step.collection === 'orders2'
        ? {
            ...step,
            fields: [...step.fields.slice(1), { path: ['u5', otherKey, 'invoice'], set: 1 }],
          }
        : step,
    ),
  ),
  tamperedCopy('an invoice states a dish as GST-free that is not on it', 'gstFree', ['caviar']),
  tamperedCopy('an invoice repeats its only dish as GST-free', 'gstFree', ['soup', 'soup']),
  tamperedCopy(
    'an invoice repeats a GST-free dish until its copy is huge',
    'gstFree',
    Array.from({ length: 500 }, () => 'soup'),
  ),
  tamperedCopy('an invoice user issues for another customer', 'customerInfo', {
    uid: 'u1',
    name: 'x',
  }),
  tamperedCopy('an invoice user issues for other amounts', 'totalPrice', '999.00'),
  tamperedCopy('an invoice user issues for other dishes', 'menus', {}),
  tamperedCopy('an invoice user issues for an order that does not exist', 'orderKey', 'x'),
  tamperedCopy('an invoice user issues for another date', 'dateId', closedId),
  tamperedCopy('an invoice user issues in the name of somebody else', 'issuedBy', 'u1'),
  tamperedCopy('an invoice user writes another number into the copy', 'invoice', 7),
  tamperedCopy('an invoice user adds a field to the copy', 'vip', true),
  tamperedInvoice('an invoice user issues half a copy', (steps) => [
    ...without(steps, 'invoiceCopies'),
    {
      collection: 'invoiceCopies',
      id: String(GIVEN + 1),
      fields: fieldsOf(steps, 'invoiceCopies').filter(({ path }) => path[0] !== 'totalPrice'),
    },
  ]),
  stamps('an invoice user issues an invoice dated years ago', 'invoiceDate', 1_600_000_000_000),
  stamps(
    'an invoice user issues an invoice dated in the future',
    'invoiceDate',
    Date.now() + 3_600_000,
  ),
  stamps('an invoice user chooses another fee', 'invoiceType', 'normal'),
  writes(invoiceUser, 'an invoice user numbers an order that has a number', (shop) => {
    const orders = structuredClone(shop['ordersForCustomer/u5']) as Record<
      string,
      Record<string, Record<string, unknown>>
    >;
    for (const field of ['invoice', 'invoiceDate', 'invoiceType'])
      delete orders[openId]?.[orderKey]?.[field];
    return invoiceWrites({ ...shop, 'ordersForCustomer/u5': orders }, orderKey);
  }),
  setsFields(invoiceUser, 'an invoice user changes an issued invoice', `invoiceCopies/${ISSUED}`, [
    ['totalPrice'],
    '1.00',
  ]),
  writes(invoiceUser, 'an invoice user deletes an issued invoice', () => [
    { path: `invoiceCopies/${ISSUED}`, delete: true },
  ]),
  setsFields(
    invoiceUser,
    'an invoice user changes an issued invoice of a date',
    `invoices/${openId}`,
    [[String(ISSUED), 'totalPrice'], '1.00'],
  ),
  writes(invoiceUser, 'an invoice user removes an issued invoice from a date', () => [
    unset(`invoices/${openId}`, [String(ISSUED)]),
  ]),
  writes(invoiceUser, 'an invoice user deletes the invoices of a date', () => [
    { path: `invoices/${openId}`, delete: true },
  ]),
  setsFields(customer, "a customer writes into a date's invoices", `invoices/${openId}`, [
    ['44'],
    {},
  ]),
  setsFields(customer, 'a customer writes an invoice copy', 'invoiceCopies/44', [['invoice'], 44]),
  setsFields(visitor, 'a visitor writes an invoice copy', 'invoiceCopies/44', [['invoice'], 44]),
  writes(invoiceUser, 'a customer removes the invoice number when editing', async (shop) =>
    editOf(shop, (order) => {
      delete order.invoice;
    }),
  ),
  writes(invoiceUser, 'a customer changes the invoice date when editing', async (shop) =>
    editOf(shop, (order) => {
      order.invoiceDate = 1;
    }),
  ),
  writes(invoiceUser, 'a customer changes the type of the invoice when editing', async (shop) =>
    editOf(shop, (order) => {
      order.invoiceType = 'normal';
    }),
  ),
];

/** u5 edits the order that has an invoice. */
function editOf(shop: Documents, change: (order: Record<string, unknown>) => void) {
  const info = (shop['users/u5'] as { deliveryInfo: never }).deliveryInfo;
  return consistently(shop, change, 'u5', { info });
}
