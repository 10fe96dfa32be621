// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DishFilter } from '../../domain/menus/dish-filter.ts';
import { useAdoptProfileFilter } from './use-adopt-profile-filter.ts';
import { adoptProfileFilter } from './use-dish-filter.ts';

const document = vi.hoisted(() => ({ confirmed: false, filter: undefined as unknown }));
vi.mock('../documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: { filter: document.filter }, loading: false }),
  useConfirmed: () => document.confirmed,
}));
vi.mock('../customer/use-session.ts', () => ({ useUid: () => 'u1' }));
vi.mock('../customer/save-preferences.ts', () => ({ preferences: () => ({}) }));
vi.mock('./use-dish-filter.ts', () => ({ adoptProfileFilter: vi.fn(async () => {}) }));

afterEach(cleanup);

it('takes over the profile’s filter only once the server has confirmed it', () => {
  document.filter = { without: [], diet: [] } satisfies DishFilter;
  const { rerender } = renderHook(useAdoptProfileFilter);
  expect(adoptProfileFilter).not.toHaveBeenCalled();
  const chosen: DishFilter = { without: ['egg'], diet: [] };
  Object.assign(document, { confirmed: true, filter: chosen });
  rerender();
  expect(vi.mocked(adoptProfileFilter).mock.calls).toEqual([['u1', chosen]]);
});
