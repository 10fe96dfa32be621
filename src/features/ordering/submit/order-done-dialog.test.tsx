// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../../domain/order/order.ts';
import { date } from '../../../domain/testing/fixtures.ts';
import { cashOrder } from '../../../domain/testing/planned-orders.ts';
import { setLanguage } from '../../../i18n/i18n.ts';
import { OrderDoneDialog } from './order-done-dialog.tsx';

vi.mock('../../../data/firebase/functions-client.ts', () => ({
  requestConfirmationSms: async () => 'sent',
}));
vi.mock('../../../parts/reminder-settings.tsx', () => ({ ReminderSettings: () => null }));
const dates = vi.hoisted(() => ({ value: {} }));
vi.mock('../../../data/documents/live-document.ts', () => ({ useLiveDocument: () => dates }));
vi.mock('../../../data/documents/sources.ts', () => ({ activeDates: {} }));

const cash: Order = { ...cashOrder, totalPrice: '60.00', usedPoint: 4 };
const card: Order = { ...cash, paymentMethod: 'card', paid: true };

afterEach(() => {
  cleanup();
  dates.value = {};
});

describe('what has been ordered just now', () => {
  it.each<[string, 'ko' | 'en', Order, string[]]>([
    ['by cash', 'ko', cash, ['돈은 배송받을 때 내세요', '배송받을 때 내실 금액$56.00']],
    ['by cash', 'en', cash, ['To pay on delivery$56.00']],
    ['by card', 'ko', card, ['카드 결제까지 끝났어요', '결제하신 금액$56.00']],
    ['by card', 'en', card, ['Your order is placed and paid by card', 'Paid$56.00']],
    [
      'by card without all of its points',
      'ko',
      { ...card, pointShortfall: 6 },
      ['남은 금액은 배송받을 때', '결제하신 금액$50.00', '배송받을 때 내실 금액$6.00'],
    ],
    [
      'by card without all of its points',
      'en',
      { ...card, pointShortfall: 6 },
      ['pay the rest on delivery', 'Paid$50.00', 'To pay on delivery$6.00'],
    ],
  ])('%s says what is paid and what is not (%s)', async (_, language, order, words) => {
    await setLanguage(language);
    render(<OrderDoneDialog order={order} onClose={() => {}} />);
    const text = (await screen.findByRole('dialog')).textContent;
    for (const one of words) expect(text).toContain(one);
    expect(text).not.toContain(order === card ? 'delivery$' : '결제까지');
  });

  it('can be scrolled with the keyboard also where it offers no reminders', async () => {
    await setLanguage('ko');
    render(<OrderDoneDialog order={cash} onClose={() => {}} />);
    const body = await screen.findByRole('group', { name: /주문이 완료되었어요/ });
    expect(body.tabIndex).toBe(0);
    expect(body.textContent).toContain('배송받을 때 내실 금액');
  });

  it.each<['ko' | 'en', string, string]>([
    [
      'ko',
      '먼저 하신 주문을 이렇게 바꿨어요. 두 번',
      '결제하신 금액$56.00그중 이번에 더 내신 금액$5.00',
    ],
    ['en', 'Your earlier order was changed to this', 'Paid$56.00Of which paid just now$5.00'],
  ])(
    'tells a change from a second order, and what it cost more (%s)',
    async (language, changed, cost) => {
      await setLanguage(language);
      const order = { ...card, reOrderDifferenceToPay: 5 };
      const { rerender } = render(<OrderDoneDialog order={order} changed onClose={() => {}} />);
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain(changed);
      expect(dialog.textContent).toContain(cost);
      rerender(<OrderDoneDialog order={card} onClose={() => {}} />);
      expect(dialog.textContent).not.toContain(changed);
      expect(dialog.textContent).not.toContain('$5.00');
    },
  );

  it.each<['ko' | 'en', string]>([
    ['ko', '취소한 주문을 되살렸어요'],
    ['en', 'The order is back'],
  ])('says that it had been cancelled (%s)', async (language, words) => {
    await setLanguage(language);
    const { rerender } = render(<OrderDoneDialog order={cash} restored onClose={() => {}} />);
    const dialog = await screen.findByRole('dialog', { description: new RegExp(words) });
    rerender(<OrderDoneDialog order={cash} onClose={() => {}} />);
    expect(dialog.textContent).not.toContain(words);
  });

  it.each<['ko' | 'en', string]>([
    ['ko', '바꿀 수 있는 때2026년 3월 19일 (목) 오후 4:03까지'],
    ['en', 'You can change it untilThu, 19 Mar 2026 4:03 pm'],
  ])('names the day of its cut-off as other screens do (%s)', async (language, words) => {
    await setLanguage(language);
    vi.useFakeTimers({ now: Date.UTC(2025, 11, 1), toFake: ['Date'] });
    dates.value = { [cash.dateId]: { ...date, finishDate: Date.UTC(2026, 2, 19, 5, 3) } };
    render(<OrderDoneDialog order={cash} onClose={() => {}} />);
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
    vi.useRealTimers();
  });
  it.each([
    ['is closed by staff', { orderDone: true }],
    ['is past its cut-off', { finishDate: Date.UTC(2025, 10, 30) }],
  ])('promises no change of an order whose date %s', async (_, change) => {
    await setLanguage('ko');
    vi.useFakeTimers({ now: Date.UTC(2025, 11, 1), toFake: ['Date'] });
    dates.value = { [cash.dateId]: { ...date, ...change } };
    render(<OrderDoneDialog order={cash} onClose={() => {}} />);
    const text = (await screen.findByRole('dialog')).textContent;
    expect(text).toContain('주문 내역에서 확인하실 수 있어요.');
    expect(text).not.toMatch(/바꿀 수 있는 때|고치실 수/);
    vi.useRealTimers();
  });
});
