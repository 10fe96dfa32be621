import type { TFunction } from 'i18next';
import type { Role } from '../../../../domain/staff/roles.ts';

export function roleName(t: TFunction, role: Role): string {
  const names: Record<Role, string> = {
    owner: t('사장'),
    books: t('장부'),
    kitchen: t('주방'),
    driver: t('기사'),
  };
  return names[role];
}

/** What somebody of this role sees and does. */
export function roleText(t: TFunction, role: Role): string {
  const texts: Record<Role, string> = {
    owner: t('모두 보고 모두 바꿔요. 직원의 역할도 정해요.'),
    books: t('주문과 돈, 인보이스, 환불을 보고, 환불하고, 포인트를 확정해요.'),
    kitchen: t('음식과 수량, 포장, 알레르기, 장보기를 봐요. 금액과 전화는 보이지 않아요.'),
    driver: t('배송하는 날 그날의 배송지와 받을 돈을 보고, 배송 완료와 받은 돈을 표시해요.'),
  };
  return texts[role];
}
