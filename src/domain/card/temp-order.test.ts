import { describe, expect, it } from 'vitest';
import { planOrder } from '../order/plan/order-plan.ts';
import { applyWrites } from '../testing/apply-writes.ts';
import { contextWith, dateId, orderKey, otherKey, requestWith } from '../testing/fixtures.ts';
import { checkoutFor, waitingFor } from '../testing/planned-orders.ts';
import {
  dropTempOrderWrite,
  exceptionWrite,
  isCurrentTempOrder,
  planTempOrder,
  staleTempDates,
  type TempOrder,
  type TempOrders,
  tempOrderWrite,
  withNewTotals,
} from './temp-order.ts';

describe('the temporary order', () => {
  it('is stored with its request and deleted by order key', () => {
    const { order } = checkoutFor();
    const request = requestWith({ paymentMethod: 'card' });
    const kept = applyWrites({}, [tempOrderWrite(order, request)]);
    expect(kept).toEqual({
      'tempOrdersForCard/u1': { [dateId]: { [orderKey]: { ...order, request } } },
    });
    const stored = kept['tempOrdersForCard/u1'] as unknown as TempOrders;
    const drop = dropTempOrderWrite('u1', stored, dateId, orderKey);
    expect(applyWrites(kept, [drop])).toEqual({ 'tempOrdersForCard/u1': {} });
    const two = applyWrites(kept, [
      tempOrderWrite({ ...order, orderKey: otherKey }, requestWith({ attemptId: 'try-2' })),
    ]);
    const both = two['tempOrdersForCard/u1'] as unknown as TempOrders;
    const one = applyWrites(two, [dropTempOrderWrite('u1', both, dateId, orderKey)]);
    expect(Object.keys(one['tempOrdersForCard/u1']?.[dateId] ?? {})).toEqual([otherKey]);
  });

  it('is saved unless a payment exception is unacknowledged', () => {
    const request = requestWith({ paymentMethod: 'card' });
    const plan = planOrder(request, contextWith());
    if (plan.kind !== 'pay-first') throw new Error('not quoted');
    const writes = [tempOrderWrite(plan.order, request)];
    expect(planTempOrder(plan, request, {})).toEqual({ ...plan, writes });
    const first = checkoutFor();
    expect(planTempOrder(plan, request, waitingFor(first))).toEqual({ ...plan, writes });
    const stored = applyWrites({}, [exceptionWrite(first, 'order-changed')]);
    const withException = stored['tempOrdersForCard/u1'] as unknown as TempOrders;
    const problems = [{ code: 'exception-unacknowledged' }];
    expect(planTempOrder(plan, request, withException)).toEqual({ kind: 'refused', problems });
    const refused = planOrder({ ...request, quantities: {} }, contextWith());
    expect(planTempOrder(refused, request, withException)).toBe(refused);
    const done = { kind: 'already-done' as const, order: plan.order };
    expect(planTempOrder(done, request, withException)).toBe(done);
  });

  it('continues with new totals, but not after its order has changed', () => {
    const { request } = checkoutFor();
    const over = { code: 'sold-out', menuKey: 'soup' } as const;
    const dearer = { code: 'amount-changed', total: 6600, toPay: 6100 } as const;
    expect(withNewTotals(request, [])).toBe(request);
    expect(withNewTotals(request, [over])).toBe(request);
    const seen = { total: 6600, toPay: 6100 };
    expect(withNewTotals(request, [over, dearer])).toEqual({ ...request, seen });
    expect(withNewTotals(request, [{ code: 'order-changed' }])).toBeUndefined();
  });

  it('tells whether the order is still what the customer saw', () => {
    const waiting = waitingFor(checkoutFor());
    const seen = waiting[dateId]?.[orderKey] as TempOrder;
    const withException = {
      [dateId]: { [orderKey]: { ...seen, exception: 'already-paid' as const } },
    };
    expect(isCurrentTempOrder(seen, waiting)).toBe(true);
    expect(isCurrentTempOrder(seen, {})).toBe(true);
    expect(isCurrentTempOrder(seen, withException)).toBe(false);
    expect(isCurrentTempOrder({ ...seen, attemptId: 'try-0' }, waiting)).toBe(false);
  });

  it('is stale when its date is over, unless it holds a payment', () => {
    const { order, request } = checkoutFor();
    const waits = { [orderKey]: { ...order, request } };
    const paidFor = { [orderKey]: { ...order, request, exception: 'order-changed' as const } };
    const stored = { over: waits, open: waits, empty: {}, money: paidFor };
    expect(staleTempDates(stored, { open: {}, empty: {} })).toEqual(['over', 'empty']);
  });

  it('keeps a payment exception where its customer can find it', () => {
    const checkout = checkoutFor();
    const kept = applyWrites({}, [exceptionWrite(checkout, 'order-changed')]);
    expect(kept['tempOrdersForCard/u1']).toEqual({
      [dateId]: {
        [orderKey]: { ...checkout.order, request: checkout.request, exception: 'order-changed' },
      },
    });
  });
});
