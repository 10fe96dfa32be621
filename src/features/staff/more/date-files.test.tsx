// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Refund } from '../../../domain/refunds/refund.ts';
import { boardOf } from '../../../domain/testing/drawn-board.ts';
import { dateId } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/staff-actors.ts';
import '../../../i18n/i18n.ts';
import { DateFiles } from './date-files.tsx';

const order = cashOrder();
const files = vi.hoisted(() => ({ saved: [] as string[] }));
vi.mock('../../../data/device/save-file.ts', () => ({
  saveFile: (_name: string, _type: string, content: string) => files.saved.push(content),
}));
vi.mock('../../../data/staff/refunds/refunds-of-date.ts', () => ({
  readRefundsOfDate: async (): Promise<Partial<Refund>[]> => [
    {
      uid: order.customerInfo.uid,
      orderId: order.orderId ?? '',
      dateId,
      at: 0,
      amount: 6000,
      kind: 'cancellation',
      to: 'card',
      state: 'succeeded',
      actorName: 's@example.com',
      reason: 'sick',
    },
  ],
}));

beforeEach(() => {
  files.saved = [];
});
afterEach(cleanup);

it('names the customer and the address of a refunded order that is cancelled', async () => {
  const cancelled = [{ ...order, cancelledAt: 1 }];
  render(<DateFiles dateId={dateId} orders={[]} cancelled={cancelled} language="ko" />);
  fireEvent.click(screen.getByRole('button', { name: '환불 목록 받기 (CSV)' }));
  await waitFor(() => expect(files.saved).toHaveLength(1));
  expect(files.saved[0]).toContain(`,${order.customerInfo.name},"${order.customerInfo.address}",`);
});

it("names the dishes in the reader's language", () => {
  render(
    <DateFiles
      dateId={dateId}
      orders={boardOf({ u1: { [order.orderKey]: order } }, new Map(), {})}
      cancelled={[]}
      language="en"
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: '주문한 음식 받기 (CSV)' }));
  const [line] = Object.values(order.menus);
  expect(line?.menuTitleEn).toBeTruthy();
  expect(files.saved[0]).toContain(`,${line?.menuTitleEn},`);
  expect(files.saved[0]).not.toContain(line?.menuTitle);
});
