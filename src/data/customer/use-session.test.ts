// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnsentMarks } from '../device/count-unsent-marks.ts';
import { isSignedInHere, startSession, useSession } from './use-session.ts';

/** A fake Firebase Auth that reports who is signed in, also for another tab. */
const auth = vi.hoisted(() => ({
  tell: (_: { uid: string } | null) => {},
  /** How many of the next loads fail. */
  failures: 0,
}));
const { renewDocuments, stopPrivateListeners } = vi.hoisted(() => ({
  renewDocuments: vi.fn(),
  stopPrivateListeners: vi.fn(),
}));

vi.mock('../staff/common/run-staff-plan.ts', () => ({ runStaffPlan: () => new Promise(() => {}) }));
const idle = vi.hoisted(() => ({ wait: async () => {}, delayedBy: [] as Promise<unknown>[] }));
vi.mock('../documents/after-first-paint.ts', () => ({
  afterFirstPaint: () => idle.wait(),
  holdBackgroundWork: (loading: Promise<unknown>) => idle.delayedBy.push(loading),
}));
vi.mock('../documents/live-document.ts', () => ({ renewDocuments, stopPrivateListeners }));
vi.mock('../documents/load-sdk.ts', () => ({
  loadTransactions: async () => ({}),
  loadAuth: async () => {
    if (auth.failures-- > 0) throw new TypeError('Failed to fetch');
    return {
      onAuthStateChanged: (_: unknown, next: (user: object | null) => void) => {
        auth.tell = (user) =>
          next(user && { email: '', displayName: '', providerData: [], ...user });
      },
    };
  },
}));

beforeEach(async () => {
  localStorage.clear();
  await startSession();
  auth.tell({ uid: 'u1' });
  stopPrivateListeners.mockClear();
  renewDocuments.mockClear();
});

it.each([
  ['signing out', null],
  ['another customer who signs in', { uid: 'u2' }],
])(
  '%s, in this tab or another, ends the customer’s listeners and forgets their documents',
  (_, next) => {
    auth.tell(next);
    expect(useSession.getState()).toMatchObject(next ?? { status: 'signed-out' });
    expect(stopPrivateListeners).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('forget-documents')).toBe('asked');
    expect(renewDocuments).toHaveBeenCalledWith('forget');
  },
);

const queued = ['copies:1', 'sms-queue:1', 'order-issues:1', 'dish-filter', 'ordered-menus'];
const keepQueued = () => {
  for (const key of queued) localStorage.setItem(key, '{}');
};
const keptOfQueued = () => queued.filter((key) => localStorage.getItem(key) !== null);

it.each([
  ['signing out', null],
  ['another customer who signs in', { uid: 'u2' }],
])('%s deletes what the customer has left to be sent, and keeps the basket', (_, next) => {
  keepQueued();
  localStorage.setItem('basket-20261124_1', '{"soup":1}');
  auth.tell(next);
  expect(keptOfQueued()).toEqual([]);
  expect(localStorage.getItem('basket-20261124_1')).not.toBeNull();
});

it('deletes what a session has left that ended while no page was open', async () => {
  keepQueued();
  useSession.setState({ status: 'loading' }, true);
  auth.tell(null);
  expect(keptOfQueued()).toEqual([]);
  expect(renewDocuments).toHaveBeenCalledWith('forget');
});

it('deletes nothing of the next customer, whom another tab has seen sign in before', () => {
  localStorage.setItem('account', 'u2');
  keepQueued();
  auth.tell({ uid: 'u2' });
  expect(stopPrivateListeners).toHaveBeenCalledTimes(1);
  expect(keptOfQueued()).toEqual(queued);
  expect(renewDocuments).not.toHaveBeenCalled();
});

it('signing out removes what staff’s screens keep, in storage and in memory', async () => {
  const { markQueue } = await import('../staff/orders/mark-queue.ts');
  const { tickQueue } = await import('../staff/shopping/tick-queue.ts');
  const { photoQueue } = await import('../staff/delivery/photo-queue.ts');
  const { markSeen, useSeenOrders } = await import('../staff/orders/seen-orders.ts');
  const dateId = '20261124_1';
  const change = { dateId, uid: 'c1', orderId: '12SmithStEpping', kind: 'packed' as const };
  markQueue.add('cook', { ...change, mark: { version: '1', address: '12 Smith St' }, seen: null });
  tickQueue.add('cook', { week: '20261123', key: '대파', ticks: { [dateId]: {} }, seen: {} });
  const { kind: _, ...order } = change;
  photoQueue.add('cook', { ...order, photo: '/9j/door', seen: null });
  const refused = { change: { ...change, mark: null, seen: null }, mine: 'cook' };
  localStorage.setItem('staff-marks-problems:1', JSON.stringify(refused));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(markQueue.use.getState().problems).toHaveLength(1);
  markSeen(dateId, { c1_12SmithStEpping: '1' });
  // One mark, one tick and one photo that wait, and a mark that was refused.
  expect(countUnsentMarks()).toBe(4);
  auth.tell(null);
  expect(Object.keys(localStorage)).toEqual(['forget-documents']);
  expect(countUnsentMarks()).toBe(0);
  for (const { use } of [markQueue, tickQueue, photoQueue]) {
    expect(use.getState()).toEqual({ waiting: [], awaitingSnapshot: [], problems: [] });
  }
  expect(renderHook(() => useSeenOrders(dateId)).result.current).toBeUndefined();
});

it('keeps the listeners when the same customer is reported again or a visitor signs in', () => {
  auth.tell({ uid: 'u1' });
  expect(stopPrivateListeners).not.toHaveBeenCalled();
  auth.tell(null);
  stopPrivateListeners.mockClear();
  auth.tell({ uid: 'u1' });
  expect(stopPrivateListeners).not.toHaveBeenCalled();
});

describe('when the Auth code can’t be loaded', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    auth.failures = 1;
  });
  afterEach(() => vi.useRealTimers());

  async function openPage() {
    const page = await import('./use-session.ts');
    void page.startSession();
    await vi.advanceTimersByTimeAsync(0);
    expect(page.useSession.getState()).toEqual({ status: 'loading', failed: true });
    return page.useSession;
  }

  it('loads it again after 5 s', async () => {
    const session = await openPage();
    await vi.advanceTimersByTimeAsync(4999);
    expect(auth.failures).toBe(0);
    await vi.advanceTimersByTimeAsync(2);
    auth.tell({ uid: 'u1' });
    expect(session.getState()).toMatchObject({ status: 'signed-in', uid: 'u1' });
  });

  it('loads it again when the phone comes online', async () => {
    const session = await openPage();
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    auth.tell(null);
    expect(session.getState()).toEqual({ status: 'signed-out' });
  });
});

it('is known before the page is idle where it is hurried, and what waits for the idle page waits for it', async () => {
  vi.resetModules();
  idle.wait = () => new Promise(() => {});
  const { loadAuthNow, useSession } = await import('./use-session.ts');
  const { tell } = auth;
  loadAuthNow();
  let known = false;
  void idle.delayedBy.at(-1)?.then(() => {
    known = true;
  });
  await vi.waitFor(() => expect(auth.tell).not.toBe(tell));
  expect(known).toBe(false);
  auth.tell({ uid: 'u1' });
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', uid: 'u1' });
  await Promise.resolve();
  expect(known).toBe(true);
});

it('tells that somebody is signed in on this phone by what the Auth SDK has stored', () => {
  expect(isSignedInHere()).toBe(false);
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
  expect(isSignedInHere()).toBe(true);
});
