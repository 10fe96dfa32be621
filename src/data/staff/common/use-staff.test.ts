// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '../../../domain/lib/app-error.ts';
import { useSession } from '../../customer/use-session.ts';
import { asStaff, useStaff } from './use-staff.ts';

const auth = vi.hoisted(() => ({ answers: [] as (boolean | object | string)[] }));
vi.mock('../../documents/load-sdk.ts', () => ({
  loadAuth: async () => ({
    auth: {
      currentUser: {
        getIdTokenResult: async () => {
          const answer = auth.answers.shift();
          if (typeof answer === 'string') throw Object.assign(new Error(answer), { code: answer });
          return { claims: typeof answer === 'object' ? answer : { staff: answer } };
        },
      },
    },
  }),
}));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const person = { email: 'cook@hansang.example', displayName: '', provider: '' };
  useSession.setState({ status: 'signed-in', uid: 's1', ...person }, true);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function accessAfter(...answers: (boolean | object | string)[]) {
  auth.answers = answers;
  const { result } = renderHook(useStaff);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return () => result.current;
}

async function statusAfter(...answers: (boolean | object | string)[]) {
  const access = await accessAfter(...answers);
  return () => access().status;
}

it.each([
  [{ staff: true }, { status: 'staff', role: 'owner' }],
  [
    { staff: true, role: 'books' },
    { status: 'staff', role: 'books' },
  ],
  [{ staff: true, role: 'boss' }, { status: 'refused' }],
  [{ role: 'owner' }, { status: 'refused' }],
])('an account with the claims %j is %j', async (claims, access) => {
  expect((await accessAfter(claims, claims))()).toMatchObject(access);
});

it.each([
  ['a token with the claim', [true], 'staff'],
  ['a new token with the claim', [false, true], 'staff'],
  ['two tokens without it', [false, false], 'refused'],
  ['an account that is no longer valid', ['auth/user-token-expired'], 'refused'],
] as const)('%s means %s', async (_, answers, status) => {
  expect((await statusAfter(...answers))()).toBe(status);
});

it('waits for the connection, and says so, instead of refusing staff whose token has expired', async () => {
  const access = await accessAfter('auth/network-request-failed', true);
  expect(access()).toEqual({ status: 'loading', failed: true });
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(access()).toMatchObject({ status: 'staff' });
});

it('says nothing of the connection of the account before', async () => {
  const access = await accessAfter('auth/network-request-failed');
  act(() => {
    useSession.setState({ ...useSession.getState(), uid: 's2' } as never, true);
  });
  expect(access()).toEqual({ status: 'loading', failed: false });
});

const denied = () =>
  act(async () => {
    const failure = asStaff(() => Promise.reject(new AppError('denied')));
    await expect(failure).rejects.toMatchObject({ code: 'denied' });
  });

it('ends the staff screens when something was denied because the claim was withdrawn', async () => {
  const status = await statusAfter(true, true, false);
  expect(status()).toBe('staff');
  await denied();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(status()).toBe('staff');
  await denied();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(status()).toBe('refused');
});

it('ends the staff screens when the sessions of the account were ended', async () => {
  const status = await statusAfter(true, 'auth/user-token-expired');
  await act(async () => {
    const failure = asStaff(() => Promise.reject(new AppError('signed-out')));
    await expect(failure).rejects.toMatchObject({ code: 'signed-out' });
  });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(status()).toBe('refused');
});

it('has the role of the new token once something was denied', async () => {
  const access = await accessAfter({ staff: true }, { staff: true, role: 'books' });
  await denied();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(access()).toMatchObject({ role: 'books' });
});
