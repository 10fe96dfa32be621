// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endPayments } from '../../data/card/card-payment.ts';
import { writeText } from '../../data/device/storage.ts';
import { accountKey } from '../../data/device/storage-keys.ts';
import { RefusedError } from '../../data/firebase/functions-client.ts';
import { cancelCashOrder } from '../../data/order/place-order.ts';
import { deferred } from '../../data/testing/deferred.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { useDialogs } from '../../screen-state/dialogs.ts';
import { keepCancelled, useCancelledOrders } from '../../screen-state/use-cancelled-orders.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { CancelOrder } from './cancel-order-dialog.tsx';

const waiting = vi.hoisted(() => ({
  ...{ value: {} as object | undefined, loading: false },
  error: undefined as Error | undefined,
}));
vi.mock('../../data/documents/live-document.ts', () => ({ useLiveDocument: () => waiting }));
vi.mock('../../data/customer/use-session.ts', () => ({ useUid: () => 'u1' }));
vi.mock('../../data/card/card-payment.ts', () => ({ endPayments: vi.fn() }));
vi.mock('../../data/order/place-order.ts', () => ({ cancelCashOrder: vi.fn() }));

const onClose = vi.fn();
const { dateId, orderKey } = cashOrder;

beforeEach(async () => {
  await setLanguage('ko');
  vi.clearAllMocks();
  writeText(accountKey, 'u1');
  Object.assign(waiting, { value: {}, error: undefined });
  useCancelledOrders.setState({ orders: [] });
  vi.mocked(cancelCashOrder).mockResolvedValue({ kind: 'write', writes: [] });
});
afterEach(cleanup);

async function cancel() {
  render(
    <BrowserRouter>
      <CancelOrder order={cashOrder} onClose={onClose} />
    </BrowserRouter>,
  );
  const words = screen.getByRole('alertdialog').textContent;
  await userEvent.click(screen.getByRole('button', { name: '주문 취소하기' }));
  return words;
}

it('says that a card payment is open for the order, and expires it first', async () => {
  waiting.value = { [dateId]: { [orderKey]: { orderKey, request: {} } } };
  vi.mocked(cancelCashOrder).mockResolvedValueOnce({ kind: 'payment-open' });
  vi.mocked(endPayments).mockImplementation(async () => {
    expect(cancelCashOrder).toHaveBeenCalledTimes(1);
  });
  expect(await cancel()).toContain('열려 있는 카드 결제를 먼저 닫아요');
  expect(endPayments).toHaveBeenCalledTimes(1);
  expect(cancelCashOrder).toHaveBeenCalledTimes(2);
  expect(onClose).toHaveBeenCalled();
});

it('says when it is not known whether a card payment is open, and cancels nothing beside one', async () => {
  Object.assign(waiting, { value: undefined, error: new Error('not read') });
  vi.mocked(cancelCashOrder).mockResolvedValue({ kind: 'payment-open' });
  expect(await cancel()).toContain('열려 있는 카드 결제가 있는지 아직 모르겠어요');
  expect(endPayments).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog').textContent).toContain('취소하지 못했어요');
  expect(onClose).not.toHaveBeenCalled();
});

it('says that it is cancelled where the history, which says it itself, is not open', async () => {
  const said = vi.spyOn(notify, 'success').mockImplementation(() => {});
  await cancel();
  expect(said).toHaveBeenCalledWith('주문을 취소했어요');
  cleanup();
  said.mockClear();
  useDialogs.setState({ stack: [{ kind: 'order-history', key: 1 }] });
  await cancel();
  expect(said).not.toHaveBeenCalled();
  useDialogs.setState({ stack: [] });
});

it('calls no function where no payment is open', async () => {
  expect(await cancel()).not.toContain('카드 결제');
  expect(endPayments).not.toHaveBeenCalled();
  expect(cancelCashOrder).toHaveBeenCalledTimes(1);
});

it('cancels nothing that has been paid meanwhile', async () => {
  vi.mocked(cancelCashOrder).mockResolvedValue({ kind: 'payment-open' });
  vi.mocked(endPayments).mockRejectedValue(new RefusedError([{ code: 'order-changed' }]));
  await cancel();
  expect(screen.getByRole('alertdialog').textContent).toContain('주문이 바뀌었어요');
  expect(cancelCashOrder).toHaveBeenCalledTimes(1);
});

