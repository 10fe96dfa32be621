// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeText } from '../../../data/device/storage.ts';
import { accountKey } from '../../../data/device/storage-keys.ts';
import { placeCashOrder } from '../../../data/order/place-order.ts';
import { deferred } from '../../../data/testing/deferred.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import type { Order } from '../../../domain/order/order.ts';
import type { PaymentMethod } from '../../../domain/order/payment-methods.ts';
import { type OrderPlan, planOrder } from '../../../domain/order/plan/order-plan.ts';
import { contextWith, info, now, requestWith } from '../../../domain/testing/fixtures.ts';
import { useDialogs } from '../../../screen-state/dialogs.ts';
import { showStoredOrder } from '../../../screen-state/finish-order.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import type { CardPayment } from './use-card-payment.ts';
import { useSubmission } from './use-submission.ts';

vi.mock('../../../data/order/place-order.ts', () => ({ placeCashOrder: vi.fn() }));
const placing = vi.mocked(placeCashOrder);

beforeEach(() => {
  writeText(accountKey, 'u1');
  vi.useFakeTimers({ now });
  placing.mockReset();
  useDialogs.setState({ stack: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function orderFor(paymentMethod: PaymentMethod, attemptId: string): Order {
  const plan = planOrder(requestWith({ paymentMethod, attemptId }), contextWith());
  if (plan.kind === 'refused') throw new Error('the fixture is ordered');
  return plan.order;
}

/** The submission of the fixtures' order by `method`, after `pay`. */
function submissionOf(paymentMethod: PaymentMethod, card: Partial<CardPayment> = {}) {
  const snapshot = contextWith();
  const form = {
    info,
    screenState: { ...snapshot, uid: snapshot.user.uid },
    requestFor: () => requestWith({ paymentMethod }),
  } as unknown as OrderForm;
  const onDone = vi.fn();
  const { result } = renderHook(() =>
    useSubmission(form, { busy: false, ...card } as CardPayment, onDone),
  );
  act(() => void result.current.pay(paymentMethod));
  return { now: () => result.current, onDone };
}

it('a card order that is stored at once is shown once, whether its response or its listener comes first', async () => {
  const order = { ...orderFor('card', 'paid'), paid: true };
  const { now, onDone } = submissionOf('card', {
    pay: async () => ({ kind: 'completed', order }),
  });
  await act(() => now().confirm());
  expect(onDone).toHaveBeenCalledTimes(1);
  showStoredOrder(order);
  expect(useDialogs.getState().stack).toEqual([
    expect.objectContaining({ kind: 'order-done', order }),
  ]);
});

it('a slow cash order is announced after 3, 8 and 13 s, can be left after 30 s, and is shown when its response comes', async () => {
  let answer = (_: OrderPlan) => {};
  placing.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { now, onDone } = submissionOf('cash');
  let confirming = Promise.resolve();
  act(() => {
    confirming = now().confirm();
  });
  expect(now()).toMatchObject({ working: 'cash', attempt: { kind: 'working' } });
  for (const [ms, slow] of [
    [3000, 'requesting'],
    [5000, 'still-requesting'],
    [5000, 'network-problem'],
  ] as const) {
    act(() => void vi.advanceTimersByTime(ms));
    expect(now().attempt).toEqual({ kind: 'working', slow, method: 'cash' });
  }
  act(() => void vi.advanceTimersByTime(17_000));
  expect(now()).toMatchObject({ attempt: { kind: 'unanswered' }, question: undefined });
  expect(now().working).toBeUndefined();
  const order = orderFor('cash', 'late');
  answer({ kind: 'already-done', order });
  await act(() => confirming);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(useDialogs.getState().stack).toMatchObject([{ kind: 'order-done', order }]);
});

it('after 3 s a cash order that is tried again says so, and no longer once the form is unlocked', async () => {
  placing.mockReturnValueOnce(new Promise(() => {}));
  const { now } = submissionOf('cash');
  act(() => void now().confirm());
  const onBusy = placing.mock.calls[0]?.[3];
  act(() => onBusy?.());
  expect(now().attempt).toEqual({ kind: 'working', method: 'cash' });
  act(() => void vi.advanceTimersByTime(3000));
  const crowded = { kind: 'working', slow: 'requesting', crowded: true, method: 'cash' };
  expect(now().attempt).toEqual(crowded);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(now().attempt).toEqual({ ...crowded, slow: 'network-problem' });
  act(() => void vi.advanceTimersByTime(17_000));
  act(() => onBusy?.());
  expect(now().attempt).toEqual({ kind: 'unanswered' });
});

it('a cash order that is slow already says that many are ordering as soon as it is tried again', async () => {
  placing.mockReturnValueOnce(new Promise(() => {}));
  const { now } = submissionOf('cash');
  act(() => void now().confirm());
  act(() => void vi.advanceTimersByTime(4000));
  act(() => placing.mock.calls[0]?.[3]?.());
  expect(now().attempt).toMatchObject({ slow: 'requesting', crowded: true });
});

it('a refused and a failed cash order keep the form open and say why', async () => {
  const problems = [{ code: 'date-closed' as const }];
  placing.mockResolvedValueOnce({ kind: 'refused', problems });
  const { now, onDone } = submissionOf('cash');
  await act(() => now().confirm());
  expect(now()).toMatchObject({ attempt: { kind: 'refused', problems }, question: undefined });
  act(() => void now().pay('cash'));
  placing.mockRejectedValueOnce(new AppError('network'));
  await act(() => now().confirm());
  expect(now().attempt).toEqual({ kind: 'failed', code: 'network', method: 'cash' });
  expect(onDone).not.toHaveBeenCalled();
});

it('a second tap before the first is answered sends nothing', async () => {
  placing.mockReturnValue(new Promise(() => {}));
  const { now } = submissionOf('cash');
  act(() => void now().confirm());
  await act(() => now().confirm());
  expect(placing).toHaveBeenCalledTimes(1);
});

it('an attempt that fails late says nothing while the form sends again', async () => {
  const first = deferred<OrderPlan>();
  const second = deferred<OrderPlan>();
  placing.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const { now, onDone } = submissionOf('cash');
  act(() => void now().confirm());
  act(() => void vi.advanceTimersByTime(30_000));
  act(() => void now().pay('cash'));
  act(() => void now().confirm());
  await act(async () => first.reject(new AppError('network')));
  expect(now()).toMatchObject({ working: 'cash', attempt: { kind: 'working' } });
  await act(() => now().confirm());
  expect(placing).toHaveBeenCalledTimes(2);
  await act(async () => second.resolve({ kind: 'already-done', order: orderFor('cash', 'late') }));
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('an order that is stored late is shown although the form sends again', async () => {
  const first = deferred<OrderPlan>();
  placing.mockReturnValueOnce(first.promise).mockReturnValueOnce(new Promise(() => {}));
  const { now, onDone } = submissionOf('cash');
  act(() => void now().confirm());
  act(() => void vi.advanceTimersByTime(30_000));
  act(() => void now().pay('cash'));
  act(() => void now().confirm());
  await act(async () => first.resolve({ kind: 'already-done', order: orderFor('cash', 'first') }));
  expect(onDone).toHaveBeenCalledTimes(1);
});
