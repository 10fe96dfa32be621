import type { FieldWrite } from '../../../src/domain/store/document-write.ts';
import {
  type Attack,
  type Given,
  inShop,
  merge,
  queries,
  reads,
  setsFields,
  unset,
  writes,
} from '../../support/hostile/attack.ts';
import { firstOrder } from '../../support/hostile/busy-shop.ts';
import {
  type Actor,
  agedCare,
  customer,
  invoiceUser,
  neighbour,
  staff,
  visitor,
} from '../../support/rules/actors.ts';
import { closedId, openId } from '../../support/rules/rules-shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

const fake = { sub: 'u1', email: 'sky@example.com', staff: 'true' } as never;

const withdrawn: Actor = { sub: 'ex', email: 'ex@example.com', staff: false };
const message = `deliveryMsgs/${openId}/messages/m-1`;

/** The message has been opened. */
const opened: Given = (shop) => ({ ...shop, [message]: { ...shop[message], openedAt: 1 } });

function lastYear(field: FieldWrite): unknown {
  if (!('set' in field)) return null;
  return field.path[0] === 'at' ? Date.now() - 31_536_000_000 : field.set;
}

const removalOf = (dateId: string) => [
  unset('dates/activeDates', [dateId]),
  unset(`dates/${dateId.slice(0, 4)}`, [dateId]),
];

