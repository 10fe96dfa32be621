// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import { cashOrder } from '../../domain/testing/staff-actors.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { StopsBefore } from './stops-before.tsx';

const shop = vi.hoisted(() => ({
  asked: [] as unknown[],
  answer: async (): Promise<unknown> => ({}),
  delivered: undefined as number | undefined,
}));
vi.mock('../../data/firebase/functions-client.ts', () => ({
  callFunction: (path: string, { query }: { query: unknown }) => {
    shop.asked.push([path, query]);
    return shop.answer();
  },
}));
vi.mock('../../data/order/use-order-step.ts', () => ({
  useOrderStatus: () => ({ uid: 'u1', delivered: shop.delivered }),
}));

const order = cashOrder();
let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  hidden = false;
  shop.asked = [];
  shop.delivered = undefined;
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await setLanguage('ko');
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const minute = 60_000;

async function wordsAfter(before: number | null): Promise<string> {
  shop.answer = async () => ({ before });
  const { container } = render(<StopsBefore order={order} />);
  await wait(0);
  return container.textContent ?? '';
}

it.each([
  ['ko', 4, '앞에 배송지가 4곳 남았어요'],
  ['ko', 0, '이제 고객님 댁으로 가요'],
  ['ko', null, ''],
  ['en', 4, '4 stops before yours'],
  ['en', 1, '1 stop before yours'],
] as const)(
  'says in %s how many stops are before the order: %s',
  async (language, count, words) => {
    await setLanguage(language);
    expect(await wordsAfter(count)).toBe(words);
    const { dateId, orderId } = order;
    expect(shop.asked).toEqual([['/app/stops-before', { dateId, orderId }]]);
  },
);

it('asks once a minute, and not while the page is hidden', async () => {
  await wordsAfter(2);
  shop.answer = async () => ({ before: 1 });
  await wait(minute - 1);
  expect(shop.asked).toHaveLength(1);
  await wait(1);
  expect(screen.getByText('앞에 배송지가 1곳 남았어요')).toBeTruthy();
  hidden = true;
  await wait(5 * minute);
  expect(shop.asked).toHaveLength(2);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  expect(shop.asked).toHaveLength(3);
});

it('says no old number once it can no longer be asked for, nor after the delivery', async () => {
  await wordsAfter(2);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  shop.answer = () => Promise.reject(new AppError('network'));
  await wait(minute);
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  shop.delivered = 1;
  expect(await wordsAfter(2)).toBe('');
});
