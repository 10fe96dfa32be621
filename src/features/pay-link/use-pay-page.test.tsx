// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPayPage, readPayPage } from '../../data/pay-link/open-pay-link.ts';
import type { PayPage } from '../../domain/card/pay-page.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { usePayPage } from './use-pay-page.ts';

vi.mock('../../data/pay-link/open-pay-link.ts', () => ({
  openPayPage: vi.fn(async () => 'https://pay.example/x'),
  readPayPage: vi.fn(async () => ({})),
  LinkOverLimit: class {},
}));

beforeEach(() => {
  vi.useFakeTimers();
  // The browser's Stop leaves this page as it is, as jsdom does, which navigates nowhere.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.useRealTimers());

const elapse = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function pay() {
  const { result } = renderHook(() => usePayPage('p1'), { wrapper: MemoryRouter });
  await act(async () => void result.current.pay('v1'));
  expect(openPayPage).toHaveBeenCalledWith('p1', 'v1');
  return result;
}

it('can be tapped again once the provider’s page has not come for half a minute', async () => {
  const result = await pay();
  await elapse(29_000);
  expect(result.current).toMatchObject({ busy: true, trouble: undefined });
  await elapse(2000);
  expect(result.current).toMatchObject({ busy: false, trouble: 'no-answer' });
});

it('says nothing of the connection once it is restored', async () => {
  const result = await pay();
  await act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await elapse(60_000);
  expect(result.current).toMatchObject({ busy: false, trouble: undefined });
});

it('keeps the order in view when a tap meets no connection, and says so', async () => {
  const { result } = renderHook(() => usePayPage('p1'), { wrapper: MemoryRouter });
  await elapse(0);
  vi.mocked(openPayPage).mockRejectedValueOnce(new AppError('network'));
  vi.mocked(readPayPage).mockRejectedValue(new AppError('network'));
  await act(() => result.current.pay('v1'));
  expect(result.current).toMatchObject({
    busy: false,
    trouble: 'no-answer',
    state: { kind: 'shown' },
  });
});

it('is read by itself once the connection is back', async () => {
  vi.mocked(readPayPage).mockRejectedValue(new AppError('network'));
  const { result } = renderHook(() => usePayPage('p1'), { wrapper: MemoryRouter });
  await elapse(0);
  expect(result.current.state.kind).toBe('unreachable');
  vi.mocked(readPayPage).mockResolvedValue({} as PayPage);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(result.current.state.kind).toBe('shown');
});
