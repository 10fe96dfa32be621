import type { Order } from '../../../src/domain/order/order.ts';
import { orderBytes } from '../../../src/domain/order/stored/order-quota.ts';
import type { DocumentWrite } from '../../../src/domain/store/document-write.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { orderKey, otherKey } from '../../../src/domain/testing/fixtures.ts';
import { type Given, inShop, merge, setsFields, writes } from '../../support/hostile/attack.ts';
import { GIVEN, ISSUED, invoiceWrites } from '../../support/hostile/busy-shop.ts';
import { fieldsOf, valueIn, without } from '../../support/hostile/forge.ts';
import { renumbered, tamperedCopy, tamperedInvoice } from '../../support/hostile/invoicing.ts';
import { type Actor, customer, invoiceUser } from '../../support/rules/actors.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';

/**
 * Staff may write the counter, orders and dates' invoices by hand, but a single copy only as everybody
 * may.
 */
const staffWhoIssues: Actor = { sub: 'u5', email: 'invoice@example.com', staff: true };
const staffWithoutInvoices: Actor = { sub: 'u1', email: 'sky@example.com', staff: true };

const NEXT = String(GIVEN + 1);
const STAMPS = ['invoice', 'invoiceDate', 'invoiceType'];

/** A customer's order by date and key, in a document that holds orders. */
type Orders = Record<string, Record<string, Record<string, unknown>>>;
const ordersOf = (shop: Documents, uid: string) => shop[`ordersForCustomer/${uid}`] as Orders;

/** The writes, with one more copy or invoice beside those of the next number. */
const beside = (
  steps: DocumentWrite[],
  collection: 'invoiceCopies' | 'invoices',
  id: string,
  fields: DocumentWrite['fields'],
): DocumentWrite[] => [...steps, { collection, id, fields }];

const counts = (by: Actor, title: string, number: number) =>
  setsFields(by, title, 'common/invoice', [['currentNo'], number]);

/** u5 has the last assigned number. */
const lastIsMine: Given = (shop) => ({ ...shop, 'common/invoice': { currentNo: ISSUED } });

/** The same, and staff have removed the number from the order. */
const numberTakenOff: Given = (shop) => {
  for (const field of STAMPS) delete ordersOf(shop, 'u5')[openId]?.[orderKey]?.[field];
  return lastIsMine(shop);
};

/** The same, and staff have removed the invoice from the date. */
const invoiceTakenOff: Given = (shop) => {
  delete shop[`invoices/${openId}`]?.[String(ISSUED)];
  return lastIsMine(shop);
};

/** Staff have reset the counter: an issued copy of the next number exists. */
const putBack =
  (uid: string): Given =>
  (shop) => {
    const fields = fieldsOf(invoiceWrites(shop, otherKey), 'invoiceCopies');
    const copy = Object.fromEntries(
      fields.flatMap((field) => ('set' in field ? [[field.path[0] ?? '', field.set]] : [])),
    );
    return { ...shop, [`invoiceCopies/${NEXT}`]: { ...copy, issuedBy: uid } };
  };
const putBackToOurs = putBack('u1');
const putBackToMine = putBack('u5');

/** Staff have entered an invoice with the next number by hand. */
const notedByHand: Given = (shop) => ({
  ...shop,
  [`invoices/${openId}`]: { ...shop[`invoices/${openId}`], [NEXT]: { invoice: GIVEN + 1 } },
});

/** u5 has an order of another date at the same address, by phone: it counts towards no share. */
const sameAddressTwice: Given = (shop) => {
  const orders = ordersOf(shop, 'u5');
  const order = { ...orders[openId]?.[otherKey], dateId: closedId, madeByUser: false };
  return { ...shop, 'ordersForCustomer/u5': { ...orders, [closedId]: { [otherKey]: order } } };
};

