// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '../../domain/order/order.ts';
import { dateId } from '../../domain/testing/fixtures.ts';
import { dropCancelled, keepCancelled } from '../../screen-state/use-cancelled-orders.ts';
import { OrderList } from './order-list.tsx';

vi.mock('../../data/documents/live-document.ts', () => ({ useLiveDocument: () => ({}) }));
vi.mock('./order-card.tsx', () => ({
  OrderCard: ({ order }: { order: Order }) => <p>{order.orderKey}</p>,
}));

const orders = ['first', 'second'].map((orderKey) => ({ dateId, orderKey }) as Order);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

it('leaves out an order from its cancellation on, until it is brought back', () => {
  render(<OrderList orders={orders} onLeave={() => {}} />);
  const [first] = orders as [Order];
  act(() => keepCancelled(first));
  expect(shown()).toEqual(['second']);
  act(() => dropCancelled(first));
  expect(shown()).toEqual(['first', 'second']);
});
