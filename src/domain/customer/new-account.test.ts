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
import { areNewAccountsLimited, hasOpenOrder, isKnownCustomer, knownBy } from './new-account.ts';

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

describe('a new account that has an order', () => {
  const orders = { [dateId]: { [orderKey]: cashOrder } };
  const context = contextWith({ user: stranger, orders, applyNewAccountLimits: true });
  const elsewhere = { ...context, info: otherInfo };
  const another = requestWith({ attemptId: 'another' });

  it('has an open one until it is cancelled or its day is over, unless it is paid by card', () => {
    expect(hasOpenOrder(orders, now)).toBe(true);
    expect(hasOpenOrder({}, now)).toBe(false);
    expect(hasOpenOrder({ [dateId]: {} }, now)).toBe(false);
    expect(hasOpenOrder(orders, now + 5 * 86_400_000)).toBe(false);
    const byCard = { ...cashOrder, paymentMethod: 'card' as const };
    expect(hasOpenOrder({ [dateId]: { [orderKey]: byCard } }, now)).toBe(false);
  });

  it('places no other one by cash', () => {
    expect(planOrder(another, elsewhere)).toEqual({
      kind: 'refused',
      problems: [{ code: 'one-open-order' }],
    });
  });

  it('may pay the other one by card, and edit or move the one that it has', () => {
    expect(planOrder({ ...another, paymentMethod: 'card' }, elsewhere).kind).toBe('pay-first');
    const edit = requestWith({ basedOn: cashOrder.attemptId ?? null, attemptId: 'edit' });
    expect(planOrder(edit, context).kind).toBe('write');
    expect(planOrder({ ...edit, movedFrom: orderKey }, elsewhere).kind).toBe('write');
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
