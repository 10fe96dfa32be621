// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '../../domain/lib/app-error.ts';
import { ownOrderId } from '../../domain/order/order-id.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import type { DocumentState } from '../documents/document-state.ts';
import { useOwnOrder, useWholeHistory } from './use-older-orders.ts';

type State = DocumentState<object>;
const server = vi.hoisted(() => ({ states: {} as Record<string, State>, asked: [] as string[] }));
const missing: State = { value: undefined, loading: false, error: undefined };
const loading: State = { ...missing, loading: true };
const failed: State = { ...missing, error: new AppError('network') };
const on = (dateId: string): State => ({
  ...missing,
  value: { [dateId]: { [cashOrder.orderKey]: { ...cashOrder, dateId } } },
});

vi.mock('../documents/live-document.ts', () => ({
  isPending: ({ value, loading, error }: State) =>
    value === undefined && (loading || error !== undefined),
  useLiveDocument: ({ path }: { path: string }) => server.states[path],
  observeDocument: ({ path }: { path: string }, changed: (state?: State) => void) => {
    server.asked.push(path);
    changed(server.states[path]);
    return () => {};
  },
}));
vi.mock('../customer/use-session.ts', () => ({ useUid: () => 'u1' }));
vi.mock('../customer/use-user.ts', () => ({ useUser: () => server.states['users/u1'] }));

/** A customer with two sheets of older orders. */
function keep(states: Record<string, State>): void {
  server.asked = [];
  server.states = {
    'users/u1': { ...missing, value: { archiveSheets: 2 } },
    'ordersForCustomer/u1': on('20261124_1'),
    'ordersForCustomerBackup/u1': on('20260101_1'),
    'ordersForCustomerBackup/u1~2': on('20250101_1'),
    ...states,
  };
}

const find = (dateId: string) =>
  renderHook(() => useOwnOrder(dateId, (one) => ownOrderId(one) === ownOrderId(cashOrder))).result
    .current;
const sheet = 'ordersForCustomerBackup/u1~2';

afterEach(cleanup);

it('goes back to the sheet that has an order, and no further than needed', () => {
  keep({});
  expect(find('20260101_1').order).toBeDefined();
  expect(server.asked).toEqual([]);
  expect(find('20250101_1')).toMatchObject({ order: { dateId: '20250101_1' }, loading: false });
  expect(find('20240101_1')).toEqual({ order: undefined, loading: false, error: undefined });
});

it.each([sheet, 'ordersForCustomerBackup/u1', 'users/u1'])(
  'takes no order for missing that %s may have',
  (path) => {
    keep({ [path]: loading });
    expect(find('20240101_1')).toEqual({ order: undefined, loading: true, error: undefined });
    keep({ [path]: failed });
    expect(find('20240101_1')).toMatchObject({ loading: false, error: { code: 'network' } });
  },
);

it('reads no sheet for an order that the first may have', () => {
  keep({ 'ordersForCustomerBackup/u1': loading });
  find('20260101_1');
  expect(server.asked).toEqual([]);
});

it.each([sheet, 'ordersForCustomerBackup/u1', 'users/u1'])(
  'does not take the history for whole without %s',
  (path) => {
    const isWhole = () => {
      const { result, rerender } = renderHook(() => useWholeHistory());
      while (result.current.older.hasMore) {
        result.current.older.showMore();
        rerender();
      }
      return result.current.isWhole;
    };
    keep({});
    expect(isWhole()).toBe(true);
    keep({ [path]: failed });
    expect(isWhole()).toBe(false);
    keep({ [path]: loading });
    expect(isWhole()).toBe(false);
  },
);