it('shows the ways to reach the shop beside the request to contact it', async () => {
  vi.mocked(cancelCashOrder).mockResolvedValue({
    kind: 'refused',
    problems: [{ code: 'points-unavailable' }],
  });
  await cancel();
  expect(screen.getByRole('alertdialog').textContent).toContain('저희에게 연락해 주세요');
  expect(screen.getAllByRole('link').length).toBeGreaterThan(1);
});

it('says after three seconds that many are ordering, and later that the connection is slow', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const answer = deferred<{ kind: 'write'; writes: never[] }>();
    vi.mocked(cancelCashOrder).mockReturnValue(answer.promise);
    await cancel();
    const [, , onBusy] = vi.mocked(cancelCashOrder).mock.calls[0] ?? [];
    const says = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return screen.getByRole('alertdialog').textContent;
    };
    expect(await says(4000)).not.toMatch(/느려요|많아요/);
    expect(await says(9500)).toContain('인터넷이 느려요');
    act(() => onBusy?.());
    expect(await says(0)).toContain('지금 주문하시는 분이 많아요');
    await act(async () => answer.resolve({ kind: 'write', writes: [] }));
    expect(onClose).toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

/** Cancels, and waits until the dialog no longer waits for the answer. */
async function cancelUnanswered() {
  const answer = deferred<Awaited<ReturnType<typeof cancelCashOrder>>>();
  vi.mocked(cancelCashOrder).mockReturnValue(answer.promise);
  await cancel();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  return answer;
}

describe('without an answer for half a minute', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('says so and can be left, and keeps what turns out to be cancelled', async () => {
    const said = vi.spyOn(notify, 'success').mockImplementation(() => {});
    const answer = await cancelUnanswered();
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.textContent).toContain('답이 아직 오지 않았어요');
    expect(dialog.textContent).toContain('취소되었는지 저절로 확인해서 알려 드려요');
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await act(async () => answer.resolve({ kind: 'already-done' }));
    expect(useCancelledOrders.getState().orders).toEqual([cashOrder]);
    expect(said).toHaveBeenCalledWith('주문을 취소했어요');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(cancelCashOrder).toHaveBeenCalledTimes(1);
  });

  it('closes by itself once it is cancelled', async () => {
    const answer = await cancelUnanswered();
    await act(async () => answer.resolve({ kind: 'already-done' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says late that it was not cancelled', async () => {
    const said = vi.spyOn(notify, 'negative').mockImplementation(() => {});
    const answer = await cancelUnanswered();
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    cleanup();
    await act(async () => answer.resolve({ kind: 'refused', problems: [{ code: 'date-closed' }] }));
    expect(said).toHaveBeenCalledWith('취소하지 못했어요');
    expect(useCancelledOrders.getState().orders).toEqual([]);
  });

  it.each([
    ['cancelled', { kind: 'already-done' }],
    ['not cancelled', { kind: 'refused', problems: [{ code: 'date-closed' }] }],
    ['not known', new AppError('network')],
  ] as const)(
    'tells nobody else that it is %s, once its customer has logged out',
    async (outcome, late) => {
      const said = ['success', 'negative', 'trouble'] as const;
      const spies = said.map((kind) => vi.spyOn(notify, kind).mockImplementation(() => {}));
      const answer = await cancelUnanswered();
      await userEvent.click(screen.getByRole('button', { name: '확인' }));
      cleanup();
      writeText(accountKey, 'u2');
      await act(async () =>
        late instanceof AppError ? answer.reject(late) : answer.resolve(late as never),
      );
      for (const spy of spies) expect(spy).not.toHaveBeenCalled();
      expect(useCancelledOrders.getState().orders).toHaveLength(outcome === 'cancelled' ? 1 : 0);
    },
  );

  it('asks again where it is known that nothing was cancelled', async () => {
    const answer = await cancelUnanswered();
    await act(async () => answer.reject(new AppError('network')));
    expect(screen.getByRole('button', { name: '주문 취소하기' })).toBeTruthy();
  });
});

it('keeps an order once that two attempts have cancelled', () => {
  keepCancelled(cashOrder);
  keepCancelled({ ...cashOrder });
  expect(useCancelledOrders.getState().orders).toEqual([cashOrder]);
});
