import type { TFunction } from 'i18next';
import { formatMoney } from '../domain/lib/money.ts';
import type { OrderStep } from '../domain/order/order-status.ts';
import { minCardPayment } from '../domain/order/plan/order-limits.ts';
import type { OrderProblem } from '../domain/order/plan/order-problems.ts';

/**
 * The message that one person can order no more of a menu for a date (spec §5); `allowed` is how many
 * portions the existing orders leave.
 */
export function overLimitMessage(
  t: TFunction,
  title: string,
  limit: number,
  allowed: number,
): string {
  const ordered = Number.isFinite(allowed) ? limit - allowed : 0;
  const words = t('{{title}}: {{count}}개까지만 주문할 수 있어요', { title, count: limit });
  return ordered > 0 ? `${words} ${t('(이미 {{ordered}}개 주문하셨어요)', { ordered })}` : words;
}

/** Why a customer can't change or cancel an order any more, and that staff can. */
export function underWayMessage(t: TFunction, step: OrderStep): string {
  switch (step) {
    case 'packed':
      return t('이미 포장한 주문이라 여기서 바꾸거나 취소할 수 없어요. 저희에게 연락해 주세요.');
    case 'paid':
      return t('이미 돈을 받은 주문이라 여기서 바꾸거나 취소할 수 없어요. 저희에게 연락해 주세요.');
    case 'delivered':
      return t('이미 배송한 주문이라 여기서 바꾸거나 취소할 수 없어요. 저희에게 연락해 주세요.');
  }
}

/**
 * The message that says why an order cannot be placed; names the menu if the problem is about one (spec §5,
 * §8).
 */
export function problemMessage(
  t: TFunction,
  problem: OrderProblem,
  titleOf: (menuKey: string) => string,
): string {
  switch (problem.code) {
    case 'date-closed':
      return t('주문이 마감되었어요. 감사합니다!');
    case 'order-empty':
      return t('주문 내용이 없어요');
    case 'too-many-lines':
      return t('한 번에 {{most}}가지까지 주문하실 수 있어요. 몇 가지를 빼 주세요.', {
        most: problem.most,
      });
    case 'too-many-orders':
      return t('한 날짜에 {{most}}곳까지 주문하실 수 있어요. 더 필요하시면 연락해 주세요.', {
        most: problem.most,
      });
    case 'orders-too-large':
      return t(
        '이 날짜의 주문 내용이 너무 길어요. 메뉴 가짓수나 요청 사항을 줄이시거나 연락해 주세요.',
      );
    case 'too-many-changes':
      return t('오늘 주문하시고 고치신 횟수가 너무 많아요. 내일 다시 하시거나 연락해 주세요.');
    case 'pickup-unavailable':
      return t('지금은 직접 찾아가실 수 없어요. 배송으로 바꿔 주세요.');
    case 'no-delivery-info':
      return t('정보를 입력해 주세요');
    case 'address-incomplete':
      return t('배송 주소에 번지, 길 이름, 동네가 모두 있어야 해요. 주소를 고쳐 주세요.');
    case 'bad-quantity':
      return t('{{title}}: 수량을 다시 확인해 주세요', { title: titleOf(problem.menuKey) });
    case 'sold-out':
      return t('{{title}}: 이미 품절되었어요. 빼고 다시 주문해 주세요.', {
        title: titleOf(problem.menuKey),
      });
    case 'over-limit':
      return t('{{title}}: {{count}}개까지만 주문할 수 있어요', {
        title: titleOf(problem.menuKey),
        count: problem.limit,
      });
    case 'below-minimum':
      return t('배송은 {{minimum}}부터 주문하실 수 있어요. {{missing}}어치를 더 담아 주세요.', {
        minimum: formatMoney(problem.minimum),
        missing: formatMoney(problem.minimum - problem.total),
      });
    case 'account-deleted':
      return t('지우고 있는 계정이라 주문하실 수 없어요. 내 정보에서 계정 지우기를 마쳐 주세요.');
    case 'cash-not-allowed':
      return t('현금 주문은 하실 수 없는 계정이에요. 카드로 결제해 주세요.');
    case 'open-cash-orders':
      return t(
        '첫 배송 전에는 현금 주문을 두 날짜에 하나씩 하실 수 있어요. 이메일 주소를 확인하시거나 카드로 결제하시면 더 주문하실 수 있어요.',
      );
    case 'already-paid-by-card':
      return t(
        '이미 카드로 결제하신 주문이에요. 다시 주문하실 때는 카드로, 다른 주소는 현금으로도 돼요.',
      );
    case 'below-card-payment':
      return t(
        '최종 금액이 기존 주문보다 적어요. 기존 메뉴는 그대로 두셔야 해요. 취소하거나 줄이려면 저희에게 연락해 주세요.',
      );
    case 'points-unavailable':
      return t('쓸 수 있는 포인트가 바뀌었어요. 확인하고 다시 주문해 주세요.');
    case 'too-little-for-card':
      return t('카드로는 {{smallest}}부터 결제할 수 있어요. 포인트를 조금 남겨 두시면 돼요.', {
        smallest: formatMoney(minCardPayment),
      });
    case 'order-changed':
      return t('그사이 이 주문이 바뀌었어요. 새 내용을 확인하고 다시 눌러 주세요.');
    case 'exception-unacknowledged':
      return t(
        '이 주소의 카드 결제에 대해 읽으실 것이 있어요. 메뉴 화면 위의 빨간 버튼을 눌러 먼저 확인해 주세요.',
      );
    case 'amount-changed':
      return t('그사이 가격이 바뀌어 합계가 {{total}}예요. 확인하고 다시 눌러 주세요.', {
        total: formatMoney(problem.total),
      });
    case 'order-under-way':
      return underWayMessage(t, problem.step);
    case 'card-order-not-cancellable':
      return t('카드로 결제하신 주문을 취소하려면 저희에게 연락해 주세요.');
    case 'order-exists-at-address':
      return t('그 주소에는 이미 다른 주문이 있어요. 그 주문을 고쳐 주세요.');
  }
}
