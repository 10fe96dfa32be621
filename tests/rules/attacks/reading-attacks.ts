import { orderKey } from '../../../src/domain/testing/fixtures.ts';
import { type Attack, inShop, queries, reads } from '../../support/hostile/attack.ts';
import { payLink } from '../../support/hostile/busy-shop.ts';
import {
  books,
  cardCustomer,
  customer,
  invoiceUser,
  neighbour,
  visitor,
} from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/rules-shop.ts';

const message = `deliveryMsgs/${openId}/messages/m-1`;
const mine = { where: ['uid', '==', 'u1'] } as const;

/** Reads of other people's data by guessed ids, queries, wildcards and collection groups. */
export const reading: Attack[] = [
  reads(visitor, 'a visitor opens a profile by a guessed id', 'users/u1'),
  reads(customer, "a customer opens a neighbour's profile", 'users/u3'),
  reads(customer, "a customer opens everybody's delivery details", 'users/users'),
  reads(customer, 'a customer opens a sheet of delivery details', 'users/users~1'),
  reads(customer, 'a customer opens a sheet of the user list', 'userList/1700~1'),
  queries(customer, 'a customer lists all profiles', { collection: 'users' }),
  queries(customer, 'a customer queries their own profile', {
    collection: 'users',
    where: [...mine.where],
  }),
  queries(customer, 'a customer queries the profile of an e-mail address', {
    collection: 'users',
    where: ['email', '==', 'next@example.com'],
  }),
  queries(customer, 'a customer lists profiles from an id on', {
    collection: 'users',
    orderById: true,
    limit: 1,
  }),
  queries(customer, 'a customer queries their own profile by its id', {
    collection: 'users',
    where: ['documentId', '==', 'u3'],
  }),
  queries(visitor, 'a visitor lists who may pay cash', {
    collection: 'users',
    where: ['isCashAvailable', '==', true],
  }),
  queries(customer, 'a customer reads every collection called users at any depth', {
    collection: 'users',
    group: true,
  }),
  reads(customer, 'a customer opens their own bucket of the user list', 'userList/1700'),
  queries(customer, 'a customer lists the user list', { collection: 'userList' }),
  reads(visitor, 'a visitor opens the orders of a customer', 'ordersForCustomer/u1'),
  reads(customer, "a customer opens a neighbour's orders", 'ordersForCustomer/u3'),
  queries(customer, "a customer lists everybody's orders", { collection: 'ordersForCustomer' }),
  queries(neighbour, 'a customer reads orders as a collection group', {
    collection: 'ordersForCustomer',
    group: true,
  }),
  reads(customer, "a customer opens a neighbour's older orders", 'ordersForCustomerBackup/u3'),
  reads(customer, "a customer opens a neighbour's sheet", 'ordersForCustomerBackup/u3~2'),
  reads(customer, 'a customer opens a sheet of everybody', 'ordersForCustomerBackup/~u1'),
  queries(customer, "a customer lists everybody's older orders", {
    collection: 'ordersForCustomerBackup',
  }),
  reads(customer, 'a customer opens all orders of a date', `orders2/${openId}`),
  queries(customer, 'a customer lists the orders of all dates', { collection: 'orders2' }),
  reads(
    customer,
    'a customer opens the backup of an address',
    `ordersBackupByKey/${openId}_${orderKey}`,
  ),
  queries(customer, 'a customer lists the backups by address', { collection: 'ordersBackupByKey' }),
  queries(customer, 'a customer lists the backups by time', { collection: 'ordersBackupByTime' }),
  queries(customer, "a customer looks for a neighbour's backups by time", {
    collection: 'ordersBackupByTime',
    where: ['customerInfo.uid', '==', 'u3'],
  }),
  queries(customer, "a customer looks for a date's backups by time", {
    collection: 'ordersBackupByTime',
    where: ['dateId', '==', openId],
  }),
  queries(visitor, 'a visitor looks for backups of nobody', {
    collection: 'ordersBackupByTime',
    where: ['customerInfo.uid', '==', ''],
  }),
  reads(
    customer,
    'a customer opens a backup by a guessed time',
    'ordersBackupByTime/20261121201530123_u1',
  ),
  reads(customer, "a customer opens a neighbour's points", 'points/u3'),
  reads(visitor, 'a visitor opens the points of a customer', 'points/u1'),
  queries(customer, "a customer lists everybody's points", { collection: 'points' }),
  reads(neighbour, "a customer opens a neighbour's balance", 'pointBalances/u1'),
  queries(customer, "a customer lists everybody's balance", {
    collection: 'pointBalances',
    where: ['balance', '>=', 0],
  }),
  reads(customer, 'a customer opens a card order that somebody is paying', 'tempOrdersForCard/u2'),
  queries(customer, 'a customer lists the temporary card orders', {
    collection: 'tempOrdersForCard',
  }),
  reads(customer, 'a customer opens the paid order of their own payment', 'cardPaymentIntent/pi_1'),
  queries(customer, 'a customer lists payments', { collection: 'cardPaymentIntent' }),
  reads(customer, 'a customer opens the blacklist for their own phone', 'blacklist/0412345678'),
  reads(customer, 'a customer opens a code to see what it gives', 'pointCodes/GIFT24'),
  queries(customer, 'a customer lists the codes', { collection: 'pointCodes' }),
  reads(books, 'staff for the books open a code', 'pointCodes/GIFT24'),
  queries(visitor, 'a visitor lists the blacklist', { collection: 'blacklist' }),
  reads(customer, 'a customer opens their own payment session', 'checkouts/cs_1'),
  queries(customer, 'a customer lists their own payment sessions', {
    collection: 'checkouts',
    where: [...mine.where],
  }),
  reads(customer, 'a customer opens their own payment link', payLink),
  reads(visitor, 'a visitor opens a payment link past its page', payLink),
  queries(customer, 'a customer lists their own payment links', {
    collection: 'payLinks',
    where: [...mine.where],
  }),
  queries(visitor, 'a visitor lists payment links', { collection: 'payLinks' }),
  reads(customer, 'a customer opens which SMS were sent', 'smsSent/u1-1'),
  queries(customer, 'a customer lists which SMS were sent', { collection: 'smsSent' }),
  reads(neighbour, 'a customer reads reports of failed orders', 'errors/orderIssues'),
  reads(neighbour, 'a customer reads reports of addresses', 'errors/addressIssues'),
  reads(customer, 'a customer reads SMS that were not sent', 'errors/smsUnsent'),
  reads(
    customer,
    "a customer reads a neighbour's share of the invoices of a date",
    `invoices/${openId}/shares/u5`,
  ),
  queries(customer, 'a customer lists the reports', { collection: 'errors' }),
  reads(customer, 'a customer who may not issue invoices reads the counter', 'common/invoice'),
  reads(visitor, 'a visitor reads the counter of invoices', 'common/invoice'),
  reads(customer, 'a customer reads the invoices of a date', `invoices/${openId}`),
  reads(visitor, 'a visitor reads the invoices of a date', `invoices/${openId}`),
  reads(
    invoiceUser,
    'an invoice user reads the invoices of a date, with the addresses of others',
    `invoices/${openId}`,
  ),
  queries(customer, 'a customer lists invoices', { collection: 'invoices' }),
  reads(customer, "a customer reads somebody else's invoice by its number", 'invoiceCopies/42'),
  reads(visitor, 'a visitor reads an invoice by its number', 'invoiceCopies/42'),
  reads(visitor, 'a visitor checks whether an invoice number is taken', 'invoiceCopies/43'),
  queries(cardCustomer, 'a customer lists invoice copies', { collection: 'invoiceCopies' }),
  queries(customer, 'a customer lists invoice copies by customer', {
    collection: 'invoiceCopies',
    where: ['customerInfo.uid', '==', 'u5'],
  }),
  ...inShop(
    (shop) => ({ ...shop, [message]: { ...shop[message], expiresAt: Date.now() - 1 } }),
    [
      reads(visitor, 'a visitor opens a message that has expired', message),
      reads(customer, 'a customer opens a message that has expired', message),
    ],
  ),
  ...inShop(
    (shop) => ({ ...shop, [message]: { text: '내일 3시' } }),
    [reads(visitor, 'a visitor opens a message that says not until when', message)],
  ),
  queries(visitor, 'a visitor lists the messages of a date', {
    collection: `deliveryMsgs/${openId}/messages`,
  }),
  queries(customer, 'a customer lists the messages of all dates', {
    collection: 'messages',
    group: true,
  }),
  queries(visitor, 'a visitor lists the dates of messages', { collection: 'deliveryMsgs' }),
  queries(visitor, 'a visitor lists the announcements', { collection: 'common' }),
  queries(visitor, 'a visitor lists the calendar', { collection: 'dates' }),
  queries(visitor, 'a visitor lists what the shop manages', { collection: 'manages' }),
  reads(customer, 'a customer opens another document of the shop', 'manages/secret'),
  reads(customer, 'a customer opens another common document', 'common/secret'),
  reads(customer, 'a customer opens a document that no rule names', 'secrets/one'),
  queries(customer, 'a customer lists a collection that no rule names', { collection: 'secrets' }),
  reads(neighbour, 'a customer opens a document below their own profile', 'users/u3/private/note'),
  reads(
    { sub: 'u1', email: 'sky@example.com', staff: 'true' } as never,
    'somebody has a staff claim that is text',
    'users/u3',
  ),
  reads(
    { sub: 'u1', email: 'sky@example.com', staff: 1 } as never,
    'somebody has a staff claim that is a number',
    'users/u3',
  ),
  reads(
    { sub: 'u1', email: 'sky@example.com', admin: true } as never,
    'somebody has another claim instead of the staff claim',
    'users/u3',
  ),
];
