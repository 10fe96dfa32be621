// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopConfig } from '../../data/shop-config.ts';
import { sydneyStamp } from '../../domain/dates/sydney-time.ts';
import type { Language } from '../../domain/lib/language.ts';
import type { Order } from '../../domain/order/order.ts';
import { planOrder } from '../../domain/order/plan/order-plan.ts';
import { contextWith, date, now, requestWith } from '../../domain/testing/fixtures.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { OrderCard } from './order-card.tsx';

vi.mock('./cancel-order-dialog.tsx', () => ({ CancelOrder: () => null }));
vi.mock('./order-again-dialog.tsx', () => ({ OrderAgainDialog: () => null }));
vi.mock('./order-refunds.tsx', () => ({ OrderRefunds: () => null }));
const asked = vi.hoisted(() => ({ state: undefined as string | undefined }));
vi.mock('../../data/refunds/use-order-refunds.ts', () => ({
  useOrderRefunds: () => ({ refunds: [], request: asked.state && { state: asked.state } }),
}));
const shop = vi.hoisted(() => ({ step: undefined as 'packed' | 'delivered' | undefined }));
vi.mock('../../data/order/use-order-step.ts', () => ({
  useOrderStep: (order?: Order) => order && shop.step,
}));
vi.mock('./delivery-time.tsx', () => ({ DeliveryTime: () => null }));

const plan = planOrder(requestWith(), contextWith());
if (plan.kind !== 'write') throw new Error(plan.kind);
const byCash = plan.order;
const byCard: Order = { ...byCash, paymentMethod: 'card', paid: true };

/** The text on the card of an order whose date is open. */
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
  asked.state = undefined;
  await setLanguage('ko');
});

describe('an order on an open date', () => {
  it('paid by card offers to ask for a cancellation, not to cancel', () => {
    expect(wordsOf(byCash)).toContain('변경·취소 가능');
    const card = wordsOf(byCard);
    expect(card).toContain('변경 가능');
    expect(card).toContain('취소 요청');
    expect(card).not.toContain('주문 취소');
    expect(wordsOf(byCash)).not.toContain('취소 요청');
  });

  it.each([
    ['ko', 'packed', '이미 포장한 주문', '주문 변경', '주문 취소', '변경·취소 가능'],
    ['ko', 'delivered', '이미 배송한 주문', '주문 변경', '주문 취소', '변경·취소 가능'],
    ['en', 'packed', 'This order is packed already', 'Change the order', 'Cancel', 'can be'],
  ] as const)(
    'in %s, once it is %s, says so and whom to call, and offers neither change nor cancellation',
    async (lng, step, says, ...offers) => {
      await setLanguage(lng);
      shop.step = step;
      const words = wordsOf(byCash);
      shop.step = undefined;
      expect(words).toContain(says);
      expect(words?.replaceAll('\u00a0', ' ')).toContain(shopConfig.phone);
      for (const offer of offers) expect(words).not.toContain(offer);
    },
  );

  it('offers no second request while one waits, and again after it was declined', () => {
    asked.state = 'waiting';
    expect(wordsOf(byCard)).not.toContain('취소 요청');
    cleanup();
    asked.state = 'declined';
    expect(wordsOf(byCard)).toContain('취소 요청');
  });

  it.each<[Language, string, string]>([
    ['ko', '목 오후 5:00까지 변경하거나 취소할', '12월 3일 (목) 오후 5:00까지 변경하거나 취소할'],
    ['en', 'or cancel until Thu 5:00 pm', 'or cancel until Thu, 3 Dec 5:00 pm'],
  ])('says the day too where its cut-off is a week away (%s)', async (language, near, far) => {
    await setLanguage(language);
    expect(wordsOf(byCash, Date.parse('2026-11-26T06:00:00Z'))).toContain(near);
    expect(wordsOf(byCash, Date.parse('2026-12-03T06:00:00Z'))).toContain(far);
  });

  it.each<[Language, string]>([
    ['ko', '곧 마감해요'],
    ['en', 'Closing very soon'],
  ])('says that it closes soon once its cut-off has passed (%s)', async (language, words) => {
    await setLanguage(language);
    expect(wordsOf(byCash, now)).toContain(words);
  });
});

describe('an order of today', () => {
  const wordsToday = (dateId: string) => {
    const { container } = render(
      <OrderCard
        order={{ ...byCash, dateId }}
        date={undefined}
        state="closed"
        onLeave={() => {}}
      />,
    );
    return container.textContent;
  };

  it.each([
    ['packed', '포장 완료'],
    ['delivered', '배송 완료'],
  ] as const)('says that it is %s, and nothing of changes', (step, says) => {
    shop.step = step;
    const words = wordsToday(`${sydneyStamp(now).slice(0, 8)}_1`);
    const another = wordsToday(byCash.dateId);
    shop.step = undefined;
    expect(words).toContain(says);
    expect(words).not.toContain('이미');
    expect(another).toContain('주문 완료');
  });
});

it('an order of another year names its year', () => {
  expect(wordsOf({ ...byCash, dateId: '20210911_1' })).toContain('2021년 9월 11일 (토) 배송');
});
