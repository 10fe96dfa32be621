import { formatPoints } from '../../../../domain/lib/money.ts';
import { termsInWords } from '../../more/codes/code-words.ts';
import { rightsInWords } from '../rights-words.ts';
import type { ActionWords } from './action-words-type.ts';

export const customerWords: ActionWords<
  | 'issue'
  | 'customer'
  | 'points'
  | 'points-confirmed'
  | 'point-rate'
  | 'point-code'
  | 'blocked-phone'
  | 'consent-ended'
> = {
  issue: {
    name: (t) => t('확인할 일'),
    state: (note, { t }) => {
      if (note === null) return t('처리 전');
      return note ? `${t('처리함')}: ${note}` : t('처리함');
    },
  },
  customer: { name: (t) => t('손님'), state: (rights, { t }) => rightsInWords(t, rights) },
  points: {
    name: (t) => t('포인트'),
    state: (points, { t }) =>
      points === null ? t('없음') : t('포인트 {{points}}', { points: formatPoints(points) }),
  },
  'points-confirmed': {
    name: (t) => t('포인트 확정'),
    state: (confirmed, { t }) => (confirmed ? t('확정') : t('확정 전')),
  },
  'point-rate': { name: (t) => t('포인트 비율'), state: (rate) => `${rate}%` },
  'point-code': {
    name: (t) => t('선물·할인 코드'),
    state: (terms, { t, language }) => (terms ? termsInWords(t, language, terms) : t('없음')),
  },
  'blocked-phone': {
    name: (t) => t('카드 주문을 막은 번호'),
    state: (block, { t }) => {
      if (!block) return t('카드 주문 가능');
      return block.note ? `${t('카드 주문 막힘')}: ${block.note}` : t('카드 주문 막힘');
    },
  },
  'consent-ended': {
    name: (t) => t('손님의 알림'),
    state: (kinds, { t }) => {
      const names = { opening: t('주문이 열릴 때'), closing: t('주문이 마감되기 전') };
      return kinds.map((kind) => names[kind]).join(', ') || t('알림 없음');
    },
  },
};
