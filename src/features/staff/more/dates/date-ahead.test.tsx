// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Refund } from '../../../../domain/refunds/refund.ts';
import { date, dateId, menus } from '../../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../../domain/testing/staff-actors.ts';
import '../../../../i18n/i18n.ts';
import { DateAhead } from './date-ahead.tsx';

const stored = vi.hoisted(() => ({ refunds: [] as Partial<Refund>[], damaged: {} }));
vi.mock('../../../../data/staff/orders/read-date-orders.ts', () => ({
  readDateOrders: async () => ({
    u1: { a: cashOrder({ paymentMethod: 'card', paid: true, totalPrice: '52.50' }) },
    ...stored.damaged,
  }),
}));
vi.mock('../../../../data/staff/refunds/refunds-of-date.ts', () => ({
  readRefundsOfDate: async () => stored.refunds,
}));
afterEach(cleanup);

async function figures(): Promise<Record<string, string | null>> {
  const context = { menus, categories: undefined, dates: { [dateId]: date }, now: 0 };
  render(
    <MemoryRouter>
      <ul>
        <DateAhead dateId={dateId} date={date} context={context} language="ko" />
      </ul>
    </MemoryRouter>,
  );
  const line = await screen.findByText(/주문 1건/);
  fireEvent.click(line);
  const labels = await screen.findAllByRole('term');
  return Object.fromEntries(
    labels.map((one) => [one.textContent, one.nextElementSibling?.textContent ?? null]),
  );
}

it('adds up after refunds as the numbers of the date do: the card line is what the shop keeps', async () => {
  const refund = { kind: 'reduction', to: 'card', state: 'succeeded' } as const;
  stored.refunds = [
    { ...refund, amount: 2250, priceReduction: 2250 },
    { ...refund, kind: 'goodwill', amount: 550 },
  ];
  expect(await figures()).toMatchObject({
    '환불 전 주문 금액': '$75.00',
    '− 카드 환불': '$28.00',
    카드: '$47.00',
  });
});

it('says which order its sums leave out, as one that cannot be read', async () => {
  stored.damaged = { u2: { damaged: null } };
  await figures();
  stored.damaged = {};
  expect(screen.getByRole('alert').textContent).toContain('u2/damaged');
});

it('names no refunds without any', async () => {
  stored.refunds = [];
  expect(await figures()).not.toHaveProperty('− 카드 환불');
});
