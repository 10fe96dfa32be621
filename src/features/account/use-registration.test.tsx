// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PersonForm } from '../../domain/customer/account.ts';
import type { ConsentChoice } from '../../domain/messages/consent.ts';
import { useRegistration } from './use-registration.ts';

const shop = vi.hoisted(() => ({
  mustConfirm: true,
  mails: 0,
  profiles: [] as string[],
  consents: [] as [string, ConsentChoice][],
  consentsFail: false,
}));
vi.mock('../../data/customer/auth-actions.ts', () => ({
  mustConfirmEmail: async () => shop.mustConfirm,
  sendEmailConfirmation: async () => {
    shop.mails += 1;
  },
}));
vi.mock('../../data/customer/save-profile.ts', () => ({
  createProfile: async ({ uid }: { uid: string }) => void shop.profiles.push(uid),
}));
vi.mock('../../data/messages/save-consents.ts', () => ({
  saveConsents: async (uid: string, choice: ConsentChoice) => {
    if (shop.consentsFail) throw new Error('offline');
    shop.consents.push([uid, choice]);
  },
}));
vi.mock('../../data/customer/use-session.ts', () => ({
  useSession: {
    getState: () => ({ status: 'signed-in', uid: 'u9', email: 'new@example.com', provider: '' }),
  },
}));

const values: PersonForm = { name: '새 손님', phone: '', isAgedCare: false, acName: '' };
const none = { opening: false, closing: false, channel: 'email' } as const;
const open = () => renderHook(() => useRegistration());

beforeEach(() => {
  Object.assign(shop, {
    ...{ mustConfirm: true, mails: 0, profiles: [] },
    ...{ consents: [], consentsFail: false },
  });
});
afterEach(cleanup);

it('sends one e-mail, waits until the address is confirmed, and then stores the profile', async () => {
  const { result } = open();
  await act(() => result.current.register(values, none));
  expect(result.current.confirming).toBe(true);
  expect(await act(() => result.current.register(values, none))).toBe(false);
  expect(shop).toMatchObject({ mails: 1, profiles: [] });
  shop.mustConfirm = false;
  expect(await act(() => result.current.register(values, none))).toBe(true);
  expect(shop.profiles).toEqual(['u9']);
});

it('sends the e-mail again on request', async () => {
  const { result } = open();
  await act(() => result.current.register(values, none));
  await act(async () => result.current.resend());
  expect(shop.mails).toBe(2);
});

it('stores the profile at once where the shop requires no confirmation', async () => {
  shop.mustConfirm = false;
  const { result } = open();
  await act(() => result.current.register(values, none));
  expect(shop).toMatchObject({ mails: 0, profiles: ['u9'] });
});

it('stores the reminders that were ticked, with the profile', async () => {
  shop.mustConfirm = false;
  const { result } = open();
  const both: ConsentChoice = { opening: true, closing: true, channel: 'text' };
  await act(() => result.current.register(values, both));
  expect(shop.consents).toEqual([['u9', both]]);
});

it('says so when only the reminders could not be stored, and goes on', async () => {
  Object.assign(shop, { mustConfirm: false, consentsFail: true });
  const { result } = open();
  expect(await act(() => result.current.register(values, none))).toBe(true);
  expect(shop.profiles).toEqual(['u9']);
  expect(result.current.help).toBeTruthy();
});
