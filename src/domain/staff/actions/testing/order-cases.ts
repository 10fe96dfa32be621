import * as fc from 'fast-check';
import { refOf } from '../../../order/order-id.ts';
import { orderWrites, removalWrites } from '../../../order/plan/order-writes.ts';
import { backupId, ledgerChange } from '../../../points/ledger-plan.ts';
import { earnedKey } from '../../../points/points.ts';
import { applyWrites } from '../../../testing/apply-writes.ts';
import { date, dateId, info, menus, now, otherInfo, user } from '../../../testing/fixtures.ts';
import { cashOrder, otherActor, staffActor } from '../../../testing/staff-actors.ts';
import type { ActionCase } from './action-case.ts';

const shop = {
  'users/u1': user,
  'dates/activeDates': { [dateId]: date },
  'manages/menus': menus,
};

/** A customer who may have ordered three soups. */
const orderStore = fc
  .boolean()
  .map((ordered) =>
    applyWrites(
      structuredClone(shop) as never,
      ordered ? orderWrites(cashOrder(), undefined, now) : [],
    ),
  );

const request = fc
  .record({
    attemptId: fc.constantFrom('call-1', 'call-2'),
    soups: fc.integer({ min: 2, max: 5 }),
    elsewhere: fc.boolean(),
  })
  .map(({ attemptId, soups, elsewhere }) => ({
    uid: 'u1',
    isNew: false,
    attemptId: `${attemptId}-${soups}-${elsewhere}`,
    dateId,
    quantities: { soup: soups },
    info: elsewhere ? otherInfo : info,
    orderRequest: '',
    orderLang: 'ko',
    toPay: soups * 2000,
    reason: soups < 3 ? '단골' : undefined,
  }));

/** Two orders of one customer count towards the same points, and share the time of their check. */
const shared = ['pointBalances/u1#', 'orderChecks/u1', 'ordersBackupByTime/'];

/** The same customer's order, paid by card an hour ago, with its points. */
const paidAt = now - 3_600_000;
export const paid = cashOrder({
  ...{ paymentMethod: 'card', paid: true, payment_intent: 'pi_1', orderDate: paidAt },
});
export const paidStore = applyWrites(structuredClone(shop) as never, [
  ...orderWrites(paid, undefined, paidAt),
  ...ledgerChange(paid, undefined, {}, 0, paidAt).writes,
]);
/** A cash order, cancelled a minute ago, of a day that is not over by any clock. */
const cancelledAt = now - 60_000;
const dayAhead = '20991127_1';
const cancelled = cashOrder({ dateId: dayAhead, orderDate: paidAt });
const shopAhead = { ...shop, 'dates/activeDates': { [dayAhead]: date } };
const cancelledStore = applyWrites(structuredClone(shopAhead) as never, [
  ...orderWrites(cancelled, undefined, paidAt),
  ...removalWrites(
    cancelled,
    { orders: { [dayAhead]: { [cancelled.orderKey]: cancelled } } },
    cancelledAt,
  ),
]);

const otherDay = '20991204_1';
const movable = applyWrites(
  {
    ...structuredClone(shopAhead),
    'dates/activeDates': { [dayAhead]: date, [otherDay]: date },
  } as never,
  [
    ...orderWrites(cancelled, undefined, paidAt),
    ...ledgerChange(cancelled, undefined, {}, 0, paidAt).writes,
  ],
);

/** What a later version of it says of itself. */
const versionFields = ['attemptId', 'orderDate', 'madeByUser', 'smsMsgBody'];

export const orderCases = {
  order: {
    store: orderStore,
    input: request,
    shared,
  },
  'order-corrected': {
    store: fc.constant(paidStore),
    input: fc
      .record({ name: fc.constantFrom(info.name, '김바다'), unit: fc.constantFrom('5', '7', '') })
      .map(({ name, unit }) => ({
        ...{ dateId, ...refOf(paid) },
        details: { name, unit, phone: info.phone, note: info.note, request: '' },
      })),
    shared,
    // An undo is a version of its own, by staff.
    keptByUndo: [
      ...[`ordersForCustomer/u1#${dateId}`, `orders2/${dateId}#u1`].flatMap((place) =>
        versionFields.map((field) => `${place}#${paid.orderKey}#${field}`),
      ),
      ...[staffActor, otherActor].map((actor) => `ordersBackupByTime/${backupId('u1', actor.now)}`),
      ...['time', 'nowTime'].map(
        (field) => `points/u1#${earnedKey(dateId, paid.orderKey)}#${field}`,
      ),
      'pointBalances/u1#lastChange',
    ],
  },
  'order-cancelled': {
    store: orderStore,
    input: fc.constant({ dateId, ...refOf(cashOrder()) }),
    shared,
  },
  'order-restored': {
    store: fc.constant(cancelledStore),
    input: fc.constant({ dateId: dayAhead, ...refOf(cancelled), cancelledAt, toPay: 6000 }),
    shared,
  },
  'order-moved': {
    store: fc.constant(movable),
    input: fc.constant({ dateId: dayAhead, toDateId: otherDay, ...refOf(cancelled), toPay: 6000 }),
    shared,
    keptByUndo: [
      ...[`ordersForCustomer/u1#${dayAhead}`, `orders2/${dayAhead}#u1`].flatMap((place) =>
        versionFields.map((field) => `${place}#${cancelled.orderKey}#${field}`),
      ),
      ...[staffActor, otherActor, { now: paidAt }].flatMap(({ now: at }) =>
        [at - 1, at].map((one) => `ordersBackupByTime/${backupId('u1', one)}`),
      ),
      ...['time', 'nowTime'].map(
        (field) => `points/u1#${earnedKey(dayAhead, cancelled.orderKey)}#${field}`,
      ),
      ...['pointBalances/u1#lastChange', 'orderChecks/u1_date#at', 'orderChecks/u1_date#dateId'],
    ],
  },
} satisfies Record<string, ActionCase>;
