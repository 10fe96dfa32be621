import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import { dateId, orderKey, requestWith, user } from '../../domain/testing/fixtures.ts';
import { cashOrder, ordersOf } from '../../domain/testing/planned-orders.ts';
import { LostCommit } from '../firebase/lost-commit.ts';
import { deferred } from '../testing/deferred.ts';
import { logOrderIssue } from './order-issue-queue.ts';
import { cancelCashOrder, placeCashOrder } from './place-order.ts';

/** How the stores respond to each transaction in turn, and what they hold. */
const stores = vi.hoisted(() => ({
  steps: [] as ('unreachable' | 'commit-lost' | 'answer-lost' | 'answers' | Promise<void>)[],
  orders: {},
  /** The orders once something is written. */
  after: {},
  documents: {} as Record<string, object>,
  writes: 0,
  lost: undefined as Error | undefined,
}));
const stored = ordersOf(cashOrder);

vi.mock('./order-issue-queue.ts', () => ({ logOrderIssue: vi.fn() }));
vi.mock('../../domain/order/plan/order-snapshot.ts', async () => {
  const { contextWith } = await import('../../domain/testing/fixtures.ts');
  return { readCustomerSnapshot: async () => contextWith({ orders: stores.orders }) };
});
vi.mock('../firebase/run-plan.ts', () => ({
  runPlan: async (plan: (read: unknown) => Promise<object>) => {
    const step = stores.steps.shift();
    if (step instanceof Promise) await step;
    if (step === 'unreachable') throw new AppError('network');
    const result = await plan(async (path: string) => stores.documents[path]);
    if ('writes' in result && step !== 'commit-lost') {
      stores.writes += 1;
      stores.orders = stores.after;
    }
    if (step !== 'answers' && !(step instanceof Promise)) {
      throw stores.lost ?? new AppError('network');
    }
    return result;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(logOrderIssue).mockReset();
  Object.assign(stores, {
    ...{ orders: {}, after: stored, documents: {} },
    ...{ writes: 0, lost: undefined },
  });
});
afterEach(() => void vi.useRealTimers());

/** Sends the fixtures' attempt to order; resolves with the plan, or the code of the failure. */
function place() {
  const request = requestWith();
  const customer = { uid: user.uid, name: user.name, order: request };
  return placeCashOrder(customer, request).catch((error: AppError) => error.code);
}

/** The result of placing an order while the stores take these steps. */
async function placed(...steps: typeof stores.steps) {
  stores.steps = steps;
  const outcome = place();
  await vi.runAllTimersAsync();
  return outcome;
}

it('an order whose response is lost is completed once the stores can be reached and have it', async () => {
  expect(await placed('answer-lost', 'unreachable', 'unreachable', 'answers')).toMatchObject({
    kind: 'already-done',
    order: { dateId, orderKey },
  });
  expect(stores).toMatchObject({ steps: [], writes: 1 });
  expect(logOrderIssue).not.toHaveBeenCalled();
});

it('an order whose commit is lost has failed once the stores say so, and is not sent again automatically', async () => {
  expect(await placed('commit-lost', 'unreachable', 'answers')).toBe('network');
  expect(stores).toMatchObject({ steps: [], writes: 0, orders: {} });
  expect(logOrderIssue).toHaveBeenCalledTimes(1);
});

it('an order whose commit arrives after the stores were asked is not told as failed', async () => {
  const arrives = deferred<void>();
  stores.lost = new LostCommit(undefined, [arrives.promise]);
  stores.steps = ['commit-lost', 'answers', 'answers'];
  const outcome = place();
  const told = vi.fn();
  void outcome.then(told);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(told).not.toHaveBeenCalled();
  stores.orders = stored;
  arrives.resolve();
  expect(await outcome).toMatchObject({ kind: 'already-done' });
  expect(logOrderIssue).not.toHaveBeenCalled();
});

it('an order whose commit never arrives has failed once it can arrive no more', async () => {
  stores.lost = new LostCommit(undefined, [new Promise(() => {})]);
  expect(await placed('commit-lost', 'answers', 'answers')).toBe('network');
  expect(logOrderIssue).toHaveBeenCalledTimes(1);
});

it('an order that was never sent has failed at once', async () => {
  expect(await placed('unreachable', 'answers')).toBe('network');
  expect(stores.steps).toEqual(['answers']);
  expect(logOrderIssue).toHaveBeenCalledTimes(1);
});

it('an attempt that is sent twice has not failed while one of its transactions may still store the order', async () => {
  const first = deferred<void>();
  stores.steps = [first.promise, 'unreachable'];
  const outcomes = [place(), place()];
  const told = vi.fn();
  void outcomes[1]?.then(told);
  await vi.runAllTimersAsync();
  expect(told).not.toHaveBeenCalled();
  first.resolve();
  const order = { kind: 'write', order: { dateId, orderKey } };
  expect(await Promise.all(outcomes)).toMatchObject([order, order]);
  expect(stores.writes).toBe(1);
  expect(logOrderIssue).not.toHaveBeenCalled();
});

it('an attempt that is sent twice has failed once both of its transactions have', async () => {
  const first = deferred<void>();
  stores.steps = [first.promise, 'unreachable'];
  const outcomes = [place(), place()];
  await vi.runAllTimersAsync();
  first.reject(new AppError('denied'));
  expect(await Promise.all(outcomes)).toEqual(['denied', 'network']);
});

/** Cancels the stored order; resolves with the plan, or the code of the failure. */
async function cancelled(...steps: typeof stores.steps) {
  Object.assign(stores, { orders: stored, steps, after: {} });
  const { attemptId: basedOn } = cashOrder;
  const customer = { uid: user.uid, name: user.name, order: cashOrder };
  const target = { dateId, orderId: ownOrderId(cashOrder), basedOn };
  const outcome = cancelCashOrder(customer, target).catch((error: AppError) => error.code);
  await vi.runAllTimersAsync();
  return outcome;
}

it('a cancellation whose response is lost is looked up, and is done where the order is gone', async () => {
  expect(await cancelled('answer-lost', 'unreachable', 'answers')).toEqual({
    kind: 'already-done',
  });
  expect(stores).toMatchObject({ steps: [], writes: 1 });
  expect(logOrderIssue).not.toHaveBeenCalled();
});

it('a cancellation whose commit is lost has failed once the stores still have the order', async () => {
  expect(await cancelled('commit-lost', 'answers')).toBe('network');
  expect(stores).toMatchObject({ steps: [], writes: 0, orders: stored });
  expect(logOrderIssue).toHaveBeenCalledTimes(1);
});

it('an order is not cancelled while a card payment for it is open', async () => {
  stores.orders = stored;
  const cancel = () => {
    stores.steps = ['answers'];
    const { attemptId: basedOn } = cashOrder;
    const customer = { uid: user.uid, name: user.name, order: cashOrder };
    return cancelCashOrder(customer, { dateId, orderId: ownOrderId(cashOrder), basedOn });
  };
  const paying = { ...cashOrder, request: requestWith({ paymentMethod: 'card' }) };
  stores.documents[`tempOrdersForCard/${user.uid}`] = { [dateId]: { [orderKey]: paying } };
  expect(await cancel()).toEqual({ kind: 'payment-open' });
  expect(stores.writes).toBe(0);
  stores.documents = {};
  expect(await cancel()).toMatchObject({ kind: 'write' });
});
