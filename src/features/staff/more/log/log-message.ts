import type { TFunction } from 'i18next';
import { formatWindow } from '../../../../domain/dates/delivery-window.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { menuTitle } from '../../../../domain/menus/menu.ts';
import type { ActionName } from '../../../../domain/staff/actions/actions.ts';
import { readLoggedText } from '../../../../domain/staff/logged-text.ts';
import type { WordsContext } from '../../common/action-words/words.ts';

/** The label of a logged action; the type checker asks for one for every action of staff. */
export function actionName(t: TFunction, action: string): string {
  const names: Record<ActionName, string> & Record<string, string> = {
    packed: t('포장'),
    delivered: t('전달'),
    'cash-taken': t('돈 받음'),
    date: t('날짜'),
    'date-added': t('새 날짜'),
    'cut-off': t('마감 시각'),
    'date-menus': t('날짜의 메뉴'),
    menu: t('메뉴'),
    'category-order': t('분류 순서'),
    'sold-out': t('품절'),
    limit: t('1인 제한'),
    'limit-in-all': t('전체 제한'),
    allergens: t('알레르기·식단'),
    issue: t('확인할 일'),
    stops: t('배송 순서'),
    'delivery-time': t('배송 시간'),
    'delivery-message': t('배송 시간 문자'),
    order: t('전화 주문'),
    'order-cancelled': t('주문 취소'),
    points: t('포인트'),
    'points-confirmed': t('포인트 확정'),
    customer: t('손님'),
    'customer-exported': t('손님 정보를 파일로 받음'),
    'customer-deleted': t('손님 정보를 지움'),
    'staff-rights': t('직원 권한'),
    'point-rate': t('포인트 비율'),
    'blocked-phone': t('카드 주문을 막은 번호'),
    announcement: t('공지'),
    import: t('가져오기'),
    'invoice-start': t('인보이스 번호'),
    refund: t('환불'),
    'refund-declined': t('환불 요청 거절'),
  };
  // A later version's entries may contain actions that are unknown here.
  return names[action] ?? action;
}

/** A text that functions and the terminal tool log, in the reader's language; an unknown one as it is. */
export function loggedText(t: TFunction, logged: string, language: Language): string {
  const read = readLoggedText(logged);
  switch (read.kind) {
    case 'given-back': {
      const { order, amount, to } = read;
      const given =
        to === 'card'
          ? t('카드로 {{amount}} 돌려줌', { amount })
          : t('포인트로 {{amount}}', { amount });
      return [order, given].filter(Boolean).join(', ');
    }
    case 'dates-kept':
      return t('날짜 {{count}}개의 주문은 남겼어요', { count: read.count });
    case 'window':
      return formatWindow(read, language);
    case 'limit-reached':
      return t('{{limit}}개 중 {{ordered}}개 주문', read);
    case 'other':
      return stateName(t, read.text);
  }
}

function stateName(t: TFunction, state: string): string {
  const names: Record<string, string> = {
    '': '–',
    waiting: t('답하기 전'),
    declined: t('거절'),
    exported: t('파일로 받았어요'),
    sending: t('보내는 중'),
    sent: t('보냈어요'),
    failed: t('문자 실패'),
    on: t('켬'),
    off: t('끔'),
    'balance repaired': t('포인트 잔액을 바로잡았어요'),
  };
  return names[state] ?? state;
}

/** What an entry is about: the title of a menu, a setting of the terminal tool, or the text as it is. */
export function subjectName(id: string, { t, language, menus }: WordsContext): string {
  if (id === 'confirmed e-mail at sign-up') return t('가입할 때 이메일 확인');
  const menu = menus[id];
  return menu ? menuTitle(menu, language) : id;
}

/** The reason of a change: that of the shop itself in the reader's language, that of staff as they typed it. */
export function reasonText(t: TFunction, reason: string, language: Language): string {
  return readLoggedText(reason).kind === 'limit-reached' ? loggedText(t, reason, language) : reason;
}
