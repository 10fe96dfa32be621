import { deliveryMoment } from '../../../../domain/dates/delivery-day.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { OrderState } from '../../../../domain/staff/orders/order-state.ts';
import type { LinkState } from '../../../../domain/staff/orders/pay-link-actions.ts';
import type { ActionWords, WordsContext } from './action-words-type.ts';

function orderInWords(order: OrderState | LinkState, { t, language }: WordsContext): string {
  if (!order) return t('주문 없음');
  const lines = linesText(order.lines, language);
  return `${formatMoney(order.due)}: ${lines} (${order.address})`;
}

export const orderWords: ActionWords<
  | 'order'
  | 'order-corrected'
  | 'order-cancelled'
  | 'order-restored'
  | 'order-moved'
  | 'pay-link'
  | 'pay-link-cancelled'
  | 'pay-link-text'
> = {
  order: { name: (t) => t('전화 주문'), state: orderInWords },
  'order-corrected': {
    name: (t) => t('받는 분과 메모'),
    state: ({ unit, ...details }, { t }) =>
      [
        details.name,
        details.phone,
        unit && t('호수 {{unit}}', { unit }),
        details.note,
        details.request,
      ]
        .filter(Boolean)
        .join(' · '),
  },
  'order-cancelled': { name: (t) => t('주문 취소'), state: orderInWords },
  'order-restored': { name: (t) => t('취소한 주문 되살리기'), state: orderInWords },
  'order-moved': {
    name: (t) => t('배송 날짜 옮기기'),
    state: ({ dateId, order }, context) =>
      `${formatFullDay(deliveryMoment(dateId), context.language)} · ${orderInWords(order, context)}`,
  },
  'pay-link': { name: (t) => t('결제 링크'), state: orderInWords },
  'pay-link-cancelled': { name: (t) => t('결제 링크 취소'), state: orderInWords },
  'pay-link-text': { name: (t) => t('결제 링크 문자'), state: orderInWords },
};
