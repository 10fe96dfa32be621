// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FieldWrite } from '../../domain/store/document-write.ts';

const {
  state: sdk,
  module: loadSdk,
  reset,
} = await vi.hoisted(async () => (await import('../testing/fake-firestore.ts')).fakeFirestore());
vi.mock('./load-sdk.ts', () => loadSdk);
vi.mock('./fetch-documents.ts', () => {
  // The listener starts at once.
  const failing = async () => {
    throw new TypeError('Failed to fetch');
  };
  return { fetchDocuments: failing, fetchOwnDocuments: failing, learnServerTime: () => {} };
});

const { untilShown } = await import('./until-shown.ts');
const { observeDocument } = await import('./live-document.ts');

const before = { lang: 'ko', info: { name: '김' }, wishes: ['egg'] };
let leave = () => {};
/** Waits for a stored change while a screen shows the document as it was; `shown` tells once that has ended. */
async function waitFor(...fields: FieldWrite[]) {
  leave = observeDocument({ path: 'users/u1', parse: (data) => data }, () => {});
  await vi.advanceTimersByTimeAsync(0);
  sdk.listeners[0]?.say({ data: before });
  const shown = vi.fn();
  void untilShown([{ collection: 'users', id: 'u1', fields }]).then(shown);
  await vi.advanceTimersByTimeAsync(0);
  return shown;
}
const tell = async (data: Record<string, unknown>) => {
  sdk.listeners[0]?.say({ data });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  reset();
});
afterEach(async () => {
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
});

it('waits for a stored change until the screens show it', async () => {
  const shown = await waitFor(
    { path: ['info', 'name'], set: '이' },
    { path: ['wishes'], remove: true },
  );
  expect(shown).not.toHaveBeenCalled();
  await tell({ ...before, info: { name: '이' } });
  expect(shown).not.toHaveBeenCalled();
  await tell({ lang: 'ko', info: { name: '이' } });
  expect(shown).toHaveBeenCalledOnce();
});

it('waits for nothing that is shown already, and for no document that no screen shows', async () => {
  expect(await waitFor({ path: ['lang'], set: 'ko' })).toHaveBeenCalledOnce();
  await untilShown([{ collection: 'users', id: 'u2', fields: [{ path: ['lang'], set: 'en' }] }]);
});

it('does not compare values that Firestore gives back as another class', async () => {
  expect(await waitFor({ path: ['at'], set: { from: new Date(0) } })).toHaveBeenCalledOnce();
});

it('does not wait for a listener that is silent or has failed', async () => {
  const shown = await waitFor({ path: ['lang'], set: 'en' });
  await vi.advanceTimersByTimeAsync(2999);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toHaveBeenCalledOnce();
  const other = await waitFor({ path: ['lang'], set: 'en' });
  sdk.listeners[0]?.fail(new Error('ended'));
  await vi.advanceTimersByTimeAsync(0);
  expect(other).toHaveBeenCalledOnce();
});
