// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '../../../../domain/order/order.ts';
import { boardFrom, pricedOrders } from '../../../../domain/staff/orders/board.ts';
import { date, dateId } from '../../../../domain/testing/fixtures.ts';
import { linkWith } from '../../../../domain/testing/pay-link-with.ts';
import { setLanguage } from '../../../../i18n/i18n.ts';
import { PayLinkScreen } from './staff-pay-link.tsx';

beforeEach(() => setLanguage('ko'));
afterEach(cleanup);

const id = 'A'.repeat(16);
const adding = linkWith({ text: 'sent', addsTo: { version: 'try-0', quantities: {} } });
const { customerInfo } = adding.order;
const corrected = { ...customerInfo, name: '김바다', phone: '0499-999-999' };

function show(link = adding, changes: Partial<Order> = {}) {
  const stored = { ...adding.order, paid: true, ...changes };
  const orders = boardFrom(pricedOrders({ u1: { [stored.orderKey]: stored } }), new Map(), {}, []);
  render(
    <MemoryRouter initialEntries={[`/${id}`]}>
      <Routes>
        <Route
          path="/:payId"
          element={
            <PayLinkScreen
              {...{ dateId, date, orders, language: 'ko' as const }}
              links={new Map([[id, link]])}
            />
          }
        />
      </Routes>
    </MemoryRouter>,
  );
}
const numberCalled = () => screen.getByRole('link', { name: /님께 전화/ }).getAttribute('href');

it('calls and texts the number that staff have corrected on the paid order since', () => {
  show(adding, { customerInfo: corrected });
  expect(screen.getByRole('heading', { name: '김바다' })).toBeTruthy();
  expect(numberCalled()).toBe('tel:0499-999-999');
  expect(screen.getByText(/다시 보내면 0499-999-999 번호로 가요/)).toBeTruthy();
  cleanup();
  show();
  expect(numberCalled()).toBe('tel:0412-345-678');
  expect(screen.getByText(`${customerInfo.phone} 번호로 문자를 보냈어요.`)).toBeTruthy();
});

it('says how dishes that it adds can be paid although the customer has ordered more of them since', () => {
  const [line] = Object.values(adding.order.menus);
  const menus = line && { kimchi: { ...line, menuKey: 'kimchi', q: 4 } };
  const order = { ...adding.order, menus: menus ?? {} };
  const elsewhere = { orderKey: 'other', orderId: 'other', menus: menus ?? {} };
  show({ ...adding, order }, elsewhere);
  expect(screen.getByText(/‘음식 더하기 취소’를 누르고/)).toBeTruthy();
  expect(screen.queryByText(/주문 고치기/)).toBeNull();
});
