import { beforeEach, expect, it, vi } from 'vitest';
import { type CompletionResponse, completeCardPayment } from '../../../data/card/card-payment.ts';
import type { TempOrder } from '../../../domain/card/temp-order.ts';
import { AppError } from '../../../domain/lib/app-error.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { returnedPayment } from './returned-payment.ts';

vi.mock('../../../data/card/card-payment.ts', () => ({ completeCardPayment: vi.fn() }));

const dateId = '20261124_1';
const now = 1_800_000_000_000;
const paid = { ...cashOrder, paymentMethod: 'card' as const, paid: true };
const waiting = { orderKey: 'home', attemptId: 'second' } as TempOrder;

const answers = (state: CompletionResponse['state'], attemptId = 'second') =>
  vi
    .mocked(completeCardPayment)
    .mockResolvedValue({ state, dateId, orderKey: 'home', attemptId } as CompletionResponse);

beforeEach(() => void vi.mocked(completeCardPayment).mockReset());

it('finds a payment that another tab has finished', async () => {
  answers('completed');
  expect(await returnedPayment(dateId, [], [waiting], now)).toEqual({
    state: 'paid',
    orderKey: 'home',
  });
});

it('calls an edit unpaid whose order was paid before', async () => {
  answers('completed', 'first');
  const orders = [{ ...paid, orderDate: now - 1000 }];
  expect(await returnedPayment(dateId, orders, [waiting], now)).toEqual({ state: 'unpaid' });
});

it('finds an order that has been paid in the last hour, and nothing waits for', async () => {
  const { orderKey } = paid;
  const of = (orderDate: number) => returnedPayment(dateId, [{ ...paid, orderDate }], [], now);
  expect(await of(now - 60_000)).toEqual({ state: 'paid', orderKey });
  expect(await of(now - 2 * 3_600_000)).toEqual({ state: 'unpaid' });
  const cash = [{ ...cashOrder, orderDate: now - 1000 }];
  expect(await returnedPayment(dateId, cash, [], now)).toEqual({ state: 'unpaid' });
});

it('finds an order that has arrived before its temporary one has left', async () => {
  vi.mocked(completeCardPayment).mockRejectedValue(new AppError('not-found'));
  const orders = [{ ...paid, attemptId: 'second', orderDate: now - 1000 }];
  const { orderKey } = paid;
  expect(await returnedPayment(dateId, orders, [waiting], now)).toEqual({
    state: 'paid',
    orderKey,
  });
});

it.each([
  ['no payment was begun', 'not-found', 'unpaid'],
  ['nobody answers', 'network', 'unreachable'],
] as const)('if %s it is %s: %s', async (_, code, state) => {
  vi.mocked(completeCardPayment).mockImplementation(async () => {
    throw new AppError(code);
  });
  expect(await returnedPayment(dateId, [], [waiting], now)).toEqual({ state });
});
