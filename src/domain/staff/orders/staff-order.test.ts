import { describe, expect, it } from 'vitest';
import { ledgerKey } from '../../points/points.ts';
import { applyWrites } from '../../testing/apply-writes.ts';
import {
  contextWith,
  date,
  dateId,
  grant,
  info,
  orderKey,
  otherInfo,
  user,
} from '../../testing/fixtures.ts';
import { cashOrder, staffActor } from '../../testing/staff.ts';
import {
  callerProfile,
  callerWrite,
  planStaffCancellation,
  planStaffOrder,
  type StaffOrderRequest,
  staffOrderTotals,
} from './staff-order.ts';

const request: Omit<StaffOrderRequest, 'seen'> = {
  attemptId: 'call-1',
  dateId,
  quantities: { soup: 3 },
  info,
  orderRequest: '',
  orderLang: 'ko',
  basedOn: null,
};
/** Plans the request with these changes; the form showed the amount as it is now, unless `seen` says otherwise. */
function plan(changes: Partial<StaffOrderRequest> = {}, snapshot = contextWith()) {
  // Staff can enter cash orders for every customer.
  const context = { ...snapshot, user: { ...snapshot.user, isCashAvailable: false } };
  const asked = { ...request, ...changes };
  const edited = asked.basedOn === null ? undefined : context.orders[dateId]?.[orderKey];
  const seen = changes.seen ?? staffOrderTotals(asked, edited, context).toPay;
  return planStaffOrder({ ...asked, seen }, context, staffActor);
}
const existing = cashOrder();
const ordered = contextWith({ orders: { [dateId]: { [orderKey]: existing } } });

