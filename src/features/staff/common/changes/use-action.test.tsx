// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { soldOut } from '../../../../domain/staff/dates/sold-out.ts';
import '../../../../i18n/i18n.ts';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { useAction } from './use-action.ts';

vi.mock('../../../../data/staff/common/run-action.ts', () => ({
  Attempt: class {},
  runAction: async () => ({ kind: 'already-done' }),
}));

it('a change that is there already says so, such as one that is undone twice', async () => {
  const info = vi.spyOn(notify, 'info');
  const { result } = renderHook(() => useAction());
  const input = { dateId: '20261124_1', menuId: 'soup', soldOut: true };
  const outcome = await act(() => result.current.run(soldOut, input as never, { done: '품절' }));
  expect(outcome).toBe('stored');
  expect(info).toHaveBeenCalledWith('이미 그렇게 되어 있어요.');
});
