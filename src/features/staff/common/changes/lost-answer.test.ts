import { beforeEach, expect, it, vi } from 'vitest';
import { Attempt, runAction } from '../../../../data/staff/common/run-action.ts';
import { AppError } from '../../../../domain/lib/app-error.ts';
import { planOrder } from '../../../../domain/order/plan/order-plan.ts';
import { limit } from '../../../../domain/staff/dates/limit.ts';
import { cancelOrder } from '../../../../domain/staff/orders/cancel-order.ts';
import { applyWrites } from '../../../../domain/testing/apply-writes.ts';
import {
  contextWith,
  date,
  dateId,
  menus,
  requestWith,
  user,
} from '../../../../domain/testing/fixtures.ts';
import { store } from '../../testing/fake-store.ts';

const texts = vi.hoisted(() => vi.fn());
vi.mock('../../../../data/order/sms-queue.ts', () => ({
  enqueueSms: texts,
  flushSmsQueue: vi.fn(),
}));
vi.mock('../../../../data/documents/load-sdk.ts', () => ({
  loadAuth: async () => ({
    auth: {
      currentUser: { uid: 'boss', getIdTokenResult: async () => ({ claims: { staff: true } }) },
    },
  }),
}));
vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

beforeEach(() => {
  texts.mockClear();
  store.answer = Promise.resolve();
  store.documents = {
    'users/u1': { ...user },
    'manages/menus': menus,
    'dates/activeDates': { [dateId]: date },
    'dates/2026': { [dateId]: date },
  };
});

/** Sends an action whose answer is lost, and sends it again. */
async function sendTwice<Input, State>(
  ...[action, input, seen]: Parameters<typeof runAction<Input, State>>
) {
  const attempt = new Attempt<State>();
  store.answer = Promise.reject(new AppError('network'));
  await expect(runAction(action, input, seen, attempt)).rejects.toMatchObject({ code: 'network' });
  store.answer = Promise.resolve();
  return runAction(action, input, seen, attempt);
}

it('tells a customer of their cancellation when its answer was lost and it is sent again', async () => {
  const plan = planOrder(requestWith(), contextWith());
  if (plan.kind !== 'write') throw new Error(JSON.stringify(plan));
  store.documents = applyWrites(store.documents, plan.writes);
  const { orderId = '', dateId: day } = plan.order;
  const outcome = await sendTwice(cancelOrder, { uid: 'u1', dateId: day, orderId }, undefined);
  expect(outcome).toMatchObject({ kind: 'write', after: null });
  expect(texts).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ orderId, cancelledAt: expect.any(Number) }),
    'boss',
  );
});

it('stores and logs a change once when it is sent again, and can still take it back', async () => {
  const outcome = await sendTwice(limit, { dateId, menuId: 'soup', limit: 5 }, undefined);
  expect(outcome).toMatchObject({ kind: 'write', after: 5, writes: [] });
  const entries = Object.keys(store.documents).filter((path) => path.startsWith('staffLog/'));
  expect(entries).toHaveLength(1);
});
