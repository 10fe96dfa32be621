// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { User } from '../../domain/customer/user.ts';
import type { Language } from '../../domain/lib/language.ts';
import { user } from '../../domain/testing/fixtures.ts';
import { AccountWatch } from './account-watch.tsx';

/** The stored profile, which every open tab listens to. */
const stored = vi.hoisted(() => ({
  profile: undefined as User | undefined,
  listeners: new Set<() => void>(),
  writes: [] as Language[],
  answer: Promise.resolve(),
}));

function write(lang: Language): void {
  stored.profile = { ...user, lang };
  for (const tell of stored.listeners) tell();
}

const ended = vi.hoisted(() => vi.fn());
const watchErrors = vi.hoisted(() => vi.fn());
vi.mock('../../data/documents/restart-documents.ts', () => ({
  restartAfterFatalErrors: watchErrors.mockReturnValue(ended),
}));
vi.mock('../../data/customer/save-profile.ts', () => ({
  saveLanguage: async (_: unknown, lang: Language) => {
    stored.writes.push(lang);
    await stored.answer;
    write(lang);
  },
}));
vi.mock('../../data/customer/use-session.ts', () => ({
  useSession: () => true,
  useUid: () => undefined,
}));
vi.mock('../../data/customer/use-user.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  const subscribe = (changed: () => void) => {
    stored.listeners.add(changed);
    return () => stored.listeners.delete(changed);
  };
  return {
    useUser: () => ({
      value: useSyncExternalStore(subscribe, () => stored.profile),
      loading: false,
      error: undefined,
    }),
  };
});

/** Renders a tab that shows the dates in a language; returns a function that navigates to another screen. */
function openTab(language: Language): (path: string) => Promise<void> {
  const router = createMemoryRouter([{ path: '*', element: <AccountWatch /> }], {
    initialEntries: [`/date-select/${language}`],
  });
  render(<RouterProvider router={router} />);
  return (path) => act(() => router.navigate(path));
}

beforeEach(() => {
  stored.profile = { ...user, lang: 'ko' };
  stored.writes.length = 0;
  stored.answer = Promise.resolve();
});
afterEach(cleanup);

it('two tabs in different languages save each language at most once', async () => {
  openTab('ko');
  openTab('en');
  await act(async () => {});
  expect(stored.writes).toEqual(['en']);
  await act(async () => write('ko'));
  expect(stored.writes).toEqual(['en']);
});

it('saves a language when it is chosen, not on navigation', async () => {
  const go = openTab('ko');
  await go('/date-detail/ko/20261124_1');
  expect(stored.writes).toEqual([]);
  await go('/');
  await go('/date-select/en');
  expect(stored.writes).toEqual(['en']);
  await act(async () => write('ko'));
  await go('/date-detail/en/20261124_1');
  expect(stored.writes).toEqual(['en']);
  await go('/date-select/ko');
  await go('/date-select/en');
  expect(stored.writes).toEqual(['en', 'en']);
});

it('a language that is chosen back while the other one is being saved is saved as well', async () => {
  let answer = () => {};
  stored.answer = new Promise((resolve) => {
    answer = resolve;
  });
  const go = openTab('ko');
  await go('/date-select/en');
  await go('/date-select/ko');
  await act(async () => answer());
  expect(stored.profile?.lang).toBe('ko');
});

it('has a customer’s page begin anew after the SDK has failed, as long as somebody is signed in', () => {
  watchErrors.mockClear().mockReturnValue(ended);
  ended.mockClear();
  openTab('ko');
  expect(watchErrors).toHaveBeenCalledOnce();
  cleanup();
  expect(ended).toHaveBeenCalledOnce();
});
