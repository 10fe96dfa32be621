// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearStale, markStale, useFreshness } from './freshness.ts';

const paths = ['dates/activeDates', 'manages/menus', 'common/point'] as const;

afterEach(() => {
  cleanup();
  for (const path of paths) clearStale(path);
});

function renderFreshness() {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useFreshness();
  });
  return { now: () => result.current, renders: () => renders };
}

it('is stale from the first unconfirmed document until the last is confirmed, since the oldest time', () => {
  const { now } = renderFreshness();
  expect(now()).toEqual({ awaited: false, stale: false });
  act(() => markStale(paths[0], 2000));
  act(() => markStale(paths[1], 1000));
  act(() => markStale(paths[2], 3000));
  expect(now()).toEqual({ awaited: true, stale: true, seenAt: 1000 });
  act(() => clearStale(paths[1]));
  expect(now()).toEqual({ awaited: true, stale: true, seenAt: 2000 });
  act(() => clearStale(paths[0]));
  act(() => clearStale(paths[2]));
  expect(now()).toEqual({ awaited: false, stale: false });
});

it('is stale also without a known time, and shows a known one of another document', () => {
  const { now } = renderFreshness();
  act(() => markStale(paths[0], undefined));
  expect(now()).toEqual({ awaited: true, stale: true, seenAt: undefined });
  act(() => markStale(paths[1], 1000));
  expect(now()).toEqual({ awaited: true, stale: true, seenAt: 1000 });
});

it('waits for a document of which there is nothing to show, and says nothing of when it was seen', () => {
  const { now } = renderFreshness();
  act(() => markStale(paths[0], null));
  expect(now()).toEqual({ awaited: true, stale: false });
  act(() => markStale(paths[1], 1000));
  expect(now()).toEqual({ awaited: true, stale: true, seenAt: 1000 });
  act(() => clearStale(paths[1]));
  act(() => clearStale(paths[0]));
  expect(now()).toEqual({ awaited: false, stale: false });
});

it('rerenders only on a change', () => {
  const { renders } = renderFreshness();
  act(() => markStale(paths[0], 1000));
  const drawn = renders();
  act(() => markStale(paths[0], 1000));
  act(() => clearStale(paths[1]));
  expect(renders()).toBe(drawn);
  act(() => markStale(paths[0], 1500));
  expect(renders()).toBe(drawn + 1);
});
