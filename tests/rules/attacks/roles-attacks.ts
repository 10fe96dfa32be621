import {
  type Attack,
  type Given,
  inShop,
  merge,
  queries,
  reads,
  writes,
} from '../../support/hostile/attack.ts';
import { books, driver, kitchen, staff, unknownRole } from '../../support/rules/actors.ts';
import { openId } from '../../support/rules/rules-shop.ts';
import { logged } from '../../support/rules/staff-commit.ts';

/** The roles of these accounts have changed since they logged in. */
const ended: Given = (shop) => ({
  ...shop,
  'endedLogIns/boss': { at: Math.floor(Date.now() / 1000) + 60 },
  'endedLogIns/books': { at: Math.floor(Date.now() / 1000) + 60 },
  'endedLogIns/kitchen': { at: Math.floor(Date.now() / 1000) + 60 },
});

/** What those who pack and those who drive try past their screens: all that names customers, prices or money. */
const pastTheirScreens = ([who, by]: readonly [string, typeof kitchen]): Attack[] => [
  reads(by, `${who} opens the orders of a date`, `orders2/${openId}`),
  queries(by, `${who} lists the orders of all dates`, { collection: 'orders2' }),
  reads(by, `${who} opens a customer's orders`, 'ordersForCustomer/u1'),
  queries(by, `${who} lists the orders as they came in`, { collection: 'ordersBackupByTime' }),
  reads(by, `${who} opens a profile`, 'users/u1'),
  reads(by, `${who} opens all delivery details`, 'users/users'),
  reads(by, `${who} opens the list of customers`, 'userList/1700'),
  reads(by, `${who} opens a ledger`, 'points/u1'),
  queries(by, `${who} lists the balances`, { collection: 'pointBalances' }),
  queries(by, `${who} lists the marks of a date`, { collection: `orderMarks/${openId}/orders` }),
  reads(by, `${who} opens the stops of a date`, `deliveryRuns/${openId}`),
  reads(by, `${who} opens the archive of dishes`, 'manages/pastMenus'),
  queries(by, `${who} lists the catalogue and what is beside it`, { collection: 'manages' }),
  queries(by, `${who} lists what has been bought`, { collection: 'shopping' }),
  queries(by, `${who} lists the log`, { collection: 'staffLog' }),
  queries(by, `${who} lists the refunds`, { collection: 'refunds' }),
  reads(by, `${who} opens a closed day`, `dayClosings/${openId}`),
  writes(by, `${who} changes a price`, () =>
    logged(by, [merge('manages/menus', [['soup', 'price'], 0.01])]),
  ),
  writes(by, `${who} marks an order without the function`, () =>
    logged(by, [merge(`orderMarks/${openId}/orders/u1_x`, [['uid'], 'u1'])]),
  ),
  writes(by, `${who} numbers the stops without the function`, () =>
    logged(by, [merge(`deliveryRuns/${openId}`, [['numbers', '1'], 'u1_x'])]),
  ),
  writes(by, `${who} ticks something as bought without the function`, () =>
    logged(by, [merge('shopping/20261123', [[openId, 'x'], { amounts: { g: 1 } }])]),
  ),
  writes(by, `${who} adds an entry to the log`, () => logged(by, [])),
];

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
  reads(books, 'staff for the books open the points of a customer', 'points/u1'),
  reads(books, 'staff for the books open what the dishes are made of', 'manages/ingredients'),
  reads(books, 'staff for the books open what has been bought', 'shopping/20261123'),
  reads(books, 'staff for the books open a blocked phone', 'blacklist/0412345678'),
  queries(books, 'staff for the books list what customers were told', {
    collection: `deliveryMsgs/${openId}/messages`,
  }),
  reads(
    books,
    'staff for the books look when the role of an owner has changed',
    'endedLogIns/boss',
  ),
  ...(
    [
      ['the kitchen', kitchen],
      ['a driver', driver],
    ] as const
  ).flatMap(pastTheirScreens),
  reads(driver, 'a driver opens what the dishes are made of', 'manages/ingredients'),
  reads(driver, 'a driver opens what has been bought', 'shopping/20261123'),
  reads(unknownRole, 'staff of an unknown role open the orders of a date', `orders2/${openId}`),
  reads(unknownRole, 'staff of an unknown role open a profile', 'users/u1'),
  queries(unknownRole, 'staff of an unknown role list the refunds', { collection: 'refunds' }),
  writes(unknownRole, 'staff of an unknown role change a price', () =>
    logged(unknownRole, [merge('manages/menus', [['soup', 'price'], 0.01])]),
  ),
  ...inShop(ended, [
    reads(staff, 'somebody who is no owner any more opens a history', 'ordersForCustomer/u1'),
    reads(books, 'somebody who no longer keeps the books opens the orders', `orders2/${openId}`),
    reads(
      kitchen,
      'somebody who no longer works in the kitchen opens what the dishes are made of',
      'manages/ingredients',
    ),
    writes(staff, 'somebody who is no owner any more changes a price', () =>
      logged(staff, [merge('manages/menus', [['soup', 'price'], 0.01])]),
    ),
  ]),
];
