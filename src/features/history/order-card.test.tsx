// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../domain/order.ts';
import { planOrder } from '../../domain/order-plan.ts';
import { contextWith, date, now, requestWith } from '../../domain/testing/fixtures.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { OrderCard } from './order-card.tsx';

vi.mock('./cancel-order.tsx', () => ({ CancelOrder: () => null }));
vi.mock('./order-again-dialog.tsx', () => ({ OrderAgainDialog: () => null }));

const plan = planOrder(requestWith(), contextWith());
if (plan.kind !== 'write') throw new Error(plan.kind);
const byCash = plan.order;
const byCard: Order = { ...byCash, paymentMethod: 'card', paid: true };

/** What the card of an order on an open date says. */
function wordsOf(order: Order, finishDate = date.finishDate): string {
  const { container } = render(
    <OrderCard order={order} date={{ ...date, finishDate }} state="open" onLeave={() => {}} />,
  );
  return container.textContent ?? '';
}

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await setLanguage('ko');
});

describe('an order on an open date', () => {
  it('that is paid by card is not said to be cancellable', () => {
    expect(wordsOf(byCash)).toContain('변경·취소 가능');
    const card = wordsOf(byCard);
    expect(card).toContain('변경 가능');
    expect(card).not.toContain('취소');
  });
});
