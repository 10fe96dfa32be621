import * as fc from 'fast-check';
import { refOf } from '../../../order/order-id.ts';
import { orderWrites } from '../../../order/plan/order-writes.ts';
import { applyWrites } from '../../../testing/apply-writes.ts';
import { date, dateId, info, menus, now, otherInfo, user } from '../../../testing/fixtures.ts';
import { cashOrder } from '../../../testing/staff-actors.ts';
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

export const orderCases = {
  order: {
    store: orderStore,
    input: request,
    shared,
  },
  'order-cancelled': {
    store: orderStore,
    input: fc.constant({ dateId, ...refOf(cashOrder()) }),
    shared,
  },
} satisfies Record<string, ActionCase>;
