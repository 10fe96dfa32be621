// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dishCounts } from '../../../domain/staff/orders/dish-counts.ts';
import { boardOf } from '../../../domain/testing/drawn-board.ts';
import { date, dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { OverTotalNote } from './over-total-note.tsx';

// Three soups are ordered.
const order = cashOrder();
const dishes = dishCounts(boardOf({ u1: { [order.orderKey]: order } }, new Map(), {}));

function show(limit: number, onSale = true) {
  const asked = vi.fn();
  const on = {
    ...date,
    menuLimitInAll: { soup: limit },
    menus: { ...date.menus, soup: onSale },
  };
  render(<OverTotalNote dateId={dateId} date={on} dishes={dishes} language="ko" onLimit={asked} />);
  return asked;
}
afterEach(cleanup);

it('names a dish over its limit in all, with ways to stop its sale and to raise the limit', () => {
  const asked = show(2);
  expect(screen.getByRole('listitem').textContent).toContain('곰탕2개 중 3개 주문 1개 넘음');
  expect(screen.getByRole('button', { name: '곰탕 품절' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '곰탕 제한' }));
  expect(asked).toHaveBeenCalledWith({ menuId: 'soup', title: '곰탕', ordered: 3 });
});

it('offers no way to stop a sale that has ended', () => {
  show(2, false);
  expect(screen.queryByRole('button', { name: '곰탕 품절' })).toBeNull();
  expect(screen.getByRole('button', { name: '곰탕 제한' })).toBeTruthy();
});

it('shows nothing while each dish is within its limit', () => {
  show(3);
  expect(screen.queryByRole('listitem')).toBeNull();
});
