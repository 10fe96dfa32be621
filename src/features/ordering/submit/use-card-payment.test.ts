// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startCardPayment } from '../../../data/card/card-payment.ts';
import { logOrderIssue } from '../../../data/order/order-issue-queue.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { info, requestWith } from '../../../domain/testing/fixtures.ts';
import { cardOrder } from '../../../domain/testing/planned-orders.ts';
import '../../../i18n/i18n.ts';
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