/** Actions that only staff may take. */
export const staffOnly: Attack[] = [
  writes(staff, 'staff remove a date for which somebody has ordered meanwhile', () =>
    logged(staff, removalOf(closedId)),
  ),
  writes(staff, 'staff remove the whole list of dates', () =>
    logged(staff, [{ path: 'dates/activeDates', delete: true }]),
  ),
  setsFields(customer, 'a customer opens a closed date', 'dates/activeDates', [
    [closedId, 'orderDone'],
    false,
  ]),
  setsFields(customer, 'a customer closes a date', 'dates/activeDates', [
    [openId, 'orderDone'],
    true,
  ]),
  setsFields(visitor, 'a visitor adds a date', 'dates/activeDates', [['20300101_1'], {}]),
  setsFields(customer, 'a customer raises the limit of a menu', 'dates/activeDates', [
    [openId, 'menuLimitForPerson', 'kimchi'],
    999,
  ]),
  writes(customer, 'a customer deletes the calendar', () => [
    { path: 'dates/activeDates', delete: true },
  ]),
  setsFields(customer, 'a customer starts another calendar', 'dates/2027', [['x'], {}]),
  setsFields(customer, 'a customer lowers a price in the catalogue', 'manages/menus', [
    ['soup', 'price'],
    0.01,
  ]),
  setsFields(visitor, 'a visitor changes a dish', 'manages/menus', [['soup', 'title'], 'x']),
  writes(customer, 'a customer deletes the catalogue', () => [
    { path: 'manages/menus', delete: true },
  ]),
  setsFields(customer, 'a customer renames a category', 'manages/categories', [
    ['home', 'name'],
    'x',
  ]),
  setsFields(customer, 'a customer raises the point rate', 'common/point', [['pointRate'], 50]),
  writes(customer, 'a customer deletes the point rate', () => [
    { path: 'common/point', delete: true },
  ]),
  setsFields(customer, 'a customer announces something', 'common/gongji', [['x'], {}]),
  setsFields(visitor, 'a visitor announces something', 'common/gongji', [['x'], {}]),
  setsFields(invoiceUser, 'an invoice user raises the point rate', 'common/point', [
    ['pointRate'],
    50,
  ]),
  setsFields(
    customer,
    'a customer writes a delivery message',
    `deliveryMsgs/${openId}/messages/m-2`,
    [['text'], 'x'],
  ),
  setsFields(
    visitor,
    'a visitor changes a delivery message',
    `deliveryMsgs/${openId}/messages/m-1`,
    [['text'], 'x'],
  ),
  writes(visitor, 'a visitor deletes a delivery message', () => [
    { path: `deliveryMsgs/${openId}/messages/m-1`, delete: true },
  ]),
  setsFields(customer, "a customer writes into a date's messages", `deliveryMsgs/${openId}`, [
    ['x'],
    1,
  ]),
  setsFields(agedCare, "a customer in care allows a neighbour's cash", 'users/u3', [
    ['isCashAvailable'],
    true,
  ]),
  setsFields(
    fake,
    'somebody with a staff claim that is text raises the point rate',
    'common/point',
    [['pointRate'], 50],
  ),
  setsFields(
    fake,
    'somebody with a staff claim that is text grants themselves points',
    'pointBalances/u1',
    [['balance'], 1],
  ),
  writes(customer, 'a customer adds a date with an entry in the log of staff', () =>
    logged(customer, [merge('dates/activeDates', [['20300101_1'], {}])]),
  ),
  writes(withdrawn, 'somebody whose staff rights were withdrawn changes a price', () =>
    logged(withdrawn, [merge('manages/menus', [['soup', 'price'], 0.01])]),
  ),
  writes(visitor, 'a visitor puts a photo on a dish', () => [
    merge('manages/menus', [['soup', 'photos'], [{ downloadURL: 'https://example.com/x' }]]),
  ]),
  writes(staff, 'staff change a price without an entry in the log', () => [
    merge('manages/menus', [['soup', 'price'], 0.01]),
  ]),
  writes(customer, 'a customer closes a date with an entry in the log of staff', () =>
    logged(customer, [merge('dates/activeDates', [[openId, 'orderDone'], true])]),
  ),
  writes(withdrawn, 'somebody whose staff rights were withdrawn closes a date', () =>
    logged(withdrawn, [merge('dates/activeDates', [[openId, 'orderDone'], true])]),
  ),
  writes(withdrawn, 'somebody whose staff rights were withdrawn announces something', () =>
    logged(withdrawn, [merge('common/gongji', [['x'], {}])]),
  ),
  writes(staff, 'staff announce something without an entry in the log', () => [
    merge('common/gongji', [['x'], {}]),
  ]),
  writes(withdrawn, 'somebody whose staff rights were withdrawn gives a customer rights', () =>
    logged(withdrawn, [merge('users/u1', [['invoiceAuth'], true])]),
  ),
  writes(customer, 'a customer gives themselves rights with an entry in the log of staff', () =>
    logged(customer, [merge('users/u1', [['invoiceAuth'], true])]),
  ),
  writes(staff, 'staff give a customer rights without an entry in the log', () => [
    merge('users/u1', [['invoiceAuth'], true]),
  ]),
  writes(withdrawn, 'somebody whose staff rights were withdrawn gives points', () =>
    logged(withdrawn, [merge('pointBalances/u1', [['balance'], 99_999])]),
  ),
  writes(staff, 'staff give points without an entry in the log', () => [
    merge('pointBalances/u1', [['balance'], 99_999]),
  ]),
  writes(customer, 'a customer removes the block of a phone', () =>
    logged(customer, [{ path: 'blacklist/0412345678', delete: true }]),
  ),
  writes(staff, 'staff remove the block of a phone without an entry in the log', () => [
    { path: 'blacklist/0412345678', delete: true },
  ]),
  queries(withdrawn, 'somebody whose staff rights were withdrawn lists the customers', {
    collection: 'userList',
  }),
  writes(visitor, 'a visitor marks an order as packed', () => [
    merge(`orderMarks/${openId}/orders/u1_x`, [['packed'], { at: 1 }]),
  ]),
  writes(customer, 'a customer marks their own order as delivered', () =>
    logged(customer, [
      merge(`orderMarks/${openId}/orders/u1_${firstOrder.orderId}`, [['delivered'], { at: 1 }]),
    ]),
  ),
  reads(customer, 'a customer reads what staff did', 'staffLog/entry-1'),
  queries(withdrawn, 'somebody whose staff rights were withdrawn lists what staff did', {
    collection: 'staffLog',
  }),
  queries(customer, 'a customer lists the marks of a date', {
    collection: `orderMarks/${openId}/orders`,
  }),
  reads(visitor, 'a visitor reads what the dishes are made of', 'manages/ingredients'),
  reads(customer, 'a customer reads what the dishes are made of', 'manages/ingredients'),
  reads(customer, 'a customer reads what has been bought', 'shopping/20261123'),
  queries(customer, 'a customer lists what has been bought', { collection: 'shopping' }),
  setsFields(customer, 'a customer ticks off a shopping list', 'shopping/20261123', [
    [openId, '사골', 'at'],
    1,
  ]),
  writes(staff, 'staff tick off a shopping list without an entry in the log', () => [
    merge('shopping/20261123', [[openId, '사골', 'at'], 1]),
  ]),
  reads(customer, 'a customer reads the stops of a date', `deliveryRuns/${openId}`),
  reads(visitor, 'a visitor reads the stops of a date', `deliveryRuns/${openId}`),
  reads(neighbour, "a customer reads a neighbour's delivery time", 'deliveryWindows/u1'),
  setsFields(customer, 'a customer changes their own delivery time', 'deliveryWindows/u1', [
    [openId, firstOrder.orderId, 'from'],
    0,
  ]),
  reads(neighbour, "a customer reads a neighbour's payment exceptions", 'paymentExceptions/u1'),
  setsFields(customer, 'a customer creates their own payment exception', 'paymentExceptions/u1', [
    ['order-1-1', 'amount'],
    1,
  ]),
  writes(staff, 'staff deal with a payment exception without an entry in the log', () => [
    merge('paymentExceptions/u1', [['order-1-1', 'handled'], true]),
  ]),
  reads(customer, 'a customer reads which issues staff have resolved', 'staffInbox/handled'),
  setsFields(customer, 'a customer marks an issue as resolved', 'staffInbox/handled', [
    ['text-1000', 'note'],
    'x',
  ]),
  writes(staff, 'staff mark an issue as resolved without an entry in the log', () => [
    merge('staffInbox/handled', [['text-1000', 'note'], 'x']),
  ]),
  setsFields(customer, 'a customer changes the order of the stops', `deliveryRuns/${openId}`, [
    ['stops'],
    [],
  ]),
  setsFields(customer, 'a customer gives their stop another number', `deliveryRuns/${openId}`, [
    ['numbers', '1'],
    'u1_x',
  ]),
  writes(staff, 'staff number the stops without an entry in the log', () => [
    merge(`deliveryRuns/${openId}`, [['numbers', '1'], 'u1_x']),
  ]),
  writes(staff, 'staff change the order of the stops without an entry in the log', () => [
    merge(`deliveryRuns/${openId}`, [['stops'], []]),
  ]),
  writes(staff, 'staff close a date without an entry in the log', () => [
    merge('dates/activeDates', [[openId, 'orderDone'], true]),
  ]),
  writes(staff, 'staff close a date with the entry of an earlier change', () => [
    merge('dates/activeDates', [[openId, 'orderDone'], true]),
    merge('staffLogHeads/boss', [['entry'], 'entry-1']),
  ]),
  writes(staff, 'staff close a date with an entry in the name of somebody else', () =>
    logged({ sub: 'other', email: 'other@example.com', staff: true }, [
      merge('dates/activeDates', [[openId, 'orderDone'], true]),
    ]),
  ),
  writes(staff, 'staff change an entry of the log', () =>
    logged(staff, [merge('staffLog/entry-1', [['actor'], 'somebody'])]),
  ),
  writes(staff, 'staff remove an entry from the log', () =>
    logged(staff, [{ path: 'staffLog/entry-1', delete: true }]),
  ),
  writes(staff, 'staff write an entry with a time of last year', () =>
    logged(staff, []).map((step) =>
      'fields' in step && step.collection === 'staffLog'
        ? { ...step, fields: step.fields.map((one) => ({ path: one.path, set: lastYear(one) })) }
        : step,
    ),
  ),
  setsFields(visitor, 'a visitor marks a message as opened last year', message, [
    ['openedAt'],
    Date.now() - 31_536_000_000,
  ]),
  ...inShop(opened, [
    writes(visitor, 'a visitor marks an opened message as opened again', () => [
      merge(message, [['openedAt'], Date.now()]),
    ]),
  ]),
  writes(visitor, 'a visitor opens a message and changes it', () => [
    merge(message, [['openedAt'], Date.now()], [['text'], 'x']),
  ]),
  setsFields(customer, 'a customer writes a document that no rule names', 'junk/x', [['a'], 1]),
  setsFields(visitor, 'a visitor writes a document that no rule names', 'junk/x', [['a'], 1]),
  setsFields(customer, 'a customer fills a document with a long text', 'junk/x', [
    ['a'],
    'x'.repeat(500_000),
  ]),
  setsFields(customer, 'a customer changes a document that no rule names', 'secrets/one', [
    ['secret'],
    false,
  ]),
  setsFields(
    customer,
    'a customer writes a field with dots and back-ticks in its name',
    'common/point',
    [['a.`b`.\\c'], 1],
  ),
];
