// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Order } from '../../domain/order/order.ts';
import { user } from '../../domain/testing/fixtures.ts';
import { olderProfiles } from '../../domain/testing/older-profiles.ts';
import { cashOrder } from '../../domain/testing/planned-orders.ts';
import '../../i18n/i18n.ts';
import { OrderCard } from './order-card.tsx';
import { Receipt } from './receipt.tsx';

vi.mock('./order-refunds.tsx', () => ({ OrderRefunds: () => null }));
vi.mock('./delivery-time.tsx', () => ({ DeliveryTime: () => null }));
vi.mock('../../data/order/use-order-step.ts', () => ({ useOrderStep: () => undefined }));

afterEach(cleanup);

const { uid, lang } = cashOrder.customerInfo;

it.each(olderProfiles)('shows an order to a profile with $title, and its receipt', ({ change }) => {
  const { deliveryInfo } = change({ ...user, deliveryInfo: cashOrder.customerInfo });
  const customerInfo = { ...(deliveryInfo as object), uid, lang };
  const order = { ...cashOrder, customerInfo } as unknown as Order;
  const { container } = render(
    <MemoryRouter>
      <OrderCard order={order} date={undefined} state="delivered" onLeave={() => {}} />
      <Receipt order={order} menus={undefined} />
    </MemoryRouter>,
  );
  expect(container.textContent).toContain('곰탕');
  expect(container.textContent).not.toMatch(/undefined|null|object/);
});
