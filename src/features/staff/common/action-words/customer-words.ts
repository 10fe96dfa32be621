import { postalAddress } from '../../../../domain/customer/delivery-info.ts';
import { formatPoints } from '../../../../domain/lib/money.ts';
import { termsInWords } from '../../more/codes/code-words.ts';
import { rightsInWords } from '../rights-words.ts';
import { roleName } from '../shell/role-words.ts';
import type { ActionWords } from './action-words-type.ts';

export const customerWords: ActionWords<
  | 'issue'
  | 'customer'
  | 'customer-details'
  | 'points'
  | 'points-confirmed'
  | 'point-rate'
  | 'point-code'
  | 'blocked-phone'
  | 'consent-ended'
  | 'texts-allowed'
  | 'customer-exported'
  | 'customer-deleted'
  | 'staff-rights'
> = {
  issue: {
    name: (t) => t('확인할 일'),
    state: (note, { t }) => {
      if (note === null) return t('처리 전');
      return note ? `${t('처리함')}: ${note}` : t('처리함');
    },
  },
  customer: { name: (t) => t('손님'), state: (rights, { t }) => rightsInWords(t, rights) },
  'customer-details': {
    name: (t) => t('손님 정보'),
    state: ({ name, acName, info }) =>
      [...new Set([name, info?.name, info?.phone, info && postalAddress(info), info?.note, acName])]
        .filter(Boolean)
        .join(' · '),
  },
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
  'texts-allowed': {
    name: (t) => t('문자 알림 다시 허용'),
    state: (allowed, { t }) => (allowed ? t('문자 알림 가능') : t('문자 알림 멈춤')),
  },
  'customer-exported': {
    name: (t) => t('손님 정보를 파일로 받음'),
    state: (exported, { t }) => (exported ? t('파일로 받았어요') : '–'),
  },
  'customer-deleted': {
    name: (t) => t('손님 정보를 지움'),
    state: (deleted, { t }) =>
      deleted ? t('날짜 {{count}}개의 주문은 남겼어요', { count: deleted.datesKept }) : '–',
  },
  'staff-rights': {
    name: (t) => t('직원 권한'),
    state: (role, { t }) => (role === 'off' ? t('직원 아님') : roleName(t, role)),
  },
};
