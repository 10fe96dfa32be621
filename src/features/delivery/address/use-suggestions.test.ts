// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runTasks } from '../../../ui/testing/run-tasks.ts';
import type { AddressSuggestion } from './address-source.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Node's `process`, which the tests need; the shop's own code has only browser types. */
declare const process: Record<
  'on' | 'off',
  (event: 'unhandledRejection', tell: () => void) => void
>;

const unhandled = vi.fn();
const suggest = vi.fn<(text: string) => Promise<AddressSuggestion[]>>();
const search = { suggest, resolve: async () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  process.on('unhandledRejection', unhandled);
  unhandled.mockClear();
  suggest.mockReset().mockImplementation(async (text) => [{ id: text, text }]);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.off('unhandledRejection', unhandled);
});

const type = (first: string) =>
  renderHook(({ text }) => useSuggestions(search, text), { initialProps: { text: first } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Counts the unhandled rejections, which Node reports a moment later. */
async function unhandledRejections() {
  vi.useRealTimers();
  await runTasks();
  return unhandled.mock.calls.length;
}

describe('suggestions', () => {
  it('are requested once typing pauses, not for each letter', async () => {
    const { result, rerender } = type('12 B');
    await wait(100);
    rerender({ text: '12 Be' });
    await wait(100);
    rerender({ text: '12 Bea' });
    await wait(300);
    expect(suggest.mock.calls).toEqual([['12 Bea']]);
    expect(result.current.items).toEqual([{ id: '12 Bea', text: '12 Bea' }]);
    await wait(20_000);
    expect(await unhandledRejections()).toBe(0);
  });

  it('time out after eight seconds until more is typed', async () => {
    suggest.mockImplementationOnce(() => new Promise(() => {}));
    const { result, rerender } = type('12 B');
    await wait(8000);
    expect(result.current).toMatchObject({ loading: true, failed: false });
    await wait(300);
    expect(result.current).toMatchObject({ loading: false, failed: true });
    rerender({ text: '12 Be' });
    await wait(300);
    expect(result.current).toMatchObject({ failed: false, items: [{ id: '12 Be' }] });
  });

  it('are dropped when they arrive late for older text', async () => {
    let answer = (_: AddressSuggestion[]) => {};
    suggest.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const { result, rerender } = type('12 B');
    await wait(300);
    rerender({ text: '12 Be' });
    await wait(300);
    await act(async () => answer([{ id: 'old', text: 'old' }]));
    expect(result.current.items).toEqual([{ id: '12 Be', text: '12 Be' }]);
  });
});
