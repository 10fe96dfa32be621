// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CustomerRefund } from '../../domain/refunds/refund.ts';
import { dateId } from '../../domain/testing/fixtures.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { OrderlessRefunds } from './orderless-refunds.tsx';

const stored = vi.hoisted(() => ({ refunds: {} as Record<string, unknown> }));
vi.mock('../../data/customer/use-session.ts', () => ({ useUid: () => 'u1' }));
vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: { refunds: stored.refunds } }),
}));

const cancelled: CustomerRefund = {
  ...{
    id: 'd-0',
    decision: 'd',
    kind: 'cancellation',
    state: 'succeeded',
    amount: 0,
    to: 'points',
  },
  ...{
    uid: 'u1',
    dateId,
    orderId: 'first',
    reason: '요청하신 대로 해 드렸어요.',
    at: 1,
    changedAt: 1,
  },
};
const show = (changes: Partial<CustomerRefund>, isWhole = true) => {
  stored.refunds = { 'd-0': { ...cancelled, ...changes } };
  render(<OrderlessRefunds orders={[]} isWhole={isWhole} />);
};

beforeEach(() => setLanguage('ko'));
afterEach(cleanup);

it('tells of a cancelled order that points alone had paid that they are back', () => {
  show({ pointsBack: 6000 });
  expect(screen.getByText('취소된 주문')).toBeTruthy();
  const words = screen.getByText(/쓰신 포인트 60\.00점을 돌려드렸어요/).textContent;
  expect(words).toContain('요청하신 대로 해 드렸어요.');
  expect(words).not.toMatch(/카드|\$0\.00/);
});

it('tells of money and of points where the order had used both', () => {
  show({ amount: 500, to: 'card', pointsBack: 1000 });
  expect(screen.getByText(/\$5\.00: 결제하신 카드로.*쓰신 포인트 10\.00점/)).toBeTruthy();
});

it('says that there was no money left to give back', () => {
  show({});
  expect(screen.getByText(/돌려드릴 돈이 남아 있지 않았어요/)).toBeTruthy();
});

it('takes no refund for one of a cancelled order while older orders have not been read', () => {
  show({ kind: 'reduction', amount: 500, to: 'card' }, false);
  expect(screen.queryByRole('heading')).toBeNull();
  cleanup();
  show({ kind: 'reduction', amount: 500, to: 'card' });
  expect(screen.getByText('취소된 주문')).toBeTruthy();
  cleanup();
  show({}, false);
  expect(screen.getByText('취소된 주문')).toBeTruthy();
});
