import { describe, expect, it } from 'vitest';
import { planOrder } from '../order/plan/order-plan.ts';
import {
  contextWith,
  dateId,
  grant,
  now,
  orderKey,
  otherInfo,
  requestWith,
  user,
} from '../testing/fixtures.ts';
import { cashOrder } from '../testing/planned-orders.ts';
import {
  areNewAccountsLimited,
  isKnownCustomer,
  knownBy,
  mayAddCashOrder,
  openCashDates,
} from './new-account.ts';

const { isCashAvailable: _, ...rest } = user;
const stranger = { ...rest, isAgedCare: true };
const entry = (type: string, confirmed: boolean) => ({ one: { ...grant(1), type, confirmed } });

it('knows customers whom staff trust or let pay cash, and those with an order that is paid or delivered', () => {
  expect(isKnownCustomer(user, {})).toBe(true);
  expect(isKnownCustomer({ ...stranger, isTrusted: true }, {})).toBe(true);
  expect(isKnownCustomer(stranger, {})).toBe(false);
  expect(isKnownCustomer(undefined, {})).toBe(false);
  expect(isKnownCustomer(stranger, entry('add-order-cash', true))).toBe(true);
});

it.each([
  ['add-order-card', false, 'one'],
  ['add-order-cash', true, 'one'],
  ['add-order-cash', false, undefined],
  ['use-order-cash', true, undefined],
  ['add-by-admin', true, undefined],
])('names a ledger entry of %s, confirmed: %s, as %s', (type, confirmed, key) => {
  expect(knownBy(entry(type, confirmed))).toBe(key);
});

it('limits new accounts unless the shop says otherwise', () => {
  expect(areNewAccountsLimited(undefined)).toBe(true);
  expect(areNewAccountsLimited({ confirmedEmail: true })).toBe(true);
  expect(areNewAccountsLimited({ limitNewAccounts: false })).toBe(false);
});

const other = '20261127_0';
const third = '20261201_0';

it('names the dates with a cash order until it is cancelled or the day is over', () => {
  const orders = { [dateId]: { [orderKey]: cashOrder } };
  expect(openCashDates(orders, now)).toEqual([dateId]);
  expect(openCashDates({}, now)).toEqual([]);
  expect(openCashDates({ [dateId]: {} }, now)).toEqual([]);
  expect(openCashDates(orders, now + 5 * 86_400_000)).toEqual([]);
  const byCard = { ...cashOrder, paymentMethod: 'card' as const };
  expect(openCashDates({ [dateId]: { [orderKey]: byCard } }, now)).toEqual([]);
});

it('lets a new account have cash orders for two dates, one on each', () => {
  const first = { [dateId]: { [orderKey]: cashOrder } };
  expect(mayAddCashOrder(dateId, {}, now)).toBe(true);
  expect(mayAddCashOrder(dateId, first, now)).toBe(false);
  expect(mayAddCashOrder(other, first, now)).toBe(true);
  const both = { ...first, [other]: { [orderKey]: cashOrder } };
  expect(mayAddCashOrder(other, both, now)).toBe(false);
  expect(mayAddCashOrder(third, both, now)).toBe(false);
});

describe('a new account that has an order', () => {
  const orders = { [dateId]: { [orderKey]: cashOrder } };
  const context = contextWith({ user: stranger, orders, applyNewAccountLimits: true });
  const elsewhere = { ...context, info: otherInfo };
  const another = requestWith({ attemptId: 'another' });

  const refused = { kind: 'refused', problems: [{ code: 'open-cash-orders' }] };

  it('places no other one of the date by cash, and is told of the first when it is sent again', () => {
    expect(planOrder(another, elsewhere)).toEqual(refused);
    const again = requestWith({ attemptId: cashOrder.attemptId ?? '' });
    expect(planOrder(again, elsewhere).kind).toBe('already-done');
  });

  it('places one for a second date, whose mark names the first, and none for a third', () => {
    const ofSecond = { [other]: { [orderKey]: cashOrder } };
    const plan = planOrder(another, { ...elsewhere, orders: ofSecond });
    if (plan.kind !== 'write') throw new Error(plan.kind);
    const mark = plan.writes.find(({ id }) => id === `${user.uid}_date`);
    expect(mark?.fields).toContainEqual({ path: ['alsoOpen'], set: other });
    const ofBoth = { ...ofSecond, [third]: { [orderKey]: cashOrder } };
    expect(planOrder(another, { ...elsewhere, orders: ofBoth })).toEqual(refused);
  });

  it('may pay the other one by card, and edit or move the one that it has', () => {
    expect(planOrder({ ...another, paymentMethod: 'card' }, elsewhere).kind).toBe('pay-first');
    const edit = requestWith({ basedOn: cashOrder.attemptId ?? null, attemptId: 'edit' });
    expect(planOrder(edit, context).kind).toBe('write');
    expect(planOrder({ ...edit, previousOrderKey: orderKey }, elsewhere).kind).toBe('write');
  });

  it.each([
    ['the limits do not hold for it', { applyNewAccountLimits: false }],
    ['its limits were lifted', { user: { ...stranger, isTrusted: true } }],
    ['it has an order that was delivered', { ledger: entry('add-order-cash', true) }],
    ['its order was cancelled', { orders: {} }],
  ])('places another one when %s', (_, change) => {
    expect(planOrder(another, { ...elsewhere, ...change }).kind).toBe('write');
  });
});
