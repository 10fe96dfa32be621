// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { orderedMenusKey } from '../../data/device/storage-keys.ts';
import type { DocumentState } from '../../data/documents/document-state.ts';
import { date, dateId, menus } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { KeptRoom } from '../../ui/layout/kept-room.tsx';
import { SameAgainButton } from './same-again-button.tsx';

const found = vi.hoisted(() => ({ state: {} as DocumentState<unknown> }));
const sold = { value: { ...menus, [dateId]: date }, loading: false, error: undefined };
vi.mock('../../data/documents/live-document.ts', async (original) => ({
  isPending: (await original<typeof import('../../data/documents/live-document.ts')>()).isPending,
  useLiveDocument: (source: string) => (source === 'orders' ? found.state : sold),
}));
vi.mock('../../data/env.ts', () => ({ env: {} }));
vi.mock('../../data/documents/sources.ts', () => ({
  customerOrders: () => 'orders',
  activeDates: 'dates',
  menus: 'menus',
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Shows the button on a date, once the customer's orders are as in `state`; returns whether its room is kept. */
function isRoomKept(state: Partial<DocumentState<unknown>>): boolean {
  found.state = { value: undefined, loading: false, error: undefined, ...state };
  const { container } = render(
    <MemoryRouter>
      <KeptRoom>
        <SameAgainButton uid="u1" dateId={dateId} />
      </KeptRoom>
    </MemoryRouter>,
  );
  return container.firstElementChild?.childNodes.length === 0;
}

const isNoted = () => localStorage.getItem(orderedMenusKey) !== null;
const button = () => screen.queryByRole('button', { name: '지난번과 같이' });

it('is shown to whoever has ordered for another date, and the next page keeps room for it', () => {
  isRoomKept({ value: { '20261117_1': { home: cashOrder } } });
  expect(button()).not.toBeNull();
  expect(isNoted()).toBe(true);
});

it.each([
  ['no orders', {}, false],
  ['orders of this date only', { value: { [dateId]: { home: cashOrder } } }, true],
])('leaves no room for whoever has %s', (_, state, noted) => {
  localStorage.setItem(orderedMenusKey, '["soup"]');
  expect(isRoomKept(state)).toBe(false);
  expect(button()).toBeNull();
  expect(isNoted()).toBe(noted);
});

it('keeps its room until the orders are known', () => {
  localStorage.setItem(orderedMenusKey, '["soup"]');
  expect(isRoomKept({ loading: true })).toBe(true);
  expect(isNoted()).toBe(true);
});
