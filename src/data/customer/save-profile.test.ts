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
  const unanswered = () => new Promise(() => {});
  return { fetchDocuments: unanswered, fetchOwnDocuments: unanswered };
});
vi.mock('../firebase/run-plan.ts', () => ({ runPlan: async () => ({}) }));
vi.mock('../order/copies-queue.ts', () => ({ enqueueProfileCopies: () => {} }));

const { saveDeliveryInfo } = await import('./save-profile.ts');
const before: Record<string, unknown> = JSON.parse(JSON.stringify(user));
/** Saves other delivery details while a screen shows the profile as it was; `saved` tells once that has ended. */
async function saveWhileShown() {
  const saved = vi.fn();
  void saveDeliveryInfo(user, otherInfo).then(saved);
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

it('delivery details are saved once the screens show them', async () => {
  const saved = await saveWhileShown();
  expect(saved).not.toHaveBeenCalled();
  sdk.listeners[0]?.say({
    data: { ...before, deliveryInfo: JSON.parse(JSON.stringify(otherInfo)) },
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(saved).toHaveBeenCalledOnce();
});

it('delivery details that are stored do not wait for a listener that has stopped', async () => {
  const saved = await saveWhileShown();
  await vi.advanceTimersByTimeAsync(2999);
  expect(saved).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(saved).toHaveBeenCalledOnce();
});
