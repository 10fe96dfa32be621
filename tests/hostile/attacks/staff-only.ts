import { agedCare, customer, invoiceUser, visitor } from '../../rules/support/actors.ts';
import { closedId, openId } from '../../rules/support/shop.ts';
import { type Attack, sets, writes } from '../support/attack.ts';

const fake = { sub: 'u1', email: 'sky@example.com', staff: 'true' } as never;

/** What only staff do. */
export const staffOnly: Attack[] = [
  sets(customer, 'a customer opens a closed date', 'dates/activeDates', [
    [closedId, 'orderDone'],
    false,
  ]),
  sets(customer, 'a customer closes a date', 'dates/activeDates', [[openId, 'orderDone'], true]),
  sets(visitor, 'a visitor adds a date', 'dates/activeDates', [['20300101_1'], {}]),
  sets(customer, 'a customer raises the limit of a menu', 'dates/activeDates', [
    [openId, 'menuLimitForPerson', 'kimchi'],
    999,
  ]),
  writes(customer, 'a customer ends the calendar', () => [
    { path: 'dates/activeDates', delete: true },
  ]),
  sets(customer, 'a customer starts another calendar', 'dates/2027', [['x'], {}]),
  sets(customer, 'a customer lowers a price in the catalogue', 'manages/menus', [
    ['soup', 'price'],
    0.01,
  ]),
  sets(visitor, 'a visitor changes a dish', 'manages/menus', [['soup', 'title'], 'x']),
  writes(customer, 'a customer ends the catalogue', () => [
    { path: 'manages/menus', delete: true },
  ]),
  sets(customer, 'a customer renames a category', 'manages/categories', [['home', 'name'], 'x']),
  sets(customer, 'a customer raises the point rate', 'common/point', [['pointRate'], 50]),
  writes(customer, 'a customer ends the point rate', () => [
    { path: 'common/point', delete: true },
  ]),
  sets(customer, 'a customer announces something', 'common/gongji', [['x'], {}]),
  sets(visitor, 'a visitor announces something', 'common/gongji', [['x'], {}]),
  sets(invoiceUser, 'an invoice user raises the point rate', 'common/point', [['pointRate'], 50]),
  sets(customer, 'a customer writes a message of delivery', `deliveryMsgs/${openId}/messages/m-2`, [
    ['text'],
    'x',
  ]),
  sets(visitor, 'a visitor changes a message of delivery', `deliveryMsgs/${openId}/messages/m-1`, [
    ['text'],
    'x',
  ]),
  writes(visitor, 'a visitor ends a message of delivery', () => [
    { path: `deliveryMsgs/${openId}/messages/m-1`, delete: true },
  ]),
  sets(customer, "a customer writes into a date's messages", `deliveryMsgs/${openId}`, [['x'], 1]),
  sets(agedCare, "a customer in care allows a neighbour's cash", 'users/u3', [
    ['isCashAvailable'],
    true,
  ]),
  sets(fake, 'somebody who is staff by a word raises the point rate', 'common/point', [
    ['pointRate'],
    50,
  ]),
  sets(fake, 'somebody who is staff by a word grants himself points', 'pointBalances/u1', [
    ['balance'],
    1,
  ]),
  sets(customer, 'a customer writes what no rule names', 'junk/x', [['a'], 1]),
  sets(visitor, 'a visitor writes what no rule names', 'junk/x', [['a'], 1]),
  sets(customer, 'a customer fills a document with a long text', 'junk/x', [
    ['a'],
    'x'.repeat(500_000),
  ]),
  sets(customer, 'a customer changes what no rule names', 'secrets/one', [['secret'], false]),
  sets(customer, 'a customer writes a field named by dots and back-ticks', 'common/point', [
    ['a.`b`.\\c'],
    1,
  ]),
];