export const invoiceNumbers = [
  counts(invoiceUser, 'an invoice user resets the counter to their last invoice', ISSUED),
  setsFields(invoiceUser, 'an invoice user starts the invoices of a date', `invoices/${closedId}`, [
    ['1'],
    { invoice: 1 },
  ]),

  tamperedInvoice(
    'staff give an issued invoice a second copy under another name',
    (steps) => {
      const invoice = { path: ['mine'], set: valueIn(steps, 'invoices') };
      const more = beside(steps, 'invoiceCopies', 'mine', fieldsOf(steps, 'invoiceCopies'));
      return more.map((step) =>
        step.collection === 'invoices' ? { ...step, fields: [...step.fields, invoice] } : step,
      );
    },
    staffWhoIssues,
  ),
  tamperedInvoice(
    'staff issue a number that the counter has not reached',
    (steps) => [
      ...without(renumbered(steps, GIVEN + 2), 'common'),
      merge('common/invoice', [['currentNo'], GIVEN + 1]) as DocumentWrite,
    ],
    staffWhoIssues,
  ),
  tamperedInvoice(
    'staff issue a number that was assigned before copies existed',
    (steps) => without(renumbered(steps, GIVEN), 'common'),
    staffWhoIssues,
  ),
  tamperedCopy(
    'staff issue an invoice in the name of somebody else',
    'issuedBy',
    'u1',
    staffWhoIssues,
  ),
  tamperedCopy('staff issue an invoice for other amounts', 'totalPrice', '999.00', staffWhoIssues),
  writes(staffWithoutInvoices, 'staff who issue no invoices issue one', (shop) =>
    invoiceWrites(shop, orderKey, 'u1'),
  ),

  ...inShop(lastIsMine, [
    setsFields(
      invoiceUser,
      'an invoice user changes the type on the order of the last invoice',
      'ordersForCustomer/u5',
      [[openId, orderKey, 'invoiceType'], 'normal'],
    ),
    writes(
      invoiceUser,
      'an invoice user counts their last invoice among those of a date that does not exist',
      (shop) => {
        const order = ordersOf(shop, 'u5')[openId]?.[orderKey] as unknown as Order;
        return [merge('invoices/20300101_1/shares/u5', [[String(ISSUED)], orderBytes(order)])];
      },
    ),
  ]),
  ...inShop(numberTakenOff, [
    writes(customer, "a customer writes the last number on a neighbour's order again", (shop) => {
      const copy = shop[`invoiceCopies/${ISSUED}`] ?? {};
      return STAMPS.map((field) =>
        merge('ordersForCustomer/u5', [[openId, orderKey, field], copy[field]]),
      );
    }),
  ]),
  ...inShop(invoiceTakenOff, [
    writes(invoiceUser, 'an invoice user restores an invoice that staff removed', (shop) => [
      merge(`invoices/${openId}`, [[String(ISSUED)], ordersOf(shop, 'u5')[openId]?.[orderKey]]),
    ]),
  ]),
  ...inShop(putBackToOurs, [
    counts(
      customer,
      'a customer who may no longer issue raises the counter to their last invoice',
      GIVEN + 1,
    ),
    counts(invoiceUser, "an invoice user counts up to somebody else's invoice", GIVEN + 1),
  ]),
  ...inShop(putBackToMine, [
    writes(invoiceUser, 'an invoice user files another order under their own invoice', (shop) => {
      const order = ordersOf(shop, 'u5')[openId]?.[otherKey];
      return [
        merge('common/invoice', [['currentNo'], GIVEN + 1]),
        merge(`invoices/${openId}`, [
          [NEXT],
          { ...order, totalPrice: '999.00', madeByUser: false },
        ]),
      ];
    }),
  ]),
  ...inShop(notedByHand, [
    tamperedInvoice(
      'an invoice user overwrites an invoice that staff have entered',
      (steps) => steps,
    ),
  ]),
  ...inShop(sameAddressTwice, [
    tamperedInvoice(
      'an invoice user files an order of another date under the same number',
      (steps, shop) =>
        beside(steps, 'invoices', closedId, [
          { path: [NEXT], set: ordersOf(shop, 'u5')[closedId]?.[otherKey] },
        ]),
    ),
  ]),
];
