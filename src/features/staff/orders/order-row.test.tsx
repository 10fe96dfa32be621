// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { overLimits } from '../../../domain/staff/orders/over-limit.ts';
import { boardOf } from '../../../domain/testing/drawn-board.ts';
import { dateId, menus } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { OrderRow } from './order-row.tsx';

afterEach(cleanup);

it('says which dish of an order is over the limit a person, and what to do', () => {
  const order = cashOrder();
  const board = boardOf({ u1: { [order.orderKey]: order } }, new Map(), {});
  const [one] = board;
  if (!one) throw new Error('no order');
  const row = (limit: number) => (
    <MemoryRouter>
      <OrderRow
        {...{ dateId, one, menus, language: 'ko', onMark: () => {} }}
        over={overLimits(board, { soup: limit }).get(one.id)}
      />
    </MemoryRouter>
  );
  const { rerender } = render(row(3));
  expect(screen.queryByText('1인 제한보다 많아요')).toBeNull();
  rerender(row(2));
  expect(screen.getByText('1인 제한보다 많아요')).toBeTruthy();
  expect(screen.getByText(/: 모두 3개, 제한은 2개/)).toBeTruthy();
});
