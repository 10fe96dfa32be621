import { listLocOf, type User } from '../../../src/domain/customer/user.ts';
import type { ActiveDate } from '../../../src/domain/dates/active-date.ts';
import { dateIdOf } from '../../../src/domain/dates/date-id.ts';
import type { Menus } from '../../../src/domain/menus/menu.ts';
import type { Documents } from '../../../src/domain/testing/apply-writes.ts';
import { date, grant, info, menus, otherInfo, user } from '../../../src/domain/testing/fixtures.ts';

const DAY = 86_400_000;
const now = Date.now();

/** Dishes in addition to those of the fixtures, for orders of many lines; $10 each. */
const dishes: Menus = Object.fromEntries(
  Array.from({ length: 33 }, (_, i) => [
    `dish${10 + i}`,
    { title: `반찬 ${10 + i}`, price: 10, cat: 'home', active: true },
  ]),
);
const catalogue: Menus = {
  ...menus,
  ...dishes,
  odd: { title: '끝전', price: 9.99, cat: 'home', active: true },
};

/** An open date, and one that staff have closed. */
export const openDate: ActiveDate = {
  ...date,
  // Without it a date is delivered to Gosford on Saturdays, and the texts of its orders are longer.
  area: 'sydney',
  deliveryDate: now + 4 * DAY,
  finishDate: now + 2 * DAY,
  menus: {
    ...Object.fromEntries(Object.keys(catalogue).map((menuId) => [menuId, true])),
    // Sold out, and for which customers wait.
    gone: false,
    awaited: false,
    missed: false,
  },
};
export const closedDate: ActiveDate = { ...openDate, deliveryDate: now + DAY, orderDone: true };
/** A date that staff have not opened yet. */
const inactiveDate: ActiveDate = { ...openDate, deliveryDate: now + 9 * DAY, active: false };
export const inactiveId = dateIdOf(inactiveDate.deliveryDate, now - DAY);
export const openId = dateIdOf(openDate.deliveryDate, now - DAY);
export const closedId = dateIdOf(closedDate.deliveryDate, now - DAY);

/** Points that `u1` can spend, in points. */
const GRANTED = 25;

function person(uid: string, email: string, rest: Partial<User> = {}): User {
  const createdTime = 1_700_000_000_000;
  return {
    uid,
    email,
    name: `손님 ${uid}`,
    created: new Date(createdTime),
    createdTime,
    lang: 'ko',
    listLoc: listLocOf(createdTime),
    deliveryInfo: info,
    ...rest,
  };
}

export const people: Record<string, User> = {
  u1: { ...user, created: new Date(user.createdTime), deliveryInfo: info },
  u2: person('u2', 'card@example.com', { deliveryInfo: otherInfo }),
  u3: person('u3', 'next@example.com', { isCashAvailable: true, deliveryInfo: otherInfo }),
  u4: person('u4', 'care@example.com', { isAgedCare: true, acName: '한빛요양' }),
  u5: person('u5', 'invoice@example.com', {
    isCashAvailable: true,
    invoiceAuth: true,
    invoiceAuthType: 'comm15',
  }),
};

/** A shop without orders: catalogue, dates, people, some granted points. */
export function emptyShop(): Documents {
  return {
    'dates/activeDates': {
      [openId]: openDate,
      [closedId]: closedDate,
      [inactiveId]: inactiveDate,
    },
    'dates/2026': {},
    'manages/menus': { ...catalogue },
    'manages/categories': { home: { id: 'home', name: '집밥', order: 1 } },
    'common/gongji': {},
    'common/point': { pointRate: 2 },
    'common/invoice': { currentNo: 41 },
    'users/users': { u2: { deliveryInfo: otherInfo } },
    'userList/1700': Object.fromEntries(Object.entries(people).map(([uid, one]) => [uid, one])),
    'points/u1': { gift: grant(GRANTED) },
    'pointBalances/u1': { balance: GRANTED * 100 },
    ...Object.fromEntries(Object.entries(people).map(([uid, one]) => [`users/${uid}`, { ...one }])),
  };
}
