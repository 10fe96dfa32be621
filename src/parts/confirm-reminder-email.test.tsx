// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hasConfirmedEmail } from '../data/customer/auth-actions.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { ConfirmReminderEmail } from './confirm-reminder-email.tsx';

vi.mock('../data/customer/auth-actions.ts', () => ({ hasConfirmedEmail: vi.fn() }));
vi.mock('../data/customer/use-session.ts', () => ({ useSession: () => 'min@example.com' }));

afterEach(cleanup);

const careful = 'We will write to min@example.com once the address is confirmed.';

it('promises no e-mail to an address of which it is not known whether it is confirmed', async () => {
  await setLanguage('en');
  let answer: (is: boolean) => void = () => {};
  vi.mocked(hasConfirmedEmail).mockReturnValue(new Promise((done) => (answer = done)));
  const { container } = render(<ConfirmReminderEmail />);
  expect(container.textContent).toBe(careful);
  await act(async () => answer(true));
  expect(container.textContent).toBe('We will write to min@example.com.');
});

it('stays careful when the answer does not come', async () => {
  await setLanguage('en');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(hasConfirmedEmail).mockRejectedValue(new Error('offline'));
  const { container } = render(<ConfirmReminderEmail />);
  await act(async () => {});
  expect(container.textContent).toBe(careful);
});
