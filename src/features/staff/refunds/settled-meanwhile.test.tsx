// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, expect, it, vi } from 'vitest';
import { callAction } from '../../../data/staff/common/call-action.ts';
import type { RefundProblem } from '../../../domain/refunds/refund-problem.ts';
import type { CustomerRequest } from '../../../domain/refunds/requests/refund-request.ts';
import { orderOf, paidShop } from '../../../domain/testing/paid-shop.ts';
import '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/feedback/toast.tsx';
import { RequestCard } from './request-card.tsx';
import { RetryButton } from './retry-button.tsx';
import { SettleButton } from './settle-button.tsx';

vi.mock('../../../data/staff/common/call-action.ts', () => ({ callAction: vi.fn() }));
vi.mock('../../../data/staff/common/run-action.ts', () => ({
  Attempt: vi.fn(),
  runAction: vi.fn(),
}));
vi.mock('../../../data/documents/until-shown.ts', () => ({ untilShown: vi.fn() }));

afterEach(() => {
  cleanup();
  toast.remove();
});

const order = orderOf(paidShop);
const request = {
  ...{ id: 'u1_ask-1', wish: 'less', to: 'card', at: 0, basedOn: null, reason: '' },
  lines: { soup: { menuTitle: '국', before: 3, after: 2 } },
} as unknown as CustomerRequest;
const refund = { id: 'r1', amount: 500 };

const cards = [
  {
    what: 'a request',
    code: 'request-closed' as const,
    card: order && (
      <RequestCard
        {...{ request, order, language: 'ko' as const, agreeing: false, onAgree: vi.fn() }}
      />
    ),
    opens: '거절하기',
    confirms: '거절하기',
    says: '이미 답했거나 손님이 거둔 요청이에요.',
  },
  {
    what: 'a refund that is sent again',
    code: 'not-failed' as const,
    card: <RetryButton refund={refund} />,
    opens: '다시 돌려주기',
    confirms: '다시 돌려주기',
    says: '이미 다시 보냈거나 돌려준 환불, 또는 실패하지 않은 환불이에요.',
  },
  {
    what: 'a refund that was paid back by hand',
    code: 'not-failed' as const,
    card: <SettleButton refund={refund} />,
    opens: '따로 돌려줬어요',
    confirms: '돌려줬다고 적기',
    says: '이미 다시 보냈거나 돌려준 환불, 또는 실패하지 않은 환불이에요.',
  },
];

it.each(cards)(
  'says that somebody else has settled $what, also once its card is gone',
  async ({ code, card, opens, confirms, says }) => {
    const problem: RefundProblem = { code };
    vi.mocked(callAction).mockResolvedValue({ kind: 'refused', problem });
    const screenWith = (shown: React.ReactNode) => (
      <>
        {shown}
        <Toaster label="알림" afterFirstPaint={async () => {}} />
      </>
    );
    const { rerender } = render(screenWith(card));
    fireEvent.click(screen.getByRole('button', { name: opens }));
    for (const field of screen.queryAllByRole('textbox')) {
      fireEvent.change(field, { target: { value: '이유' } });
    }
    fireEvent.click(screen.getAllByRole('button', { name: confirms }).at(-1) as HTMLElement);
    await screen.findByText(says);
    rerender(screenWith(null));
    expect(screen.getByText(says)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);
