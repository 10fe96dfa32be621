// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CustomerRefund } from '../../domain/refunds/refund.ts';
import type { CustomerRequest } from '../../domain/refunds/requests/refund-request.ts';
import { dateId, orderKey } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/staff-actors.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderlessRefunds } from './orderless-refunds.tsx';

const stored = vi.hoisted(() => ({ value: {} as object }));
vi.mock('../../data/customer/use-session.ts', () => ({ useUid: () => 'u1' }));
vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: (source: unknown) => ({ value: source && stored.value }),
}));
vi.mock('../../data/device/server-clock.ts', () => ({ serverNow: () => 3 }));

const first = { uid: 'u1', dateId, orderKey, orderId: 'first-order' };
const refund: CustomerRefund = {
  ...{ id: 'd-0', decision: 'd', kind: 'cancellation', state: 'succeeded', amount: 6000 },
  ...{ ...first, to: 'card', reason: '취소했어요.', at: 2, changedAt: 2 },
};
const request = {
  ...{ ...first, id: 'u1_a', at: 1, wish: 'cancel', to: 'card', lines: [], reason: '' },
  ...{ state: 'done', answer: '그렇게 했어요.', answeredAt: 2 },
} as unknown as CustomerRequest;

beforeEach(() => {
  setLanguage('ko');
  stored.value = {
    refunds: { 'd-0': refund },
    requests: { [`${dateId}--first-order`]: request },
  };
});
afterEach(cleanup);

it.each([
  ['in cash', { paymentMethod: 'cash', paid: false }],
  ['by card', { paymentMethod: 'card', paid: true }],
] as const)(
  'a second order at a door, %s, shows nothing of the one before that was cancelled and refunded',
  (_, paid) => {
    const second = cashOrder({ orderId: 'second-order', attemptId: 'second-order', ...paid });
    expect(second.orderKey).toBe(orderKey);
    render(
      <>
        <section aria-label="second">
          <OrderRefunds order={second} />
        </section>
        <OrderlessRefunds orders={[second]} isWhole />
      </>,
    );
    expect(screen.getByRole('region', { name: 'second' }).textContent).toBe('');
    expect(screen.getByText('취소된 주문')).toBeTruthy();
    expect(screen.getByText(/\$60\.00: 결제하신 카드로/)).toBeTruthy();
  },
);
