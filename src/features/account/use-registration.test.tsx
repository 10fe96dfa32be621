// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RegisterForm } from '../../domain/customer/account.ts';
import { AppError } from '../../domain/lib/app-error.ts';
import { connectToasts } from '../../ui/feedback/toast-queue.ts';
import { useRegistration } from './use-registration.ts';

const shop = vi.hoisted(() => ({
  mustConfirm: true,
  taken: false,
  mails: 0,
  profiles: [] as string[],
}));
vi.mock('../../data/customer/auth-actions.ts', () => ({
  createAccount: async () => {
    if (shop.taken) throw new AppError('email-in-use');
    return 'u9';
  },
  mustConfirmEmail: async () => shop.mustConfirm,
  sendEmailConfirmation: async () => {
    shop.mails += 1;
  },
}));
vi.mock('../../data/customer/save-profile.ts', () => ({
  createProfile: async ({ uid }: { uid: string }) => void shop.profiles.push(uid),
}));
vi.mock('../../data/customer/session.ts', () => ({
  useSession: { getState: () => ({ status: 'signed-out' }) },
}));

const values: RegisterForm = {
  email: 'new@example.com',
  password: 'secret1',
  name: '새 손님',
  isAgedCare: false,
  acName: '',
};
const setError = vi.fn();
const form = { setError } as unknown as UseFormReturn<RegisterForm>;
const onClose = vi.fn();
const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
const open = () => renderHook(() => useRegistration(form, onClose), { wrapper });

beforeEach(() => {
  Object.assign(shop, { mustConfirm: true, taken: false, mails: 0, profiles: [] });
  onClose.mockClear();
});
afterEach(cleanup);

it('sends one e-mail, waits until the address is confirmed, and then stores the profile', async () => {
  const { result } = open();
  await act(() => result.current.register(values));
  expect(result.current.confirming).toBe(true);
  await act(() => result.current.register(values));
  expect(shop).toMatchObject({ mails: 1, profiles: [] });
  expect(onClose).not.toHaveBeenCalled();
  shop.mustConfirm = false;
  await act(() => result.current.register(values));
  expect(shop.profiles).toEqual(['u9']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('sends the e-mail again on request', async () => {
  const { result } = open();
  await act(() => result.current.register(values));
  await act(async () => result.current.resend());
  expect(shop.mails).toBe(2);
});

it('stores the profile at once where the shop requires no confirmation', async () => {
  shop.mustConfirm = false;
  const { result } = open();
  await act(() => result.current.register(values));
  expect(shop).toMatchObject({ mails: 0, profiles: ['u9'] });
});

it('says at the field, and not in a toast, that an address is registered already', async () => {
  shop.taken = true;
  const toast = vi.fn();
  const stop = connectToasts(toast);
  // Those of the tests before.
  toast.mockClear();
  const { result } = open();
  await act(() => result.current.register(values));
  expect(setError).toHaveBeenCalledWith('email', { message: 'email-taken' }, { shouldFocus: true });
  expect(toast).not.toHaveBeenCalled();
  stop();
});
