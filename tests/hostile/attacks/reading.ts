import { orderKey } from '../../../src/domain/testing/fixtures.ts';
import { cardCustomer, customer, neighbour, visitor } from '../../rules/support/actors.ts';
import { openId } from '../../rules/support/shop.ts';
import { type Attack, asks, opens } from '../support/attack.ts';

const mine = { where: ['uid', '==', 'u1'] } as const;

/** Data that is not the reader's, by guessed ids, queries, wildcards and groups of collections. */
export const reading: Attack[] = [
  opens(visitor, 'a visitor opens a profile by a guessed id', 'users/u1'),
  opens(customer, "a customer opens a neighbour's profile", 'users/u3'),
  opens(customer, "a customer opens everybody's delivery details", 'users/users'),
  asks(customer, 'a customer lists all profiles', { collection: 'users' }),
  asks(customer, 'a customer asks for the own profile by a query', {
    collection: 'users',
    where: [...mine.where],
  }),
  asks(customer, 'a customer looks for the profile of an e-mail address', {
    collection: 'users',
    where: ['email', '==', 'next@example.com'],
  }),
  asks(customer, 'a customer lists profiles from an id on', {
    collection: 'users',
    orderById: true,
    limit: 1,
  }),
  asks(customer, 'a customer asks for the own profile by its id in a query', {
    collection: 'users',
    where: ['documentId', '==', 'u3'],
  }),
  asks(visitor, 'a visitor lists who may pay cash', {
    collection: 'users',
    where: ['isCashAvailable', '==', true],
  }),
  asks(customer, 'a customer reads every collection called users at any depth', {
    collection: 'users',
    group: true,
  }),
  opens(customer, 'a customer opens the own bucket of the user list', 'userList/1700'),
  asks(customer, 'a customer lists the user list', { collection: 'userList' }),
  opens(visitor, 'a visitor opens the orders of a customer', 'ordersForCustomer/u1'),
  opens(customer, "a customer opens a neighbour's orders", 'ordersForCustomer/u3'),
  asks(customer, "a customer lists everybody's orders", { collection: 'ordersForCustomer' }),
  asks(neighbour, 'a customer reads orders as a group of collections', {
    collection: 'ordersForCustomer',
    group: true,
  }),
  opens(customer, "a customer opens a neighbour's older orders", 'ordersForCustomerBackup/u3'),
  asks(customer, "a customer lists everybody's older orders", {
    collection: 'ordersForCustomerBackup',
  }),
  opens(customer, 'a customer opens all orders of a date', `orders2/${openId}`),
  asks(customer, 'a customer lists the orders of all dates', { collection: 'orders2' }),
  opens(
    customer,
    'a customer opens the backup of an address',
    `ordersBackupByKey/${openId}_${orderKey}`,
  ),
  asks(customer, 'a customer lists the backups by address', { collection: 'ordersBackupByKey' }),
  asks(customer, 'a customer lists the backups by time', { collection: 'ordersBackupByTime' }),
  asks(customer, 'a customer looks for the own backups by time', {
    collection: 'ordersBackupByTime',
    where: ['customerInfo.uid', '==', 'u1'],
  }),
  opens(
    customer,
    'a customer opens a backup by a guessed time',
    'ordersBackupByTime/20261121201530123_u1',
  ),
  opens(customer, "a customer opens a neighbour's points", 'points/u3'),
  opens(visitor, 'a visitor opens the points of a customer', 'points/u1'),
  asks(customer, "a customer lists everybody's points", { collection: 'points' }),
  opens(neighbour, "a customer opens a neighbour's balance", 'pointBalances/u1'),
  asks(customer, "a customer lists everybody's balance", {
    collection: 'pointBalances',
    where: ['balance', '>=', 0],
  }),
  opens(customer, 'a customer opens a card order that somebody is paying', 'tempOrdersForCard/u2'),
  asks(customer, 'a customer lists the card orders that wait', { collection: 'tempOrdersForCard' }),
  opens(customer, 'a customer opens the paid order of the own payment', 'cardPaymentIntent/pi_1'),
  asks(customer, 'a customer lists payments', { collection: 'cardPaymentIntent' }),
  opens(customer, 'a customer opens the blacklist for the own phone', 'blacklist/0412345678'),
  asks(visitor, 'a visitor lists the blacklist', { collection: 'blacklist' }),
  opens(customer, 'a customer opens the own payment session', 'checkouts/cs_1'),
  asks(customer, 'a customer lists the own payment sessions', {
    collection: 'checkouts',
    where: [...mine.where],
  }),
  opens(customer, 'a customer opens which texts were sent', 'smsSent/u1-1'),
  asks(customer, 'a customer lists which texts were sent', { collection: 'smsSent' }),
  opens(neighbour, 'a customer reads reports of failed orders', 'errors/orderIssues'),
  opens(neighbour, 'a customer reads reports of addresses', 'errors/addressIssues'),
  opens(customer, 'a customer reads texts that were not sent', 'errors/smsUnsent'),
  asks(customer, 'a customer lists the reports', { collection: 'errors' }),
  opens(customer, 'a customer without invoices reads the counter', 'common/invoice'),
  opens(visitor, 'a visitor reads the counter of invoices', 'common/invoice'),
  opens(customer, 'a customer reads the invoices of a date', `invoices/${openId}`),
  opens(visitor, 'a visitor reads the invoices of a date', `invoices/${openId}`),
  asks(customer, 'a customer lists invoices', { collection: 'invoices' }),
  opens(customer, "a customer reads somebody else's invoice by its number", 'invoiceCopies/42'),
  opens(visitor, 'a visitor reads an invoice by its number', 'invoiceCopies/42'),
  opens(visitor, 'a visitor looks whether an invoice number is taken', 'invoiceCopies/43'),
  asks(cardCustomer, 'a customer lists invoice copies', { collection: 'invoiceCopies' }),
  asks(customer, 'a customer lists invoice copies by customer', {
    collection: 'invoiceCopies',
    where: ['customerInfo.uid', '==', 'u5'],
  }),
  asks(visitor, 'a visitor lists the messages of a date', {
    collection: `deliveryMsgs/${openId}/messages`,
  }),
  asks(customer, 'a customer lists the messages of all dates', {
    collection: 'messages',
    group: true,
  }),
  asks(visitor, 'a visitor lists the dates of messages', { collection: 'deliveryMsgs' }),
  asks(visitor, 'a visitor lists what the shop announces', { collection: 'common' }),
  asks(visitor, 'a visitor lists the calendar', { collection: 'dates' }),
  asks(visitor, 'a visitor lists what the shop manages', { collection: 'manages' }),
  opens(customer, 'a customer opens another document of the shop', 'manages/secret'),
  opens(customer, 'a customer opens another document of what is common', 'common/secret'),
  opens(customer, 'a customer opens a document that no rule names', 'secrets/one'),
  asks(customer, 'a customer lists a collection that no rule names', { collection: 'secrets' }),
  opens(neighbour, 'a customer opens a document below the own profile', 'users/u3/private/note'),
  opens(
    { sub: 'u1', email: 'sky@example.com', staff: 'true' } as never,
    'somebody is staff by a word',
    'users/u3',
  ),
  opens(
    { sub: 'u1', email: 'sky@example.com', staff: 1 } as never,
    'somebody is staff by a number',
    'users/u3',
  ),
  opens(
    { sub: 'u1', email: 'sky@example.com', admin: true } as never,
    'somebody is staff by another claim',
    'users/u3',
  ),
];
