// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { DocumentSource } from '../../../data/documents/live-document.ts';
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
const show = (role: Role = 'owner', movedTo?: string) =>
  render(
    <MemoryRouter>
      <RoleContext value={role}>
        <GoneOrder
          uid="u1"
          orderId={refOf(order).orderId}
          cancelled={[{ ...order, cancelledAt: now, movedTo }]}
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
