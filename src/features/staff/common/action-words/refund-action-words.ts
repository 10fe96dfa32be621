import { formatMoney } from '../../../../domain/lib/money.ts';
import { linesText } from '../../../../domain/order/line-titles.ts';
import type { RefundState } from '../../../../domain/refunds/refund-actions.ts';
import { settledWayName } from '../../refunds/refund-words.ts';
import type { ActionWords, WordsContext } from './action-words-type.ts';

export const refundActionWords: ActionWords<
  'refund' | 'refund-exception' | 'refund-retried' | 'refund-settled' | 'refund-declined'
> = {
  refund: { name: (t) => t('환불'), state: refundWords },
  'refund-exception': { name: (t) => t('주문이 되지 않은 결제 환불'), state: refundWords },
  'refund-retried': { name: (t) => t('환불을 다시 보냄'), state: refundWords },
  'refund-settled': { name: (t) => t('실패한 환불을 따로 돌려줌'), state: refundWords },
  'refund-declined': {
    name: (t) => t('환불 요청 거절'),
    state: (state, { t }) => (state === 'waiting' ? t('답하기 전') : t('거절')),
  },
};

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
