// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useEdit } from './use-edit.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

interface Words {
  title: string;
}
const stored: Words = { title: '국' };
const form = (of: Words, name?: string) =>
  renderHook(({ of }) => useEdit(of, ({ title }) => ({ title }), name), { initialProps: { of } });

it('keeps what was typed through a reload, with the stored value that it changes, and says so', () => {
  const before = form(stored, 'words');
  expect(before.result.current.restored).toBe(false);
  act(() => before.result.current.change({ title: '찌개' }));
  expect(before.result.current.restored).toBe(false);
  before.unmount();
  const { result } = form({ title: '탕' }, 'words');
  expect(result.current).toMatchObject({
    draft: { title: '찌개' },
    seen: { title: '국' },
    restored: true,
  });
});

it('keeps nothing once it is discarded, saved, or as it was stored', () => {
  const typed = (end: (form: ReturnType<typeof useEdit<Words, Words>>) => void) => {
    const { result, unmount } = form(stored, 'words');
    act(() => result.current.change({ title: '찌개' }));
    act(() => end(result.current));
    unmount();
    expect(form(stored, 'words').result.current).toMatchObject({ draft: stored, restored: false });
    cleanup();
  };
  typed(({ fill }) => fill(stored));
  typed(({ forget }) => forget());
  typed(({ change }) => change({ title: '국' }));
});

it('keeps nothing of what the store has got from this form meanwhile', () => {
  const { result, rerender, unmount } = form(stored, 'words');
  act(() => result.current.change({ title: '찌개' }));
  rerender({ of: { title: '찌개' } });
  unmount();
  expect(form({ title: '찌개' }, 'words').result.current.restored).toBe(false);
});

it('keeps nothing without a name', () => {
  const { result, unmount } = form(stored);
  act(() => result.current.change({ title: '찌개' }));
  unmount();
  expect(form(stored).result.current.draft).toEqual(stored);
});

it('shows what others have stored by now, once they are kept', () => {
  const { result, rerender } = form(stored);
  act(() => result.current.change({ title: '찌개' }));
  // A save that began now would not know of this.
  const { takeTheirs } = result.current;
  rerender({ of: { title: '탕' } });
  expect(result.current.draft).toEqual({ title: '찌개' });
  act(takeTheirs);
  expect(result.current).toMatchObject({ seen: { title: '탕' }, draft: { title: '탕' } });
});
