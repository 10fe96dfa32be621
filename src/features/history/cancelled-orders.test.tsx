// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeText } from '../../data/device/storage.ts';
import { accountKey } from '../../data/device/storage-keys.ts';
import { requestConfirmationSms } from '../../data/firebase/functions-client.ts';
import { enqueueOrderCopies } from '../../data/order/copies-queue.ts';
import { placeCashOrder } from '../../data/order/place-order.ts';
import { flushSmsQueue } from '../../data/order/sms-queue.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import type { Order } from '../../domain/order/order.ts';
import type { OrderPlan } from '../../domain/order/plan/order-plan.ts';
import { date } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { useDialogs } from '../../screen-state/dialogs.ts';
import { arrivedOrder, showStoredOrder } from '../../screen-state/finish-order.ts';
import { keepCancelled, useCancelledOrders } from '../../screen-state/use-cancelled-orders.ts';
import { CancelledOrders } from './cancelled-orders.tsx';

const { dateId, orderKey } = cashOrder;
vi.mock('../../data/documents/live-document.ts', async () => {
  const fixtures = await import('../../domain/testing/fixtures.ts');
  return { useLiveDocument: () => ({ value: { [fixtures.dateId]: fixtures.date } }) };
});
vi.mock('../../data/customer/use-session.ts', () => ({ useUid: () => 'u1' }));
vi.mock('../../data/order/copies-queue.ts', () => ({ enqueueOrderCopies: vi.fn() }));
vi.mock('../../data/firebase/functions-client.ts', () => ({
  requestConfirmationSms: vi.fn(async () => 'sent'),
}));
vi.mock('../../data/order/place-order.ts', () => ({ placeCashOrder: vi.fn() }));
const placing = vi.mocked(placeCashOrder);

const restore = () => fireEvent.click(screen.getByRole('button', { name: '취소한 주문 되살리기' }));
/** The idempotency keys that were sent. */
const keys = () => placing.mock.calls.map(([, { attemptId }]) => attemptId);
/** The order as the last request stores it. */
const restored = (): Order => ({ ...cashOrder, attemptId: keys().at(-1) ?? '' });
const done = () => useDialogs.getState().stack;

beforeEach(async () => {
  await setLanguage('ko');
  vi.useFakeTimers();
  vi.setSystemTime(date.finishDate - 60_000);
  vi.clearAllMocks();
  writeText(accountKey, 'u1');
  useDialogs.setState({ stack: [] });
  useCancelledOrders.setState({ orders: [] });
  // Each test cancels another version of the order.
  keepCancelled({ ...cashOrder, attemptId: crypto.randomUUID() });
  render(<CancelledOrders />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a restored order is confirmed, copied and gets its SMS like every order', async () => {
  placing.mockImplementationOnce(async (_, { attemptId }) => ({
    kind: 'already-done',
    order: { ...cashOrder, attemptId },
  }));
  await act(async () => restore());
  expect(done()).toMatchObject([{ kind: 'order-done', order: restored(), restored: true }]);
  expect(enqueueOrderCopies).toHaveBeenCalledWith(restored());
  await flushSmsQueue('u1');
  expect(requestConfirmationSms).toHaveBeenCalledWith({ dateId, orderKey }, undefined);
  expect(useCancelledOrders.getState().orders).toEqual([]);
});

it('a restored order whose response is lost with the page is recognised when it arrives', async () => {
  placing.mockReturnValueOnce(new Promise(() => {}));
  restore();
  cleanup();
  const arrived = arrivedOrder(dateId, { [dateId]: { [orderKey]: restored() } });
  expect(arrived).toEqual(restored());
  if (arrived) showStoredOrder(arrived);
  expect(enqueueOrderCopies).toHaveBeenCalledTimes(1);
  await flushSmsQueue('u1');
  expect(requestConfirmationSms).toHaveBeenCalledTimes(1);
});

it('without a response it can be tried again after 30 s, with the same key and one outcome', async () => {
  const answers: ((plan: OrderPlan) => void)[] = [];
  placing.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  restore();
  act(() => void vi.advanceTimersByTime(3000));
  expect(screen.getByText('주문을 보내고 있어요')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(27_000));
  expect(screen.getByText('답이 아직 오지 않았어요')).toBeTruthy();
  restore();
  expect(new Set(keys()).size).toBe(1);
  expect(keys()).toHaveLength(2);
  await act(async () => {
    for (const answer of answers) answer({ kind: 'already-done', order: restored() });
  });
  expect(done()).toHaveLength(1);
  expect(enqueueOrderCopies).toHaveBeenCalledTimes(1);
});

it('says why an order could not be restored, and keeps it', async () => {
  placing.mockRejectedValueOnce(new AppError('network'));
  await act(async () => restore());
  expect(screen.getByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeTruthy();
  placing.mockResolvedValueOnce({ kind: 'refused', problems: [{ code: 'date-closed' }] });
  await act(async () => restore());
  expect(screen.getByText('주문이 마감되었어요. 감사합니다!')).toBeTruthy();
  expect(done()).toEqual([]);
  expect(useCancelledOrders.getState().orders).toHaveLength(1);
});
