// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCardPayment } from '../../../data/card/card-payment.ts';
import { logOrderIssue } from '../../../data/order/order-issue-queue.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { info, requestWith } from '../../../domain/testing/fixtures.ts';
import { cardOrder } from '../../../domain/testing/planned-orders.ts';
import '../../../i18n/i18n.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useCardPayment } from './use-card-payment.ts';

vi.mock('../../../data/card/card-payment.ts', () => ({ startCardPayment: vi.fn() }));
vi.mock('../../../data/order/order-issue-queue.ts', () => ({ logOrderIssue: vi.fn() }));
vi.mock('./warm-stripe.ts', () => ({ warmStripe: () => {} }));

it('logs the whole order of a card payment that could not be started, and allows another attempt', async () => {
  vi.mocked(startCardPayment).mockRejectedValue(new AppError('network'));
  const { result } = renderHook(() => useCardPayment({ uid: 'u1', name: '김하늘' }, '한상'));
  const request = requestWith({ paymentMethod: 'card' });
  const answer = await act(() => result.current.pay(request, info, cardOrder));
  expect(answer).toEqual({ kind: 'failed', code: 'network' });
  expect(logOrderIssue).toHaveBeenCalledWith('u1', cardOrder.dateId, {
    name: '김하늘',
    issue: 'tryCardOrderErrorByClientSide',
    order: cardOrder,
    error: 'network',
  });
  expect(result.current.busy).toBe(false);
});

describe('whose browser has not left for the provider’s page', () => {
  const trouble = vi.spyOn(notify, 'trouble').mockImplementation(() => {});
  beforeEach(() => {
    vi.useFakeTimers();
    trouble.mockClear();
    // The browser's Stop leaves this page as it is, as jsdom does, which navigates nowhere.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const url = 'https://pay.example/x';
    vi.mocked(startCardPayment).mockReset().mockResolvedValue({ kind: 'redirect', url });
  });
  afterEach(() => void vi.useRealTimers());

  async function leave() {
    const { result } = renderHook(() => useCardPayment({ uid: 'u1', name: '김하늘' }, '한상'));
    const pay = () => result.current.pay(requestWith({ paymentMethod: 'card' }), info, cardOrder);
    const answered = vi.fn();
    await act(async () => void pay().then(answered));
    return { result, pay, answered };
  }
  const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('can be tapped again after half a minute, and closes nothing by itself', async () => {
    const { result, pay, answered } = await leave();
    await elapse(29_000);
    expect(result.current.busy).toBe(true);
    await elapse(2000);
    expect(result.current.busy).toBe(false);
    expect(trouble).toHaveBeenCalledTimes(1);
    // A dialog that closed would step back in the history, and so end a load that is only slow.
    expect(answered).not.toHaveBeenCalled();
    await act(async () => void pay());
    expect(startCardPayment).toHaveBeenCalledTimes(2);
    expect(result.current.busy).toBe(true);
  });

  it('says nothing of the connection once the page is restored', async () => {
    const { result, answered } = await leave();
    await act(async () => {
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(result.current.busy).toBe(false);
    expect(answered).toHaveBeenCalledWith({ kind: 'handled' });
    await elapse(60_000);
    expect(trouble).not.toHaveBeenCalled();
  });
});
