// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { otherInfo, user } from '../../domain/testing/fixtures.ts';

const {
  state: sdk,
  module: loadSdk,
  reset,
} = await vi.hoisted(async () => (await import('../testing/fake-firestore.ts')).fakeFirestore());
vi.mock('../documents/load-sdk.ts', () => loadSdk);
vi.mock('../documents/fetch-documents.ts', () => {
  // The listener starts at once.
  const failing = async () => {
    throw new TypeError('Failed to fetch');
  };
  return { fetchDocuments: failing, fetchOwnDocuments: failing };
});

const { untilProfileShows } = await import('./until-profile-shows.ts');
const before: Record<string, unknown> = JSON.parse(JSON.stringify(user));
/** Waits for other delivery details while a screen shows the profile as it was; `saved` tells once that has ended. */
async function waitWhileShown() {
  const saved = vi.fn();
  void untilProfileShows(user.uid, { deliveryInfo: otherInfo }).then(saved);
  await vi.advanceTimersByTimeAsync(0);
  sdk.listeners[0]?.say({ data: before });
  await vi.advanceTimersByTimeAsync(0);
  return saved;
}

beforeEach(() => {
  vi.useFakeTimers();
  reset();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
});

it('saved delivery details are waited for until the screens show them', async () => {
  const saved = await waitWhileShown();
  expect(saved).not.toHaveBeenCalled();
  sdk.listeners[0]?.say({
    data: { ...before, deliveryInfo: JSON.parse(JSON.stringify(otherInfo)) },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toHaveBeenCalledOnce();
});

it('a listener that has stopped is not waited for', async () => {
  const saved = await waitWhileShown();
  await vi.advanceTimersByTimeAsync(2999);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toHaveBeenCalledOnce();
});
