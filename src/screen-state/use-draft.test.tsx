// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetDraft, keepDraftText } from './drafts.ts';
import { setEditedOrder, useEditedOrder } from './edited-order.ts';
import { useDraft, useDraftText } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const restorePage = () =>
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

it('a page that the browser restores forgets the draft of an order that was stored meanwhile', () => {
  const { result } = renderHook(() => useDraft<{ text: string }>('order'));
  act(() => result.current.change({ text: '문 앞에' }));
  forgetDraft('order');
  restorePage();
  expect(result.current.values).toEqual({});
});

it('a page that the browser restores no longer continues an edit that was stored meanwhile', () => {
  const dateId = '20261124_1';
  const { result } = renderHook(() => useEditedOrder(dateId));
  act(() => setEditedOrder(dateId, 'house'));
  expect(result.current).toBe('house');
  keepDraftText(`edited-order-${dateId}`, '');
  restorePage();
  expect(result.current).toBeUndefined();
});

it('says that it continues with what was typed before, until that is saved or discarded', () => {
  const before = renderHook(() => useDraft<{ text: string }>('order'));
  act(() => before.result.current.change({ text: '문 앞에' }));
  expect(before.result.current.restored).toBe(false);
  before.unmount();
  const { result } = renderHook(() => useDraft<{ text: string }>('order'));
  expect(result.current.restored).toBe(true);
  act(() => result.current.forget());
  expect(result.current.restored).toBe(false);
});

it('keeps a single text until it is saved', () => {
  const before = renderHook(() => useDraftText('reason'));
  act(() => before.result.current[1]('손님 요청'));
  before.unmount();
  const { result, unmount } = renderHook(() => useDraftText('reason'));
  expect(result.current[0]).toBe('손님 요청');
  act(() => result.current[1](''));
  unmount();
  expect(renderHook(() => useDraftText('reason')).result.current[0]).toBe('');
  expect(sessionStorage).toHaveLength(0);
});
