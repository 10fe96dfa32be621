// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { deleteAccount } from '../../data/customer/call-own-data.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

vi.mock('../../data/customer/auth-actions.ts', () => ({ logInAgain: vi.fn() }));
vi.mock('../../data/customer/call-own-data.ts', () => ({ deleteAccount: vi.fn() }));
vi.mock('../../data/customer/log-out.ts', () => ({ logOut: vi.fn() }));
vi.mock('../../data/customer/use-session.ts', () => ({ useSession: () => false }));
vi.mock('./privacy-link.tsx', () => ({ PrivacyLink: () => null }));
vi.mock('../../parts/lazy-contact-shop.tsx', () => ({ LazyContactShop: () => 'Call us' }));

afterEach(cleanup);

it.each([
  ['ko', '계정 지우기', '카드 결제나 환불이 있어요'],
  ['en', 'Delete my account', 'A card payment or a refund is not finished'],
] as const)(
  'says what keeps an account to which the shop owes money, and how to reach it (%s)',
  async (language, button, words) => {
    await setLanguage(language);
    vi.mocked(deleteAccount).mockResolvedValue('payment-open');
    render(<DeleteAccountDialog onClose={() => {}} />, { wrapper: BrowserRouter });
    await userEvent.click(screen.getByRole('button', { name: button }));
    const notice = await screen.findByText(words, { exact: false });
    expect(notice.closest('[role=status]')?.textContent).toContain('Call us');
  },
);
