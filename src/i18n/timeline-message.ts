import type { TFunction } from 'i18next';
import { deliveryMoment } from '../domain/dates/delivery-day.ts';
import { formatWindow } from '../domain/dates/delivery-window.ts';
import { formatDay, formatFullDay, formatTime } from '../domain/dates/format-date.ts';
import type { Language } from '../domain/lib/language.ts';
import { formatMoney } from '../domain/lib/money.ts';
import type { OrderEvent, QuantityChange } from '../domain/order/history/order-timeline.ts';
import { lineTitle } from '../domain/order/order.ts';
import { refundStateMessage } from './refund-message.ts';

/** The story of an order in words; `byWhom` says who did something, where the reader is told, and `now` is epoch ms. */
export function storyMessage(
  t: TFunction,
  timeline: readonly OrderEvent[],
  {
    language,
    now,
    byWhom,
  }: {
    language: Language;
    now: number;
    byWhom: (event: OrderEvent) => string | undefined;
  },
) {
  const when = (at: number) => `${formatDay(at, language, now)} ${formatTime(at, language)}`;
  return {
    title: t('주문 진행 과정'),
    steps: timeline.map((event) => ({
      ...stepMessage(t, event, language),
      facts: [event.at !== undefined && when(event.at), byWhom(event)].filter(Boolean).join(' · '),
    })),
  };
}

/** What happened in one step, and lines that say more about it. */
function stepMessage(
  t: TFunction,
  event: OrderEvent,
  language: Language,
): { title: string; details: string[] } {
  switch (event.kind) {
    case 'placed':
      return { title: event.again ? t('다시 주문') : t('주문 접수'), details: [] };
    case 'changed':
      return {
        title: t('주문 내용 변경'),
        details: [
          ...event.lines.map((line) => quantityWords(t, line, language)),
          ...(event.other ? [t('받는 분, 요청, 포인트나 결제 방법이 바뀌었어요')] : []),
        ],
      };
    case 'moved':
      return { title: t('주소 변경'), details: [`${event.from} → ${event.to}`] };
    case 'redated': {
      const day = (dateId: string) => formatFullDay(deliveryMoment(dateId), language);
      return { title: t('배송 날짜 변경'), details: [`${day(event.from)} → ${day(event.to)}`] };
    }
    case 'cancelled':
      return { title: t('주문 취소됨'), details: [] };
    case 'paid':
      return { title: paidWords(t, event), details: [] };
    case 'refunded': {
      const { refund } = event;
      const amount = formatMoney(refund.amount);
      if (refund.amount === 0) return { title: t('주문 취소됨'), details: [] };
      return {
        title: t('{{amount}} 환불', { amount }),
        details: [refundStateMessage(t, refund)],
      };
    }
    case 'asked':
      return {
        title: event.wish === 'cancel' ? t('취소 부탁') : t('수량 줄이기 부탁'),
        details: [],
      };
    case 'answered':
      return { title: answerWords(t, event.state), details: [] };
    case 'packed':
      return { title: t('포장 완료'), details: [] };
    case 'told': {
      const time = formatWindow(event.window, language);
      return {
        title: event.again
          ? t('배송 시간 다시 안내: {{time}}', { time })
          : t('배송 시간 안내: {{time}}', { time }),
        details: [],
      };
    }
    case 'delivered':
      return { title: t('배송 완료'), details: [] };
  }
}

function quantityWords(
  t: TFunction,
  { menuKey, line, before, after }: QuantityChange,
  language: Language,
): string {
  const change = t('{{before}}개 → {{after}}개', { before, after });
  return `${line ? lineTitle(line, language) : menuKey}: ${change}`;
}

function paidWords(t: TFunction, { how, amount }: Extract<OrderEvent, { kind: 'paid' }>): string {
  if (amount === undefined) return t('현금으로 결제');
  if (how === 'card') return t('카드로 {{amount}} 결제', { amount: formatMoney(amount) });
  return amount < 0
    ? t('현금 {{amount}} 돌려드림', { amount: formatMoney(-amount) })
    : t('현금으로 {{amount}} 결제', { amount: formatMoney(amount) });
}

function answerWords(
  t: TFunction,
  state: Extract<OrderEvent, { kind: 'answered' }>['state'],
): string {
  switch (state) {
    case 'done':
      return t('부탁대로 처리');
    case 'declined':
      return t('부탁을 들어 드리지 못함');
    case 'withdrawn':
      return t('부탁을 거둠');
    case 'outdated':
      return t('메뉴를 바꿔 부탁이 끝남');
  }
}
