// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CustomerRecord } from '../../../../data/staff/customers/customer.ts';
import { AppError } from '../../../../domain/lib/app-error.ts';
import { setLanguage } from '../../../../i18n/i18n.ts';
import { CustomerReceipt } from './customer-receipt.tsx';

vi.mock('../../common/staff-order-story.tsx', () => ({ StaffOrderStory: () => null }));
vi.mock('../../../../data/order/use-older-orders.ts', () => ({ useSearchOlder: () => false }));

beforeEach(() => setLanguage('ko'));
afterEach(cleanup);

it.each([
  [undefined, '이 손님께 없는 주문이에요'],
  [new AppError('network'), '이전 주문을 불러오지 못했어요'],
])('does not call an order missing where older ones can’t be read: %s', (error, words) => {
  const record = { orders: [], older: { error } } as unknown as CustomerRecord;
  render(
    <MemoryRouter initialEntries={['/u1/orders/20240101_1/try-1']}>
      <Routes>
        <Route
          path=":uid/orders/:dateId/:orderId"
          element={<CustomerReceipt record={record} receipt={() => null} />}
        />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
