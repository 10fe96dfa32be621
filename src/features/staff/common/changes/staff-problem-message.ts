import type { TFunction } from 'i18next';
import type { OrderProblem } from '../../../../domain/order/plan/order-problems.ts';
import type { DateCheck } from '../../../../domain/staff/dates/date-checks.ts';
import type { LinkProblem } from '../../../../domain/staff/orders/pay-link-actions.ts';
import type { StaffProblem } from '../../../../domain/staff/staff-problem.ts';
import { problemMessage } from '../../../../i18n/order-problem-message.ts';

/** Why staff may not store an order as it is: as its customer is told, without what only a customer can do about it. */
export function orderProblemForStaff(
  t: TFunction,
  problem: OrderProblem,
  titleOf: (menuKey: string) => string,
): string {
  switch (problem.code) {
    case 'date-closed':
      return t('주문을 받지 않는 날짜예요.');
    case 'sold-out':
      return t('{{title}}: 품절이에요.', { title: titleOf(problem.menuKey) });
    default:
      return problemMessage(t, problem, titleOf);
  }
}

/** Why a staff change was not made, and what to do. */
export function staffProblemMessage(t: TFunction, problem: StaffProblem): string {
  switch (problem.code) {
    case 'unknown-date':
      return t('없어진 날짜예요. 다른 날짜를 골라 주세요.');
    case 'unknown-menu':
      return t('이 날짜에 없는 메뉴예요.');
    case 'unknown-order':
      return t('그사이 취소된 주문이에요. 주문 화면을 열면 누가 언제 취소했는지 볼 수 있어요.');
    case 'unknown-issue':
      return t('그사이 목록에서 빠진 일이에요.');
    case 'unknown-customer':
      return t('없어진 손님이에요.');
    case 'order':
      return problem.problems
        .map((one) => orderProblemForStaff(t, one, (menuKey) => menuKey))
        .join('\n');
    case 'refund-failed':
      return t('카드로 받은 돈을 아직 돌려드리지 못했어요. 확인할 일에서 환불을 먼저 끝내 주세요.');
    case 'order-stays':
      return orderStays(t, problem.why);
    case 'takes-orders':
      return t('포인트는 마감한 뒤에 확정해요');
    case 'till-takes-orders':
      return t('돈은 주문을 마감한 뒤에 정산해요.');
    case 'day-closed':
      return t('그사이 다른 직원이 정산했어요. 정산한 것을 보고, 다르면 바로잡아 주세요.');
    case 'points-spent':
      return t('손님이 이 포인트를 이미 쓰셨어요.');
    case 'code-used':
      return t('이미 쓴 손님이 있어 지울 수 없어요. 끝나는 때를 정해 주세요.');
    case 'date-not-ready':
      return dateCheckMessage(t, problem.check);
    case 'menu-on-date':
      return t('배송 날짜에 있는 메뉴는 지울 수 없어요. 판매를 멈춰 주세요.');
    case 'ingredient-gone':
      return t('그사이 이름이 바뀌거나 지워진 재료가 있어요. 목록을 다시 보고 고쳐 주세요.');
    case 'import-too-large':
      return t('한 번에 올리기에는 너무 커요. 파일을 나눠서 올려 주세요.');
    case 'date-has-orders':
      return t('주문이나 정산이 있었던 날짜는 지울 수 없어요. 대신 숨길 수 있어요.');
    case 'date-open':
      return t('주문을 받는 날짜는 먼저 숨긴 뒤에 지울 수 있어요.');
    case 'date-moved':
      return t('오래 지나 목록에서 빠진 날짜는 바꿀 수 없어요.');
    case 'category-used':
      return t('메뉴가 있는 분류는 지울 수 없어요.');
    case 'entry-gone':
      return t('그사이 지워진 것이 있어요. 파일을 다시 미리 보기 해 주세요.');
    case 'other-day':
      return t('배송하는 날을 넘기는 시간이에요. 시간을 앞당겨 주세요.');
    case 'numbers-refused':
      return t(
        '다른 사람이 방금 다른 번호로 인쇄했어요. 화면의 번호가 바뀌면 이 종이를 다시 인쇄해 주세요.',
      );
    case 'invalid':
      return t('입력한 값을 확인해 주세요.');
  }
}

/** What is missing or wrong before a date can take orders. */
export function dateCheckMessage(t: TFunction, code: DateCheck['code']): string {
  const messages: Record<DateCheck['code'], string> = {
    'no-menus': t('주문할 수 있는 메뉴가 없어요.'),
    'delivery-past': t('이미 지난 날이에요.'),
    'closes-too-late': t('마감은 배송하는 날보다 앞이어야 해요.'),
    'closes-past': t('마감 시각이 이미 지났어요.'),
    'same-day': t('같은 날, 같은 지역의 날짜가 이미 있어요.'),
    'menu-price': t('값이 없는 메뉴가 있어요.'),
    'menu-english': t('영어로 보이지 않는 메뉴가 있어요.'),
    'no-cut-off': t('마감 시각이 없어요.'),
    'no-area': t('배송 지역이 없어요.'),
    'menu-photo': t('사진이 없는 메뉴가 있어요.'),
    'menu-category': t('분류가 없는 메뉴가 있어요.'),
    'menu-sold-out': t('품절된 메뉴가 있어요.'),
    'menu-over': t('전체 제한보다 많이 주문되었어요'),
    'menu-off': t('판매를 멈춘 메뉴가 있어요. 손님께 보이지 않아요.'),
  };
  return messages[code];
}

/** Why an order that waits to be paid by a link was not stored, changed or cancelled, and what to do. */
export function linkProblemMessage(t: TFunction, problem: LinkProblem): string {
  switch (problem.code) {
    case 'link-changed':
      return t('그사이 결제되었거나 바뀐 주문이에요. 지금 상태를 보고 다시 해 주세요.');
    case 'link-open':
      return problem.adds
        ? t(
            '결제하신 주문에 더한 음식이 결제를 기다려요. 먼저 그것을 취소하고, 그 주문에서 다시 더해 주세요.',
          )
        : t('이 주소로 결제를 기다리는 주문이 이미 있어요. 그 주문을 고쳐 주세요.');
    case 'delivered':
      return t('이미 배송한 주문에는 음식을 더할 수 없어요.');
    case 'card-blocked':
      return t('카드 주문을 막은 번호예요. 현금으로 받아 주세요.');
    default:
      return staffProblemMessage(t, problem);
  }
}

/** Why an order can't move to another date, and what staff can do instead. */
function orderStays(
  t: TFunction,
  why: Extract<StaffProblem, { code: 'order-stays' }>['why'],
): string {
  switch (why) {
    case 'card':
      return t(
        '카드로 결제한 주문은 날짜를 옮길 수 없어요. ‘환불·취소’로 취소하고, 새 날짜에 전화 주문으로 결제 링크를 보내 주세요.',
      );
    case 'invoice':
      return t('인보이스를 발행한 주문은 날짜를 옮길 수 없어요.');
    case 'paid':
      return t(
        '이미 돈을 받은 주문은 날짜를 옮길 수 없어요. 배송 화면에서 받은 표시를 먼저 지워 주세요.',
      );
    case 'delivered':
      return t('이미 배송한 주문은 날짜를 옮길 수 없어요.');
  }
}
