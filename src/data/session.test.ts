// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { openDialog, useDialogs } from './dialogs.ts';
import { draftText, keepDraftText } from './form-draft.ts';
import { startSession, useSession } from './session.ts';

/** Firebase's word about who is here, also when it comes from another tab. */
const auth = vi.hoisted(() => ({ tell: (_: { uid: string } | null) => {} }));
const stopPrivateListeners = vi.hoisted(() => vi.fn());

vi.mock('./when-idle.ts', () => ({ whenIdle: async () => {} }));
vi.mock('./live-document.ts', () => ({ stopPrivateListeners }));
vi.mock('./load-sdk.ts', () => ({
  loadAuth: async () => ({
    onAuthStateChanged: (_: unknown, next: (user: object | null) => void) => {
      auth.tell = (user) => next(user && { email: '', displayName: '', providerData: [], ...user });
    },
  }),
}));

const kinds = () => useDialogs.getState().stack.map(({ kind }) => kind);

beforeEach(async () => {
  localStorage.clear();
  useDialogs.setState({ stack: [] });
  await startSession();
  auth.tell({ uid: 'u1' });
  stopPrivateListeners.mockClear();
  keepDraftText('order-request-1-', '문 앞에');
  openDialog({ kind: 'order-history' });
});

it('a sign-out, wherever it was, takes along what is the customer’s own', () => {
  auth.tell(null);
  expect(useSession.getState()).toEqual({ status: 'signed-out' });
  expect(kinds()).toEqual([]);
  expect(draftText('order-request-1-')).toBe('');
  expect(stopPrivateListeners).toHaveBeenCalled();
  expect(localStorage.getItem('forget-documents')).not.toBeNull();
});

it('so does another customer who signs in', () => {
  auth.tell({ uid: 'u2' });
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', uid: 'u2' });
  expect(kinds()).toEqual([]);
  expect(draftText('order-request-1-')).toBe('');
});

it('a log-in that fails after it was let in can be tried again', () => {
  openDialog({ kind: 'login' });
  auth.tell(null);
  expect(kinds()).toEqual(['login']);
});

it('news of the same customer, and a visitor’s arrival, take nothing', () => {
  auth.tell({ uid: 'u1' });
  expect(kinds()).toEqual(['order-history']);
  auth.tell(null);
  keepDraftText('order-request-1-', '문 앞에');
  openDialog({ kind: 'register' });
  auth.tell({ uid: 'u1' });
  expect(kinds()).toEqual(['register']);
  expect(draftText('order-request-1-')).toBe('문 앞에');
});
