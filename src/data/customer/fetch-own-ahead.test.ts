// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authUserPrefix } from '../device/storage-keys.ts';
import { fetchOwnAhead } from './fetch-own-ahead.ts';

const asked = vi.hoisted(() => vi.fn());
const session = vi.hoisted(() => ({ status: 'loading' }));
vi.mock('../documents/fetch-documents.ts', () => ({ askOwnAhead: asked }));
vi.mock('./use-session.ts', () => ({ useSession: { getState: () => session } }));

const now = 1_000_000;
beforeEach(() => {
  vi.useFakeTimers({ now });
  session.status = 'loading';
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  asked.mockClear();
});

function ask(stored?: object): unknown[][] {
  if (stored) localStorage.setItem(`${authUserPrefix}k:[DEFAULT]`, JSON.stringify(stored));
  fetchOwnAhead([(uid) => ({ path: `users/${uid}` }), (uid) => ({ path: `points/${uid}` })]);
  return asked.mock.calls;
}

const token = { accessToken: 't', expirationTime: now + 1 };

it('asks for the documents of whoever is signed in here, by the stored token', () => {
  expect(ask({ uid: 'u1', stsTokenManager: token })).toEqual([[['users/u1', 'points/u1'], 't']]);
});

it.each([
  ['nobody', undefined],
  ['a token that is over', { uid: 'u1', stsTokenManager: { ...token, expirationTime: now - 1 } }],
  ['what it does not know', { uid: 'u1' }],
])('asks for nothing with %s', (_, stored) => {
  expect(ask(stored)).toEqual([]);
});

it('asks for nothing once it is known who is signed in', () => {
  session.status = 'signed-in';
  expect(ask({ uid: 'u1', stsTokenManager: token })).toEqual([]);
});
