import type { TFunction } from 'i18next';
import { menuTitle } from '../../../../domain/menus/menu.ts';
import type { ActionName } from '../../../../domain/staff/actions/actions.ts';
import type { FunctionActionName } from '../../../../domain/staff/actions/function-actions.ts';
import { readPortions } from '../../../../domain/staff/logged-text.ts';
import { type MarkKind, markKinds } from '../../../../domain/staff/orders/mark-table.ts';
import type { WordsContext } from '../../common/action-words/words.ts';
import { markViews } from '../../common/marks/mark-views.ts';

const markNames = (t: TFunction) =>
  Object.fromEntries(markKinds.map((kind) => [kind, markViews[kind].name(t)])) as Record<
    MarkKind,
    string
  >;

/** The label of a logged action; the type checker asks for one for every action of staff. */
export function actionName(t: TFunction, action: string): string {
  const names: Record<ActionName | FunctionActionName, string> & Record<string, string> = {
    ...markNames(t),
    'door-photo': t('문 앞 사진'),
    date: t('날짜'),
    'date-added': t('새 날짜'),
    'cut-off': t('마감 시각'),
    'date-menus': t('날짜의 메뉴'),
    menu: t('메뉴'),
    'category-order': t('분류 순서'),
    'menus-archived': t('지난 메뉴 보관함'),
    'sold-out': t('품절'),
    limit: t('1인 제한'),
    'limit-in-all': t('전체 제한'),
    allergens: t('알레르기·식단'),
    ingredients: t('재료'),
    bought: t('장보기'),
    issue: t('확인할 일'),
    stops: t('배송 순서'),
    'delivery-time': t('배송 시간'),
    'day-closed': t('하루 정산'),
    'delivery-message': t('배송 시간 문자'),
    order: t('전화 주문'),
    'order-cancelled': t('주문 취소'),
    'pay-link': t('결제 링크'),
    'pay-link-cancelled': t('결제 링크 취소'),
    'pay-link-text': t('결제 링크 문자'),
    points: t('포인트'),
    'points-confirmed': t('포인트 확정'),
    customer: t('손님'),
    'customer-exported': t('손님 정보를 파일로 받음'),
    'customer-deleted': t('손님 정보를 지움'),
    'staff-rights': t('직원 권한'),
    'point-rate': t('포인트 비율'),
    'point-code': t('선물·할인 코드'),
    'blocked-phone': t('카드 주문을 막은 번호'),
    'opening-told': t('주문이 열렸다고 알리기'),
    'consent-ended': t('손님의 알림'),
    'texts-allowed': t('문자 알림 다시 허용'),
    announcement: t('공지'),
    import: t('가져오기'),
    'invoice-start': t('인보이스 번호'),
    refund: t('환불'),
    'refund-exception': t('주문이 되지 않은 결제 환불'),
    'refund-retried': t('환불을 다시 보냄'),
    'refund-settled': t('실패한 환불을 따로 돌려줌'),
    'refund-declined': t('환불 요청 거절'),
  };
  // A later version's entries may contain actions that are unknown here.
  return names[action] ?? action;
}

/** A text that the terminal tool logs, in the reader's language; any other as it is. */
export function loggedText(t: TFunction, logged: string): string {
  const texts: Record<string, string> = {
    '': '–',
    on: t('켬'),
    off: t('끔'),
    'balance repaired': t('포인트 잔액을 바로잡았어요'),
  };
  return texts[logged] ?? logged;
}

/** What an entry is about: the title of a menu, a setting of the terminal tool, or the text as it is. */
export function subjectName(id: string, { t, language, menus }: WordsContext): string {
  if (id === 'confirmed e-mail at sign-up') return t('가입할 때 이메일 확인');
  const menu = menus[id];
  return menu ? menuTitle(menu, language) : id;
}

/** The reason of a change: that of the shop itself in the reader's language, that of staff as they typed it. */
export function reasonText(t: TFunction, reason: string): string {
  const portions = readPortions(reason);
  return portions ? t('{{limit}}개 중 {{ordered}}개 주문', portions) : reason;
}
