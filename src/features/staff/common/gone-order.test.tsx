// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { DocumentSource } from '../../../data/documents/live-document.ts';
import type { Order } from '../../../domain/order/order.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import type { Role } from '../../../domain/staff/roles.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { dateId, now } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { GoneOrder } from './gone-order.tsx';
import { RoleContext } from './shell/role.ts';

const documents = vi.hoisted((): Record<string, Record<string, unknown>> => ({}));
vi.mock('../../../data/documents/live-document.ts', () => ({
  useLiveDocument: (source?: DocumentSource<unknown>) => {
    const fields = source && documents[source.path];
    return { value: fields && source.parse(fields), loading: false };
  },
}));
vi.mock('./staff-order-story.tsx', () => ({ StaffOrderStory: () => null }));
vi.mock('./restore-order-button.tsx', () => ({ RestoreOrderButton: () => <p>되살리기</p> }));
afterEach(cleanup);

const order = cashOrder();
const show = (role: Role = 'owner', movedTo?: string, gone: Order = order) =>
  render(
    <MemoryRouter>
      <RoleContext value={role}>
        <GoneOrder
          uid="u1"
          orderId={refOf(gone).orderId}
          cancelled={[{ ...gone, cancelledAt: now, movedTo }]}
        />
      </RoleContext>
    </MemoryRouter>,
  );

it('an order that was cancelled can be brought back', () => {
  documents['ordersForCustomer/u1'] = {};
  show();
  expect(screen.getByText('취소된 주문이에요')).toBeTruthy();
  expect(screen.getByText('되살리기')).toBeTruthy();
});

it('one that was moved leads to where it is', () => {
  const moved = { ...order, dateId: '20261127_1', orderId: refOf(order).orderId };
  documents['ordersForCustomer/u1'] = { '20261127_1': { [order.orderKey]: moved } };
  expect(moved.dateId).not.toBe(dateId);
  show();
  expect(screen.getByText('다른 날짜로 옮긴 주문이에요')).toBeTruthy();
  expect(screen.queryByText('되살리기')).toBeNull();
  expect(screen.getByRole('link', { name: '옮긴 주문 보기' }).getAttribute('href')).toBe(
    staffPaths.order(moved.dateId, refOf(moved)),
  );
});

it('says that one was moved to a role that may not read where it is', () => {
  delete documents['ordersForCustomer/u1'];
  show('books', '20261127_1');
  expect(screen.getByText('다른 날짜로 옮긴 주문이에요')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '옮긴 주문 보기' })).toBeNull();
});

it('tells of an older order, whose id is its address, by where it went', () => {
  const { orderId: _, ...old } = order;
  const { orderKey } = order;
  const there = (on: string) => ({ [orderKey]: { ...old, dateId: on, orderId: orderKey } });
  const [beside, to] = ['20261126_1', '20261127_1'];
  documents['ordersForCustomer/u1'] = { [beside]: there(beside), [to]: there(to) };
  const { unmount } = show('owner', undefined, old as Order);
  expect(screen.getByText('되살리기')).toBeTruthy();
  unmount();
  show('owner', to, old as Order);
  const link = () => screen.getByRole('link', { name: '옮긴 주문 보기' }).getAttribute('href');
  expect(link()).toBe(staffPaths.order(to, { uid: 'u1', orderId: orderKey }));
  cleanup();

  // It was moved on from there.
  const last = '20261128_1';
  const attemptId = `${orderKey}-${order.orderDate}`;
  const further = { [orderKey]: { ...there(last)[orderKey], attemptId } };
  documents['ordersForCustomer/u1'] = { [beside]: there(beside), [last]: further };
  show('owner', to, old as Order);
  expect(link()).toBe(staffPaths.order(last, { uid: 'u1', orderId: orderKey }));
});
