import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import type { OrderSnapshot } from '../../domain/order/plan/order-plan.ts';
import { contextWith, dateId, orderKey, requestWith, user } from '../../domain/testing/fixtures.ts';
import { callFunction, RefusedError } from '../firebase/functions-client.ts';
import { cancelCashOrder, placeCashOrder } from './place-order.ts';

/** What the browser's own transactions have written, and what the stores hold. */
const shop = vi.hoisted(() => ({ written: [] as unknown[], context: {} as object }));
vi.mock('./order-issue-queue.ts', () => ({ logOrderIssue: vi.fn() }));
vi.mock('../../domain/order/plan/order-snapshot.ts', () => ({
  readCustomerSnapshot: async () => shop.context,
}));
vi.mock('../firebase/run-plan.ts', () => ({
  runPlan: async (plan: (read: unknown) => Promise<object>) => {
    const result = await plan(async () => undefined);
    if ('writes' in result) shop.written.push(...(result.writes as unknown[]));
    return result;
  },
}));
vi.mock('../firebase/functions-client.ts', async (load) => ({
  ...(await load<typeof import('../firebase/functions-client.ts')>()),
  callFunction: vi.fn(),
}));

const entered = {
  ...{ orderTotal: '0.00', dateId: '', orderKey: '', point: 0, usedPoint: 0 },
  ...{ type: 'add-by-code', confirmed: true, time: '', nowTime: 1 },
  code: { percent: 10, most: 20, until: null },
};
const hasCode: Partial<OrderSnapshot> = { ledger: { 'code--TEN': entered }, balance: 0 };
const request = requestWith({ seen: { total: 6000, toPay: 5400 } });
const customer = { uid: user.uid, name: user.name, order: request };

beforeEach(() => {
  shop.written = [];
  shop.context = contextWith(hasCode);
  vi.mocked(callFunction).mockReset();
});

it('has the functions place an order that uses a percentage code, and takes the order that they stored', async () => {
  const stored = { orderKey, orderDate: 77 };
  vi.mocked(callFunction).mockResolvedValue({ order: stored });
  expect(await placeCashOrder(customer, request)).toMatchObject({ kind: 'write', order: stored });
  expect(shop.written).toEqual([]);
  const [path, init] = vi.mocked(callFunction).mock.calls[0] ?? [];
  expect(path).toBe('/app/place-order');
  expect(JSON.parse(init?.form?.order ?? '')).toMatchObject({
    request: { attemptId: request.attemptId, seen: request.seen },
    customerInfo: { name: user.name },
  });
});

it('shows why the functions refuse it', async () => {
  const problems = [{ code: 'amount-changed' as const, total: 6000, toPay: 6000 }];
  vi.mocked(callFunction).mockRejectedValue(new RefusedError(problems));
  expect(await placeCashOrder(customer, request)).toEqual({ kind: 'refused', problems });
});

it('finds an order whose answer was lost', async () => {
  vi.mocked(callFunction).mockImplementation(async () => {
    const { order } = await placedBySomebody();
    shop.context = contextWith({ ...hasCode, orders: { [dateId]: { [orderKey]: order } } });
    throw new AppError('network');
  });
  expect(await placeCashOrder(customer, request)).toMatchObject({ kind: 'already-done' });
});

async function placedBySomebody() {
  const { planOrder } = await import('../../domain/order/plan/order-plan.ts');
  const plan = planOrder(request, contextWith(hasCode));
  if (plan.kind !== 'write') throw new Error(plan.kind);
  return plan;
}

it('has the functions cancel such an order, and no other one', async () => {
  const { order } = await placedBySomebody();
  shop.context = contextWith({ ...hasCode, orders: { [dateId]: { [orderKey]: order } } });
  vi.mocked(callFunction).mockResolvedValue({ kind: 'write' });
  const target = { dateId, orderId: ownOrderId(order), basedOn: order.attemptId };
  expect(await cancelCashOrder(customer, target)).toEqual({ kind: 'write', writes: [] });
  expect(vi.mocked(callFunction)).toHaveBeenCalledWith('/app/cancel-order', { form: target });
  expect(shop.written).toEqual([]);

  const { pointCode: _, ...plain } = { ...order, usedPoint: 0 };
  shop.context = contextWith({ orders: { [dateId]: { [orderKey]: plain } } });
  expect(await cancelCashOrder(customer, target)).toMatchObject({ kind: 'write' });
  expect(shop.written.length).toBeGreaterThan(0);
  expect(vi.mocked(callFunction)).toHaveBeenCalledTimes(1);
});
