import type { TFunction } from 'i18next';
import type { Role } from '../../../domain/staff/roles.ts';

export function roleName(t: TFunction, role: Role): string {
  const names: Record<Role, string> = { owner: t('사장'), books: t('장부') };
  return names[role];
}

/** What somebody of this role sees and does. */
export function roleText(t: TFunction, role: Role): string {
  const texts: Record<Role, string> = {
    owner: t('모두 보고 모두 바꿔요. 직원의 역할도 정해요.'),
    books: t('주문과 돈, 인보이스, 환불을 보고, 환불하고, 포인트를 확정해요.'),
  };
  return texts[role];
}