describe('planStaffOrder', () => {
  it('stores a cash order for a customer, and logs it', () => {
    const result = plan();
    if (result.kind !== 'write') throw new Error(JSON.stringify(result));
    expect(result.order).toMatchObject({ madeByUser: false, paid: false, totalPrice: '60.00' });
    const documents = applyWrites({}, result.writes);
    expect(documents[`orders2/${dateId}`]).toEqual({ u1: { [orderKey]: result.order } });
    expect(documents['staffLog/entry-1']).toMatchObject({ action: 'order', uid: 'u1', orderKey });
  });

  it('leaves the shared documents to a later commit', () => {
    const result = plan();
    if (result.kind !== 'write') throw new Error(JSON.stringify(result));
    const collections = result.writes.map(({ collection }) => collection);
    expect(collections).not.toContain('ordersBackupByKey');
    expect(collections).not.toContain('userList');
  });

  it('warns of the minimum, limits, sold-out menus and a closed date, and accepts the order with a reason', () => {
    const closed = contextWith({ date: { ...date, orderDone: true, menus: { kimchi: true } } });
    const quantities = { kimchi: 5, soup: 1 };
    const context = { ...closed, menus: { ...closed.menus } };
    const warned = plan({ quantities: { kimchi: 1, soup: 1 } }, context);
    expect(warned).toMatchObject({ kind: 'warned' });
    expect(warned.kind === 'warned' && warned.problems.map(({ code }) => code)).toEqual([
      'date-closed',
      'sold-out',
      'below-minimum',
    ]);
    expect(plan({ quantities: { kimchi: 5 } })).toMatchObject({
      kind: 'warned',
      problems: [{ code: 'over-limit' }],
    });
    const taken = plan({ quantities, overrideReason: ' 단골 ' }, context);
    if (taken.kind !== 'write') throw new Error(JSON.stringify(taken));
    expect(applyWrites({}, taken.writes)['staffLog/entry-1']).toMatchObject({ reason: '단골' });
  });

  it('refuses problems that a reason cannot override', () => {
    const code = (result: ReturnType<typeof plan>) =>
      result.kind === 'refused' && result.problems.map((problem) => problem.code);
    const overrideReason = '단골';
    expect(code(plan({ overrideReason, quantities: {} }))).toEqual(['order-empty']);
    expect(code(plan({ overrideReason, quantities: { soup: 1.5 } }))).toEqual(['bad-quantity']);
    expect(code(plan({ overrideReason }, contextWith({ date: undefined })))).toEqual([
      'date-closed',
    ]);
    expect(code(plan({ overrideReason }, ordered))).toEqual(['order-changed']);
    const nowhere = { ...info, address: '우리집', addressFull: null };
    expect(code(plan({ overrideReason, info: nowhere }))).toEqual(['address-incomplete']);
    const paid = { ...existing, paymentMethod: 'card' as const, paid: true };
    const card = contextWith({ orders: { [dateId]: { [orderKey]: paid } } });
    expect(code(plan({ basedOn: 'try-1' }, card))).toEqual(['already-paid-by-card']);
  });

  it('changes an order, and moves it to a new address', () => {
    expect(plan({ basedOn: 'try-1', quantities: { soup: 4 } }, ordered)).toMatchObject({
      kind: 'write',
      order: { totalPrice: '80.00' },
    });
    const moved = plan({ basedOn: 'try-1', movedFrom: orderKey, info: otherInfo }, ordered);
    expect(moved).toMatchObject({ kind: 'write', order: { orderKey: '9KingRdRyde' } });
    const both = contextWith({
      orders: { [dateId]: { [orderKey]: existing, '9KingRdRyde': existing } },
    });
    expect(plan({ basedOn: 'try-1', movedFrom: orderKey, info: otherInfo }, both)).toMatchObject({
      problems: [{ code: 'order-exists-at-address' }],
    });
  });

  it('goes on using points, and refuses an amount that the form did not show', () => {
    const usedPoint = { ...existing, usePoint: true, usedPoint: 5 };
    const context = contextWith({
      orders: { [dateId]: { [orderKey]: usedPoint } },
      ledger: { [ledgerKey(dateId, orderKey)]: { ...grant(0), usedPoint: 5 } },
      balance: 0,
    });
    expect(plan({ basedOn: 'try-1' }, context)).toMatchObject({
      kind: 'write',
      order: { totalPrice: '60.00', usedPoint: 5 },
    });
    expect(plan({ basedOn: 'try-1', seen: 6000 }, context)).toMatchObject({
      kind: 'refused',
      problems: [{ code: 'amount-changed', total: 6000, toPay: 5500 }],
    });
  });

  it('writes the SMS in the language asked for, and keeps it for a customer without an account', () => {
    const byPhone = contextWith({ user: { ...user, provider: 'phone' } });
    const english = plan({ orderLang: 'en' }, byPhone);
    if (english.kind !== 'write') throw new Error(JSON.stringify(english));
    expect(english.order.smsMsgBody).toContain('Thank you!');
    expect(english.order.customerInfo.lang).toBe('en');
    expect(applyWrites({}, english.writes)['users/u1']).toEqual({ lang: 'en' });
    for (const [orderLang, context] of [
      ['ko', byPhone],
      ['en', contextWith()],
    ] as const) {
      const unchanged = plan({ orderLang }, context);
      if (unchanged.kind !== 'write') throw new Error(JSON.stringify(unchanged));
      expect(applyWrites({}, unchanged.writes)['users/u1']).toBeUndefined();
    }
  });

  it('stores one order when the same request is repeated', () => {
    expect(plan({ attemptId: 'try-1' }, ordered)).toMatchObject({ kind: 'already-done' });
  });
});

describe('planStaffCancellation', () => {
  it('cancels a cash order on a closed date, and logs it', () => {
    const closed = { ...ordered, date: { ...date, orderDone: true } };
    const target = { dateId, orderKey, basedOn: 'try-1' };
    const result = planStaffCancellation(target, closed, staffActor);
    if (result.kind !== 'write') throw new Error(JSON.stringify(result));
    const documents = applyWrites({}, result.writes);
    expect(documents['staffLog/entry-1']).toMatchObject({ action: 'order-cancelled', orderKey });
    expect(planStaffCancellation({ ...target, basedOn: 'x' }, closed, staffActor).kind).toBe(
      'refused',
    );
  });
});

describe('a caller without an account', () => {
  it('is stored as a profile of their own', () => {
    const profile = callerProfile({ uid: 'phone-1', info, lang: 'ko' }, staffActor.now);
    const documents = applyWrites({}, [callerWrite(profile)]);
    expect(documents).toEqual({ 'users/phone-1': profile });
  });
});
