// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import type { Order } from '../../domain/order/order.ts';
import type { CustomerRequest } from '../../domain/refunds/requests/refund-request.ts';
import { dateId } from '../../domain/testing/fixtures.ts';
import '../../i18n/i18n.ts';
import { Toaster } from '../../ui/feedback/toast.tsx';
import { OrderRefunds } from './order-refunds.tsx';

const shop = vi.hoisted(() => ({
  request: undefined as unknown as CustomerRequest,
  withdraw: vi.fn(),
}));
vi.mock('../../data/refunds/use-order-refunds.ts', () => ({
  useOrderRefunds: () => ({ refunds: [], request: shop.request }),
}));
vi.mock('../../data/refunds/call-refund-request.ts', () => ({ withdrawRequest: shop.withdraw }));

beforeEach(() => {
  shop.request = {
    id: 'u1_ask-1',
    dateId,
    orderId: 'first',
    basedOn: 'try-1',
    wish: 'less',
    lines: { soup: { menuTitle: '김치찌개', before: 3, after: 2 } },
    to: 'card',
    reason: '',
    state: 'waiting',
    at: Date.now(),
    times: 1,
  };
  shop.withdraw.mockReset();
});
afterEach(() => {
  cleanup();
  toast.remove();
});

/** An order that has been changed since the request: none of its dishes is the one asked about. */
const order = { dateId, orderId: 'first', customerInfo: { uid: 'u1' }, menus: {} } as Order;
const show = () =>
  render(
    <>
      <OrderRefunds order={order} />
      <Toaster label="알림" afterFirstPaint={async () => {}} />
    </>,
  );
const withdraw = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: '요청 거두기' })));

it('shows what a waiting request asks for in its own titles and quantities', () => {
  show();
  expect(screen.getByText('김치찌개').closest('div')?.textContent).toContain('3개 → 2개');
});

it('withdraws a waiting request', async () => {
  shop.withdraw.mockResolvedValue({ kind: 'done' });
  show();
  await withdraw();
  expect(shop.withdraw).toHaveBeenCalledExactlyOnceWith('u1_ask-1');
  await screen.findByText('요청을 거두었어요. 주문은 그대로예요.');
});

it('says why a request was not withdrawn, and lets the customer try again', async () => {
  shop.withdraw.mockResolvedValueOnce({ kind: 'refused', problem: { code: 'request-closed' } });
  show();
  await withdraw();
  await screen.findByText('이미 끝난 요청이에요.');
  shop.withdraw.mockRejectedValueOnce(new AppError('network'));
  await withdraw();
  const button = screen.getByRole('button', { name: '요청 거두기' });
  expect(button.getAttribute('aria-busy')).toBeNull();
});

it.each([
  ['outdated', '메뉴를 바꾸셔서 요청이 취소됐어요'],
  ['declined', '요청하신 대로 해 드리지 못했어요'],
  ['done', '요청하신 대로 해 드렸어요'],
] as const)('says how a request ended (%s), and offers no withdrawal', (state, words) => {
  shop.request = { ...shop.request, state };
  show();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing of a request that the customer withdrew, or that ended long ago', () => {
  shop.request = { ...shop.request, state: 'withdrawn' };
  const { container } = render(<OrderRefunds order={order} />);
  expect(container.textContent).toBe('');
  cleanup();
  shop.request = { ...shop.request, state: 'outdated', at: 0 };
  expect(render(<OrderRefunds order={order} />).container.textContent).toBe('');
});
