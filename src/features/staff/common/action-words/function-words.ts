import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { lineTitle } from '../../../../domain/order/order.ts';
import type { RefundState } from '../../../../domain/refunds/refund-actions.ts';
import type {
  FunctionActionName,
  LoggedStateOf,
} from '../../../../domain/staff/actions/function-actions.ts';
import type { LinkState } from '../../../../domain/staff/orders/pay-link-actions.ts';
import { settledWayName } from '../../refunds/refund-words.ts';
import { roleName } from '../shell/role-words.ts';
import type { WordsContext } from './words.ts';

/** What the log says of the actions that functions carry out; the type checker asks for an entry for each. */
export const functionWords: {
  [Name in FunctionActionName]: (state: LoggedStateOf<Name>, context: WordsContext) => string;
} = {
  refund: refundWords,
  'refund-exception': refundWords,
  'refund-retried': refundWords,
  'refund-settled': refundWords,
  'refund-declined': (state, { t }) => (state === 'waiting' ? t('답하기 전') : t('거절')),
  'delivery-message': (window, { t, language }) =>
    window ? formatWindow(window, language) : t('알리기 전'),
  'pay-link': linkWords,
  'pay-link-cancelled': linkWords,
  'pay-link-text': linkWords,
  'customer-exported': (exported, { t }) => (exported ? t('파일로 받았어요') : '–'),
  'customer-deleted': (deleted, { t }) =>
    deleted ? t('날짜 {{count}}개의 주문은 남겼어요', { count: deleted.datesKept }) : '–',
  'opening-told': (told, { t }) => (told ? t('알림을 보내기 시작해요') : t('알리기 전')),
  'texts-allowed': (allowed, { t }) => (allowed ? t('문자 알림 가능') : t('문자 알림 멈춤')),
  'staff-rights': (role, { t }) => (role === 'off' ? t('직원 아님') : roleName(t, role)),
};

function linkWords(state: LinkState, { t, language }: WordsContext): string {
  if (!state) return t('주문 없음');
  const lines = state.lines.map((line) => `${lineTitle(line, language)} ×${line.q}`).join(', ');
  return `${formatMoney(state.due)}: ${lines} (${state.address})`;
}

function refundWords({ order, given, settled }: RefundState, context: WordsContext): string {
  const { t, language } = context;
  const lines = order?.lines.map((line) => `${lineTitle(line, language)} ×${line.q}`).join(', ');
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
