// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { OrderEvent } from '../domain/order/history/order-timeline.ts';
import { now } from '../domain/testing/fixtures.ts';
import { cashOrder } from '../domain/testing/staff-actors.ts';
import { i18n, setLanguage } from './i18n.ts';
import { storyMessage } from './timeline-message.ts';

const { soup: line } = cashOrder().menus;
const content = { version: '', lines: {} };
const noon = Date.parse('2026-11-24T01:00:00Z');
const refund = { amount: 500, state: 'succeeded', to: 'points' } as never;
const window = { from: noon, to: noon + 30 * 60_000 };

/** Each kind of step, with its words. */
const steps: [event: Partial<OrderEvent>, ko: string, en: string][] = [
  [{ kind: 'placed', again: false, content }, '주문 접수', 'Order placed'],
  [{ kind: 'placed', again: true, content }, '다시 주문', 'Ordered again'],
  [
    {
      kind: 'changed',
      other: true,
      content,
      lines: [{ menuKey: 'soup', before: 3, after: 2, line }],
    },
    '주문 내용 변경|곰탕: 3개 → 2개|받는 분, 요청, 포인트나 결제 방법이 바뀌었어요',
    'Order changed|Beef soup: 3 → 2|The recipient, the request, the points or the payment changed',
  ],
  [
    { kind: 'changed', other: false, content, lines: [{ menuKey: 'gone', before: 1, after: 0 }] },
    '주문 내용 변경|gone: 1개 → 0개',
    'Order changed|gone: 1 → 0',
  ],
  [
    { kind: 'moved', from: '1 A St', to: '2 B St', content },
    '주소 변경|1 A St → 2 B St',
    'Address changed|1 A St → 2 B St',
  ],
  [
    { kind: 'redated', from: '20261124_1763000000000', to: '20261127_1763000000000' },
    '배송 날짜 변경|2026년 11월 24일 (화) → 2026년 11월 27일 (금)',
    'Delivery date changed|Tue, 24 Nov 2026 → Fri, 27 Nov 2026',
  ],
  [{ kind: 'cancelled' }, '주문 취소됨', 'Order cancelled'],
  [{ kind: 'paid', how: 'card', amount: 6000 }, '카드로 $60.00 결제', '$60.00 paid by card'],
  [{ kind: 'paid', how: 'cash', amount: 6000 }, '현금으로 $60.00 결제', '$60.00 paid in cash'],
  [{ kind: 'paid', how: 'cash', amount: -500 }, '현금 $5.00 돌려드림', '$5.00 given back in cash'],
  [{ kind: 'paid', how: 'cash' }, '현금으로 결제', 'Paid in cash'],
  [
    { kind: 'refunded', refund },
    '$5.00 환불|포인트로 돌려드렸어요.',
    '$5.00 refunded|Refunded as points.',
  ],
  [{ kind: 'refunded', refund: { amount: 0 } as never }, '주문 취소됨', 'Order cancelled'],
  [{ kind: 'asked', wish: 'cancel' }, '취소 부탁', 'Asked to cancel'],
  [{ kind: 'asked', wish: 'less' }, '수량 줄이기 부탁', 'Asked for less'],
  [{ kind: 'answered', state: 'done' }, '부탁대로 처리', 'Done as asked'],
  [
    { kind: 'answered', state: 'declined' },
    '부탁을 들어 드리지 못함',
    'Could not be done as asked',
  ],
  [{ kind: 'answered', state: 'withdrawn' }, '부탁을 거둠', 'Request taken back'],
  [
    { kind: 'answered', state: 'outdated' },
    '메뉴를 바꿔 부탁이 끝남',
    'Request ended, as the dishes were changed',
  ],
  [{ kind: 'packed', content }, '포장 완료', 'Packed'],
  [
    { kind: 'told', window, again: false },
    '배송 시간 안내: 오후 12:00~12:30',
    'Delivery time: 12:00-12:30 pm',
  ],
  [
    { kind: 'told', window, again: true },
    '배송 시간 다시 안내: 오후 12:00~12:30',
    'New delivery time: 12:00-12:30 pm',
  ],
  [{ kind: 'delivered' }, '배송 완료', 'Delivered'],
];

it.each(['ko', 'en'] as const)(
  'says each step of a story in the reader’s words (%s)',
  async (language) => {
    await setLanguage(language);
    const timeline = steps.map(
      ([event]) => ({ at: undefined, by: undefined, ...event }) as OrderEvent,
    );
    const story = storyMessage(i18n.t, timeline, { language, now, byWhom: () => undefined });
    expect(story.steps.map(({ title, details }) => [title, ...details].join('|'))).toEqual(
      steps.map(([, ko, en]) => (language === 'ko' ? ko : en)),
    );
    expect(story.steps[0]?.facts).toBe('');
  },
);

it('says when a step was, and by whom where the reader is told', async () => {
  await setLanguage('en');
  const timeline: OrderEvent[] = [{ kind: 'delivered', at: noon, by: { who: 'shop' } }];
  const factsOf = (who: string | undefined) =>
    storyMessage(i18n.t, timeline, { language: 'en', now, byWhom: () => who }).steps[0]?.facts;
  expect(factsOf(undefined)).toBe('Tue, 24 Nov 12:00 pm');
  expect(factsOf('Kim')).toBe('Tue, 24 Nov 12:00 pm · Kim');
});
