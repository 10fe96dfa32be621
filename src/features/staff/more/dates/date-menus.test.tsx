// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import '../../../../i18n/i18n.ts';
import { store } from '../../testing/fake-store.ts';
import { DateMenus } from './date-menus.tsx';

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);
vi.mock('../../../../data/staff/orders/use-date-orders.ts', () => ({
  useDateOrders: () => ({ orders: undefined }),
}));
const offSale = { ...menus, soup: { ...menus.soup, active: false } } as typeof menus;
const title = menus.soup?.title ?? '';

beforeEach(() => {
  sessionStorage.clear();
  store.documents = {
    'manages/menus': offSale,
    'manages/categories': { home: { id: 'home', name: '집밥', order: 1 } },
  };
});
afterEach(cleanup);

const open = () =>
  render(
    <MemoryRouter>
      <DateMenus dateId={dateId} date={{ ...date, menus: {} }} menus={offSale} language="ko" />
    </MemoryRouter>,
  );
const search = (text: string) =>
  fireEvent.change(screen.getByLabelText('메뉴 찾기'), { target: { value: text } });
const dish = () => screen.queryByRole('checkbox', { name: new RegExp(`^${title}`) });

it('finds a dish that is off sale, says so, and puts it on sale', async () => {
  open();
  expect(dish()).toBeNull();
  search(title);
  expect(dish()?.closest('label')?.textContent).toContain('판매 멈춤: 손님께 보이지 않아요');
  fireEvent.click(screen.getByRole('button', { name: `${title} 팔기 시작` }));
  await waitFor(() =>
    expect(store.documents['manages/menus']?.soup).toMatchObject({ active: true, title }),
  );
});

it('says when a search finds no dish', () => {
  open();
  search('없는 메뉴');
  expect(screen.getByText('찾는 메뉴가 없어요')).toBeTruthy();
});
