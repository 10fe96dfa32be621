// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import { type Plan, writesOf } from '../../domain/store/transaction.ts';
import { applyWrites, type Documents } from '../../domain/testing/apply-writes.ts';
import { dateId, info, orderKey, otherInfo, user } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { writeText } from '../device/storage.ts';
import { accountKey } from '../device/storage-keys.ts';
import { keptEntries } from '../testing/kept-entries.ts';
import { enqueueOrderCopies, enqueueProfileCopies, flushCopies } from './copies-queue.ts';
import { logOrderIssue } from './order-issue-queue.ts';

const store = vi.hoisted(() => ({
  documents: {} as Documents,
  failure: undefined as AppError | undefined,
}));
vi.mock('../firebase/run-plan.ts', () => ({
  runPlan: async (plan: Plan<object>) => {
    const result = await plan(async (path) => store.documents[path]);
    if (store.failure) throw store.failure;
    store.documents = applyWrites(store.documents, writesOf(result));
    return result;
  },
}));
vi.mock('./order-issue-queue.ts', () => ({ logOrderIssue: vi.fn() }));

const byKey = () => store.documents[`ordersBackupByKey/${dateId}_${orderKey}`];

beforeEach(async () => {
  store.failure = undefined;
  await flushCopies('u1');
  localStorage.clear();
  writeText(accountKey, 'u1');
  store.documents = { 'users/u1': { ...user, deliveryInfo: info } };
  vi.mocked(logOrderIssue).mockClear();
});

it('stores the copy of an order under its timestamp', async () => {
  enqueueOrderCopies(cashOrder);
  await flushCopies('u1');
  expect(byKey()).toEqual({ [cashOrder.orderDate]: cashOrder });
  expect(keptEntries('copies')).toEqual([]);
});

it('copies the current profile to userList and users/users', async () => {
  store.documents['users/u1'] = { ...user, name: '새 이름', deliveryInfo: info };
  enqueueProfileCopies('u1');
  await flushCopies('u1');
  expect(store.documents['userList/1700']?.u1).toMatchObject({ name: '새 이름' });
  expect(store.documents['users/users']).toEqual({ u1: { deliveryInfo: info } });
});

it('retries a refused copy until it is stored, and reports it to staff once', async () => {
  store.failure = new AppError('denied');
  enqueueOrderCopies(cashOrder);
  await flushCopies('u1');
  await flushCopies('u1');
  expect(logOrderIssue).toHaveBeenCalledTimes(1);
  expect(vi.mocked(logOrderIssue).mock.calls[0]?.[2]).toMatchObject({ issue: 'copyMissing' });
  store.failure = undefined;
  await flushCopies('u1');
  expect(byKey()).toEqual({ [cashOrder.orderDate]: cashOrder });
});

it('retries later without a connection, and reports nothing', async () => {
  vi.useFakeTimers();
  store.failure = new AppError('network');
  enqueueProfileCopies('u1');
  await flushCopies('u1');
  expect(logOrderIssue).not.toHaveBeenCalled();
  store.failure = undefined;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(store.documents['userList/1700']?.u1).toBeDefined();
});

it('reports no copy that waits for a log-in', async () => {
  store.failure = new AppError('signed-out');
  enqueueOrderCopies(cashOrder);
  await flushCopies('u1');
  expect(logOrderIssue).not.toHaveBeenCalled();
  expect(keptEntries('copies')).toHaveLength(1);
});

it('copies an order that staff took by phone, and its new customer to userList', async () => {
  writeText(accountKey, 'boss');
  enqueueProfileCopies('u1', 'boss');
  enqueueOrderCopies(cashOrder, 'boss');
  await flushCopies('boss');
  expect(byKey()).toEqual({ [cashOrder.orderDate]: cashOrder });
  expect(store.documents[`ordersBackupByKey/${dateId}_${orderKey}/shares/u1`]).toBeUndefined();
  expect(store.documents['userList/1700']?.u1).toEqual(store.documents['users/u1']);
  expect(keptEntries('copies')).toEqual([]);
});

it('copies a profile that staff changed to userList, replacing the earlier one, and to users/users', async () => {
  store.documents['userList/1700'] = { u1: { ...user, name: '옛 이름' } };
  writeText(accountKey, 'boss');
  enqueueProfileCopies('u1', 'boss');
  await flushCopies('boss');
  expect(store.documents['userList/1700']?.u1).toEqual(store.documents['users/u1']);
  expect(store.documents['users/users']).toEqual({ u1: { deliveryInfo: info } });
  expect(keptEntries('copies')).toEqual([]);
});

it("leaves a customer's own copy of the delivery details as it is", async () => {
  store.documents['users/users'] = { u1: { deliveryInfo: otherInfo } };
  writeText(accountKey, 'boss');
  enqueueProfileCopies('u1', 'boss');
  await flushCopies('boss');
  expect(store.documents['users/users']).toEqual({ u1: { deliveryInfo: otherInfo } });
});

it('does not send copies that another customer of this phone has queued', async () => {
  store.failure = new AppError('network');
  enqueueOrderCopies(cashOrder);
  await flushCopies('u1');
  store.failure = undefined;
  await flushCopies('u2');
  expect(byKey()).toBeUndefined();
});
