// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../domain/lib/app-error.ts';
import { usePaymentOutcome } from './use-payment-outcome.ts';

const order = { dateId: '20261124_1', orderKey: 'house' };
const answer = (state: string) => ({ state, ...order, attemptId: 'try-1' });

/** How the functions respond at a time after the return from the provider, ms; `nothing`: not at all. */
const functions = vi.hoisted(() => ({ at: (_: number): string => 'unpaid' }));
vi.mock('../../../data/firebase/functions-client.ts', () => ({
  RefusedError: class extends Error {},
  callFunction: async (_path: string, { timeoutMs = 75_000 }) => {
    const state = functions.at(performance.now() - began);
    if (state !== 'nothing') return answer(state);
    await new Promise((resolve) => setTimeout(resolve, timeoutMs));
    throw new AppError('network');
  },
}));

let began = 0;
beforeEach(() => {
  vi.useFakeTimers();
  began = performance.now();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('notices a payment that is completed during the last wait', async () => {
  functions.at = (ms) => (ms > 29_800 ? 'completed' : 'unpaid');
  const { result } = renderHook(() => usePaymentOutcome(order));
  await after(29_900);
  expect(result.current).toEqual({ state: 'confirming', slow: true });
  await after(200);
  expect(result.current).toEqual(answer('completed'));
});

it('says after half a minute that a payment is not confirmed', async () => {
  functions.at = () => 'unpaid';
  const { result } = renderHook(() => usePaymentOutcome(order));
  await after(30_000);
  expect(result.current).toEqual(answer('unpaid'));
});

it('says within 40 s that functions without a response cannot be reached, and before that the bank is slow', async () => {
  functions.at = () => 'nothing';
  const { result } = renderHook(() => usePaymentOutcome(order));
  expect(result.current).toEqual({ state: 'confirming', slow: false });
  await after(3500);
  expect(result.current).toEqual({ state: 'confirming', slow: true });
  await after(36_500);
  expect(result.current).toEqual({ state: 'unreachable' });
});

it('asks no more once the outcome is final, or the page has been left', async () => {
  functions.at = vi.fn((ms: number) => (ms > 1000 ? 'exception' : 'unpaid'));
  const { result, rerender, unmount } = renderHook((asked) => usePaymentOutcome(asked), {
    initialProps: order,
  });
  await after(60_000);
  expect(result.current).toEqual(answer('exception'));
  expect(functions.at).toHaveBeenCalledTimes(3);
  rerender({ ...order, orderKey: 'another house' });
  unmount();
  await after(60_000);
  expect(functions.at).toHaveBeenCalledTimes(4);
});
