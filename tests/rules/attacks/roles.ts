import {
  type Attack,
  type Given,
  inShop,
  merge,
  queries,
  reads,
  writes,
} from '../../support/hostile/attack.ts';
import { books, staff, unknownRole } from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

/** The roles of these accounts have changed since they logged in. */
const ended: Given = (shop) => ({
  ...shop,
  'staffEnded/boss': { at: Math.floor(Date.now() / 1000) + 60 },
  'staffEnded/books': { at: Math.floor(Date.now() / 1000) + 60 },
});

/** What staff of one role try that is for another, or that was theirs before. */
export const roles: Attack[] = [
  writes(books, 'staff for the books change a price', () =>
    logged(books, [merge('manages/menus', [['soup', 'price'], 0.01])]),
  ),
  writes(books, 'staff for the books close a date', () =>
    logged(books, [merge('dates/activeDates', [[openId, 'orderDone'], true])]),
  ),
  writes(books, 'staff for the books give points', () =>
    logged(books, [merge('pointBalances/u1', [['balance'], 99_999])]),
  ),
  writes(books, 'staff for the books mark an issue without a function', () =>
    logged(books, [merge('staffInbox/handled', [['x'], { by: 'books' }])]),
  ),
  writes(books, 'staff for the books add an entry to the log', () => logged(books, [])),
  reads(
    books,
    'staff for the books open the older orders of a customer',
    'ordersForCustomerBackup/u1',
  ),
  reads(books, 'staff for the books open the points of a customer', 'points/u1'),
  reads(books, 'staff for the books open what the dishes are made of', 'manages/ingredients'),
  reads(books, 'staff for the books open what has been bought', 'shopping/20261123'),
  reads(books, 'staff for the books open a blocked phone', 'blacklist/0412345678'),
  queries(books, 'staff for the books list what customers were told', {
    collection: `deliveryMsgs/${openId}/messages`,
  }),
  reads(books, 'staff for the books look when the role of an owner has changed', 'staffEnded/boss'),
  reads(unknownRole, 'staff of an unknown role open the orders of a date', `orders2/${openId}`),
  reads(unknownRole, 'staff of an unknown role open a profile', 'users/u1'),
  queries(unknownRole, 'staff of an unknown role list the refunds', { collection: 'refunds' }),
  writes(unknownRole, 'staff of an unknown role change a price', () =>
    logged(unknownRole, [merge('manages/menus', [['soup', 'price'], 0.01])]),
  ),
  ...inShop(ended, [
    reads(staff, 'somebody who is no owner any more opens a history', 'ordersForCustomer/u1'),
    reads(books, 'somebody who no longer keeps the books opens the orders', `orders2/${openId}`),
    writes(staff, 'somebody who is no owner any more changes a price', () =>
      logged(staff, [merge('manages/menus', [['soup', 'price'], 0.01])]),
    ),
  ]),
];
