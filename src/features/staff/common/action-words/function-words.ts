import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { RefundState } from '../../../../domain/refunds/refund-actions.ts';
import type { FunctionActionName } from '../../../../domain/staff/actions/function-actions.ts';
import type { LinkState } from '../../../../domain/staff/orders/pay-link-actions.ts';
import { settledWayName } from '../../refunds/refund-words.ts';
import { roleName } from '../shell/role-words.ts';
import type { ActionWords, WordsContext } from './action-words-type.ts';

export const functionWords: ActionWords<FunctionActionName> = {
  refund: { name: (t) => t('환불'), state: refundWords },
  'refund-exception': { name: (t) => t('주문이 되지 않은 결제 환불'), state: refundWords },
  'refund-retried': { name: (t) => t('환불을 다시 보냄'), state: refundWords },
  'refund-settled': { name: (t) => t('실패한 환불을 따로 돌려줌'), state: refundWords },
  'refund-declined': {
    name: (t) => t('환불 요청 거절'),
    state: (state, { t }) => (state === 'waiting' ? t('답하기 전') : t('거절')),
  },
  'delivery-message': {
    name: (t) => t('배송 시간 문자'),
    state: (window, { t, language }) => (window ? formatWindow(window, language) : t('알리기 전')),
  },
  'pay-link': { name: (t) => t('결제 링크'), state: linkWords },
  'pay-link-cancelled': { name: (t) => t('결제 링크 취소'), state: linkWords },
  'pay-link-text': { name: (t) => t('결제 링크 문자'), state: linkWords },
  'customer-exported': {
    name: (t) => t('손님 정보를 파일로 받음'),
    state: (exported, { t }) => (exported ? t('파일로 받았어요') : '–'),
  },
  'customer-deleted': {
    name: (t) => t('손님 정보를 지움'),
    state: (deleted, { t }) =>
      deleted ? t('날짜 {{count}}개의 주문은 남겼어요', { count: deleted.datesKept }) : '–',
  },
  'opening-told': {
    name: (t) => t('주문이 열렸다고 알리기'),
    state: (told, { t }) => (told ? t('알림을 보내기 시작해요') : t('알리기 전')),
  },
  'texts-allowed': {
    name: (t) => t('문자 알림 다시 허용'),
    state: (allowed, { t }) => (allowed ? t('문자 알림 가능') : t('문자 알림 멈춤')),
  },
  'staff-rights': {
    name: (t) => t('직원 권한'),
    state: (role, { t }) => (role === 'off' ? t('직원 아님') : roleName(t, role)),
  },
};

function linkWords(state: LinkState, { t, language }: WordsContext): string {
  if (!state) return t('주문 없음');
  const lines = linesText(state.lines, language);
  return `${formatMoney(state.due)}: ${lines} (${state.address})`;
}

function refundWords({ order, given, settled }: RefundState, context: WordsContext): string {
  const { t, language } = context;
  const lines = order && linesText(order.lines, language);
  const words = [
    order && `${formatMoney(order.total)}: ${lines}`,
    order === null && t('취소됨'),
    given && givenWords(given, context),
    settled && `${formatMoney(settled.amount)}: ${settledWayName(t, settled.how)}`,
  ];
  return words.filter(Boolean).join(', ') || '–';
}

function givenWords({ amount, to }: NonNullable<RefundState['given']>, { t }: WordsContext) {
  const money = { amount: formatMoney(amount) };
  return to === 'card' ? t('카드로 {{amount}} 돌려줌', money) : t('포인트로 {{amount}}', money);
}
