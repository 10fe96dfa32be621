// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { parseRun } from '../../../domain/staff/delivery/delivery-run.ts';
import { learnClockOffset } from '../../device/server-clock.ts';

const { state: sdk, module: loadSdk } = await vi.hoisted(async () =>
  (await import('../../testing/fake-firestore.ts')).fakeFirestore(),
);
vi.mock('../../documents/load-sdk.ts', () => loadSdk);

const { useDeliveryRun } = await import('./use-delivery-run.ts');

// A page that doesn't know the server's time asks for it.
learnClockOffset(0);

afterEach(cleanup);

async function openDate(dateId: string) {
  const { result } = renderHook(() => useDeliveryRun(dateId));
  await act(async () => {});
  return () => result.current;
}

const listener = () => {
  const last = sdk.listeners.at(-1);
  if (!last) throw new Error('nothing listens');
  return last;
};

it('is unknown until the server answers; a date without a stored route then has an empty one', async () => {
  const route = await openDate('20261124_1');
  expect(route()).toEqual({ run: undefined, confirmed: false, failed: false });
  act(() => listener().say({}));
  expect(route()).toEqual({ run: parseRun(undefined), confirmed: true, failed: false });
});

it('is not confirmed while it comes from the phone', async () => {
  const route = await openDate('20261124_2');
  act(() => listener().say({ data: { stops: ['a'] }, fromCache: true }));
  expect(route()).toMatchObject({ run: { stops: ['a'] }, confirmed: false, failed: false });
  act(() => listener().say({ data: { stops: ['b'] } }));
  expect(route()).toMatchObject({ run: { stops: ['b'] }, confirmed: true });
});

it('is unknown and not empty when it could not be read', async () => {
  const route = await openDate('20261124_3');
  await act(async () => listener().fail({ code: 'permission-denied' }));
  expect(route()).toEqual({ run: undefined, confirmed: false, failed: true });
});
