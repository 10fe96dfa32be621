// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { NumbersScreen } from './numbers-screen.tsx';

const earlier = '20261117_1';
const order = cashOrder();
const damaged = { u1: { [order.orderKey]: order }, u2: { damaged: null } };

vi.mock('../../../../data/staff/orders/read-date-orders.ts', () => ({
  readDateOrders: async (id: string) => (id === dateId ? {} : damaged),
}));
vi.mock('../../../../data/staff/refunds/refunds-of-date.ts', () => ({
  readRefundsOfDate: async () => [],
}));
vi.mock('../../../../data/staff/customers/read-customers.ts', () => ({
  readSignUps: async () => new Map(),
}));
vi.mock('../../../../data/staff/common/read-staff-log.ts', () => ({ readSoldOut: async () => [] }));
vi.mock('../../../../data/staff/closing/read-closings.ts', () => ({
  readLastClosings: async () => new Map(),
}));
vi.mock('../../../../data/staff/common/use-dates-around.ts', () => ({
  useDatesAround: (dates: object) => dates,
}));

afterEach(cleanup);

const dates = { [dateId]: date, [earlier]: { ...date, deliveryDate: date.deliveryDate - 1 } };
const places = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('says which orders its sums leave out, of the dates beside too, and in the picture', async () => {
  render(<NumbersScreen {...{ dateId, menus, language: 'ko' }} listed={dates} />);
  await screen.findByText('주문 수');
  expect(places()).toEqual([expect.stringContaining(`${earlier}: u2/damaged`)]);
  fireEvent.click(screen.getByRole('button', { name: /그림으로 보기/ }));
  await screen.findByText('메뉴별 판매 추이');
  expect(places()).toHaveLength(2);
});
