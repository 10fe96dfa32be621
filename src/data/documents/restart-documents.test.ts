// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  restartAfterFatalErrors,
  restartDocuments,
  restartWhenCutOff,
  useRestarts,
} from './restart-documents.ts';

const sdk = vi.hoisted(() => ({
  restartInMemory: vi.fn(),
  restartListeners: vi.fn(),
  answers: true,
}));
vi.mock('./load-sdk.ts', () => ({
  loadFirestore: async () => ({ restartInMemory: sdk.restartInMemory }),
}));
vi.mock('./keep-listening.ts', () => ({ restartListeners: sdk.restartListeners }));
vi.mock('./fetch-documents.ts', () => ({
  fetchDocuments: async () => {
    if (!sdk.answers) throw new Error('no line');
  },
}));
vi.mock('../device/server-clock.ts', () => ({ serverNow: () => Date.now() }));

/** Each test begins long after the one before. */
let day = 0;
let watch: AbortController;

beforeEach(() => {
  day += 1;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, day) });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.clearAllMocks();
  sdk.answers = true;
  watch = new AbortController();
  useRestarts.setState({ count: 0 });
});
afterEach(() => {
  watch.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const restarts = () => useRestarts.getState().count;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('opens the store anew before those that listen begin again', async () => {
  restartDocuments('a reason');
  await pass(0);
  expect(sdk.restartInMemory).toHaveBeenCalledBefore(sdk.restartListeners);
  expect(restarts()).toBe(1);
});

it('does so once a minute at most', async () => {
  restartDocuments('one');
  restartDocuments('two');
  await pass(59_999);
  restartDocuments('three');
  expect(restarts()).toBe(1);
  await pass(1);
  restartDocuments('four');
  expect(restarts()).toBe(2);
});

it('begins anew when a listener hears only the phone for 20 s, while the line is there', async () => {
  const hear = restartWhenCutOff(watch.signal);
  hear(false);
  hear(true);
  await pass(19_999);
  expect(restarts()).toBe(0);
  await pass(1);
  expect(restarts()).toBe(1);
});

it('waits as long as there is no line', async () => {
  const hear = restartWhenCutOff(watch.signal);
  sdk.answers = false;
  hear(false);
  hear(true);
  await pass(60_000);
  expect(restarts()).toBe(0);
  sdk.answers = true;
  await pass(20_000);
  expect(restarts()).toBe(1);
});

it.each([
  ['that has never heard the server', [true]],
  ['that hears the server again', [false, true, false]],
  ['that hears the server', [false, false]],
])('leaves a listener alone %s', async (_, heard) => {
  const hear = restartWhenCutOff(watch.signal);
  for (const fromCache of heard) hear(fromCache);
  await pass(60_000);
  expect(restarts()).toBe(0);
});

it('leaves a listener alone that has ended', async () => {
  const hear = restartWhenCutOff(watch.signal);
  hear(false);
  hear(true);
  watch.abort();
  await pass(60_000);
  expect(restarts()).toBe(0);
});

it.each([
  ['FIRESTORE (12.14.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)', 1],
  ['UnknownError: Connection to Indexed Database server lost. Refresh the page to try again', 1],
  ['AbortError: Internal error opening backing store for indexedDB.open.', 1],
  ['TypeError: Failed to fetch', 0],
  ['a reason of somebody else', 0],
])('after an error into nobody’s hands: %s', (reason, times) => {
  const end = restartAfterFatalErrors();
  const event = () => Object.assign(new Event('unhandledrejection'), { reason });
  dispatchEvent(event());
  expect(restarts()).toBe(times);
  dispatchEvent(new ErrorEvent('error', { message: reason }));
  expect(restarts()).toBe(times);
  end();
  useRestarts.setState({ count: 0 });
  dispatchEvent(event());
  expect(restarts()).toBe(0);
});

it('begins anew after an error that a timer of the SDK throws', () => {
  const end = restartAfterFatalErrors();
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught INTERNAL ASSERTION FAILED' }));
  expect(restarts()).toBe(1);
  end();
});
