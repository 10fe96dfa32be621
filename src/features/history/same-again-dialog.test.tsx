// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import '../../i18n/i18n.ts';
import { setQuantity } from '../../data/order/use-basket.ts';
import { date, dateId, menus } from '../../domain/testing/fixtures.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import { SameAgainDialog } from './same-again-dialog.tsx';

const found = vi.hoisted(() => ({ orders: [] as unknown[] }));
const value = { ...menus, [dateId]: { ...date, menuLimitForPerson: { soup: 1 } } };
vi.mock('../../data/documents/live-document.ts', () => ({ useLiveDocument: () => ({ value }) }));
vi.mock('../../data/order/use-order-history.ts', () => ({
  useOrderHistory: () => ({ orders: found.orders, loading: false }),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const soup = { menuKey: 'soup', menuTitle: '곰탕', price: 20, q: 3, subTotal: '60.00' };
const before = { ...cashOrder, dateId: '20261117_1', menus: { soup } };

/** Opens the dialog of whoever has ordered soup before, of which a person may have one on this date. */
function open() {
  found.orders = [before];
  const onClose = vi.fn();
  render(<SameAgainDialog dateId={dateId} onClose={onClose} />, { wrapper: MemoryRouter });
  return onClose;
}

it('offers what the limits per person leave of an earlier order', () => {
  open();
  expect(screen.getByRole('button', { name: '이대로 주문하기 · $20.00' })).toBeTruthy();
});

it('offers to go back where the limits per person leave nothing of an earlier order', () => {
  setQuantity(dateId, 'soup', 1);
  const onClose = open();
  expect(screen.getByRole('dialog').textContent).toContain('담을 수 있는 메뉴가 없어요');
  fireEvent.click(screen.getByRole('button', { name: '돌아가기' }));
  expect(onClose).toHaveBeenCalled();
});
