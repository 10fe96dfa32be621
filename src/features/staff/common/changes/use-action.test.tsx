// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { untilShown } from '../../../../data/documents/until-shown.ts';
import { runAction } from '../../../../data/staff/common/run-action.ts';
import { soldOut } from '../../../../domain/staff/dates/sold-out.ts';
import '../../../../i18n/i18n.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { setLastChange, useLastChange } from './last-change.ts';
import { useRunQuestions } from './run-state.ts';
import { useAction } from './use-action.ts';

vi.mock('../../../../data/staff/common/run-action.ts', () => ({
  Attempt: class {},
  runAction: vi.fn(),
}));
vi.mock('../../../../data/documents/until-shown.ts', () => ({ untilShown: vi.fn() }));

const input = { dateId: '20261124_1', onSale: { soup: false } };
const stored = { kind: 'write' as const, before: {}, after: {}, writes: [] };

beforeEach(() => {
  vi.mocked(runAction).mockReset();
  vi.mocked(untilShown).mockReset();
  setLastChange(undefined);
});

it('a change that is there already says so, such as one that is undone twice', async () => {
  vi.mocked(runAction).mockResolvedValue({ kind: 'already-done', state: {} });
  const info = vi.spyOn(notify, 'info');
  const { result } = renderHook(() => useAction());
  const outcome = await act(() => result.current.run(soldOut, input, { done: '품절' }));
  expect(outcome).toBe('stored');
  expect(info).toHaveBeenCalledWith('이미 그렇게 되어 있어요.');
});

it('is busy, and offers no undo, until the screens show the change', async () => {
  let show = () => {};
  vi.mocked(runAction).mockResolvedValue(stored);
  vi.mocked(untilShown).mockReturnValue(
    new Promise((resolve) => {
      show = resolve;
    }),
  );
  const { result } = renderHook(() => useAction());
  await act(async () => void result.current.run(soldOut, input, { done: '품절' }));
  expect(untilShown).toHaveBeenCalledWith(stored.writes);
  expect([result.current.busy, useLastChange.getState().last]).toEqual([true, undefined]);
  await act(async () => show());
  expect(result.current.busy).toBe(false);
  expect(useLastChange.getState().last?.message).toBe('품절');
});

it('offers to undo no earlier change: not while a later one is to be shown, nor once that was named', async () => {
  const shows: (() => void)[] = [];
  vi.mocked(runAction).mockResolvedValue(stored);
  vi.mocked(untilShown).mockImplementation(() => new Promise((resolve) => shows.push(resolve)));
  setLastChange({ message: '전에 바꾼 것', undo: () => {} });
  const [soup, stew] = [renderHook(() => useAction()), renderHook(() => useAction())];
  await act(async () => void soup.result.current.run(soldOut, input, { done: '국' }));
  expect(useLastChange.getState().last).toBeUndefined();
  await act(async () => void stew.result.current.run(soldOut, input, { done: '찌개' }));
  await act(async () => shows[1]?.());
  await act(async () => shows[0]?.());
  expect(useLastChange.getState().last?.message).toBe('찌개');
});

it('asks about each of two changes that failed, one after the other', async () => {
  vi.mocked(runAction).mockRejectedValue(new TypeError('Failed to fetch'));
  const [soup, stew] = [renderHook(() => useAction()), renderHook(() => useAction())];
  await act(async () => {
    for (const { result } of [soup, stew]) void result.current.run(soldOut, input, { done: '' });
  });
  const close = () =>
    act(async () => {
      const [question] = useRunQuestions.getState().questions;
      if (question?.kind === 'failed') question.answer(false);
    });
  await close();
  expect([soup.result.current.busy, stew.result.current.busy]).toEqual([false, true]);
  await close();
  expect([soup.result.current.busy, stew.result.current.busy]).toEqual([false, false]);
  expect(useRunQuestions.getState().questions).toEqual([]);
});
