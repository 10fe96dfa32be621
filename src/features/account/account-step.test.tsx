// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInWithEmail } from '../../data/customer/auth-actions.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { forbidStorage } from '../../data/testing/forbid-storage.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { AccountStep } from './account-step.tsx';

vi.mock('../../data/customer/auth-actions.ts', () => ({
  createAccount: vi.fn(),
  signInWithEmail: vi.fn(),
}));
vi.mock('../../data/customer/log-out.ts', () => ({ logOut: vi.fn() }));
vi.mock('../../data/documents/wait-for-document.ts', () => ({ waitForDocument: vi.fn() }));
vi.mock('../../data/documents/sources.ts', () => ({ userDocument: vi.fn() }));
vi.mock('../../data/customer/use-session.ts', () => ({ useSession: () => '' }));
vi.mock('./google-button.tsx', () => ({ GoogleButton: () => null }));
vi.mock('./privacy-link.tsx', () => ({ PrivacyLink: () => null }));
vi.mock('../../parts/lazy-contact-shop.tsx', () => ({ LazyContactShop: () => null }));

const why = /^This browser can’t store your log-in/;

beforeEach(() => setLanguage('en'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  render(
    <AccountStep
      mode="known"
      onMode={() => {}}
      onArrived={() => {}}
      onClose={() => {}}
      onBusy={() => {}}
    />,
  );

it('says before the log-in that the browser can’t store it', () => {
  forbidStorage();
  show();
  expect(screen.getByText(why)).toBeTruthy();
});

it('says nothing of the kind where it can', () => {
  show();
  expect(screen.queryByText(why)).toBeNull();
});

it('says why, where the storage is full by the time of the log-in', async () => {
  const said = vi.spyOn(notify, 'negative').mockReturnValue(undefined as never);
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  vi.mocked(signInWithEmail).mockRejectedValue(toAppError(full));
  show();
  await userEvent.type(screen.getByLabelText('Email'), 'sun@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'hansang1');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(said).toHaveBeenCalledWith(expect.stringMatching(why));
});
