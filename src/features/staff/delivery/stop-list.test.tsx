// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../data/testing/deferred.ts';
import '../../../i18n/i18n.ts';

const DraggableStops = () => <p>끌어서 옮기기</p>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A list, and what lets the code arrive that drags its stops. */
async function listed() {
  const { promise, resolve } = deferred<void>();
  vi.doMock('./draggable-stops.tsx', async () => {
    await promise;
    return { DraggableStops };
  });
  const { StopList } = await import('./stop-list.tsx');
  const list = (
    <StopList
      stops={[]}
      card={() => null}
      busy={false}
      isFixed={() => false}
      onDrop={async () => {}}
    />
  );
  const arrive = () =>
    act(async () => {
      resolve();
      await vi.dynamicImportSettled();
    });
  return { list, arrive };
}

it('drags the stops where the code for it comes in time', async () => {
  const { list, arrive } = await listed();
  render(list);
  expect(screen.queryByRole('list')).toBeNull();
  await arrive();
  expect(screen.getByText('끌어서 옮기기')).toBeDefined();
});

it('keeps a plain list, once it is shown, although the code for dragging comes; the next one is dragged', async () => {
  const { list, arrive } = await listed();
  const { unmount } = render(list);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  const plain = screen.getByRole('list');
  await arrive();
  expect(screen.getByRole('list')).toBe(plain);
  unmount();
  render(list);
  expect(screen.getByText('끌어서 옮기기')).toBeDefined();
});
